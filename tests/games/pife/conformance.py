"""The hooks of cacheta and pif-paf: few lives and chips, packs of melds, rulings with a score, and what follows by counting."""

from collections import Counter
from random import Random
from typing import Any, Final

from carteado.game import Action, State, View
from carteado.games.pife.rules import sight
from carteado.games.pife.rules.acts import Raise
from carteado.games.pife.rules.family import rules_of
from carteado.games.pife.rules.views import PifeView
from carteado.games.pife.rules.worlds import filled
from carteado.pack import Ruling
from conformance_kit.hooks import Hooks
from games.pife.golden import STORIES as STORIES  # noqa: PLC0414 (the registry reads it here)
from games.pife.hasty import dealt_by_one, dealt_by_three, further

WHY: Final = "mesa refeita"


def start_cacheta(rng: Random) -> dict[str, Any]:
    """Any number of seats with few lives, some of them out already."""
    seats = rng.choice((2, 2, 3, 3, 4, 4, 5, 6))
    position: dict[str, Any] = {"seats": seats}
    lives = [rng.choice((0, 1, 1, 1, 2)) for _ in range(seats)]
    lives[0], lives[-1] = lives[0] or 1, lives[-1] or 2
    if rng.random() < 0.9:
        position["score"] = tuple(lives)
    if rng.random() < 0.6:
        position["dealer"] = rng.choice([seat for seat, held in enumerate(lives) if held])
    if rng.random() < 0.3:
        position["cut"] = False
    return position


def start_pifpaf(rng: Random) -> dict[str, Any]:
    """Any number of seats near the last deal, some with few chips or none, sometimes with a pot left by void deals."""
    seats = rng.choice((3, 4, 4, 5, 6, 8))
    position: dict[str, Any] = {"seats": seats}
    chips = [rng.choice((0, 1, 4, 9, 30, 100)) for _ in range(seats)]
    for seat in range(3):
        chips[seat] = chips[seat] or 40
    if rng.random() < 0.7:
        position["score"] = tuple(chips)
    if rng.random() < 0.6:
        position["dealer"] = rng.choice([seat for seat, held in enumerate(chips) if held])
    if rng.random() < 0.9:
        position["mao"] = rng.choice((1, 49, 50))
    if rng.random() < 0.6:
        position["cut"] = False
    if rng.random() < 0.3:
        position["pot"] = rng.randrange(1, 30)
    return position


def rulings(state: State, rng: Random) -> list[Action]:
    """Some lives, or fewer, so that partidas end; or the same chips in other hands: in an unforeseen case."""
    view = state.view(-3)
    assert isinstance(view, PifeView)
    score = list(view.shown.score)
    if view.regulation == "cacheta":
        lives = [rng.randrange(held + 1) for held in score]
        if rng.random() < 0.3 or not any(lives):
            lives = [rng.randrange(1, 5) for _ in score]
        return [Ruling("CAC-S21", score=tuple(lives), why=WHY)]
    one, other = rng.sample(range(len(score)), 2)
    moved = rng.randrange(score[one] + 1)
    score[one], score[other] = score[one] - moved, score[other] + moved
    return [Ruling("PIF-S23", score=tuple(score), why=WHY)]


def weighed(view: View) -> bool:
    """From a second pack on, worlds are possible but not equally likely: see `worlds`."""
    assert isinstance(view, PifeView)
    return view.known is None or len(view.known.starts) == 1


def fixed(view: View) -> frozenset[str]:
    """The unseen places for which counting leaves one face: a hand lies in order, so its nth card has bounds."""
    assert isinstance(view, PifeView)
    rules = rules_of(view.regulation, dict(view.options))
    partida = filled(view, rules, None)
    unseen = [(name, card) for name, card, seen in sight.places(partida, view.seat) if not seen]
    rest = sorted(card for _, card in unseen)
    sizes = Counter(name.rsplit(" ", 1)[0] for name, _ in unseen if name.startswith("hand"))
    found: set[str] = set()
    for name, _ in unseen:
        place, _, nth = name.rpartition(" ")
        size, at = (sizes[place], int(nth)) if place in sizes else (1, 0)
        if rest[at] == rest[len(rest) - size + at]:
            found.add(name)
    return frozenset(found)


HOOKS: Final = {
    "cacheta": Hooks(
        start=start_cacheta,
        pack=dealt_by_one,
        further=further,
        rulings=rulings,
        fixed=fixed,
        weighed=weighed,
        rare=(
            {"louca": "true", "wrong_batida": "stock_only", "max_void_deals": "1", "max_reshuffles": "1"},
            {"fold": "true", "discarded_wild": "natural_only", "max_void_deals": "1", "max_reshuffles": "0"},
        ),
        table_options={"clock": "30"},
        numbers={"lives": ("1", "20"), "max_reshuffles": ("0", "1"), "max_void_deals": ("1",), "stall_turns": ("4",)},
    ),
    "pifpaf": Hooks(
        start=start_pifpaf,
        pack=dealt_by_three,
        further=further,
        rulings=rulings,
        fixed=fixed,
        weighed=weighed,
        ranges=(Raise,),
        rare=({"incidents": "off"}, {"rebate_scope": "batida_only"}),
        table_options={"clock": "30"},
        numbers={
            "stack": ("20", "60"),
            "bet_min": ("1",),
            "bet_max": ("40",),
            "raise_min": ("1",),
            "max_reshuffles": ("0", "1"),
            "stall_turns": ("4",),
            "max_deals": ("1", "0"),
        },
    ),
}
