"""What runs on the reader board; the host imports its wire format and its link as they are."""
