"""Why an entry may not be written now, or nothing: the authority over the log of an event.

Rule 1: what a clause refuses is refused with it; everything else is warned of, and play goes on.
Rule 2: a check reads the state and the entry alone, and names what would be right.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament.checks.entering import CHECKS as ENTERING
from carteado.tournament.checks.entering import opening
from carteado.tournament.checks.judging import CHECKS as JUDGING
from carteado.tournament.checks.online import CHECKS as ONLINE
from carteado.tournament.checks.playing import CHECKS as PLAYING
from carteado.tournament.checks.roles import forbidden
from carteado.tournament.checks.seating import CHECKS as SEATING
from carteado.tournament.checks.sheets import CHECKS as SHEETS
from carteado.tournament.checks.sizes import unfit
from carteado.tournament.checks.tabling import CHECKS as TABLING
from carteado.tournament.state import State

Check = Callable[[State, Any], Reason | None]

CHECKS: Final[Mapping[type[Any], Check]] = {
    **ENTERING,
    **TABLING,
    **PLAYING,
    **SEATING,
    **JUDGING,
    **SHEETS,
    **ONLINE,
}
AFTER_THE_END: Final = (log.Corrected, log.Published, log.Announced, log.Ruled, log.StageReopened)


def objection(state: State, entry: log.AnyEntry) -> Reason | None:
    """Why this may not be entered now, or `None`. What a correction changes is looked at by `Torneio.check`."""
    reason = unfit(entry)
    if reason is not None:
        return reason
    if isinstance(entry, log.Opened):
        return Reason("opened-already") if state.made is not None else opening(entry)
    if state.made is None:
        return Reason("not-opened")
    reason = forbidden(state, entry)
    if reason is not None:
        return reason
    if state.ended and not isinstance(entry, AFTER_THE_END):
        return Reason("ended")
    check = CHECKS.get(type(entry))
    return None if check is None else check(state, entry)
