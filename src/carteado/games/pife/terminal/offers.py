"""What the person can do now, with the card that is stood at; and what a key that is not offered would have meant."""

from typing import Final

from carteado.cards import Card
from carteado.game import Action
from carteado.games.pife.rules.acts import (
    Abandon,
    Buy,
    Claim,
    Discard,
    Follow,
    GoOut,
    Pass,
    PickUp,
    Pifei,
    PointOut,
    Raise,
    Reach,
    Throw,
)
from carteado.games.pife.rules.views import PifeView
from carteado.pack import Cut
from carteado.terminal.family import Grip, Offer
from carteado.words import Words

_KEYS: Final[tuple[tuple[type[Action], str], ...]] = (
    (Buy, "c"),
    (PickUp, "l"),
    (Follow, "p"),
    (Pass, "p"),
    (Pifei, "f"),
    (Abandon, "a"),
    (Throw, "t"),
    (Reach, "e"),
)
MORE: Final = "m"


class Offers:
    """The menu of one moment."""

    def __init__(self, view: PifeView, hand: tuple[Card, ...], legal: tuple[Action, ...], grip: Grip, words: Words) -> None:
        self.view, self.legal, self.grip, self.words = view, legal, grip, words
        self.hand = hand

    def listed(self) -> tuple[Offer, ...]:
        """Everything on offer, what is done most often first."""
        found = [*self._going_out(), *self._discard(), *self._plain(), *self._asked(), *self._calling()]
        if any(isinstance(act, (Discard, Claim)) for act in self.legal):
            under = tuple([self._offer("", act) for act in self.legal])
            found.append(Offer(MORE, self.words.say("Tudo o que dá…"), f"({len(self.legal)})", under=under))
        return tuple(found)

    def panel(self) -> tuple[Offer, ...]:
        """All of it: there is room."""
        return self.listed()

    def _going_out(self) -> list[Offer]:
        """True batidas alone; false ones, where they can be made, are in the list of everything."""
        acts = [act for act in self.legal if isinstance(act, (GoOut, Claim))]
        true = [act for act in acts if self.words.offered(act, self.view, self.legal).truth == "true"]
        if len(true) > 1:
            return [Offer("b", self.words.say("Bater…"), f"({len(true)})", under=tuple([self._offer("", act) for act in true]))]
        return [self._offer("b", act) for act in true]

    def _discard(self) -> list[Offer]:
        card = self.stood_at()
        return [self._offer("d", act) for act in self.legal if isinstance(act, Discard) and act.card == card]

    def _plain(self) -> list[Offer]:
        return [self._offer(key, act) for kind, key in _KEYS for act in self.legal if isinstance(act, kind)]

    def _asked(self) -> list[Offer]:
        found: list[Offer] = []
        if any(isinstance(act, Cut) for act in self.legal):
            found.append(Offer("c", self.words.say("Cortar"), ask="Cut"))
        bets = [act for act in self.legal if isinstance(act, Raise)]
        if bets:
            first = not any(lugar.bet for lugar in self.view.shown.lugares)
            label = self.words.say("Apostar…") if first else self.words.say("Repicar…")
            found.append(Offer("r", label, f"({bets[0].to}–{bets[-1].to})", ask="Raise"))
        return found

    def _calling(self) -> list[Offer]:
        return [self._offer("o" if not nth else "", act) for nth, act in enumerate(self._calls())]

    def _calls(self) -> list[Action]:
        return [act for act in self.legal if isinstance(act, PointOut)]

    def _offer(self, key: str, action: Action) -> Offer:
        told = self.words.offered(action, self.view, self.legal)
        about = f"{told.about} ({told.clause})" if told.about and told.clause else told.about
        price = " · ".join([part for part in (told.price, told.makes) if part])
        return Offer(key, told.label, price, action, about=about)

    def stood_at(self) -> Card | None:
        """The card of the hand at which one stands."""
        place = self.grip.place
        return self.hand[place - 1] if 0 < place <= len(self.hand) else None

    def meant(self, key: str, /) -> Action | None:
        """The act behind a key, for the table to refuse with its reason; `None` for a key that never means one."""
        mesa, card = self.view.shown, self.stood_at()
        top = mesa.lixo_cards[-1] if mesa.lixo_cards else None
        claiming = mesa.phase == "claiming"
        acts: dict[str, Action | None] = {
            "b": Claim(mesa.window, card) if claiming else GoOut(card),
            "d": Discard(card) if card is not None else None,
            "c": Buy(mesa.turns),
            "l": PickUp(mesa.turns, top) if top is not None else None,
            "p": Follow(mesa.turns) if mesa.phase == "betting" else Pass(mesa.windows),
            "a": Abandon(mesa.turns),
            "f": Pifei(mesa.turns),
        }
        return acts.get(key)
