"""The options of a game, each set alone, and whether setting it changes anything that somebody can notice."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from random import Random
from typing import Final

from carteado import catalogue
from carteado.game import PUBLIC, State
from carteado.options import Choice
from carteado.words import Words
from conformance_kit.drive import Moment, Temper, next_act, start
from conformance_kit.registry import hooks_of

# Seeds under which options were noticed that hardly any partida shows. They are tried first, and may be out of date.
SELDOM: Final[dict[tuple[str, str], int]] = {
    ("tieLead", "lastTied"): 95, ("tripleTie", "dealerPair"): 169, ("cutFault", "passDeal"): 101,
    ("tripleTieEleven", "pairWithout11"): 641, ("pardaLead", "firstTied"): 477, ("maxEnvido", "unlimited"): 503,
    ("collectFlorOnEarlyNQ", "false"): 93, ("testaCFCFRrefused", "4"): 189, ("leaveCostsEnvido", "false"): 1021,
    ("envidoMinhaFlor", "void"): 5045, ("unused_indirect_morto", "not_taken"): 240,
}  # fmt: skip


@cache
def variants(identity: str) -> tuple[dict[str, str], ...]:
    """The printed regulation, and each option alone at each other value, beside what it needs to mean anything."""
    return ({}, *[{**beside(identity, key), key: value} for key, value in settings(identity)])


def beside(identity: str, key: str) -> Mapping[str, str]:
    """The settings without which this option means nothing."""
    return hooks_of(identity).beside.get(key, {})


def settings(identity: str) -> list[tuple[str, str]]:
    """Every option with every name that is not the printed one, numbers and what is for the table with a sample."""
    hooks = hooks_of(identity)
    found: list[tuple[str, str]] = []
    for choice in catalogue.game(identity).choices:
        values = [value for value in choice.values if value != choice.default]
        values += hooks.numbers.get(choice.key, ())
        if not values and choice.key in hooks.table_options:
            values.append(hooks.table_options[choice.key])
        found += [(choice.key, value) for value in values or _ends(identity, choice)]
    return found


def _ends(identity: str, choice: Choice) -> list[str]:
    """The least and the greatest number an option takes, where the game can be played so."""
    bounds = choice.numbers
    texts = [] if bounds is None else [",".join([str(end)] * bounds.least) for end in (bounds.low, bounds.high)]
    return [text for text in texts if text != choice.default and _playable(identity, {choice.key: text})]


def _playable(identity: str, options: Mapping[str, str]) -> bool:
    try:
        catalogue.new(identity, options=catalogue.game(identity).proposed(options))
    except ValueError:
        return False
    return True


def noticed(identity: str, options: Mapping[str, str], seeds: range) -> int | None:
    """A seed under which the same people, deciding alike, notice the options; `None` if none does."""
    known: list[int] = [SELDOM[setting] for setting in options.items() if setting in SELDOM]
    needed = {key: value for option in options for key, value in beside(identity, option).items()}
    for seed in chain(known, seeds):
        plain, changed = _partida(identity, seed, needed), _partida(identity, seed, {**needed, **options})
        for one, other in zip(plain, changed, strict=False):
            if _noticeable(one) != _noticeable(other):
                return seed
    return None


def _partida(identity: str, seed: int, options: Mapping[str, str]) -> Iterator[Moment]:
    rng = Random(seed)
    temper = Temper(rng)
    moment = start(identity, rng, options)
    for _ in range(120):
        yield moment
        act = next_act(moment, rng, temper, rulings=0.1, restless=0.15)
        if act is None:
            return
        moment = moment.after(*act)


def _noticeable(moment: Moment) -> tuple[object, ...]:
    """What people at the table notice: the menus, what happened, what the screen shows, how it ended."""
    state = moment.state
    menus = [state.legal(seat) for seat in moment.players]
    return (state.actors(), menus, moment.events[-1:], _shown(state), state.outcome)


def _shown(state: State) -> object:
    return getattr(state.view(PUBLIC), "shown", None)


def brought(identity: str) -> set[str]:
    """Options that a number of seats brings along, which nobody else can notice: `needs_hold` is about them."""
    return {key for needed in catalogue.game(identity).needs.values() for key in needed}


def needs_hold(identity: str) -> None:
    """What a number of seats needs is a setting of the game other than the printed one, and with it they play."""
    game = catalogue.game(identity)
    assert set(game.needs) <= set(game.seats)
    for seats, needed in game.needs.items():
        assert set(needed.items()) <= set(catalogue.new(identity, seats).view(PUBLIC).options)
    assert all(len(game.sides(seats, game.needs.get(seats, {}))) == seats for seats in game.seats)


def presets_hold(identity: str) -> None:
    """Each setting of a preset differs from the printed text, they go together, no two are the same, and each has its words."""
    game = catalogue.game(identity)
    presets = game.presets
    assert (
        len({preset.name for preset in presets}) == len({frozenset(each.options.items()) for each in presets}) == len(presets)
    )
    for preset in presets:
        agreed, played = (catalogue.new(identity, options=game.proposed(each)) for each in ({}, preset.options))
        assert dict(played.view(PUBLIC).options) == {**dict(agreed.view(PUBLIC).options), **preset.options}
        spoken = [Words(lang, identity) for lang in Words.LANGUAGES]
        if catalogue.face(identity, "words") is not None:
            assert all(words.preset(preset.name) != preset.name for words in spoken)
            assert len({words.preset_line(preset.name) for words in spoken} - {""}) == len(spoken)
