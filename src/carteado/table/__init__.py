"""One table of people and bots, without sockets, clocks or storage: see docs/table.md.

Rule 1: `receive` decides and changes nothing; whoever runs the table stores the entries and then folds them.
Rule 2: time comes in as a number; what becomes due is asked for with `due` and decided by `tick`.
"""

from carteado.table.acting import Draw, Refused
from carteado.table.advising import advising, reviewing
from carteado.table.clocks import Ask, asks, due, hurry, think, tick
from carteado.table.deciding import Deciding, Effects, opened
from carteado.table.drafting import drafted
from carteado.table.guiding import guided, lesson_setup
from carteado.table.incoming import Request
from carteado.table.moment import Moment
from carteado.table.seats import Who
from carteado.table.table import Table
from carteado.table.teaching import Question, Values
from carteado.table.telling import Teller

__all__ = [
    "Ask", "Draw", "Effects", "Moment", "Question", "Refused", "Table", "Teller", "Values", "Who", "advising", "asks",
    "drafted", "due", "guided", "hurry", "lesson_setup", "opened", "receive", "reviewing", "think", "tick",
]  # fmt: skip


def receive(table: Table, now: int, who: Who, request: Request, draw: Draw) -> Effects:
    """What a request of a person leads to: entries to store and fold, a refusal, or the version it was done in before."""
    return Deciding(table, now, who, draw).decide(request)
