"""What the person can do now; and what a key that is not offered would have meant."""

from typing import Any, Final

from carteado.game import Action
from carteado.games.blackjack.rules.acts import Bet, Decline, Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.rulebook import HALVES
from carteado.games.blackjack.rules.views import BlackjackView
from carteado.games.blackjack.terminal.moment import last_bet
from carteado.games.blackjack.words.hands import rules_in
from carteado.terminal.family import Offer
from carteado.words import Words

BET: Final = "a"
AGAIN: Final = "r"
LEAST: Final = "i"
MOST: Final = "u"
STAND: Final = "m"
DECLINE: Final = "e"
_KEYS: Final[dict[str, Any]] = {
    "s": Insure,
    "p": Hit,
    STAND: Stand,
    "d": Double,
    "i": Split,
    "r": Surrender,
    DECLINE: Decline,
}


def bets_of(legal: tuple[Action, ...]) -> range:
    """Every amount that may be bet; the menu lists some of them, the smallest and the largest among these."""
    chips = [act.chips for act in legal if isinstance(act, Bet)]
    return range(min(chips), max(chips) + 1) if chips else range(0)


class Offers:
    """The menu of one moment."""

    def __init__(self, view: BlackjackView, legal: tuple[Action, ...], words: Words) -> None:
        self.view, self.legal, self.words = view, legal, words
        self.bets = bets_of(legal)

    def listed(self) -> tuple[Offer, ...]:
        """Everything on offer, what is done most often first."""
        acts = [(key, act) for key, kind in _KEYS.items() for act in self.legal if isinstance(act, kind)]
        return (*self._betting(), *[self._offer(key, act) for key, act in acts])

    def panel(self) -> tuple[Offer, ...]:
        """All of it: there is room."""
        return self.listed()

    def again(self) -> int:
        """The bet of the round before, where it may be made again; else 0."""
        before = last_bet(self.view.shown.lugares[self.view.seat]) // HALVES if self.bets else 0
        return before if before in self.bets else 0

    def _betting(self) -> list[Offer]:
        if not self.bets:
            return []
        least, most, again = self.bets[0], self.bets[-1], self.again()
        found = [Offer(BET, self.words.say("Apostar…"), f"({least}–{most})", ask="Bet")] if least < most else []
        if again:
            found.append(Offer(AGAIN, self.words.say("Repetir {n}", n=again), action=self._bet(again)))
        found.append(self._offer(LEAST, self._bet(least)))
        return found if least == most else [*found, self._offer(MOST, self._bet(most))]

    def _bet(self, chips: int) -> Bet:
        return Bet(self.view.shown.mao, chips)

    def _offer(self, key: str, action: Action) -> Offer:
        told = self.words.offered(action, self.view, self.legal)
        about = f"{told.about} ({told.clause})" if told.about and told.clause else told.about
        return Offer(key, told.label, told.price, action, about=about)

    def meant(self, key: str, /) -> Action | None:
        """The act behind a key, for the table to refuse with its reason; `None` for a key that never means one."""
        if key == BET:
            return self._bet(rules_in(self.view).bet_min)
        kind = _KEYS.get(key)
        found: Action | None = None if kind is None else kind(self.view.shown.turns)
        return found
