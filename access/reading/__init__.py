"""Rules to listen to: chapters, search, bookmarks, tutorials, and the same texts as files."""
