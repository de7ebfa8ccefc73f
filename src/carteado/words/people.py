"""Who is meant: the viewer is "você", the others go by name; sides are ours and theirs, or A and B to a bystander.

Rule 1: one against one there are no pairs: a side is the one who plays it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from carteado.cards import Card
from carteado.game import Event, Seat, View
from carteado.games.cego.rules.events import Called, Declared, VoltaBegan
from carteado.games.cego.rules.rulebook import CEGO
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.rules.words import ACHICO, CONTRA_FLOR, CONTRA_FLOR_E_O_RESTO, FLOR, FLOR_E_TRUCO
from carteado.games.truco.rules.family import OPTIONS
from carteado.games.truco.rules.fenacef import FENACEF
from carteado.games.truco.rules.pack_events import ViraTurned
from carteado.games.truco.rules.rulebook import NO_TENTO, OPPONENTS_CHOOSE, TrucoRules
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.words.vocabulary import spoken
from carteado.pack import Shuffled
from carteado.words.cards import FIXED, Powers, powers, rules_in
from carteado.words.language import Language, Texts

DUEL = 2
SIX = 6
FLORES = (FLOR, CONTRA_FLOR, CONTRA_FLOR_E_O_RESTO, ACHICO, FLOR_E_TRUCO)


@dataclass(frozen=True)
class Listener:
    """The one who is told: the language, the names of the seats, the viewer's own seat, if any, and what is played.

    `vira` is the card that names the manilhas, once it is known; `flores` the sides that have sung a flor in this volta, one
    bit each: `hearing` keeps up with both.
    """

    words: Language
    names: Sequence[str] = ()
    viewer: Seat | None = None
    regulation: str = ""
    options: tuple[tuple[str, str], ...] = ()
    vira: Card | None = None
    flores: int = 0

    def hearing(self, event: Event) -> "Listener":
        """The listener after this event, who knows by it which cards are manilhas, and which sides sang a flor."""
        if isinstance(event, VoltaBegan):
            return replace(self, flores=0) if self.flores else self
        said = event.call if isinstance(event, Called) else event.what if isinstance(event, Declared) else ""
        if isinstance(event, (Called, Declared)) and said in FLORES:
            return replace(self, flores=self.flores | 1 << (event.seat & 1))
        if isinstance(event, ViraTurned) and event.card != self.vira:
            return replace(self, vira=event.card)
        return replace(self, vira=None) if isinstance(event, Shuffled) and self.vira is not None else self

    @property
    def worth(self) -> Powers:
        """What cards are worth now, for their nicknames."""
        return powers(self.regulation, self.options, self.vira) if self.regulation else FIXED

    @property
    def spoken(self) -> Texts:
        """The words of the regulation that is played."""
        return spoken(self.regulation)

    @property
    def tento_is_a_fault(self) -> bool:
        """Whether the code calls its penalty a tento, and not a point."""
        return self._rules.tento != NO_TENTO

    @property
    def first_dealer(self) -> int:
        """How the code finds who deals first."""
        return self._rules.first_dealer

    @property
    def opponents_choose(self) -> bool:
        """Whether the other pair says which of the cards thrown together stays."""
        return self._rules.two_cards == OPPONENTS_CHOOSE and not self.duel

    @property
    def incidents(self) -> Mapping[str, str]:
        """What a referee may rule on, by clause."""
        return self._rules.incidents

    @property
    def _rules(self) -> TrucoRules:
        return rules_in(self.regulation, self.options) if self.regulation in OPTIONS else FENACEF

    @property
    def cego(self) -> bool:
        """Whether it is Truco Cego, with its pack and its voltas."""
        return self.regulation == CEGO.id

    @property
    def trio(self) -> bool:
        """Whether it is three against three."""
        return self.cego or len(self.names) == SIX

    @property
    def duel(self) -> bool:
        """Whether it is one against one."""
        return len(self.names) == DUEL

    def is_me(self, seat: Seat) -> bool:
        """Whether this seat is the viewer's."""
        return seat == self.viewer

    def who(self, seat: Seat) -> str:
        """The name of a seat inside a sentence."""
        if self.is_me(seat):
            return self.words.say("você")
        return self._name(seat) or self.words.say("jogador {seat}", seat=seat)

    def subject(self, seat: Seat) -> str:
        """The name of a seat at the start of a sentence."""
        if self.is_me(seat):
            return self.words.say("Você")
        return self._name(seat) or self.words.say("Jogador {seat}", seat=seat)

    def _name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def seated(self) -> bool:
        """Whether the viewer plays; the public and the referee take no side."""
        return self.viewer is not None and self.viewer >= 0

    def our(self, side: int) -> bool:
        """Whether this is the viewer's side."""
        return self.viewer is not None and self.viewer >= 0 and self.viewer & 1 == side

    def side(self, side: int) -> str:
        """The side as a heading: "nós", "eles", "dupla A", "trio A"."""
        if self.duel:
            return self.who(side)
        if not self.seated():
            return self.words.say("trio {letter}" if self.trio else "dupla {letter}", letter="AB"[side])
        return self.words.say("nós") if self.our(side) else self.words.say("eles")

    def whose(self, side: int) -> str:
        """Something is theirs: "de vocês", "deles", "da dupla A", "de Ana"."""
        if self.duel:
            return self.words.say("sua") if self.is_me(side) else self.words.say("de {who}", who=self.who(side))
        if not self.seated():
            return self.words.say("do trio {letter}" if self.trio else "da dupla {letter}", letter="AB"[side])
        return self.words.say("de vocês") if self.our(side) else self.words.say("deles")

    def whom(self, side: int) -> str:
        """Something is for them: "para vocês", "para eles", "para a dupla A", "para Ana"."""
        if self.duel:
            return self.words.say("para {who}", who=self.who(side))
        if not self.seated():
            return self.words.say("para o trio {letter}" if self.trio else "para a dupla {letter}", letter="AB"[side])
        return self.words.say("para vocês") if self.our(side) else self.words.say("para eles")

    def score(self, score: Sequence[int]) -> str:
        """The score, the viewer's side first: "4 a 6"."""
        first, second = (score[1], score[0]) if self.our(1) else (score[0], score[1])
        return self.words.say("{first} a {second}", first=first, second=second)


def listening(words: Language, names: Sequence[str], viewer: Seat | None, view: View | None) -> Listener:
    """Who listens at the table of this view, knowing the vira that lies there, or the flores that were sung."""
    if isinstance(view, CegoView):
        sung = {hand.seat & 1 for hand in view.known.hands if hand.flor in FLORES}
        return Listener(words, names, viewer, view.regulation, view.options, flores=sum(1 << side for side in sung))
    if not isinstance(view, TrucoView):
        return Listener(words, names, viewer, "" if view is None else view.regulation)
    return Listener(words, names, viewer, view.regulation, view.options, view.known.vira_card)
