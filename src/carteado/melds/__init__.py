"""What games of melds count with: runs and groups, the cards that stand for others, every meld of a hand."""
