"""One text format for saved games, replays, bug reports and rule cases: see docs/records.md."""

from carteado.records.cases import Failure, check, failures
from carteado.records.model import ENGINE, Act, Comment, Expectation, Hands, Record, RecordError, Refusal, Result, Start
from carteado.records.reading import parse
from carteado.records.replaying import Moment, replay, start, verify
from carteado.records.writing import masked, recorded, write

__all__ = [
    "ENGINE", "Act", "Comment", "Expectation", "Failure", "Hands", "Moment", "Record", "RecordError", "Refusal", "Result",
    "Start", "check", "failures", "masked", "parse", "recorded", "replay", "start", "verify", "write",
]  # fmt: skip
