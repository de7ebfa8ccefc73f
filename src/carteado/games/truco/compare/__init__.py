"""In what the codes of truco differ, and where the same mão goes otherwise."""
