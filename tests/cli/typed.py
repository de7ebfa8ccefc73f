"""What a command typed at the shell says and leaves with."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = "truco-fenacef"


@dataclass(frozen=True)
class Said:
    """The two streams and the exit code of one command."""

    code: int
    out: str
    err: str

    def refused(self) -> str:
        """The one sentence of a refusal: nothing else was said, and nothing was done."""
        assert self.code == 1
        assert self.out == ""
        (line,) = self.err.splitlines()
        head, _, sentence = line.partition(": ")
        assert head in ("Erro", "Error")
        assert sentence.endswith((".", "]"))
        return sentence


Typed = Callable[..., Said]
