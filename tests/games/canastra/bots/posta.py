"""A deal with chosen cards in chosen places, and what a player does in it."""

from random import Random
from typing import Any

from carteado.bots import bot
from carteado.cards import CARDS, FRENCH_RANKS, Card
from carteado.game import CHANCE, Action, State
from carteado.games.canastra.rules import board
from carteado.games.canastra.rules.acts import Add, Discard, Lay
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.jogos import Jogo, Kit
from carteado.games.canastra.rules.phases import BUYING, FROM_STOCK, PLAYING, THERE
from carteado.games.canastra.rules.rodada import counted
from carteado.games.canastra.rules.views import CanastraView
from carteado.pack import Shuffle

SEEDS = range(5)
RANKS = (*FRENCH_RANKS, "A")


def faces(text: str) -> tuple[int, ...]:
    """`4C..7C 2O` as the engine holds them."""
    found: list[str] = []
    for word in text.split():
        first, _, last = word.partition("..")
        if not last:
            found.append(first)
            continue
        low = RANKS.index(first[:-1])
        found += [rank + first[-1] for rank in RANKS[low : RANKS.index(last[:-1], low + 1) + 1]]
    return tuple([Card.of(word).index for word in found])


def laid(kit: Kit, text: str) -> Jogo:
    """`5C..8C + 9C`: a meld laid, then added to act by act."""
    first, *later = text.split("+")
    jogo = kit.new(faces(first))
    for more in later:
        assert jogo is not None, text
        jogo = kit.grown(jogo, faces(more))
    assert jogo is not None, text
    return jogo


def posta(
    hand: str,
    mine: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    lixo: str = "",
    buys: bool = False,
    game: str = "canastra",
    seats: int = 4,
    score: tuple[int, ...] = (),
    mortos: tuple[int, ...] = (),
    others: dict[int, str] | None = None,
    held: dict[int, str] | None = None,
    stock: int = 20,
    **options: str,
) -> State:
    """Seat 0 is on turn with this hand; it is still to draw where `buys`.

    `mortos` are who has taken them, `others` the hands of other seats, `held` what all know to be in them, `stock` how many
    cards are left there.
    """
    made = board.new(rules_of(game, options), seats, score, seats - 1, cut=False)
    (asked,) = made.legal(CHANCE)
    assert isinstance(asked, Shuffle)
    made.advance(CHANCE, Shuffle(asked.cards))
    partida = made.partida
    rodada = partida.rodada
    assert rodada is not None
    for seat, text in ({0: hand} | (others or {})).items():
        cards = faces(text)
        rodada.hands[seat], rodada.masks[seat] = counted(cards)
        rodada.sizes[seat] = len(cards)
    for seat, text in (held or {}).items():
        rodada.held[seat] = tuple(sorted(faces(text)))
    for side, texts in ((0, mine), (1, theirs)):
        rodada.jogos[side] = [laid(partida.kit, text) for text in texts]
        rodada.opened[side] = bool(texts)
    rodada.lixo = list(faces(lixo))
    rodada.mortos = [*mortos, *[THERE] * (len(rodada.mortos) - len(mortos))]
    rodada.stock_at = rodada.stock_end - stock
    rodada.refusable, rodada.turns = False, seats + 1
    rodada.drew, rodada.fresh = (0, -1) if buys else (FROM_STOCK, rodada.came[0][-1])
    partida.phase = BUYING if buys else PLAYING
    return State(made)


def ve(state: State, seat: int = 0) -> CanastraView:
    """The view of a seat."""
    view = state.view(seat)
    assert isinstance(view, CanastraView)
    return view


def escolhe(name: str, state: State, seat: int = 0) -> Action:
    """What this player does in this seat, whatever the dice; the rules must accept it."""
    legal = state.legal(seat)
    chosen = {bot(name, ve(state, seat).regulation).choose(state.view(seat), legal, Random(seed)) for seed in SEEDS}
    assert len(chosen) == 1, chosen
    action = chosen.pop()
    assert action is not None
    assert state.check(seat, action) is None, action
    return action


def turno(name: str, state: State, seat: int = 0) -> tuple[list[Action], State]:
    """All that this player does in this seat until it has discarded or the deal is over, and what comes of it."""
    acts: list[Action] = []
    while state.actors() == (seat,):
        acts.append(escolhe(name, state, seat))
        state = state.apply(seat, acts[-1]).state
        if isinstance(acts[-1], Discard):
            break
    return acts, state


def joga(text: str) -> Discard:
    """A discard."""
    return Discard(Card.of(text))


def baixa(*melds: str) -> Lay:
    """Melds laid together."""
    return Lay(tuple([tuple([CARDS[face] for face in faces(meld)]) for meld in melds]))


def soma(to: int, text: str) -> Add:
    """Cards added to a meld."""
    return Add(to, tuple([CARDS[face] for face in faces(text)]))


def table_of(state: State, side: int = 0) -> list[str]:
    """The melds of a side as they lie."""
    lying: Any = ve(state).shown.lados[side].jogos
    return [" ".join(str(card) for card in jogo.meld_cards) for jogo in lying]
