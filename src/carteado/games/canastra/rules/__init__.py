"""The rules of Canastra and Buraco: two packs, mortos, melds on the table."""
