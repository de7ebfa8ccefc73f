"""Who speaks at a table of Truco Cego and where the volta stands."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carteado.game import Action, Seat
from carteado.games.cego.rules import acts, words
from carteado.games.cego.rules.pontos import SUIT
from carteado.games.cego.rules.views import MesaCego
from carteado.games.cego.words import frases

ASKS_FLOR: Final = ("gate", "lei-flor", "lei-flor-proposers")
TRUCOS: Final = (words.TRUCO, words.RETRUCO, words.VALE_QUATRO)


@dataclass(frozen=True)
class Ear:
    """Who speaks, where the volta stands, and what may be said."""

    seat: Seat
    mesa: MesaCego
    menu: tuple[Action, ...]
    names: Sequence[str]

    @property
    def side(self) -> int:
        return self.seat & 1

    def call(self, call: str) -> Action:
        """A call with its tentos, or, where a flor is asked about, a declaration."""
        if self.mesa.window in ASKS_FLOR and call in (*frases.FLORES, words.E_BOA):
            return acts.Declare(call)
        found = [act for act in self.menu if isinstance(act, acts.Call) and act.call == call]
        return found[0] if found else acts.Call(call, 2 + TRUCOS.index(call) if call in TRUCOS else 0)

    def quero(self, raising: bool = False, passing: str = "", shrinking: bool = False) -> Action | None:
        wanted = (raising, passing, shrinking)
        offered = [act for act in self.menu if isinstance(act, acts.Quero)]
        return next((act for act in offered if (act.raising, act.passing, act.shrinking) == wanted), None)

    def nao_quero(self, shrinking: bool = False) -> Action | None:
        return next((act for act in self.menu if isinstance(act, acts.NaoQuero) and act.shrinking == shrinking), None)

    def any_of(self, kind: type[Action]) -> Action | None:
        return next((act for act in self.menu if isinstance(act, kind)), None)

    def truco_pending(self) -> bool:
        """Whether a step of truco of the other side waits for an answer."""
        return self.mesa.asked > 0 and self.mesa.asked_by == 1 - self.side

    def flor_with_truco(self) -> bool:
        """Whether the speaker is asked about a flor that came with a truco of the other side."""
        asked = self.mesa.window == "gate" and any(isinstance(act, acts.Declare) for act in self.menu)
        sides = {hand.seat & 1 for hand in self.mesa.hands if hand.flor}
        return asked and self.truco_pending() and sides == {1 - self.side}

    def has_flor(self) -> bool | None:
        """Whether the speaker was dealt a flor; nobody knows where the cards are not seen."""
        if not self.mesa.hands:
            return None
        suits = [None if card is None else SUIT[card.index] for card in self.mesa.hands[self.seat].dealt_cards]
        return None if None in suits else len(set(suits)) == 1
