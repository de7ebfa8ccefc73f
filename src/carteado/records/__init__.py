"""One text format for saved games, replays, bug reports and rule cases: see docs/records.md."""

from carteado.records.cases import Failure, check, failures
from carteado.records.model import (
    ENGINE,
    Act,
    Comment,
    Expectation,
    Hands,
    Record,
    RecordError,
    Refusal,
    Result,
    Start,
    TableLine,
)
from carteado.records.proof import Pack, Problem, Proof, follow, prove
from carteado.records.reading import parse
from carteado.records.replaying import Moment, replay, start, verify
from carteado.records.writing import masked, recorded, write

__all__ = [
    "ENGINE", "Act", "Comment", "Expectation", "Failure", "Hands", "Moment", "Pack", "Problem", "Proof", "Record",
    "RecordError", "Refusal", "Result", "Start", "TableLine", "check", "failures", "follow", "masked", "parse", "prove",
    "recorded", "replay", "start", "verify", "write",
]  # fmt: skip
