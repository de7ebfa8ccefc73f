"""Whole deals of the model by chance: no card is lost, nobody is ever stuck, and every deal ends."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from games.canastra.model.game import Act, Model
from games.canastra.model.melds import lay
from games.canastra.seated import pack

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("canastra", 4, {}),
    (
        "canastra",
        4,
        {"exhaustion": "lixo_only_until_pass", "final_discard": "required", "wild_mobility": "fixed_until_replaced"},
    ),
    ("canastra", 4, {"vuln_scope": "every_laydown", "art11_waiver": "false", "wild_mobility": "fixed", "stall_turns": "8"}),
    ("buraco", 2, {"target": "1500", "max_wilds_per_meld": "0"}),
    ("buraco", 3, {"lixo_rule": "must_use_top"}),
    ("buraco", 6, {"batida_requires": "clean", "unused_indirect_morto": "not_taken"}),
    ("buraco", 6, {"six_mode": "two_trios", "mortos_per_side": "2", "packs_for_six": "3"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_by_chance(game: str, seats: int, options: dict[str, str]) -> None:
    chance = random.Random(f"{game} {seats} {options}")
    model = Model(game, seats, options, dealer=chance.randrange(seats))
    model.match.scores[0] = chance.choice((0, 1500))
    cards = pack(seats, game, **options)
    chance.shuffle(cards)
    model.deal(cards)
    whole = Counter(cards)
    for _ in range(2000):
        if model.phase == "over":
            break
        model.do(model.turn, one_act(model, chance))
        assert everything(model) == whole
        assert all(hand.total() for hand in model.hands) or model.phase == "over"
    assert model.ended


def one_act(model: Model, chance: random.Random) -> Act:
    """Some act that is allowed; there always is one."""
    acts = list(guesses(model))
    chance.shuffle(acts)
    acts.sort(key=lambda act: act[0] == "descarta")
    for act in acts:
        if model.allowed(model.turn, act) is None and (act[0] != "passa" or chance.random() < 0.1 or act == acts[-1]):
            return act
    raise AssertionError(f"nobody can move: {vars(model)}")


def guesses(model: Model) -> Iterator[Act]:
    """Draws, short runs and pairs with a third card, single adds, discards; also such as are refused."""
    if model.phase == "draw":
        yield from (("compra",), ("lixo",), ("passa",))
        top = model.lixo[-1:]
        yield from (("lixo", ("junta", top, number)) for number in range(len(model.table[model.side_of[model.turn]])))
        return
    hand = sorted(model.hands[model.turn].elements())
    yield from (("descarta", card) for card in sorted(set(hand)))
    yield from (("recusa",), ("fica",))
    for number in range(len(model.table[model.side_of[model.turn]])):
        yield from (("junta", [card], number) for card in sorted(set(hand)))
    for first in range(len(hand)):
        for second in range(first + 1, len(hand)):
            for third in range(second + 1, len(hand)):
                three = [hand[first], hand[second], hand[third]]
                if lay(three, model.grammar) is not None:
                    yield ("baixa", [three])


def everything(model: Model) -> Counter[str]:
    found = Counter(model.lixo) + Counter(model.stock)
    for heap in (*model.hands, *model.mortos, *(meld.cards for side in model.table for meld in side)):
        found.update(heap)
    return found
