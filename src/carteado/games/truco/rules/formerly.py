"""Acts that an earlier revision of these rules took and `check` refuses now: out of a log they are done as they were."""

from typing import Final

from carteado.game import Action, Seat, State

# One partner gave an eleven hand up for both, whom the table had asked; the referee disqualified without a Commission, took
# back a mão that had ended, or let a claim pass for four cards without asking who held them.
CODES: Final = ("eleven-run", "no-commission", "mao-ended", "holder-missing")


def formerly(state: State, seat: Seat, action: Action) -> bool:
    """Whether this act, which is refused, used to be taken."""
    reason = state.check(seat, action)
    return reason is not None and reason.code in CODES
