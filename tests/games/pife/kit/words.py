"""Cards and acts as text: `4C..7C 2O` is four copas and a two, `1 descarta 2P` what seat 1 does."""

import re
from collections.abc import Callable, Iterable

from carteado.cards import FRENCH_RANKS, Card
from carteado.game import Action, Seat
from carteado.games.pife.rules import acts
from carteado.games.pife.rules.views import Mesa
from carteado.pack import Cut

RANKS = (*FRENCH_RANKS, "A")
_RANGE = re.compile(r"(\w+)(\w)\.\.(\w+)\2")


def spelled(text: str) -> str:
    """The text with every `4C..7C` as the cards it means; `AC..3C` begins with the ace and `QC..AC` ends with it."""
    return _RANGE.sub(_row, text)


def _row(found: re.Match[str]) -> str:
    first, suit, last = found.groups()
    low = RANKS.index(first)
    return " ".join(rank + suit for rank in RANKS[low : RANKS.index(last, low + 1) + 1])


def cartas(text: str) -> tuple[Card, ...]:
    """The cards of a text."""
    return tuple(Card.of(word) for word in spelled(text).split())


def told(cards: Iterable[Card]) -> str:
    """Cards as text."""
    return " ".join(map(str, cards))


def _card(text: str) -> Card | None:
    return Card.of(text) if text else None


def _made(at: Mesa, what: str, text: str) -> Action:
    made: dict[str, Callable[[], Action]] = {
        "corta": lambda: Cut(int(text)),
        "abandona": lambda: acts.Abandon(at.turns),
        "acompanha": lambda: acts.Follow(at.turns),
        "aposta": lambda: acts.Raise(at.turns, int(text)),
        "compra": lambda: acts.Buy(at.turns),
        "pega": lambda: acts.PickUp(at.turns, Card.of(text) if text else at.lixo_cards[-1]),
        "descarta": lambda: acts.Discard(Card.of(text)),
        "bate": lambda: acts.GoOut(_card(text)),
        "pifei": lambda: acts.Pifei(at.turns),
        "louca": lambda: acts.Claim(at.windows, _card(text)),
        "passa": lambda: acts.Pass(at.windows),
        "estende": lambda: acts.Reach(at.windows),
        "aponta": lambda: acts.PointOut(at.windows, int(text)),
        "larga": lambda: acts.Throw(at.turns),
    }
    return made[what]()


def act(at: Mesa, text: str) -> tuple[Seat, Action]:
    """Who does what, in the turn or window that is open: `0 bate 2P`, `0 bate` for all ten, `3 louca 2O`, `0 aponta 3`."""
    who, what, *rest = text.split()
    return int(who), _made(at, what, " ".join(rest))
