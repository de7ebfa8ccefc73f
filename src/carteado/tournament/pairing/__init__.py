"""Who meets whom: all against all, and round by round."""
