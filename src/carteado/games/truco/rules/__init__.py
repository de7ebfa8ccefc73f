"""Truco between two sides: one machine, one constant for each regulation."""
