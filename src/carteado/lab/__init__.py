"""The laboratory: speed, measured beside others in one run."""
