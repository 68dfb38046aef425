"""Keys and typed lines: the key map, the reader of single keys, the words of line mode."""
