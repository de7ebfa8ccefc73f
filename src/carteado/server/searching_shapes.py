"""What is told of a search."""

from typing import Any, Final

from msgspec import Struct


class Answer(Struct, kw_only=True, forbid_unknown_fields=True):
    """A clause or a silence that answers, and the words of its text that did, plain, to be marked there."""

    id: str
    marks: list[str]


class Answers(Struct, kw_only=True, forbid_unknown_fields=True):
    """What answers a question, the best first."""

    answers: list[Answer]


SENT: Final[dict[str, Any]] = {"Answers": Answers}
