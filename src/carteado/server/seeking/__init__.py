"""Find a table: people who look for the same game are seated together, and bots with them where too few come."""
