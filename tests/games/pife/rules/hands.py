"""Hands for the solver: the grammars of the games and their options, hands as text, and hands that are nearly a batida."""

from random import Random

from carteado.cards import CARDS, indices
from carteado.games.pife.rules.shapes import HandGrammar
from carteado.melds.meld import Meld

CACHETA = HandGrammar(ponta=True, most_wild=1)
PIFPAF = HandGrammar(long_runs=True)
GRAMMARS: dict[str, HandGrammar] = {
    "cacheta": CACHETA,
    "cacheta without curinga": HandGrammar(ponta=True),
    "cacheta, long runs": HandGrammar(long_runs=True, ponta=True, most_wild=1),
    "cacheta, two curingas in a meld": HandGrammar(ponta=True, most_wild=2),
    "cacheta, curinga in runs only": HandGrammar(ponta=True, wild_in_runs_only=True, most_wild=1),
    "cacheta, a suit again": HandGrammar(ponta=True, ponta_repeated_suit=True, most_wild=1),
    "cacheta, all of it": HandGrammar(long_runs=True, ponta=True, ponta_repeated_suit=True, most_wild=2),
    "cacheta, two in runs only": HandGrammar(
        long_runs=True, ponta=True, ponta_repeated_suit=True, wild_in_runs_only=True, most_wild=2
    ),
    "pifpaf": PIFPAF,
    "pifpaf, quadra": HandGrammar(long_runs=True, quadra=True),
}


def counts(cards: str | list[int]) -> list[int]:
    """How many there are of each face."""
    found = [0] * 52
    for card in indices(cards) if isinstance(cards, str) else cards:
        found[card] += 1
    return found


def told(mask: int) -> str:
    """The faces of a mask as text."""
    return " ".join(str(CARDS[face]) for face in range(52) if mask >> face & 1)


def lies(meld: Meld) -> str:
    """A meld as it lies, its curingas with the place they stand in or, in a trinca, with a star."""
    words = [str(CARDS[card]) for card in meld.in_order()]
    for nth, card in enumerate(meld.wild):
        at = meld.stands[nth] - meld.low if meld.is_run else len(words) - len(meld.wild) + nth
        words[at] = f"{CARDS[card]}={meld.stands[nth]}" if meld.is_run else f"{CARDS[card]}*"
    return " ".join(words)


def curingas(grammar: HandGrammar, rng: Random) -> tuple[int, ...]:
    """None where there are none; else by suit, sometimes by colour."""
    face = rng.randrange(52)
    return rng.choice(((face,), (face,), (face, (face + 26) % 52))) if grammar.most_wild else ()


def scraps(size: int, wild: tuple[int, ...], rng: Random) -> list[int]:
    """So many cards that are nearly a batida: stretches and ranks close together, a few strangers, many curingas."""
    while True:
        cards = _heaps(size, rng) if rng.random() < 0.7 else _crowd(size, rng)
        for _ in range(rng.choice((0, 0, 1, 2))):
            cards[rng.randrange(size)] = rng.randrange(52)
        for _ in range(rng.choice((0, 1, 2, 3)) if wild else 0):
            cards[rng.randrange(size)] = rng.choice(wild)
        if max(map(cards.count, cards)) <= 2:
            return cards


def _heaps(size: int, rng: Random) -> list[int]:
    cards: list[int] = []
    near = rng.randrange(13)
    while len(cards) < size:
        rank = rng.choice((near, rng.randrange(13)))
        suits = rng.sample(range(4), 4)
        long = rng.choice((3, 3, 3, 4, 5))
        if rng.random() < 0.5:
            cards += [13 * suits[0] + (rank + step) % 13 for step in range(long)]
        else:
            cards += [13 * suit + rank for suit in suits[: min(long, 4)]]
    return cards[:size]


def _crowd(size: int, rng: Random) -> list[int]:
    low, suits = rng.randrange(13), rng.sample(range(4), rng.choice((2, 3, 4)))
    return rng.sample([13 * suit + (low + step) % 13 for suit in suits for step in range(rng.choice((3, 4)))] * 2, size)
