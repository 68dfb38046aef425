"""Data that people may edit: games, players, boards and keys, in YAML."""
