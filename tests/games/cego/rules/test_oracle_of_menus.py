"""Voltas played at random, every kind of act as often as any other, against what the catalogue lets a seat do.

A listener who hears the events and nothing else keeps account; after each act the menus of all six seats, whom the game waits
for and whether the volta is over must be as the listener says. `make fuzz` plays many more, ever new.
"""

import os
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from carteado.game import Action, Seat
from carteado.games.cego.rules.acts import Admit, AskFlor, Call, CallDown, Declare, GiveHandUp, Leave, Nothing, Quero
from carteado.games.cego.rules.events import LeiSaid, VoltaBegan, VoltaEnded
from carteado.tricks.play import Play
from games.cego.kit import H1, H2, MesaCego, roda
from games.cego.kit.allowed import allowed
from games.cego.kit.dealing import Choice, dealt, follow
from games.cego.kit.listener import Listener

FUZZ = bool(os.environ.get("CARTEADO_FUZZ"))
LONGEST = 200  # acts in one volta
# By house rule, what leads to where it is felt: words, and names of acts. With the seeds below each of them is.
ROADS = {
    "openTiming=any": "Play truco",
    "testaCap=forbid": "envido envido-envido real-envido e-boa",
    "testaCap=none": "envido envido-envido real-envido e-boa",
    "faltaRevide=gte": "real-envido e-boa",
    "maxEnvido=unlimited": "envido envido-envido e-boa",
    "envidoAfterTruco=true": "truco Quero Play",
    "passedMaySpeak=false": "pass truco Play",
    "verifySongs=all": "envido e-boa Quero Sing Play",
    "leiInTesta=true": "Declare Quero",
    "testaFalta=min": "falta-envido",
}


class Walk:
    """One deal of random acts, and the listener of the volta that is being played."""

    def __init__(self, rng: Random, options: dict[str, str], choose: Choice) -> None:
        self.rng, self.options, self.choose = rng, options, choose
        form = rng.choice(("roda", "testa"))
        lei = rng.randrange(6) if rng.random() < 0.3 and (form == "roda" or "leiInTesta" in options) else None
        self.table = MesaCego(form, dealt(rng), (rng.randrange(24), rng.randrange(24)), lei, options, rng.randrange(6))
        hands = self.table.mesa.hands
        self.cards = [[card for card in hand.dealt_cards if card is not None] for hand in hands]
        self.said = [event for event in self.table.events if isinstance(event, LeiSaid)]
        self.acts: list[tuple[Seat, Action]] = []
        self.heard = self.began(next(event for event in self.table.events if isinstance(event, VoltaBegan)))

    def began(self, event: VoltaBegan) -> Listener:
        self.acts = []
        heard = Listener(event.form, event.seats[0], self.table.score, self.options)
        for said in self.said:
            heard.hear(said)
        return heard

    def steps(self) -> Iterator[None]:
        """Act by act, until the deal is over."""
        while self.table.mesa.phase == "play":
            yield
            seat, act = self.choice()
            self.acts.append((seat, act))
            told = len(self.table.events)
            self.table.do(seat, act)
            for event in self.table.events[told:]:
                if isinstance(event, VoltaBegan):
                    self.heard = self.began(event)
                elif isinstance(event, VoltaEnded):
                    assert self.heard.window == "over" or self.heard.won() or isinstance(act, Nothing), repr(self)
                else:
                    self.heard.hear(event)

    def choice(self) -> tuple[Seat, Action]:
        seat = self.rng.choice(self.table.state.actors())
        if self.rng.random() < 0.1:
            seat = self.rng.choice([other for other in range(6) if self.table.menu(other)])
        return seat, self.choose(self.rng, self.table.menu(seat))

    def __repr__(self) -> str:
        hands = [" ".join(map(str, hand)) for hand in self.cards]
        return f"{self.options} {self.table.start} {self.heard.order} lei {self.heard.lei} {hands}: {self.acts}"


def kind(act: Action) -> object:
    """What makes two acts the same kind: their class, and the words said."""
    if isinstance(act, (Call, CallDown)):
        return type(act), act.call
    if isinstance(act, Declare):
        return type(act), act.what
    return (type(act), act.raising, act.passing, act.shrinking) if isinstance(act, Quero) else type(act)


def evenly(bold: float) -> Choice:
    """Every kind of act as often as any other, but what ends a volta seldom; the less bold simply play cards."""

    def choice(rng: Random, acts: Sequence[Action]) -> Action:
        kinds: dict[object, list[Action]] = {}
        for act in acts:
            kinds.setdefault(kind(act), []).append(act)
        if Play in kinds and rng.random() > bold:
            return rng.choice(kinds[Play])
        rare = (Leave, GiveHandUp, Admit, AskFlor)
        common = [some for some in kinds.values() if not isinstance(some[0], rare) or rng.random() < 0.05]
        return rng.choice(rng.choice(common or list(kinds.values())))

    return choice


def check(walk: Walk, known: dict[Action, None]) -> None:
    """The engine and the listener agree on everything that may be done now, and on nothing else."""
    state, heard = walk.table.state, walk.heard
    waited = [heard.turn] if heard.window == "turn" else heard.polled
    assert sorted(state.actors()) == sorted(waited), repr(walk)
    assert not heard.won(), repr(walk)
    assert len(walk.acts) < LONGEST, repr(walk)
    for seat in range(6):
        offered, expected = state.legal(seat), allowed(heard, seat, walk.cards[seat])
        assert len(set(offered)) == len(offered), repr(walk)
        assert set(offered) == expected, f"seat {seat}: {set(offered) ^ expected} after {walk}"
        assert expected or seat not in waited, repr(walk)
        known.update(dict.fromkeys(act for act in offered if not isinstance(act, Play)))
    seat, act = walk.rng.randrange(6), walk.rng.choice(list(known))
    assert (state.check(seat, act) is None) == (act in state.legal(seat)), f"{seat} {act} after {walk}"
    if heard.chain:
        mesa = walk.table.mesa
        assert mesa.envido[0] >= mesa.envido[1] > 0, repr(walk)


def walk_many(seed: str, deals: int, options: dict[str, str], road: str = "") -> None:
    rng = Random(None if FUZZ else seed)
    known: dict[Action, None] = {}
    for _ in range(deals * 60 if FUZZ else deals):
        walk = Walk(rng, options, follow(road) if road else evenly(rng.random()))
        for _ in walk.steps():
            check(walk, known)


@pytest.mark.clause(
    "CEGO-9.VIII.a-6", "CEGO-9.VIII.b-2", "CEGO-9.VIII.f-3", "CEGO-9.VIII.f-4", "CEGO-9.VIII.h-5", "CEGO-9.VIII.h-6",
    "CEGO-9.VIII.h-7", "CEGO-9.VIII.i-2", "CEGO-9.VIII.k-2", "CEGO-9.XI-4", "CEGO-9.XIII-0", "CEGO-9.XIII.d-1",
    "CEGO-9.XIV-14", "CEGO-9.XV-0", "CEGO-9.XV.c-11", "CEGO-9.XVI-1", "CEGO-9.XVI.b-2", "CEGO-9.XVI.k-7", "CEGO-9.XVI.l-8",
)  # fmt: skip
@pytest.mark.parametrize("profile", ["faithful", "clean"])
def test_a_seat_may_do_what_the_catalogue_says_and_nothing_else(profile: str) -> None:
    walk_many(profile, 80, {"profile": profile})


@pytest.mark.parametrize("rule", ROADS)
def test_a_house_rule_changes_what_may_be_done_as_it_says(rule: str) -> None:
    key, _, value = rule.partition("=")
    for profile in ("faithful", "clean"):
        walk_many(f"{rule} 8", 12, {key: value, "profile": profile}, ROADS[rule])


# Where a walk and the engine once disagreed.


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.XVI.l-5")
def test_the_lei_do_jogo_has_said_truco_so_it_is_too_late_to_own_up() -> None:
    table = roda(H1, score=(4, 20), lei=0).say(1, "flor").no_flor().quero(1)
    assert table.refused(1, Admit()).code == "admit-too-late"


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.VIII.a-10")
def test_who_passes_has_laid_his_cards_so_it_is_too_late_to_own_up() -> None:
    table = roda(H1).call(0, "flor").gate({2: "flor"})
    assert Admit() in table.menu(2)
    assert Admit() not in table.leave(0).menu(2)


@pytest.mark.clause("CEGO-9.XI-1", "CEGO-9.X-1")
@pytest.mark.parametrize(("hand", "act"), [("7O 6O 5O", AskFlor(3)), ("7O 6O 5E", Admit())])
def test_who_is_to_sing_may_ask_or_own_up_like_the_others(hand: str, act: Action) -> None:
    table = roda({0: hand, 1: "1B 2B 3B"}).call(0, "flor").gate({1: "contra-flor"}).quero(0)
    assert table.mesa.singer == 0
    assert act in table.menu(0)


@pytest.mark.clause("CEGO-9.VIII.a-8", "CEGO-9.VIII.a-9", "S-CEGO-23")
def test_where_every_song_is_proved_a_beaten_singer_may_not_go_unseen_for_free() -> None:
    table = roda(H2, verifySongs="all").call(0, "envido").quero(1).songs().fall(1).leave(1, "unseen").won_by(1)
    assert (table.credits(), table.gained) == ([("envido", 0, 2), ("truco", 0, 1)], (3, 0))
