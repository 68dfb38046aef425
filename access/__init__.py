"""All that touches a person or a machine: speech, keys, the journal, the table, the command plateau."""
