"""Shared code of the conformance tests: a driver over any game, the checks every game must pass, what games add to them."""
