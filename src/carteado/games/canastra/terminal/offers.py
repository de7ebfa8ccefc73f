"""What the person can do now, with the cards that are lifted; and what a key that is not offered would have meant."""

from typing import Final

from carteado.cards import Card
from carteado.game import Action
from carteado.games.canastra.rules.acts import Add, Buy, Decline, Discard, Lay, Take
from carteado.games.canastra.rules.views import CanastraView
from carteado.games.canastra.terminal.melds import meld
from carteado.pack import Cut, Draw, Keep, Refuse
from carteado.terminal.family import Grip, Offer
from carteado.words import Words

_KEYS: Final[tuple[tuple[type[Action], str], ...]] = (
    (Buy, "c"),
    (Take, "l"),
    (Decline, "p"),
    (Keep, "f"),
    (Refuse, "r"),
)
ASKED: Final = {Cut: "c", Draw: "s"}
MORE: Final = "m"

Cards = tuple[Card, ...]


class Offers:
    """The menu of one moment."""

    def __init__(self, view: CanastraView, legal: tuple[Action, ...], grip: Grip, words: Words) -> None:
        self.view, self.legal, self.grip, self.words = view, legal, grip, words
        self.hand = view.hand()

    def listed(self) -> tuple[Offer, ...]:
        """Everything on offer, what is done most often first."""
        found = [*self._lifted(), *self._plain(), *self._asked()]
        if any(isinstance(act, (Lay, Add, Discard)) for act in self.legal):
            found.append(Offer(MORE, self.words.say("Tudo o que dá…"), f"({len(self.legal)})", under=self._all()))
        return tuple(found)

    def panel(self) -> tuple[Offer, ...]:
        """All of it: there is room."""
        return self.listed()

    def _all(self) -> tuple[Offer, ...]:
        return tuple([self._offer("", act) for act in self.legal])

    def _lifted(self) -> list[Offer]:
        """What the lifted cards can be: a meld, more of one, a discard."""
        lifted = self.lifted()
        found: list[Offer] = []
        if not self._playing():
            return found
        if len(lifted) == 1:
            found.append(self._offer("d", Discard(lifted[0])))
        if self.grip.groups or len(lifted) > 2:
            found.append(self._laid())
        if lifted and self.view.side().jogos:
            found.append(self._added(lifted))
        if len(lifted) > 2:
            label = self.words.say("Juntar, para baixar com outro")
            found.append(Offer("j", label, f"({len(self.grip.groups)})", local="group"))
        return found

    def _laid(self) -> Offer:
        melds = self.melds()
        same = [act for act in self.legal if isinstance(act, Lay) and _alike(act.melds, melds)]
        if len(same) > 1:
            return Offer("b", self.words.say("Baixar…"), under=tuple([self._offer("", act) for act in same]))
        return self._offer("b", same[0] if same else Lay(melds))

    def _added(self, lifted: Cards) -> Offer:
        under = tuple(
            [
                Offer("", meld(number, jogo, self.words), "", self._more(number, lifted))
                for number, jogo in enumerate(self.view.side().jogos, start=1)
                if not jogo.closed
            ]
        )
        return Offer("a", self.words.say("Acrescentar a…"), under=under)

    def _more(self, to: int, cards: Cards) -> Action:
        same = [act for act in self.legal if isinstance(act, Add) and act.to == to and _alike((act.cards,), (cards,))]
        return same[0] if same else Add(to, cards)

    def _plain(self) -> list[Offer]:
        found: list[Offer] = []
        for kind, key in _KEYS:
            acts = [act for act in self.legal if isinstance(act, kind)]
            if len(acts) > 1:
                under = tuple([self._offer("", act) for act in acts])
                found.append(Offer(key, self.words.say("Pegar o lixo…"), f"({len(acts)})", under=under))
            elif acts:
                found.append(self._offer(key, acts[0]))
        return found

    def _asked(self) -> list[Offer]:
        labels = {Cut: self.words.say("Cortar"), Draw: self.words.say("Tirar uma carta")}
        kinds = [kind for kind in ASKED if any(isinstance(act, kind) for act in self.legal)]
        return [Offer(ASKED[kind], labels[kind], ask=kind.__name__) for kind in kinds]

    def _offer(self, key: str, action: Action) -> Offer:
        told = self.words.offered(action, self.view, self.legal)
        about = f"{told.about} ({told.clause})" if told.about and told.clause else told.about
        price = " · ".join([part for part in (told.price, told.makes) if part])
        return Offer(key, told.label, price, action, about=about)

    def _playing(self) -> bool:
        return any(isinstance(act, (Discard, Lay, Add)) for act in self.legal)

    def lifted(self) -> Cards:
        """The cards in the fingers: those lifted, or the one that is stood at."""
        places = self.grip.lifted or ((self.grip.place,) if self.grip.place and not self.grip.groups else ())
        return self._cards(places)

    def melds(self) -> tuple[Cards, ...]:
        """What would be laid: what was put together, and what is lifted."""
        groups = (*self.grip.groups, self.grip.lifted) if self.grip.lifted else self.grip.groups
        return tuple([self._cards(group) for group in groups])

    def _cards(self, places: tuple[int, ...]) -> Cards:
        return tuple([self.hand[place - 1] for place in places if place <= len(self.hand)])

    def meant(self, key: str, /) -> Action | None:
        """The act behind a key, for the table to refuse with its reason; `None` for a key that never means one."""
        turn, lifted = self.view.shown.turns, self.lifted()
        acts: dict[str, Action | None] = {
            "b": Lay(self.melds() or ((lifted,) if lifted else ())),
            "d": Discard(lifted[0]) if len(lifted) == 1 else None,
            "c": Buy(turn),
            "l": Take(turn),
            "f": Keep(lifted[0]) if lifted else None,
            "r": Refuse(lifted[0]) if lifted else None,
        }
        return acts.get(key)


def _alike(one: tuple[Cards, ...], other: tuple[Cards, ...]) -> bool:
    """Whether melds have the same cards, in whatever order."""
    return sorted([_sorted(cards) for cards in one]) == sorted([_sorted(cards) for cards in other])


def _sorted(cards: Cards) -> list[int]:
    return sorted([card.index for card in cards])
