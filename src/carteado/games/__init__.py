"""One folder a family of games; nothing outside it imports what is in here: the catalogue does, by name."""
