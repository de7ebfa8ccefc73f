"""Random partidas through the rules and the model of the catalogue: both accept the same acts, and all is alike after each."""

import os
from collections import Counter
from random import Random

import pytest

from carteado.cards import CARDS, Card, shuffled
from carteado.game import Action, Seat
from carteado.games.canastra.rules.acts import Add, Buy, Cards, Decline, Discard, Lay, Take
from carteado.games.canastra.rules.jogos import Jogo, Kit
from carteado.games.canastra.rules.rulebook import FREE
from carteado.pack import Keep, Refuse
from conformance_kit.options import settings
from games.canastra.beside import Beside, stacked

ACTS = 20_000 if os.environ.get("CARTEADO_FUZZ") else 300
SHARES = range(8)
SCORES = {2: ((0, 0), (1500, 0), (1600, 1700), (-400, 1450)), 3: ((0, 0, 0), (1500, 100, 1600), (1450, 1400, 1400))}
NEAR = {"canastra": ((2950, 2900), (3040, 3040), (2990, 1500)), "buraco": ((1400, 1450), (1495, 0), (1500, 1500))}
MET: Counter[str] = Counter()


def a_table(game: str, rng: Random) -> Beside:
    """Some seats, some house rules, some scores."""
    seats = 4 if game == "canastra" else rng.choice((2, 3, 4, 6))
    choices = [(key, value) for key, value in settings(game) if key not in ("clock", "allow_five")]
    while True:
        options = dict(rng.sample(choices, rng.choice((0, 1, 1, 2, 2))))
        sides = 3 if seats == 3 or (seats == 6 and options.get("six_mode") != "two_trios") else 2
        scores = [*SCORES[sides], *(NEAR[game] if sides == 2 else ())]
        try:
            return Beside(game, seats, options, rng.randrange(seats), rng.choice(scores))
        except ValueError:
            continue


def a_pack(table: Beside, rng: Random) -> tuple[Card, ...]:
    partida = table.partida
    deck = tuple(CARDS[face] for face in partida.rules.deck(partida.seats))
    if rng.random() < 0.3:
        return shuffled(deck, rng)
    return stacked(deck, partida.seats, partida.next_dealer, partida.rules.packet, rng)


class Temper:
    """How somebody plays: how greedily, whether by the lixo, how boldly beyond the menu."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.greed = rng.choice((0.3, 0.8, 0.97))
        self.lixo = rng.choice((0.1, 0.5, 0.95))
        self.longest = rng.random() < 0.6

    def choose(self, menu: tuple[Action, ...]) -> Action:
        rng = self.rng
        draws = [act for act in menu if isinstance(act, (Take, Buy, Decline))]
        if draws:
            takes = [act for act in draws if isinstance(act, Take)]
            others = [act for act in draws if not isinstance(act, Take)]
            return rng.choice(takes if takes and (not others or rng.random() < self.lixo) else others)
        melds = [act for act in menu if isinstance(act, (Lay, Add))]
        if melds and rng.random() < self.greed:
            return max(melds, key=size) if self.longest and rng.random() < 0.7 else rng.choice(melds)
        return rng.choice([act for act in menu if not isinstance(act, (Lay, Add))] or melds)


def size(act: Action) -> int:
    return sum(map(len, act.melds)) if isinstance(act, Lay) else 2


def hostile(table: Beside, seat: Seat, rng: Random) -> Action:
    """An act that may well be wrong: near what the hand could do, or not near at all."""
    rodada = table.rodada
    hand = [CARDS[face] for face in rodada.faces(seat)]
    jogos = rodada.jogos[table.partida.sides[seat]]
    kind = rng.randrange(10)
    if kind < 3:
        return Lay(tuple(heap(hand, rng, rng.randrange(2, 9)) for _ in range(rng.choice((1, 1, 1, 2)))))
    if kind < 5:
        return together(table, seat, rng)
    if kind < 8:
        to = rng.randrange(0, len(jogos) + 2) if rng.random() < 0.1 or not jogos else rng.randrange(1, len(jogos) + 1)
        cards = near(hand, table.partida.kit, jogos[to - 1], rng) if 1 <= to <= len(jogos) else heap(hand, rng, 2)
        free = table.partida.rules.mobility == FREE
        return Add(to, cards, () if free or rng.random() < 0.6 else (rng.randrange(1, 15),))
    if kind == 8:
        return Discard(CARDS[rng.randrange(53)])
    turn = rodada.turns
    drawn = CARDS[rodada.pack[rodada.fresh]] if rodada.fresh >= 0 else CARDS[rng.randrange(52)]
    return rng.choice((Buy(turn), Take(turn), Decline(turn), Keep(drawn), Refuse(drawn), Take(turn, (), 1, heap(hand, rng, 1))))


def heap(hand: list[Card], rng: Random, count: int) -> Cards:
    """Cards of the hand of one suit or one rank, twos and jokers among them, perhaps one that is not held."""
    if not hand:
        return ()
    one = rng.choice(hand)
    same = [
        card for card in hand if card.rank in ("2", "JK") or (card.suit == one.suit if count > 2 else card.rank == one.rank)
    ]
    if rng.random() < 0.3:
        same = [card for card in hand if card.rank in (one.rank, "2", "JK")]
    start = rng.randrange(len(same)) if same else 0
    found = same[start : start + count] if rng.random() < 0.5 else rng.sample(same, min(count, len(same)))
    if rng.random() < 0.1:
        found.append(CARDS[rng.randrange(53)])
    return tuple(found)


def near(hand: list[Card], kit: Kit, jogo: Jogo, rng: Random) -> Cards:
    """One to four cards of the hand that look as if they went to a meld, or do."""
    if rng.random() < 0.4:
        return fitting(hand, kit, jogo, rng)
    lying = jogo.meld.cards
    suits, ranks = {CARDS[face].suit for face in lying}, {CARDS[face].rank for face in lying}
    fits = [card for card in hand if card.rank in ("2", "JK") or card.suit in suits or card.rank in ranks]
    pool = fits if fits and rng.random() < 0.9 else hand
    return tuple(rng.sample(pool, min(len(pool), rng.randrange(1, 5))))


def fitting(hand: list[Card], kit: Kit, jogo: Jogo, rng: Random) -> Cards:
    """Cards of the hand that go to a meld one after another, in any order."""
    left, gone = list(hand), list[Card]()
    while fits := [card for card in left if jogo.takes >> card.index & 1]:
        card = rng.choice(fits)
        left.remove(card)
        gone.append(card)
        grown = kit.grown(jogo, (card.index,))
        assert grown is not None
        jogo = grown
        if rng.random() < 0.2:
            break
    return tuple(rng.sample(gone, len(gone)))


def together(table: Beside, seat: Seat, rng: Random) -> Action:
    """Several melds of the hand in one act, or all that is left of it."""
    left = list(table.rodada.hands[seat])
    acts = [act for part in table.partida.kit.lays(left) for act in part]
    rng.shuffle(acts)
    acts.sort(key=lambda act: -len(act.melds[0]) if rng.random() < 0.5 else 0)
    chosen: list[Lay] = []
    for act in acts[:40]:
        faces = [card.index for card in act.melds[0]]
        if all(left[face] >= faces.count(face) for face in faces):
            chosen.append(act)
            for face in faces:
                left[face] -= 1
    chosen = chosen[: rng.randrange(1, 5)]
    placed = tuple(act.stands[0] if act.stands else () for act in chosen)
    return Lay(tuple(act.melds[0] for act in chosen), placed if any(placed) else ())


def play(table: Beside, rng: Random, most: int) -> int:
    """Acts until the match is over; each before it is done, and some others besides, is asked of both."""
    tempers = [Temper(rng) for _ in range(table.partida.seats)]
    done = 0
    while not table.over and done < most:
        if table.partida.ended or table.partida.rodada is None:
            note(table)
            table.deal(a_pack(table, rng))
            continue
        seat = table.rodada.turn
        done += 1
        action = tempers[seat].choose(table.board.legal(seat))
        assert table.accepts(seat, action)
        for _ in range(rng.choice((0, 0, 1, 1, 2))):
            other = rng.randrange(table.partida.seats) if rng.random() < 0.05 else seat
            odd = hostile(table, other, rng)
            if table.accepts(other, odd):
                MET["odd " + type(odd).__name__] += 1
                action = odd if rng.random() < 0.5 else action
        before = table.partida.attempts
        table.do(seat, action)
        met(table, seat, action, before)
    note(table)
    return done


def met(table: Beside, seat: Seat, action: Action, attempts: tuple[int, ...]) -> None:
    """What the run has seen, to be told by whoever wants to know."""
    MET[type(action).__name__] += 1
    rodada = table.rodada
    if isinstance(action, (Lay, Add)) and rodada.sizes[seat] == 1 and not table.partida.morto_for(table.partida.sides[seat]):
        MET["down to one without a morto"] += 1
    MET["failed opening"] += table.partida.attempts > attempts
    MET["single lixo"] += rodada.single >= 0 and isinstance(action, Take)


def note(table: Beside) -> None:
    if table.partida.rodada is None:
        return
    MET["ended " + table.partida.ended] += 1
    if table.partida.ended == "batida" and not table.partida.taken_by(table.partida.sides[table.rodada.ender]):
        MET["batida without a morto"] += 1
    MET["mortos taken"] += sum(taken >= 0 for taken in table.rodada.mortos)
    MET["mortos turned"] += sum(taken == -2 for taken in table.rodada.mortos)
    MET["partidas over"] += table.over
    MET["tied"] += bool(table.partida.tied) and not table.over
    for side in table.rodada.jogos:
        for jogo in side:
            MET["canastra " + jogo.status] += jogo.canastra
            MET["stained"] += jogo.stained


@pytest.mark.parametrize("game", ["canastra", "buraco"])
@pytest.mark.parametrize("share", SHARES)
def test_the_rules_and_the_model_agree(game: str, share: int) -> None:
    rng = Random(f"{game} {share} beside the model")
    left = ACTS
    while left > 0:
        left -= play(a_table(game, rng), rng, left)
