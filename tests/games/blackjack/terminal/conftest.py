"""Terminal tests: the person alone turns the page at the normal pace."""

from terminal.pace import normal_pauses_never_run_out

__all__ = ["normal_pauses_never_run_out"]
