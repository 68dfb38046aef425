"""Boxes playable by touch: marks to stick on, braille, and the kit that says what goes where."""
