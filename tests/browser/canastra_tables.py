"""Tables of canastra and buraco played up to a certain moment: hands of many cards, many melds, a bill, a choice to make."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from browser.canastra_page import run_in
from browser.prepared import just_now
from carteado.game import CHANCE, PUBLIC, Action, Seat
from carteado.games.canastra.rules.acts import Add, Buy, Discard, Lay, Take
from carteado.games.canastra.rules.family import rules_of
from carteado.games.canastra.rules.jogos import kit_of
from carteado.games.canastra.rules.views import CanastraView, Mesa
from carteado.pack import Keep
from carteado.table import Who
from carteado.words import Words
from carteado.words import cards as spoken
from table.play_kit import begun, done
from table.table_kit import ANA, BETO, CIDA, DAVI, Clock, Process

LONGEST: Final = 4000
PEOPLE: Final = (ANA, BETO, CIDA, DAVI, Who("id-Eva", "Eva"), Who("id-Fabio", "Fábio"))
Choose = Callable[[Mesa, tuple[Action, ...]], Action]
Until = Callable[[Mesa], bool]


def started(*people: Who, game: str = "canastra", seats: int = 4, seed: int = 7, **setup: Any) -> Process:
    """A partida of these people, in order of seats, and bots; nobody has done anything yet."""
    process = Process(clock=Clock(just_now()), draw=Random(seed).randbytes, checking=False, thinking=False)
    return begun(people or (ANA,), process=process, **{"game": game, "seats": seats, "pace": "fast", **setup})


def mesa(process: Process, seat: Seat = PUBLIC) -> Mesa:
    """The table as a bystander or a seat sees it."""
    assert process.table.state is not None
    view = process.table.state.view(seat)
    assert isinstance(view, CanastraView)
    return view.shown


def played(process: Process, until: Until, choose: Choose) -> Process:
    """On until this holds: chance brings its packs, and everybody does what is chosen for them."""
    for _ in range(LONGEST):
        state = process.table.state
        assert state is not None
        if until(mesa(process)):
            process.clock.now = process.table.acted_at + process.table.rest
            return process
        actors = state.actors()
        if CHANCE in actors:
            process.clock.now = process.table.acted_at + process.table.rest
            process.tick()
        else:
            done(process, actors[0], choose(mesa(process), state.legal(actors[0])))
    raise AssertionError(f"not in {LONGEST} acts")


def keen(_: Mesa, legal: tuple[Action, ...]) -> Action:
    """Draws from the stock, lays all it can, the longest first, and discards."""
    for kind in (Keep, Buy, Add):
        found = [act for act in legal if isinstance(act, kind)]
        if found:
            return found[0]
    lays = [act for act in legal if isinstance(act, Lay)]
    if lays:
        return max(lays, key=lambda act: len(act.melds[0]))
    return next((act for act in legal if isinstance(act, Discard)), legal[len(legal) // 2])


def greedy(mesa: Mesa, legal: tuple[Action, ...]) -> Action:
    """Takes the lixo once it has some cards, and lays three cards at a time: many melds, of which some grow."""
    takes = [act for act in legal if isinstance(act, Take)]
    if takes and mesa.lixo > 3:
        return takes[0]
    lays = [act for act in legal if isinstance(act, Lay) and len(act.melds[0]) == 3]
    return lays[len(lays) // 2] if lays else keen(mesa, legal)


def hoarding(mesa: Mesa, legal: tuple[Action, ...]) -> Action:
    """Seat 0 takes the lixo whenever there is one and lays nothing; the others discard what they draw."""
    for kind in (Keep, Take, Discard) if mesa.turn == 0 else (Keep, Buy, Discard):
        found = [act for act in legal if isinstance(act, kind)]
        if found:
            return found[-1]
    return legal[len(legal) // 2]


def heaped(cards: int = 20, **setup: Any) -> Process:
    """So many cards lie in the lixo, and Ana is to draw."""
    return played(
        started(**setup),
        lambda mesa: mesa.phase == "buying" and mesa.turn == 0 and mesa.lixo >= cards,
        lambda mesa, legal: next((act for act in legal if isinstance(act, Discard)), keen(mesa, legal)),
    )


def drawing() -> Process:
    """The pack is spread for the draw of the first dealer."""
    return played(started(), lambda mesa: mesa.phase == "drawing", keen)


def cutting() -> Process:
    """Ana has the pack in her hands."""
    for seed in range(50):
        process = played(started(seed=seed), lambda mesa: mesa.phase == "cutting", keen)
        if process.table.state is not None and process.table.state.actors() == (0,):
            return process
    raise AssertionError("never Ana")


def dealt(*people: Who, **setup: Any) -> Process:
    """Cards have just been dealt, and the first player is to draw."""
    return played(started(*people, **setup), lambda mesa: mesa.phase == "buying", keen)


def names(process: Process, seat: Seat = 0) -> list[str]:
    """What the cards of a hand are called, in the order in which the page shows them at first."""
    return [spoken.name(Words(), card) for card in mesa(process, seat).lugares[seat].hand_cards]


def dealt_run() -> Process:
    """Cards have just been dealt, and Ana holds three of a suit one after another."""
    for seed in range(50):
        process = dealt(seed=seed)
        if run_in(names(process)):
            return process
    raise AssertionError("never a run")


def turn(*people: Who, **setup: Any) -> Process:
    """Ana is to draw; everybody has had a turn or two, and cards lie in the lixo."""
    return played(started(*people, **setup), lambda mesa: mesa.phase == "buying" and mesa.turn == 0 and mesa.turns > 5, keen)


def first_card(game: str = "canastra") -> Process:
    """Ana has drawn the first card of the deal, and may refuse it."""
    for seed in range(50):
        process = played(started(seed=seed, game=game), lambda mesa: mesa.phase == "buying", keen)
        if mesa(process).turn == 0:
            return played(process, lambda mesa: mesa.refusable and mesa.phase == "playing", keen)
    raise AssertionError("never Ana")


def hoard(cards: int = 38, **setup: Any) -> Process:
    """Ana holds so many cards, and is to lay."""
    return played(
        started(**setup),
        lambda mesa: mesa.phase == "playing" and mesa.turn == 0 and mesa.lugares[0].count >= cards,
        hoarding,
    )


def melds(*people: Who, many: int = 12, **setup: Any) -> Process:
    """So many melds lie on the table, and Ana is to lay or discard."""
    return played(
        started(*people, **{"seed": 3, **setup}),
        lambda mesa: mesa.phase == "playing" and mesa.turn == 0 and sum(len(lado.jogos) for lado in mesa.lados) >= many,
        greedy,
    )


def ending(**setup: Any) -> Process:
    """Ana is to act, and one of her acts ends the deal."""
    process = started(**{"seed": 3, **setup})

    def last(mesa: Mesa) -> bool:
        return mesa.phase == "playing" and mesa.turn == 0 and last_act(process) is not None

    return played(process, last, keen)


def last_act(process: Process) -> Action | None:
    """An act of Ana's that ends the deal, where there is one."""
    state = process.table.state
    assert state is not None
    for act in state.legal(0):
        after = state.apply(0, act).state.view(PUBLIC)
        if isinstance(after, CanastraView) and after.shown.ended:
            return act
    return None


def last_card(process: Process) -> str:
    """The name of a card whose discard ends the deal."""
    act = last_act(process)
    assert isinstance(act, Discard)
    return spoken.name(Words(), act.card)


class Shared(NamedTuple):
    """A card that a partner holds, and the number of the meld of the other one that it fits."""

    card: str
    meld: int


def partners() -> tuple[Process, Shared, Shared]:
    """Ana and Cida play together, Cida is to lay; each holds a card for a meld of the other: Cida's, then Ana's."""
    for seed in range(200):
        process, owners = started(ANA, BETO, CIDA, seed=seed), list[Seat]()

        def noting(mesa: Mesa, legal: tuple[Action, ...], owners: list[Seat] = owners) -> Action:
            act = greedy(mesa, legal)
            if isinstance(act, Lay) and mesa.turn % 2 == 0:
                owners.append(mesa.turn)
            return act

        def shared(table: Mesa, process: Process = process, owners: list[Seat] = owners) -> bool:
            return table.ended != "" or len(_shared(process, table, owners)) == 2

        played(process, shared, noting)
        found = _shared(process, mesa(process), owners)
        if len(found) == 2:
            return process, found[0], found[1]
    raise AssertionError("never")


def _shared(process: Process, table: Mesa, owners: list[Seat]) -> list[Shared]:
    """Of Cida, who is to lay, and of Ana the first card that fits a meld of the other, not the same one."""
    found: list[Shared] = []
    if table.phase != "playing" or table.turn != 2 or table.ended or table.lugares[2].count < 4:
        return found
    kit = kit_of(rules_of("canastra", {}))
    for seat, partner in ((2, 0), (0, 2)):
        for number, owner in enumerate(owners, start=1):
            jogo = kit.new(tuple(card.index for card in table.lados[0].jogos[number - 1].meld_cards))
            fits = [card for card in mesa(process, seat).lugares[seat].hand_cards if jogo and jogo.takes >> card.index & 1]
            if owner == partner and fits and not any(other.meld == number for other in found):
                found.append(Shared(spoken.name(Words(), fits[0]), number))
                break
    return found
