"""The sentences of truco between pairs, or one against one."""
