"""Whole matches of the model by chance: no card and no chip is lost, nobody is ever stuck, and every match ends."""

from collections import Counter
from random import Random

import pytest

from games.pife.lively import Lively
from games.pife.model.game import Model
from games.pife.model.options import full_pack
from games.pife.seated import AGREED

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("cacheta", 2, {"lives": "3"}),
    ("cacheta", 4, {"lives": "2", "louca": "true", "wrong_batida": "lose_life", "max_wilds_per_meld": "2"}),
    ("cacheta", 6, {"lives": "2", "fold": "true", "vira_playable": "true", "stall_turns": "4", "max_void_deals": "2"}),
    ("pifpaf", 3, {"max_deals": "6", "open_check": "true"}),
    ("pifpaf", 5, {"stack": "24", "quadra": "true", "max_deals": "0", "max_reshuffles": "0"}),
    ("pifpaf", 8, {"stack": "12", "max_deals": "8", "rebate_scope": "batida_only", "stall_turns": "5"}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_by_chance(game: str, seats: int, options: dict[str, str]) -> None:
    rng = Random(f"{game} {seats} {options}")
    model = Model(game, seats, (AGREED if game == "pifpaf" else {}) | options)
    people = Lively(rng)
    chips = sum(model.scores)
    while model.phase != "over":
        model.do(*people.act(model))
        if model.turns:
            assert everything(model) == Counter(full_pack())
        assert game == "cacheta" or sum(model.scores) + model.pot == chips
        assert min(model.scores) >= 0
        people.odd(model)
    assert model.winners is not None
    assert all(model.scores[seat] == max(model.scores) for seat in model.winners)


def everything(model: Model) -> Counter[str]:
    out_of_play = [model.vira] if model.vira and model.options["vira_playable"] == "false" else []
    return Counter([card for hand in model.hands for card in hand] + model.stock + model.lixo + out_of_play)
