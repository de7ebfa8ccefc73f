"""Acts that an earlier revision of these rules took and `check` refuses now: out of a log they are done as they were."""

from typing import Final

from carteado.game import Action, Seat, State

# One partner gave an eleven hand up for both, whom the table had asked; the referee disqualified without a Commission, or took
# back a mão that had ended.
CODES: Final = ("eleven-run", "no-commission", "mao-ended")


def formerly(state: State, seat: Seat, action: Action) -> bool:
    """Whether this act, which is refused, used to be taken."""
    reason = state.check(seat, action)
    return reason is not None and reason.code in CODES
