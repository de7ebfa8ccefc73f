"""Irregularities of speech and of cards laid: words that count or do not, songs by the first number, false flores."""

from random import Random
from typing import Any

import pytest

from carteado.cards import Card
from carteado.game import REFEREE, Reason, Seat, State
from carteado.games.cego.rules.acts import Call
from carteado.games.cego.rules.events import Answered, Called, Sang
from carteado.games.cego.rules.views import CegoView
from carteado.pack import Ruled, Ruling
from clauses_kit import marked
from games.cego.kit import H1, MesaCego, em_testa, roda

FLOR_0 = {**H1, 0: "7O 6O 3O", 1: "1B 5O 4E", 2: "3C 2B 10C", 5: "12E 11O 10B", 4: "11B 10E 2O"}
ALONE = {**H1, 0: "2E 4B 7O"}
SEVEN_AND_FOUR = {**H1, 0: "7E 4E 2C"}


def told(mesa: MesaCego) -> Any:
    """The last ruling as the record tells it."""
    return mesa.told(Ruled)[-1]


def no(mesa: MesaCego, clause: str, offender: Seat | None = None, **fields: Any) -> str:
    """The code of the objection to a ruling."""
    reason: Reason = mesa.refused(REFEREE, Ruling(clause, offender, **fields))
    return reason.code


# Words that count, and words that do not.


@pytest.mark.clause("CEGO-9.VIII.h-9")
def test_a_word_that_was_understood_is_a_truco() -> None:
    mesa = roda().plays("0:4C").ruling("CEGO-9.VIII.h-9", 1, sanction="truco", why='disse "turco"')
    assert (mesa.told(Called)[-1].call, mesa.mesa.asked_by) == ("truco", 1)
    mesa.quero(2)
    assert mesa.mesa.level == 1


@pytest.mark.clause("CEGO-9.VIII.h-9")
def test_or_a_quero() -> None:
    mesa = roda().call(0, "truco").ruling("CEGO-9.VIII.h-9", 3)
    assert (mesa.told(Answered)[-1].wants, mesa.mesa.level) == (True, 1)
    assert no(mesa, "CEGO-9.VIII.h-9", 2) == "no-such-word-now"
    assert no(mesa, "CEGO-9.VIII.h-9", 0, sanction="quero") == "no-such-word-now"
    assert no(mesa, "CEGO-9.VIII.h-9", 0, sanction="real-envido") == "superfluous"


@pytest.mark.parametrize(
    "clause", marked(["CEGO-9.VIII.h-7", "CEGO-9.VIII.k-2", "CEGO-9.XVI.m-1", "CEGO-9.XIV-22", "CEGO-9.VIII.f-3"])
)
def test_a_void_word_changes_nothing(clause: str) -> None:
    mesa = roda().call(0, "truco")
    before = mesa.mesa
    mesa.ruling(clause, 1)
    assert (told(mesa).effect, mesa.mesa) == ("void-word", before)


# Flor by another name.


@pytest.mark.clause("CEGO-9.VIII.h-10")
def test_florzinha_with_a_flor_is_not_sung_yet() -> None:
    mesa = roda(FLOR_0).ruling("CEGO-9.VIII.h-10", 0)
    assert (told(mesa).effect, mesa.mesa.hands[0].flor) == ("void-word", "")
    mesa.call(0, "flor")
    assert mesa.mesa.hands[0].flor == "flor"


@pytest.mark.clause("CEGO-9.VIII.h-10")
def test_and_without_the_word_it_is_reneged() -> None:
    mesa = roda(FLOR_0).ruling("CEGO-9.VIII.h-10", 0).plays("0:3O")
    assert mesa.refused(0, Call("flor")).code == "after-first-card"
    assert mesa.mesa.hands[0].flor == ""


@pytest.mark.parametrize("clause", marked(["CEGO-9.VIII.h-11", "CEGO-9.X-1"]))
@pytest.mark.parametrize("profile", ["faithful", "clean"])
def test_without_one_it_is_a_false_flor(clause: str, profile: str) -> None:
    mesa = roda(profile=profile).ruling(clause, 0)
    assert (mesa.gained, mesa.credits(), mesa.mesa.phase) == ((0, 4), [("flor", 1, 3), ("truco", 1, 1)], "shuffle")
    mesa = roda(profile=profile).plays("0:4C")
    assert no(mesa, clause, 0) == "flor-too-late"
    assert no(roda(FLOR_0, profile=profile), clause, 0) == "has-a-flor"


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.X-2")
def test_once_the_truco_is_played_it_comes_out_by_itself() -> None:
    mesa = roda().call(0, "flor").no_flor().plays("0:4C")
    assert no(mesa, "CEGO-9.X-1", 0) == "shown-at-the-end"
    mesa.ruling("CEGO-9.X-2", 0).won_by(0)
    assert mesa.gained == (0, 4)


@pytest.mark.clause("CEGO-9.XIII.f-3")
def test_a_false_flor_takes_the_others_of_its_trio_with_it() -> None:
    mesa = roda({**FLOR_0, 2: "3C 2C 10C", 3: "1E 12C 7B"}).call(0, "flor").say(2, "flor").say(4, "e-boa")
    mesa.no_flor()
    assert no(mesa, "CEGO-9.XIII.f-3", 0) == "has-a-flor"
    mesa = roda({**H1, 2: "3C 2C 5C"}).call(0, "flor")
    assert no(mesa, "CEGO-9.XIII.f-3", 0) == "no-other-flor"
    mesa.say(2, "flor").no_flor().ruling("CEGO-9.XIII.f-3", 0)
    assert mesa.gained == (0, 7)


@pytest.mark.clause("CEGO-9.XIII.f-3")
def test_unless_the_house_voids_them() -> None:
    mesa = roda({**H1, 2: "3C 2C 5C"}, falseFlorMulti="void").call(0, "flor").say(2, "flor").no_flor()
    assert mesa.ruling("CEGO-9.XIII.f-3", 0).gained == (0, 4)


# Songs.


@pytest.mark.clause("CEGO-9.XIV-11", "S-CEGO-30")
@pytest.mark.parametrize("profile", ["faithful", "clean"])
def test_um_before_the_song_is_a_song_of_one(profile: str) -> None:
    mesa = roda(ALONE, profile=profile).call(0, "envido").quero(1)
    assert no(mesa, "CEGO-9.XIV-11", 1) == "not-singing"
    mesa.ruling("CEGO-9.XIV-11", 0)
    assert (mesa.told(Sang)[-1].points, mesa.mesa.hands[0].song) == (1, 1)
    mesa.songs()
    assert mesa.mesa.won_by == 1


@pytest.mark.clause("CEGO-9.XIV-11", "CEGO-9.XIV-25")
def test_and_a_wrong_song_if_it_wins() -> None:
    mesa = em_testa({0: "2E 4B 7O", 3: "10E 11B 12O"}).call(0, "envido").quero(3).ruling("CEGO-9.XIV-11", 0)
    mesa.nao_mato(3)
    assert mesa.mesa.won_by == 0
    mesa.won_by(0)
    assert mesa.gained == (0, 3)


@pytest.mark.clause("CEGO-9.XIV-12")
def test_of_the_patter_the_first_number_counts() -> None:
    mesa = roda(SEVEN_AND_FOUR).call(0, "envido").quero(1).ruling("CEGO-9.XIV-12", 0)
    assert mesa.mesa.hands[0].song == 4
    mesa = roda(SEVEN_AND_FOUR).call(0, "envido").quero(1).ruling("CEGO-9.XIV-12", 0, sanction="sete")
    assert mesa.mesa.hands[0].song == 7
    assert no(mesa, "CEGO-9.XIV-12", 0) == "not-singing"


@pytest.mark.clause("CEGO-9.XIV-11")
def test_a_song_held_to_its_word_proves_nothing() -> None:
    mesa = roda(ALONE, profile="clean").call(0, "envido").quero(1).ruling("CEGO-9.XIV-11", 0).sing(1, mesa_song(1))
    dice = Random(1)
    hands = {cards_of_mao(mesa.state.resample(5, dice)) for _ in range(20)}
    assert len(hands) == 20


def cards_of_mao(state: State) -> tuple[Card | None, ...]:
    """What seat 0 was dealt in this world."""
    view = state.view(REFEREE)
    assert isinstance(view, CegoView)
    return view.known.hands[0].dealt_cards


def mesa_song(seat: Seat) -> int:
    """What a seat of the sample deal sings."""
    return roda(ALONE).true_song(seat)


# Cards laid.


@pytest.mark.clause("CEGO-9.VIII.b-4")
def test_a_card_hidden_under_another_loses_the_truco() -> None:
    mesa = roda().call(0, "envido").quero(1).songs().plays("0:4C 1:4O 2:10O").call(3, "truco").quero(4)
    assert no(mesa, "CEGO-9.VIII.b-4", 3) == "nothing-laid"
    mesa.plays("3:7C").ruling("CEGO-9.VIII.b-4", 3)
    assert mesa.credits() == [("envido", 0, 2), ("truco", 0, 2)]
    assert mesa.mesa.phase == "shuffle"


@pytest.mark.clause("CEGO-9.VIII.b-4")
def test_not_while_the_points_are_open() -> None:
    mesa = roda().plays("0:4C").call(1, "envido")
    assert no(mesa, "CEGO-9.VIII.b-4", 0) == "points-pending"


@pytest.mark.clause("CEGO-9.VIII.k-1")
def test_the_first_card_falls_face_down_after_a_proposal() -> None:
    mesa = em_testa({0: "7E 1E 4C", 3: "12C 5B 10O"})
    assert no(mesa, "CEGO-9.VIII.k-1", 0) == "no-proposal"
    mesa.call(0, "envido").quero(3).songs().ruling("CEGO-9.VIII.k-1", 0)
    assert mesa.credits() == [("envido", 0, 2), ("truco", 1, 1)]
    assert mesa.mesa.nth == 1


@pytest.mark.clause("CEGO-9.VIII.k-1", "CEGO-9.VIII.k-2")
def test_after_a_truco_the_rival_may_still_open_the_points() -> None:
    mesa = em_testa({0: "7E 1E 4C", 3: "12C 5B 10O"}).call(0, "truco").ruling("CEGO-9.VIII.k-1", 0)
    assert mesa.mesa.window == "after-down"
    mesa.call(3, "envido").quero(0).songs()
    assert mesa.credits() == [("envido", 0, 2), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.VIII.k-1", "CEGO-9.VIII.a-3", "S-CEGO-50")
@pytest.mark.parametrize(("rival", "flor"), [("7O 6O 5O", [("flor", 1, 3)]), ("7O 6O 5B", [])])
def test_after_a_truco_that_was_accepted_a_flor_of_the_rival_is_paid(rival: str, flor: list[tuple[str, int, int]]) -> None:
    mesa = em_testa({3: rival}).call(0, "truco").quero(3).ruling("CEGO-9.VIII.k-1", 0)
    assert mesa.credits() == [*flor, ("truco", 1, 2)]
    assert mesa.mesa.nth == 1


@pytest.mark.clause("CEGO-9.VIII.k-1")
def test_in_a_pending_proposal_the_points_go_on() -> None:
    mesa = em_testa({0: "7E 1E 4C", 3: "12C 5B 10O"}).call(0, "envido").ruling("CEGO-9.VIII.k-1", 0)
    assert mesa.mesa.down == 0
    assert no(mesa, "CEGO-9.VIII.k-1", 0) == "not-face-down"
    mesa.quero(3).songs()
    assert mesa.gained == (2, 1)
    assert no(roda(), "CEGO-9.VIII.k-1", 0) == "testa-only"
    assert no(em_testa().plays("0:4C").call(3, "truco"), "CEGO-9.VIII.k-1", 0) == "not-face-down"


SETTLED_BY_PLAY = (
    "CEGO-9.VIII.a-9", "CEGO-9.VIII.k-3", "CEGO-9.VIII.k-4", "CEGO-9.X-2", "CEGO-9.X-3", "CEGO-9.X-4", "CEGO-9.XIV-25",
    "CEGO-9.XIV-26",
)  # fmt: skip


@pytest.mark.parametrize("clause", marked(SETTLED_BY_PLAY))
def test_what_the_showing_settles_is_only_noted(clause: str) -> None:
    mesa = em_testa().call(0, "envido")
    before = mesa.mesa
    mesa.ruling(clause, 0, why="visto pelo juiz")
    assert (told(mesa).effect, told(mesa).why, mesa.mesa) == ("note", "visto pelo juiz", before)


# What is owed when a volta is forfeited: the points part at every moment.


@pytest.mark.clause("CEGO-9.VIII.d-3")
@pytest.mark.parametrize(
    ("calls", "offender", "owed"),
    [
        ("0 envido", 1, (2, 0)),
        ("0 falta-envido", 1, (2, 0)),
        ("0 envido, 1 real-envido", 2, (0, 3)),
        ("0 envido, 1 quero", 2, (0, 3)),
        ("0 envido, 1 nao-quero", 1, (2, 0)),
        ("0 truco", 1, (2, 0)),
        ("0 truco, 1 quero", 1, (3, 0)),
        ("0 truco, 1 quero-raise", 0, (0, 3)),
        ("0 flor", 1, (4, 0)),
        ("0 flor, 2 flor", 1, (7, 0)),
    ],
)
def test_what_the_parts_stand_at(calls: str, offender: Seat, owed: tuple[int, int]) -> None:
    mesa = roda()
    for said in calls.split(", "):
        seat, word = int(said[0]), said[2:]
        if word == "quero":
            mesa.quero(seat)
        elif word == "quero-raise":
            mesa.quero(seat, raising=True)
        elif word == "nao-quero":
            mesa.nao_quero(seat)
        elif mesa.mesa.window == "gate" and word == "flor":
            mesa.say(seat, word)
        else:
            if mesa.mesa.window == "gate":
                mesa.no_flor()
            mesa.call(seat, word)
    assert mesa.ruling("CEGO-9.VIII.d-3", offender).gained == owed


@pytest.mark.clause("CEGO-9.VIII.d-3")
def test_flores_that_met_are_forfeited_as_they_stand() -> None:
    hands = {**FLOR_0, 1: "1B 5B 4B", 4: "11B 10E 2O"}
    met = roda(hands).call(0, "flor").say(2, "e-boa").say(4, "e-boa").say(1, "flor").no_flor()
    assert met.mesa.window == "flor-raise"
    assert met.ruling("CEGO-9.VIII.d-3", 0).gained == (0, 7)
    left = roda(hands).call(0, "flor").say(2, "e-boa").say(4, "e-boa").say(1, "flor").no_flor().defer(0)
    assert left.ruling("CEGO-9.VIII.d-3", 3).gained == (7, 0)
    countered = roda(hands).call(0, "flor").say(2, "e-boa").say(4, "e-boa").say(1, "contra-flor").no_flor()
    assert countered.mesa.window == "flor"
    assert countered.ruling("CEGO-9.VIII.d-3", 0).gained == (0, 5)
    taken = roda(hands).call(0, "flor").say(2, "e-boa").say(4, "e-boa").say(1, "contra-flor").no_flor().quero(0)
    assert taken.ruling("CEGO-9.VIII.d-3", 0).gained == (0, 7)


@pytest.mark.clause("CEGO-9.VIII.d-3")
def test_a_lei_do_jogo_is_forfeited_as_it_stands() -> None:
    asked = roda(lei=0).say(1, "e-boa")
    assert asked.ruling("CEGO-9.VIII.d-3", 1).gained == (2, 0)
    taken = roda(lei=0).no_flor().quero(1)
    assert taken.mesa.window == "lei-flor-proposers"
    assert taken.ruling("CEGO-9.VIII.d-3", 1).gained == (24, 0)


@pytest.mark.clause("CEGO-9.VIII.h-9")
def test_the_word_itself_is_still_refused_from_the_player() -> None:
    assert roda().refused(1, Call("truco", 2)).code == "not-your-turn"
