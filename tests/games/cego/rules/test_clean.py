"""Section 7, the clean profile: only truthful calls are offered, and what they prove is so in every world that fits."""

from collections.abc import Callable, Mapping
from random import Random

import pytest

from carteado.cards import Card
from carteado.game import Action, Seat, State
from carteado.games.cego.rules.acts import (
    Admit,
    AskFlor,
    Call,
    CallDown,
    Declare,
    GiveHandUp,
    Leave,
    NaoMato,
    NaoQuero,
    Quero,
    Sing,
)
from carteado.games.cego.rules.events import FoundOut, Proved
from carteado.games.cego.rules.pontos import SONGS, envido_song, flor_song, is_flor
from carteado.games.cego.rules.views import CegoView
from carteado.tricks.play import Play
from games.cego.kit import H1, H2, MesaCego, em_testa, roda

FLOR_0 = {0: "7O 6O 5O"}
FLOR_3 = {3: "1B 2B 3B"}
BOTH = {**FLOR_0, **FLOR_3}
FLORES = {"flor", "contra-flor-e-o-resto", "achico"}
ENVIDOS = {"envido", "real-envido", "falta-envido"}
DOUBLES = {f"{word}-e-truco" for word in ENVIDOS} | {f"truco-e-{word}" for word in ENVIDOS}


def clean(hands: Mapping[int, str], form: Callable[..., MesaCego] = roda, **options: object) -> MesaCego:
    """A table of the clean profile."""
    return form(hands, profile="clean", **options)


def faithful(hands: Mapping[int, str], form: Callable[..., MesaCego] = roda) -> MesaCego:
    """The same table where everything may be said."""
    return form(hands)


def dealt(state: State, owner: Seat) -> tuple[int, int, int]:
    """The three cards of a seat in a world."""
    view = state.view(owner)
    assert isinstance(view, CegoView)
    a, b, c = [card.index for card in view.known.hands[owner].dealt_cards if card is not None]
    return (a, b, c)


def worlds(table: MesaCego, viewer: Seat, owner: Seat, count: int = 40) -> list[tuple[int, int, int]]:
    """The hands of `owner` in worlds that fit what `viewer` knows."""
    rng = Random(5)
    return [dealt(table.state.resample(viewer, rng), owner) for _ in range(count)]


def has_flor(hands: list[tuple[int, int, int]]) -> list[bool]:
    """In which of them there is a flor."""
    return [is_flor(*hand) for hand in hands]


# What is offered, and what is not.


@pytest.mark.clause("CEGO-9.XIII.a-2", "CEGO-9.X-4", "S-CEGO-19")
def test_a_flor_must_be_said_before_the_first_card() -> None:
    table = clean(FLOR_0)
    assert table.offered(0) == FLORES | {"flor-e-truco", "truco"}
    assert not table.menu(0, Play)
    assert not table.menu(0, Leave)
    assert table.refused(0, Play(Card.of("7O"))).clause == "CEGO-9.XIII.a-2"
    assert table.refused(0, Leave("pass")).clause == "CEGO-9.XIII.a-2"
    assert table.refused(0, GiveHandUp()).clause == "CEGO-9.XIII.a-2"
    assert table.refused(0, Call("envido", 2)).clause == "CEGO-9.XIV-22"
    table.call(0, "flor").no_flor()
    assert len(table.menu(0, Play)) == 3
    assert Leave("pass") in table.menu(0)


@pytest.mark.clause("CEGO-9.X-4", "CEGO-9.XIV-23")
def test_in_the_faithful_profile_it_may_be_hidden() -> None:
    table = faithful(FLOR_0)
    assert ENVIDOS | DOUBLES | FLORES | {"envido-minha-flor"} <= table.offered(0)
    assert len(table.menu(0, Play)) == 3


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.IX-1")
@pytest.mark.parametrize("form", [roda, em_testa])
def test_without_a_flor_none_can_be_sung(form: Callable[..., MesaCego]) -> None:
    table = clean(H1, form)
    assert table.offered(0) == ENVIDOS | DOUBLES | {"truco"}
    for word in (*FLORES, "flor-e-truco"):
        assert table.refused(0, Call(word, 0)).clause == "CEGO-9.IX-1"


@pytest.mark.clause("CEGO-9.X-1", "CEGO-9.IX-3")
def test_a_flor_paraguaia_is_none() -> None:
    assert not clean({0: "4E 4B 4C"}).offered(0) & FLORES


@pytest.mark.clause("CEGO-9.XIV-21", "CEGO-9.XIII.a-2")
def test_asked_for_a_flor_one_says_the_truth() -> None:
    table = clean(FLOR_3).call(0, "envido")
    assert table.menu(2, Declare) == (Declare("e-boa"),)
    assert table.refused(2, Declare("flor")).code == "no-flor"
    table.say(2, "e-boa").say(4, "e-boa")
    assert {act.what for act in table.menu(3, Declare)} == FLORES
    assert table.refused(3, Declare("e-boa")).code == "declare-flor-first"
    assert table.refused(3, GiveHandUp()).code == "declare-flor-first"
    table.say(3, "achico").no_flor()
    assert (table.mesa.won_by, table.mesa.won) == (1, 3)


@pytest.mark.clause("CEGO-9.XIII.d-1", "CEGO-9.XIII.a-2")
def test_against_a_flor_every_form_is_left() -> None:
    table = clean(BOTH).call(0, "flor").say(2, "e-boa").say(4, "e-boa")
    assert {act.what for act in table.menu(3, Declare)} == FLORES | {"contra-flor"}


@pytest.mark.clause("CEGO-9.XIII.a-2", "CEGO-9.XVI.k-2")
def test_in_a_testa_one_with_a_flor_cannot_leave_before_saying_it() -> None:
    table = clean(FLOR_3, em_testa).call(0, "truco")
    assert not table.menu(3, Leave)
    assert table.refused(3, Leave("pack")).clause == "CEGO-9.XIII.a-2"
    table = clean(FLOR_3, em_testa).call(0, "envido")
    assert not table.menu(3, Leave)
    assert Leave("pack") in faithful(FLOR_3, em_testa).call(0, "envido").menu(3)


@pytest.mark.clause("CEGO-9.XVI-2")
def test_truco_first_and_the_flor_after_it() -> None:
    table = clean({**FLOR_0, 3: "1E 1B 4C"}).call(0, "truco").quero(1)
    assert not table.menu(0, Play)
    assert table.offered(0) == FLORES
    table.call(0, "flor").no_flor().won_by(1)
    assert table.credits() == [("flor", 0, 3), ("truco", 1, 2)]


@pytest.mark.clause("CEGO-9.VIII.j-1", "CEGO-9.XIV-14", "CEGO-9.XIV-15", "CEGO-9.XIV-25")
def test_songs_are_true_or_nao_mato() -> None:
    """The walk of the catalogue: 25, 28, 30, não mato, 31, and 31 again, nearer to the mão."""
    table = clean(H2).call(0, "envido").quero(1)
    offered = [(0, [25], False), (1, [28], True), (2, [30], True), (3, [], True), (5, [31], True), (4, [31], True)]
    for seat, points, conceding in offered:
        assert table.mesa.singer == seat
        assert [act.points for act in table.menu(seat, Sing)] == points
        assert bool(table.menu(seat, NaoMato)) == conceding
        assert table.refused(seat, Sing(33)).clause == "CEGO-9.XIV-1"
        table.do(seat, Sing(points[0]) if points else NaoMato())
    assert (table.mesa.won_by, table.mesa.won) == (0, 2)


@pytest.mark.clause("CEGO-9.XIV-16")
def test_conceding_with_better_points_is_in_both_profiles() -> None:
    table = clean(H2).call(0, "envido").quero(1).sing(0, 25)
    assert table.menu(1) == (Sing(28), NaoMato())


@pytest.mark.clause("CEGO-9.XIII.c-2", "CEGO-9.X-2")
def test_a_flor_is_sung_as_it_is() -> None:
    table = clean(BOTH).call(0, "flor").say(2, "e-boa").say(4, "e-boa").say(1, "e-boa").say(3, "contra-flor").say(5, "e-boa")
    table.quero(0)
    assert table.menu(0) == (Sing(38),)
    table.sing(0, 38)
    assert table.menu(3) == (NaoMato(),)
    table.nao_mato(3)
    assert (table.mesa.won_by, table.mesa.won) == (0, 6)


@pytest.mark.clause("CEGO-9.XI-1", "CEGO-9.X-1")
def test_nobody_asks_for_a_flor_nor_owns_up_to_one() -> None:
    table = clean(FLOR_0).call(0, "flor").no_flor()
    assert not table.menu(0, AskFlor)
    assert table.refused(0, AskFlor(3)).code == "nothing-hidden"
    assert table.refused(0, Admit()).code == "nothing-to-admit"
    assert faithful(FLOR_0).call(0, "flor").no_flor().menu(0, AskFlor)


@pytest.mark.clause("CEGO-9.VIII.a-8", "CEGO-9.X-3")
def test_nobody_leaves_unseen() -> None:
    table = clean(FLOR_0).call(0, "flor").no_flor()
    assert {act.how for act in table.menu(0, Leave)} == {"pass", "pack"}
    assert table.refused(0, Leave("unseen")).clause == "CEGO-9.VIII.a-8"
    table.leave(0, "pack")
    assert [event.seat for event in table.told(Proved)] == [0]
    table = clean(H1).call(0, "envido").quero(1).songs()
    assert {act.how for act in table.menu(0, Leave)} == {"pass", "pack"}


@pytest.mark.clause("CEGO-9.VIII.k-1")
def test_no_call_with_a_card_face_down() -> None:
    table = clean(H1, em_testa)
    assert not table.menu(0, CallDown)
    assert table.refused(0, CallDown("envido", 2)).clause == "CEGO-9.VIII.k-1"
    assert faithful(H1, em_testa).menu(0, CallDown)


@pytest.mark.clause("CEGO-9.XIV-23")
def test_no_envido_minha_flor() -> None:
    assert clean(H1).refused(0, Call("envido-minha-flor", 2)).code == "not-a-call"
    assert clean(FLOR_0).refused(0, Call("envido-minha-flor", 2)).code == "declare-flor-first"


@pytest.mark.clause("CEGO-9.XVI.h-1", "CEGO-9.XIII.g-1", "CEGO-9.XVI.l-1")
def test_empty_bets_and_the_lei_are_no_bluffs() -> None:
    table = clean({0: "4O 5B 6C"})
    assert {"truco", "falta-envido", "truco-e-falta-envido"} <= table.offered(0)
    assert {"quero", "raise"} <= {"raise" if act.raising else "quero" for act in table.call(0, "truco").menu(1, Quero)}
    assert NaoQuero("truco", 2) in table.menu(1)


@pytest.mark.clause("CEGO-9.XVI.l-9", "CEGO-9.XVI.l-10")
def test_to_the_lei_too_flores_are_as_they_are() -> None:
    table = roda({1: "1B 2B 3B", 2: "7E 6E 5E"}, lei=0, score=(4, 20), profile="clean")
    assert table.menu(1, Declare) == (Declare("flor"),)
    assert table.menu(3, Declare) == (Declare("e-boa"),)
    assert GiveHandUp() not in table.menu(1)
    table.say(1, "flor").say(3, "e-boa").say(5, "e-boa").quero(1)
    assert table.menu(2, Declare) == (Declare("flor"),)
    assert table.menu(0, Declare) == (Declare("e-boa"),)
    table.say(0, "e-boa").say(2, "flor").say(4, "e-boa").songs()
    assert (table.mesa.won_by, table.mesa.won) == (0, 10)


@pytest.mark.clause("CEGO-9.X-2", "CEGO-9.X-4", "CEGO-9.XIV-25")
@pytest.mark.parametrize("form", ["roda", "testa"])
def test_nothing_is_ever_found_out(form: str) -> None:
    """Random partidas of the clean profile, from no flor to four: none false, none hidden, no wrong song, no penalty."""
    rng = Random(11)
    held = ((0, "7O 6O 5O"), (1, "4B 5B 6B"), (3, "7E 4E 12E"), (4, "4C 5C 10C"))
    for number in range(16):
        flores = {seat: hand for nth, (seat, hand) in enumerate(held) if number >> nth & 1}
        table = clean(flores, roda if form == "roda" else em_testa)
        shuffled = 0
        while table.mesa.phase == "play":
            seat = table.state.actors()[0]
            acts: list[Action] = [act for act in table.state.legal(seat) if not isinstance(act, GiveHandUp)]
            table.do(seat, acts[rng.randrange(len(acts))])
            shuffled += 1
        assert shuffled > 0, number
        assert table.told(FoundOut) == []
        assert all(part != "penalty" for part, _, _ in table.credits())


# What words prove.


@pytest.mark.clause("CEGO-9.XIII.a-1", "CEGO-9.VIII.h-6")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_who_said_e_boa_has_no_flor(viewer: Seat) -> None:
    table = clean(FLOR_0).call(0, "flor").no_flor()
    for owner in (3, 5):
        assert not any(has_flor(worlds(table, viewer, owner)))


@pytest.mark.clause("CEGO-9.XIII.a-1")
@pytest.mark.parametrize("viewer", [1, 2, 5])
def test_who_said_a_flor_has_one(viewer: Seat) -> None:
    table = clean(FLOR_0).call(0, "achico").no_flor()
    hands = worlds(table, viewer, 0)
    assert all(has_flor(hands))
    assert len(set(hands)) > 20


@pytest.mark.clause("CEGO-9.XI-2")
def test_in_the_faithful_profile_neither_proves_anything() -> None:
    table = faithful({0: "7O 6O 5C"}).call(0, "flor").no_flor()
    assert not all(has_flor(worlds(table, 1, 0)))
    assert any(has_flor(worlds(table, 1, 3, 200)))


@pytest.mark.clause("CEGO-9.XIV-23", "CEGO-9.XIV-21")
def test_who_calls_envido_has_no_flor() -> None:
    table = clean(H1).call(0, "envido")
    assert not any(has_flor(worlds(table, 1, 0, 120)))


@pytest.mark.clause("CEGO-9.X-4")
def test_who_plays_or_passes_without_a_word_has_none() -> None:
    table = clean(H1).play(0, "4C").leave(1)
    assert not any(has_flor(worlds(table, 3, 0, 120)))
    assert not any(has_flor(worlds(table, 3, 1, 120)))
    assert any(has_flor(worlds(table, 3, 2, 200)))


@pytest.mark.clause("CEGO-9.XVI.k-2", "CEGO-9.X-4")
@pytest.mark.parametrize("word", ["truco", "envido"])
def test_who_leaves_instead_of_answering_has_none(word: str) -> None:
    table = clean(H1, em_testa).call(0, word).leave(3, "pack")
    assert table.mesa.nth == 1
    assert not any(has_flor(worlds(table, 1, 3, 120)))


@pytest.mark.clause("CEGO-9.XVI.k-9", "CEGO-9.X-4")
def test_who_gives_the_hand_up_for_the_trio_has_none() -> None:
    table = clean(H1).give_up(2)
    assert not any(has_flor(worlds(table, 1, 2, 120)))


@pytest.mark.clause("CEGO-9.XVI.k-2", "CEGO-9.VIII.a-2")
@pytest.mark.parametrize("viewer", [1, 0])
def test_who_stayed_and_was_paid_for_no_flor_had_none(viewer: Seat) -> None:
    """In the faithful profile too: a flor of theirs would have been shown and paid when the other left."""
    table = faithful(H1, em_testa)
    assert any(has_flor(worlds(table, viewer, 3, 200)))
    table.leave(0)
    assert table.credits()[0] == ("envido", 1, 1)
    assert not any(has_flor(worlds(table, viewer, 3, 200)))


@pytest.mark.clause("CEGO-9.VIII.j-1", "CEGO-9.XIV-5")
def test_a_song_is_what_one_holds() -> None:
    table = clean(H2).call(0, "envido").quero(1).songs()
    for owner, points in ((0, 25), (1, 28), (2, 30), (5, 31)):
        assert {SONGS[envido_song(*hand)] for hand in worlds(table, 3, owner, 6)} == {points}


@pytest.mark.clause("CEGO-9.XIII.c-2")
def test_a_flor_sung_is_what_one_holds() -> None:
    table = clean(BOTH).call(0, "flor").say(2, "e-boa").say(4, "e-boa").say(1, "e-boa").say(3, "contra-flor").say(5, "e-boa")
    table.quero(0).songs()
    assert {SONGS[flor_song(*hand)] for hand in worlds(table, 1, 0, 20)} == {38}


@pytest.mark.clause("CEGO-9.XIV-16")
def test_nao_mato_proves_nothing() -> None:
    table = clean(H2).call(0, "envido").quero(1).sing(0, 25).nao_mato(1)
    points = {SONGS[envido_song(*hand)] for hand in worlds(table, 0, 1, 60)}
    assert {value for value in points if value > 25}


@pytest.mark.clause("CEGO-9.XVI.h-1")
def test_truco_and_its_answers_prove_nothing() -> None:
    table = clean(H1).call(0, "truco").quero(1)
    for owner in (0, 1):
        assert any(has_flor(worlds(table, 3, owner, 200)))
