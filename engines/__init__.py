"""Rules of the games: pure functions over immutable positions, no input or output, no chance of their own."""
