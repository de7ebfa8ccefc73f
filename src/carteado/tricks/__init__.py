"""What games of vazas count with: cards that fall, who takes a vaza, who has won the mão."""
