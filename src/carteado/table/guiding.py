"""A table for one who learns: its set-up, and the entry that says so."""

from carteado.catalogue import GAMES
from carteado.lessons import has_lesson, lesson
from carteado.records import setting_of
from carteado.table import entries as log
from carteado.table import messages
from carteado.table.acting import Refused


def lesson_setup(game: str) -> messages.Setup:
    """The table at which the lesson of a game is played: nobody else comes. `Refused` where there is none."""
    if game not in GAMES or not has_lesson(game):
        raise Refused("no-lesson", "", game[:40])
    record = lesson(game).record
    return messages.Setup(
        game=game,
        seats=record.seats,
        options=dict(record.options),
        public=False,
        spectators=False,
        substitutes=False,
        quick=True,
    )


def guided(now: int, game: str) -> log.Guided:
    """That the first deal of this table is the lesson's."""
    record = lesson(game).record
    return log.Guided(at=now, start=setting_of(record).notation.start.tell(record.start))
