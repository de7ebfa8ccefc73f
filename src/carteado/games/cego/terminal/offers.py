"""What the person can do now at a table of Truco Cego: keys, words and prices; and what a key not offered would have meant.

Rule 1: the true thing comes first, the bluff last; what has no room beside the hand is in the window of `MORE`.
"""

from typing import Final

from carteado.cards import Card
from carteado.game import Action
from carteado.games.cego.rules import acts, words
from carteado.games.cego.rules.rulebook import SEATS
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.terminal.keys import MORE, key_of
from carteado.games.cego.words.holding import true_song
from carteado.games.cego.words.offered import offered
from carteado.pack import Cut, Deal, Draw
from carteado.terminal.family import Grip, Offer
from carteado.terminal.look import NIGHT
from carteado.terminal.widgets.calls import MOST, rows
from carteado.tricks.play import Play
from carteado.words import Words
from carteado.words.offered import Offered

ASKED: Final[tuple[tuple[type[Action], str], ...]] = ((Cut, "cut"), (Draw, "draw"), (acts.Sing, "song"))
BLUFF: Final = 20
_LAST: Final = 15
_ORDER: Final = {
    words.FLOR: 0,
    words.CONTRA_FLOR: 1,
    words.CONTRA_FLOR_E_O_RESTO: 2,
    words.ACHICO: 3,
    words.ENVIDO: 5,
    words.ENVIDO_ENVIDO: 5,
    words.TRUCO: 6,
    words.RETRUCO: 6,
    words.VALE_QUATRO: 6,
    words.REAL_ENVIDO: 7,
    words.FALTA_ENVIDO: 8,
    words.E_BOA: 4,
    words.PASS: 9,
    words.PACK: 10,
}


class CegoOffers:
    """The menu of one moment; `memo` is a song said with a QUERO, which is then the only one."""

    def __init__(self, view: CegoView, legal: tuple[Action, ...], grip: Grip, said: Words, memo: int | str = 0) -> None:
        self.view = view
        self.mesa = view.known
        self.legal = legal
        self.grip = grip
        self.words = said
        self.memo = memo

    def listed(self) -> tuple[Offer, ...]:
        """Everything on offer; of two with one key the first has it."""
        found: list[Offer] = []
        taken: set[str] = set()
        for offer in [*self._lifted(), *self._asked(), *self._plain()]:
            found.append(offer if offer.key not in taken else Offer("", offer.label, offer.price, offer.action))
            taken.add(offer.key)
        if self._fits(found):
            return tuple(found)
        return (*found, Offer(MORE, self.words.say("Mais…"), local="more"))

    def panel(self) -> tuple[Offer, ...]:
        """As many as there is room for, and the way to the others."""
        listed = self.listed()
        if listed[-1:] == () or listed[-1].local != "more":
            return listed
        room, shown = MOST - 1, list[Offer]()
        for offer in listed[:-1]:
            room -= rows(offer, NIGHT)
            if room < 0:
                break
            if not offer.key:
                room += rows(offer, NIGHT)
                continue
            shown.append(offer)
        left = len(listed) - 1 - len(shown)
        return (*shown, Offer(MORE, self.words.say("Mais…"), f"+{left}", local="more"))

    def _fits(self, offers: list[Offer]) -> bool:
        return all(offer.key for offer in offers) and sum([rows(offer, NIGHT) for offer in offers]) <= MOST

    def _lifted(self) -> list[Offer]:
        play = self.played()
        found = [Offer("enter", self._named(play)[0], "", play)] if play is not None and play in self.legal else []
        two = [act for act in self.legal if isinstance(act, acts.PlayTwo) and act.under_card == self.card()]
        return found + [Offer("j", self._named(act)[0], "", act) for act in two]

    def _asked(self) -> list[Offer]:
        """Of many numbers one offer, which asks for it."""
        found: list[Offer] = []
        for kind, ask in ASKED:
            acts_of = [act for act in self.legal if isinstance(act, kind)]
            if isinstance(self.memo, int) and self.memo and kind is acts.Sing:
                acts_of = [act for act in acts_of if act == acts.Sing(self.memo)] or acts_of
            if len(acts_of) == 1:
                found.append(Offer(key_of(acts_of[0]), self._named(acts_of[0])[0], "", acts_of[0]))
            elif acts_of:
                found.append(Offer(key_of(acts_of[0]), self._question_label(ask), ask=ask))
        return found

    def _question_label(self, ask: str) -> str:
        if ask == "cut":
            return self.words.say("Cortar")
        return self.words.say("Tirar uma carta") if ask == "draw" else self.words.say("Cantar os pontos")

    def _plain(self) -> list[Offer]:
        skipped = (Play, acts.PlayTwo, *[kind for kind, _ in ASKED])
        plain = sorted([act for act in self.legal if not isinstance(act, skipped)], key=self._rank)
        return [self._offer(act) for act in plain]

    def _offer(self, action: Action) -> Offer:
        label, price = self._named(action)
        return Offer(key_of(action), label, price, action, loud=isinstance(action, (acts.Call, acts.LeiDoJogo)))

    def _rank(self, action: Action) -> int:
        """Where an act stands in the list."""
        if self._false_flor(action):
            return BLUFF
        match action:
            case acts.Quero():
                return 12 if action.passing or action.shrinking else 2 if action.raising else 0
            case acts.NaoQuero():
                return 1
            case acts.Call():
                return _ORDER.get(action.call, _LAST)
            case acts.Declare():
                return _ORDER[action.what]
            case acts.Leave():
                return _ORDER.get(action.how, _LAST)
            case acts.Defer() | acts.NaoMato() | acts.Nothing() | Deal():
                return 4
            case acts.CallDown():
                return BLUFF + 1
            case _:
                return _LAST

    def _false_flor(self, action: Action) -> bool:
        """Whether an act says a flor that is not there."""
        return isinstance(action, (acts.Call, acts.Declare)) and self._told(action).truth == "bluff"

    def _named(self, action: Action) -> tuple[str, str]:
        """The name of an act and, apart from it, its price."""
        told = self._told(action)
        return told.label, told.price or told.risk

    def _told(self, action: Action) -> Offered:
        return offered(self.words, action, self.view, self.legal)

    # The lifted card as an act.

    def card(self) -> Card | None:
        """The face of the lifted card."""
        hands = self.mesa.hands
        return hands[self.view.seat].dealt_cards[self.grip.place - 1] if hands and self.grip.place else None

    def played(self) -> Action | None:
        """The lifted card, played."""
        card = self.card()
        return None if card is None else Play(card)

    # What a key means, offered or not.

    def meant(self, key: str) -> Action | None:
        """The act behind a key, for the table to refuse with its reason."""
        mesa = self.mesa
        before = not mesa.hands
        truco = words.TRUCO_CALLS[min(mesa.level + 1, 3)]
        meanings: dict[str, Action | None] = {
            "enter": self.played(),
            "e": acts.Call(words.ENVIDO, 2),
            "r": acts.Call(words.REAL_ENVIDO, 3),
            "l": acts.LeiDoJogo(mesa.falta) if before else acts.Call(words.FALTA_ENVIDO, mesa.falta),
            "f": acts.Call(words.FLOR),
            "k": acts.Call(words.CONTRA_FLOR),
            "o": acts.Call(words.CONTRA_FLOR_E_O_RESTO),
            "h": acts.Call(words.ACHICO),
            "u": acts.Call(words.ENVIDO_MINHA_FLOR, 2),
            "t": acts.Call(truco, min(mesa.level + 2, 4)),
            "a": acts.Quero(words.OF_TRUCO, mesa.asked + 1),
            "c": Cut(mesa.pack // 2) if before else acts.NaoQuero(words.OF_TRUCO, mesa.asked + 1),
            "d": Deal() if before else acts.Defer(words.OF_TRUCO, mesa.asked + 1),
            "s": Draw(1) if before else acts.Sing(true_song(self.view) or 20),
            "p": acts.Leave(words.PASS),
            "b": acts.Leave(words.PACK),
            "z": acts.Leave(words.UNSEEN),
            "g": acts.GiveHandUp(),
            "i": acts.AskFlor((self.view.seat + 1) % SEATS),
            "y": acts.Admit(),
        }
        return meanings.get(key)
