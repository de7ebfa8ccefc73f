"""The table by other examples: who deals, looks and leads, how a partida ends in mid-volta, and the clause each of it names."""

from collections.abc import Callable
from typing import Any

import pytest

from carteado import catalogue
from carteado.cards import Card, cards
from carteado.game import CHANCE, REFEREE, Action, Reason, Seat
from carteado.games.cego.rules.acts import Call, Leave, LeiDoJogo, PlayTwo, Quero
from carteado.games.cego.rules.events import Credited, VoltaBegan, WentOut
from carteado.pack import Cut, Deal, Draw, Keep, Shuffle
from carteado.tricks.play import Play, VazaWon
from clauses_kit import marked
from games.cego.kit import H1, H2, MesaCego, em_testa, roda
from games.cego.kit.mesa import pack

FLOR_0 = {**H1, 0: "7E 6E 4E"}
FLORES = {0: "4E 5E 10E", 3: "7O 6O 10O"}
SIGN = "S-CEGO-28"


def card(name: str) -> Play:
    """A card falls."""
    return Play(Card.of(name))


def dealt_again(table: MesaCego) -> MesaCego:
    """The next pack, H1 whatever happens, and the deal."""
    dealer = table.mesa.dealer if table.mesa.next_dealer < 0 else table.mesa.next_dealer
    return table.do(CHANCE, Shuffle(pack(H1, dealer))).do(dealer, Deal())


# How a partida ends.

TWO_HALVES = {0: "12E 11O 10C", 1: "7E 6E 4C"}
HIGHER_0 = {0: "7E 6E 10E", 3: "4O 5O 10O"}


def half(hands: dict[int, str]) -> MesaCego:
    """At 23 to 23 the mão puts envido and truco, and only the envido is taken."""
    return roda(hands, score=(23, 23)).call(0, "envido-e-truco").quero(1, passing="truco").songs()


def flor_e_flor(hands: dict[int, str]) -> MesaCego:
    """At 23 to 23 two flores met and nobody put more on them."""
    return roda(hands, score=(23, 23)).call(0, "flor").gate({3: "flor"}).defer(0)


@pytest.mark.clause("CEGO-9.II-1", "CEGO-9.VIII.i-2", "CEGO-9.XVI.f-1", "S-CEGO-07", "S-CEGO-43")
@pytest.mark.parametrize(
    ("table", "score", "paid"),
    [
        pytest.param(lambda: half(dict(H1)), (24, 23), [("envido", 0, 2)], id="who put both wins the half that was taken"),
        pytest.param(lambda: half(TWO_HALVES), (23, 24), [("envido", 1, 2)], id="the refused half comes too late"),
        pytest.param(
            lambda: roda(H1, score=(23, 23)).call(0, "envido-e-truco").nao_quero(1), (24, 23), [("envido", 0, 1)], id="one half"
        ),
        pytest.param(lambda: flor_e_flor(FLORES).call(0, "truco").nao_quero(1), (23, 24), [("flor", 1, 6)], id="who ran wins"),
        pytest.param(lambda: flor_e_flor(HIGHER_0).give_up(0), (24, 23), [("flor", 0, 6)], id="who gave up wins"),
        pytest.param(
            lambda: em_testa({0: "7E 1E 4C"}, score=(21, 23), testaStopAt="24").call_down(0, "envido").quero(3).songs(),
            (23, 24),
            [("envido", 0, 2), ("truco", 1, 1)],
            id="the truco given up face down",
        ),
    ],
)
def test_where_both_could_go_out_the_first_payment_decides(
    table: Callable[[], MesaCego], score: tuple[int, int], paid: list[tuple[str, int, int]]
) -> None:
    ended = table()
    assert (ended.score, ended.mesa.phase, ended.credits()) == (score, "over", paid)


@pytest.mark.clause("CEGO-9.VIII.a-1", "CEGO-9.VIII.a-3", "CEGO-9.VIII.a-6")
@pytest.mark.parametrize(
    ("flor_of", "cards_of", "tentos"),
    [(None, "", 2), (5, "12E 11E 10E", 4), (1, "1B 5B 4B", 2)],
)
def test_five_pass_and_only_the_flor_of_who_stays_counts(flor_of: Seat | None, cards_of: str, tentos: int) -> None:
    table = roda(H1 if flor_of is None else {**H1, flor_of: cards_of})
    for seat in range(5):
        table.leave(seat)
    assert (table.over, table.gained) == (True, (0, tentos))


# The dealer speaks last.


@pytest.mark.clause("CEGO-9.VIII.g-1", "CEGO-9.XIV-13", "S-CEGO-12")
def test_the_pe_opens_envido_after_everybody_has_played_and_the_mao_still_sings_first() -> None:
    table = roda(H1).plays("0:4C 1:4O 2:3C 3:12C 4:10B").call(5, "envido")
    assert (table.mesa.window, table.state.actors()) == ("envido", (0, 2, 4))
    assert table.quero(4).mesa.singer == 0
    table.songs()
    assert (table.mesa.won_by, table.mesa.turn) == (0, 5)


# Which form, and why.


@pytest.mark.clause("S-CEGO-01")
@pytest.mark.parametrize(
    ("score", "clauses"),
    marked(
        [
            ((0, 0), ["III-2", "III-3", "III-3", "III-3", "III-4"]),
            ((16, 3), ["III-2", "III-3", "III-3", "III-3", "III-5"]),
            ((17, 16), ["III-2", "III-5", "III-5"]),
        ],
        "CEGO-9.",
    ),
)
def test_a_deal_says_why_it_is_a_roda(score: tuple[int, int], clauses: list[str]) -> None:
    table = roda(H1, score=score)
    while len(table.told(VoltaBegan)) < len(clauses):
        seat = table.mesa.turn
        table.give_up(seat) if table.mesa.form == "roda" else table.leave(seat)
        if table.mesa.phase == "shuffle":
            dealt_again(table)
    assert [event.clause for event in table.told(VoltaBegan)] == [f"CEGO-9.{clause}" for clause in clauses]


PARDA_1 = "0:10E 1:3B 2:3E 3:5C 4:6C 5:10O"
PARDAS = {0: "10E 4C 7B", 1: "3B 2E 12E", 2: "3E 2B 12B", 3: "5C 5B 4O", 4: "6C 6B 4E", 5: "10O 7C 4B"}
WON_FIRST = "0:10E 1:12E 2:3E 3:5C 4:6C 5:10O"


@pytest.mark.clause("S-CEGO-05", "S-CEGO-06")
@pytest.mark.parametrize(
    ("plays", "house", "told", "paid"),
    marked([
        (f"{PARDA_1} 0:4C 1:2E 2:2B 3:5B 4:6B 5:7C 0:7B 1:12E 2:12B 3:4O 4:4E 5:4B", "leader", ["g-6", "g-6", "g-1"], "g-5"),
        (f"{PARDA_1} 1:2E 2:2B 3:5B 4:6B 5:7C 0:4C 1:12E 2:12B 3:4O 4:4E 5:4B 0:7B", "firstTied", ["06", "06", "g-1"], "g-5"),
        (f"{WON_FIRST} 2:2B 3:5B 4:6B 5:7C 0:4C 1:2E", "leader", ["e-1", "g-1"], "g-4"),
        (f"{PARDA_1} 0:4C 1:2E 2:12B 3:5B 4:6B 5:7C", "leader", ["g-6", "e-1"], "g-2"),
        ("0:10E 1:12E 2:12B 3:5C 4:6C 5:10O 0:4C 1:3B 2:3E 3:5B 4:6B 5:7C", "leader", ["g-6", "g-6"], None),
        (f"{WON_FIRST} 2:2B 3:5B 4:6B 5:7C 0:4C 1:3B 1:2E 2:12B 3:4O 4:4E 5:4B 0:7B", "leader", ["e-1", "e-1", "e-1"], "f-5"),
    ], "CEGO-9.XVI."),
)  # fmt: skip
def test_a_parda_says_why_somebody_leads_or_that_it_decided(plays: str, house: str, told: list[str], paid: str | None) -> None:
    table = roda(PARDAS, pardaLead=house).plays(plays)
    assert [event.clause.rpartition(".")[2].rpartition("CEGO-")[2] for event in table.told(VazaWon)] == told
    credited = [event.clause.rpartition(".")[2] for event in table.told(Credited)]
    assert credited == ([] if paid is None else [paid]), "where no truco was said a parda is told before the single tento"


@pytest.mark.parametrize(("plays", "clause"), marked([("", "CEGO-9.XVI.k-9"), ("0:4C 1:4O", "CEGO-9.VIII.a-6")]))
def test_a_trio_that_goes_says_whether_the_game_had_begun(plays: str, clause: str) -> None:
    table = roda(H1).plays(plays).give_up(2)
    assert [(event.seats, event.clause) for event in table.told(WentOut)] == [((0, 2, 4), clause)]
    assert table.gained == (0, 1 if plays else 2)


# Cards laid, and cards dealt again.


@pytest.mark.clause("CEGO-9.VIII.b-2", "CEGO-9.VIII.b-3")
def test_a_card_laid_over_another_is_not_taken_back_by_passing() -> None:
    table = roda(H1).plays("0:4C 1:4O 2:3C 3:12C 4:10B 5:10C")
    assert Leave("pass") in table.menu(2)
    table.do(2, PlayTwo(Card.of("2B"), Card.of("10O"))).plays("3:1E 4:11B 5:12E 0:7E 1:1B 3:7C 4:2O 5:11O 0:6E 1:5O")
    assert table.menu(2, Leave) == ()
    assert table.menu(2, Play) == (card("10O"),)
    for how in ("pass", "pack"):
        assert table.refused(2, Leave(how)).clause == "CEGO-9.VIII.b-2"
    assert table.refused(2, Leave("unseen")).clause == "CEGO-9.VIII.a-8"
    assert "truco" in table.offered(2)


@pytest.mark.clause("CEGO-9.VIII.d-2", "CEGO-9.IV-2", "S-CEGO-54")
@pytest.mark.parametrize("nth", [1, 2])
def test_cards_dealt_again_for_a_later_testa_are_told_of_that_testa_and_show_no_stock(nth: int) -> None:
    table = em_testa(H2)
    for seat in range(nth):
        table.leave(seat)
    score = table.score
    table.ruling("CEGO-9.VIII.d-2", nth + 3)
    assert (table.mesa.nth, table.mesa.form) == (nth, "testa")
    table.do(CHANCE, Shuffle(pack(H1)))
    assert table.mesa.nth == nth
    table.do(5, Deal())
    assert (table.mesa.nth, table.mesa.first, table.score) == (nth, nth, score)
    unseen = [seat for seat in range(6) if table.view(REFEREE).hands[seat].dealt_cards == (None, None, None)]
    assert unseen == [seat for seat in range(6) if seat % 3 < nth]


@pytest.mark.clause("CEGO-9.IV-4", "CEGO-9.IV-11", "S-CEGO-54")
def test_cards_dealt_again_come_off_the_top_to_those_who_still_play() -> None:
    table = em_testa(H2).leave(0).ruling("CEGO-9.VIII.d-2", 4)
    top = pack(H1)
    table.do(CHANCE, Shuffle(top)).do(5, Deal())
    hands = table.view(REFEREE).hands
    for nth, seat in enumerate((1, 2, 4, 5)):
        assert hands[seat].dealt_cards == (top[nth], top[nth + 4], top[nth + 8])


@pytest.mark.clause("CEGO-9.VIII.e-1", "CEGO-9.V-1", "CEGO-9.IV-7")
def test_while_a_card_that_turned_up_waits_for_its_owner_the_testa_is_on_already() -> None:
    table = em_testa(H2).ruling("CEGO-9.VIII.e-2", cards=cards("7B"))
    assert table.mesa.phase == "exposed"
    for seat in (0, 1):
        assert table.view(seat).hands[1].dealt_cards == (Card.of("7B"), None, None)
        assert catalogue.game("truco-cego").silenced(table.state, seat, "partner", SIGN) == "CEGO-9.V-1"
    assert table.refused(0, Keep(Card.of("7B"))) == Reason("not-your-turn", "CEGO-9.VIII.e-1", (1,))
    assert table.refused(0, card("5C")) == Reason("not-your-turn", "CEGO-9.VIII.e-1", (1,))
    assert table.refused(1, Keep(Card.of("4O"))) == Reason("not-now", "CEGO-9.VIII.e-1")


# Why not: the clause that is told.


def lei_said() -> MesaCego:
    """B still has to say its flores."""
    return roda(H1, score=(4, 20), lei=2)


def face_down() -> MesaCego:
    """Truco with the first card face down."""
    return em_testa(H1).call_down(0, "truco")


WAITING: list[tuple[Callable[[], MesaCego], Seat, Action, str, str]] = [
    (lambda: roda(H1).call(0, "envido"), 0, card("4C"), "proposal-first", "VIII.h-5"),
    (lambda: roda(H1).call(0, "envido"), 1, Quero("envido", 2), "flores-first", "XIV-21"),
    (lambda: roda(FLOR_0).call(0, "flor"), 0, card("4E"), "proposal-first", "VIII.h-6"),
    (lambda: roda(FLORES).call(0, "flor").gate({3: "contra-flor"}), 0, card("4E"), "proposal-first", "XIII.c-1"),
    (lambda: roda(FLORES).call(0, "flor").gate({3: "flor"}), 0, card("4E"), "proposal-first", "XIII.b-1"),
    (lambda: roda(H1).call(0, "envido").quero(1), 0, card("4C"), "song-first", "XIV-13"),
    (lambda: roda(H1).call(0, "envido").quero(1), 3, Quero("envido", 2), "song-first", "XIV-13"),
    (lambda: roda(H1).call(0, "truco"), 1, Leave("pass"), "proposal-first", "VIII.h-5"),
    (lei_said, 0, card("4C"), "proposal-first", "XVI.l-14"),
    (lei_said, 1, Quero("both", 4), "flores-first", "XIV-21"),
    (lambda: lei_said().no_flor(), 0, card("4C"), "proposal-first", "XVI.l-14"),
    (face_down, 3, card("1E"), "proposal-first", "VIII.k-2"),
    (face_down, 0, Call("retruco", 3), "has-passed", "VIII.k-2"),
    (lambda: roda(H1).leave(0).call(1, "truco"), 0, Call("envido", 2), "has-passed", "XVI.k-6"),
    (lambda: roda(H1).leave(0).call(1, "truco"), 0, Call("retruco", 3), "quero-first", "VIII.h-7"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "seat", "action", "code", "clause"), marked(WAITING, "CEGO-9."))
def test_what_has_to_wait_is_told_what_for(
    table: Callable[[], MesaCego], seat: Seat, action: Action, code: str, clause: str
) -> None:
    reason = table().refused(seat, action)
    assert (reason.code, reason.clause) == (code, f"CEGO-9.{clause}")


@pytest.mark.clause("CEGO-9.IV-1", "CEGO-9.III-14", "CEGO-9.III-15", "S-CEGO-25")
def test_before_the_cards_too_a_refusal_names_its_clause() -> None:
    def why(state: Any, seat: Seat, action: Action) -> tuple[str, str]:
        reason = state.check(seat, action)
        return reason.code, reason.clause

    shuffle = Shuffle(pack(H1))
    draw = catalogue.new("truco-cego").apply(CHANCE, shuffle).state
    assert why(draw, 1, Draw(1)) == ("not-your-turn", "CEGO-9.IV-1")
    assert why(draw.apply(0, Draw(1)).state, 1, Draw(1)) == ("not-now", "CEGO-9.IV-1")
    cut = catalogue.new("truco-cego", dealer=5, form="testa").apply(CHANCE, shuffle).state
    assert why(cut, 4, Cut(0)) == ("no-golpe", "CEGO-9.III-15")
    assert why(cut, 4, Cut(40)) == ("cut-leaves-three", "CEGO-9.III-14")
    assert why(cut, 0, LeiDoJogo(6)) == ("lei-in-testa", "S-CEGO-25")


@pytest.mark.parametrize(
    ("word", "clause"), marked([("truco", "S-CEGO-08"), ("envido", "S-CEGO-08"), ("flor", "CEGO-9.XVI-2")])
)
def test_out_of_turn_the_reading_is_named(word: str, clause: str) -> None:
    assert roda(H1).refused(3, Call(word, 0 if word == "flor" else 2)) == Reason("not-your-turn", clause, (0,))
