"""A terminal table of Truco Cego made to order: known hands, five others that keep quiet unless a script speaks for them."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from carteado.cards import Card
from carteado.game import Action, Seat, View
from carteado.games.cego.rules.acts import Declare, Defer, NaoMato, NaoQuero, Nothing, Sing
from carteado.games.cego.rules.views import CegoView, MesaCego
from carteado.games.cego.words.holding import true_song
from carteado.pack import Cut, Deal
from carteado.terminal.session import Session, Setup
from carteado.tricks.play import Play
from games.cego.kit import H1
from games.cego.kit.mesa import pack

CEGO = "truco-cego"
CUT = 20
QUIET = (Deal, Defer, Declare, NaoQuero, NaoMato, Nothing, Play)


class Quiet:
    """Says what the script says once it is legal; else has no flor, wants nothing, beats nothing, and plays its first card."""

    def __init__(self, script: Sequence[Action] = ()) -> None:
        self._script = list(script)

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        if self._script and self._script[0] in legal:
            return self._script.pop(0)
        return quiet(view, legal) if view.waited else None


def quiet(view: View, legal: tuple[Action, ...]) -> Action:
    """The plainest thing to do."""
    assert isinstance(view, CegoView)
    if Cut(CUT) in legal:
        return Cut(CUT)
    if Declare("e-boa") in legal:
        return Declare("e-boa")
    plain = [action for kind in QUIET for action in legal if isinstance(action, kind)]
    if not plain and Sing(true_song(view)) in legal:
        return Sing(true_song(view))
    return plain[0] if plain else legal[0]


def six(
    hands: Mapping[Seat, str] = H1,
    scripts: Mapping[Seat, Sequence[Action]] | None = None,
    profile: str = "faithful",
    **setup: Any,
) -> Session:
    """A partida in which every deal has these hands; seat 5 deals first, so the person, seat 0, is mão."""
    chosen = Setup(CEGO, **{"dealer": 5, "options": {"profile": profile}, **setup})
    told = scripts or {}
    bots = {seat: Quiet(told.get(seat, ())) for seat in range(6) if seat != chosen.seat}
    made: list[Session] = []

    def shuffled(_: tuple[Card, ...]) -> tuple[Card, ...]:
        known = mesa(made[0])
        dealer = known.next_dealer if known.next_dealer >= 0 else known.dealer
        order = pack(hands, dealer)
        return order[-CUT:] + order[:-CUT]

    made.append(Session(chosen, bots, shuffled))
    return made[0]


def mesa(table: Session) -> MesaCego:
    """What the person knows."""
    view = table.view()
    assert isinstance(view, CegoView)
    return view.known


def in_testa(table: Session, nth: int = 0) -> Session:
    """The same table, played on quietly to a testa of the next deal."""
    while not (mesa(table).form == "testa" and mesa(table).hands and mesa(table).nth == nth):
        if table.idle():
            table.act(quiet(table.view(), table.legal()))
        else:
            table.commit(table.consider())
    return table
