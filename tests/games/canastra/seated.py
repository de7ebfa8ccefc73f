"""A model with chosen cards in chosen places, for a few lines of a test."""

from collections import Counter

from games.canastra.model.game import Model
from games.canastra.model.melds import PLACES, Grammar, Meld, add, lay
from games.canastra.model.options import full_pack

CANASTRA = Grammar()
RECOVERS = Grammar(clean_recovery=True)
BURACO = Grammar(sets=True, ace_both_ends=False, clean_recovery=True)


def cards(text: str) -> list[str]:
    """`4C..7C 2O` as a list; `A..K` of a suit begins with the low Ace."""
    found: list[str] = []
    for word in text.split():
        first, _, last = word.partition("..")
        if last:
            low, high = PLACES.index(first[:-1]), 15 - list(reversed(PLACES)).index(last[:-1]) - 1
            found += [PLACES[place] + first[-1] for place in range(low, high + 1)]
        else:
            found.append(first)
    return found


def pack(seats: int = 4, game: str = "canastra", **options: str) -> list[str]:
    return sorted(full_pack(seats, Model(game, seats, options).options).elements())


def seated(
    *hands: str,
    game: str = "canastra",
    seats: int = 4,
    scores: list[int] | None = None,
    mine: tuple[str, ...] = (),
    lixo: str = "",
    stock: str = "",
    mortos: int = 2,
    takers: tuple[int, ...] = (),
    drawn: bool = True,
    **options: str,
) -> Model:
    """Seat 0 to move in the middle of a deal, with the melds `mine` of its side."""
    model = Model(game, seats, options, dealer=seats - 1, scores=scores)
    model.deal(pack(seats, game, **options))
    for seat, hand in enumerate(hands):
        model.hands[seat] = Counter(cards(hand))
    model.table[0] = [laid(text, model.grammar) for text in mine]
    model.opened[0] = bool(mine)
    model.lixo = cards(lixo)
    model.stock = cards(stock) or model.stock
    model.mortos = model.mortos[:mortos]
    model.takers = list(takers)
    model.first_draw = False
    model.phase = "meld" if drawn else "draw"
    return model


def laid(text: str, grammar: Grammar = CANASTRA) -> Meld:
    """`3P..6P 2P 8P + 7P + 9P`: laid, then added act by act."""
    first, *later = text.split("+")
    meld = lay(cards(first), grammar)
    for more in later:
        assert meld is not None, text
        meld = add(meld, cards(more), grammar)
    assert meld is not None, text
    return meld


def count(model: Model, seat: int) -> int:
    return model.hands[seat].total()


def why(model: Model, seat: int, *act: object) -> str:
    """The word of the refusal; nothing where the act is allowed."""
    return (model.allowed(seat, act) or "").split(" ")[0]
