"""A window over another screen, which closes once: a key that was already on its way closes nothing else."""

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen

Answer = TypeVar("Answer")


class Window(ModalScreen[Answer]):
    """A modal screen that a doubled key cannot close twice."""

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Close with this answer, unless it is closed already."""
        return super().dismiss(result) if self.is_current else AwaitComplete()
