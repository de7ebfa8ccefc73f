"""The places of the terminal: menu, table, replay, and the small windows over them."""
