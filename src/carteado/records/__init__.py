"""One text format for saved games, replays, bug reports and rule cases: see docs/records.md."""

from carteado.records.cases import Failure, check, failures
from carteado.records.face import Cartas, Notation, Setting, StartLine
from carteado.records.masking import masked
from carteado.records.model import ENGINE, Act, Comment, Expectation, Hands, Record, RecordError, Refusal, Result, TableLine
from carteado.records.proof import Pack, Problem, Proof, follow, prove
from carteado.records.reading import parse
from carteado.records.replaying import Moment, replay, start, verify
from carteado.records.settings import setting, setting_of
from carteado.records.writing import recorded, write

__all__ = [
    "ENGINE", "Act", "Cartas", "Comment", "Expectation", "Failure", "Hands", "Moment", "Notation", "Pack",
    "Problem", "Proof", "Record", "RecordError", "Refusal", "Result", "Setting", "StartLine", "TableLine", "check", "failures",
    "follow", "masked", "parse", "prove", "recorded", "replay", "setting", "setting_of", "start", "verify", "write",
]  # fmt: skip
