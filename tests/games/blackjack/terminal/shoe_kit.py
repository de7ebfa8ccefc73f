"""A terminal table of blackjack with a known shoe; the others bet the minimum, decline and stand, unless a script says more."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from carteado.cards import Card, cards
from carteado.game import Action, Seat, View
from carteado.games.blackjack.rules.views import BlackjackView, Mesa
from carteado.terminal.session import Session, Setup
from games.blackjack.kit.mesa import WORDS, topped


class Quiet:
    """Bets the least, declines, stands; what the script says is done first, in order, where it is legal."""

    def __init__(self, script: Sequence[str] = ()) -> None:
        self._script = list(script)

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        if not view.waited:
            return None
        wanted = [act for act in legal if self._script and isinstance(act, WORDS[self._script[0]])]
        if wanted:
            self._script.pop(0)
        return (wanted or list(legal))[0]


def session(
    shoe: str,
    seats: int = 1,
    scripts: Mapping[Seat, Sequence[str]] | None = None,
    chips: tuple[float, ...] = (),
    **options: Any,
) -> Session:
    """A session in which the person is seat 0 and the first shoe begins with these cards; seats get theirs, then the house."""
    told = scripts or {}
    setup = Setup(
        "blackjack",
        seats=seats,
        options={key: str(value).lower() for key, value in options.items()},
        score=tuple([int(2 * held) for held in chips]),
        seed=1,
    )

    def shuffle(pack: tuple[Card, ...]) -> tuple[Card, ...]:
        return topped(pack, cards(shoe))

    return Session(setup, {seat: Quiet(told.get(seat, ())) for seat in range(1, seats)}, shuffle)


def mesa(table: Session) -> Mesa:
    """What lies on the table for the person."""
    view = table.view()
    assert isinstance(view, BlackjackView)
    return view.shown
