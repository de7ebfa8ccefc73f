"""People to one another: what they have played, how they are rated, friends, blocks, reports and who decides about them."""
