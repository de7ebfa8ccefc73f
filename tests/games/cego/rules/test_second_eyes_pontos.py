"""Second eyes on the points part: what is shown and no more, the clause behind every payment, and what is refused and why."""

from collections.abc import Callable, Mapping

import pytest

from carteado.game import Action, Seat
from carteado.games.cego.rules.acts import Admit, Call, Declare, Leave, Sing
from carteado.games.cego.rules.events import Answered, Called, Credited, FoundOut, Proved
from clauses_kit import marked
from games.cego.kit import H1, H2, MesaCego, em_testa, roda

OUROS = "7O 6O 5O"  # 38
BASTOS = "4B 5B 6B"  # 35
ESPADAS = "7E 4E 12E"  # 31
COPAS = "4C 5C 10C"  # 29
NONE = "4C 5C 12B"
CONTRA = "contra-flor"
RESTO = "contra-flor-e-o-resto"

Play = Callable[[], MesaCego]


def short(clause: str) -> str:
    """A clause of Article 9 without its prefix."""
    return clause.removeprefix("CEGO-9.")


def paid(m: MesaCego) -> list[str]:
    """The clauses of what was paid, in order."""
    return [short(event.clause) for event in m.told(Credited)]


def said(m: MesaCego, kind: type[Called] | type[Answered]) -> str:
    """The clause of the last thing said of a kind."""
    return short(m.told(kind)[-1].clause)


def flores(
    hands: Mapping[int, str], opening: str, answers: dict[int, str], score: tuple[int, int] = (0, 0), multi: str = "pay"
) -> MesaCego:
    """Seat 0 opens with its flor in a roda, and these are answered with."""
    return roda(hands, score=score, falseFlorMulti=multi).call(0, opening).gate(answers)


def done(m: MesaCego) -> MesaCego:
    """Seat 0 passes and the others give the hand up."""
    return m.leave(0).give_up(1)


# Shown: what makes the points, and no card more than that.


@pytest.mark.clause("CEGO-9.XIV-19", "CEGO-9.V-2")
@pytest.mark.parametrize(
    ("hand", "rival", "plays"),
    [
        ("7E 7O 4C", "6E 1B 4O", "0:7O 3:4O 0:4C 3:1B 3:6E"),  # the other seven may stay hidden
        ("12E 12O 10C", "11E 11B 10O", "0:12O 3:10O 0:10C 3:11B 3:11E"),
    ],
)
def test_of_two_cards_that_prove_a_song_the_one_on_the_table_does(hand: str, rival: str, plays: str) -> None:
    m = em_testa({0: hand, 3: rival}).call(0, "envido").quero(3).songs().plays(plays)
    assert {act.how for act in m.menu(0, Leave)} == {"pass", "pack"}  # it owes nothing
    m.leave(0)
    assert m.credits()[0] == ("envido", 0, 2)
    assert m.told(Proved) == []


@pytest.mark.clause("CEGO-9.XIV-19", "CEGO-9.X-4")
@pytest.mark.parametrize(("hand", "plays"), [("10C 5C 12C", "0:12C 3:4O 0:5C 3:4E"), ("10C 11C 12C", "0:12C 3:4O 0:11C 3:4E")])
def test_two_cards_on_the_table_prove_the_points_of_a_hidden_flor_and_leave_it_hidden(hand: str, plays: str) -> None:
    m = em_testa({0: hand, 3: "4E 6B 4O"}).call(0, "envido").quero(3).songs().plays(plays)
    assert m.credits() == [("envido", 0, 2), ("truco", 0, 1)]
    assert (m.told(Proved), m.told(FoundOut)) == ([], [])


# Paid: how much, where no table says it.


@pytest.mark.clause("CEGO-9.XIII.f-3", "S-CEGO-17")
@pytest.mark.parametrize(
    ("hands", "says"), [({0: NONE, 1: OUROS}, {1: "flor"}), ({0: NONE, 2: ESPADAS, 1: OUROS}, {2: "flor", 1: "flor"})]
)
def test_by_house_rule_a_false_flor_that_met_others_pays_for_itself_alone(hands: dict[int, str], says: dict[int, str]) -> None:
    m = flores(hands, "flor", says, multi="void").defer(0)
    if 2 in says:
        m.defer(2)
    assert done(m).credits() == [("flor", 1, 3), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIII.f-3", "S-CEGO-17")
def test_by_house_rule_what_the_others_had_won_by_singing_stays_theirs() -> None:
    m = flores({0: NONE, 1: OUROS}, "flor", {1: CONTRA}, multi="void").quero(0).sing(0, 20).sing(1, 38)
    assert done(m).credits() == [("flor", 1, 6), ("truco", 1, 1)]


@pytest.mark.clause("CEGO-9.XIII.e-2", "CEGO-9.XIII.f-2", "S-CEGO-16")
@pytest.mark.parametrize(
    ("hands", "opening", "says", "last", "won"),
    [
        ({0: OUROS, 1: COPAS, 3: BASTOS}, "flor", {1: "achico", 3: CONTRA}, (0, RESTO, 3), (0, 3 + 3 + 1)),
        ({0: OUROS, 1: COPAS, 3: BASTOS}, "flor", {1: "achico", 3: CONTRA}, (0, "", 0), (1, 6 + 1)),
        ({0: COPAS, 2: BASTOS, 1: OUROS}, "achico", {2: RESTO, 1: "flor"}, (1, "", 1), (0, 6 + 1)),
    ],
)
def test_a_mixed_trio_where_somebody_gives_in(
    hands: dict[int, str], opening: str, says: dict[int, str], last: tuple[Seat, str, Seat], won: tuple[int, int]
) -> None:
    m = flores(hands, opening, says)
    raiser, word, refuser = last
    if word:
        m.call(raiser, word)
    m.nao_quero(refuser)
    assert (m.mesa.won_by, m.mesa.won) == won


@pytest.mark.clause("CEGO-9.XIV-21", "CEGO-9.XVI-2", "CEGO-9.XVI-3")
def test_who_called_truco_may_undo_the_envido_put_over_it() -> None:
    m = roda({0: ESPADAS}).call(0, "truco").call(1, "envido").gate({0: "flor"})
    assert (m.mesa.won_by, m.mesa.won, m.mesa.window) == (0, 3, "truco")
    assert m.nao_quero(1).credits() == [("flor", 0, 3), ("truco", 0, 1)]


@pytest.mark.clause("CEGO-9.VIII.a-5", "S-CEGO-13")
@pytest.mark.parametrize(("holder", "credits"), [(0, [("truco", 0, 1)]), (4, [("flor", 0, 3), ("truco", 0, 1)])])
def test_a_refused_truco_pays_no_flor_of_one_who_has_passed(holder: Seat, credits: list[tuple[str, int, int]]) -> None:
    m = roda({holder: ESPADAS, 2: "7B 6B 4O"}).leave(0).fall(1).call(2, "truco").nao_quero(3)
    assert m.credits() == credits


# Paid: why.

FALSE_AMONG_TWO = {0: NONE, 2: OUROS}
WON: dict[str, tuple[Play, list[str]]] = {
    "a flor alone": (lambda: flores({0: OUROS}, "flor", {}), ["XIII.a-3"]),
    "the rest alone": (lambda: flores({0: OUROS}, RESTO, {}), ["XIII.d-2"]),
    "a shrunk one alone": (lambda: flores({0: OUROS}, "achico", {}), ["XIII.g-2"]),
    "two alone": (lambda: flores({0: OUROS, 2: BASTOS}, "achico", {2: "achico"}), ["XIII.a-4"]),
    "three compared": (
        lambda: flores({0: OUROS, 1: BASTOS, 3: COPAS}, "flor", {1: "flor", 3: "flor"}).defer(0),
        ["XIII.b-4"],
    ),
    "shrunk first": (lambda: flores({0: OUROS, 1: COPAS}, "achico", {1: "flor"}), ["XIII.g-3"]),
    "two shrunk": (lambda: flores({0: OUROS, 1: COPAS, 3: BASTOS}, "flor", {1: "achico", 3: "achico"}), ["XIII.f-2"]),
    "the rest": (lambda: flores({0: OUROS, 1: COPAS}, "flor", {1: RESTO}, score=(0, 18)).quero(0).songs(), ["XIII.d-4"]),
    "the rest over": (
        lambda: flores({0: OUROS, 1: COPAS}, "flor", {1: CONTRA}, score=(0, 18)).call(0, RESTO).quero(1).songs(),
        ["XIII.e-1"],
    ),
    "envido refused": (lambda: roda(H1).call(0, "envido").nao_quero(1), ["XIV-17"]),
    "real refused": (lambda: roda(H1).call(0, "real-envido").nao_quero(1), ["XV.b-1"]),
    "falta refused": (lambda: roda(H1).call(0, "falta-envido").nao_quero(1), ["XV.c-3"]),
    "a tie": (lambda: roda(H2).call(0, "envido").quero(1).songs(), ["XIV-18"]),
}
FAULTS: dict[str, tuple[Play, list[str]]] = {
    "a false flor": (lambda: done(flores({0: NONE}, "flor", {})), ["X-2", "X-2"]),
    "beside a true one": (lambda: done(flores(FALSE_AMONG_TWO, "flor", {2: "flor"})), ["XIII.f-3", "X-2"]),
    "beside a true one, owned up to": (
        lambda: flores(FALSE_AMONG_TWO, "flor", {2: "flor"}).admit(0),
        ["XIII.f-3", "X-1"],
    ),
    "sung wrongly": (
        lambda: done(flores({0: OUROS, 2: BASTOS, 1: COPAS}, "flor", {2: "flor", 1: CONTRA}).quero(0).sing(0, 37).nao_mato(1)),
        ["X-2", "X-2"],
    ),
    "a flor unseen": (lambda: em_testa({0: OUROS}).call(0, "flor").gate().leave(0, "unseen"), ["X-3", "X-3"]),
    "a song unseen": (
        lambda: em_testa(H1).call(0, "envido").quero(3).songs().leave(0, "unseen"),
        ["VIII.a-9", "VIII.a-9"],
    ),
    "found by asking": (
        lambda: done(flores({0: OUROS, 3: "4E 5E 6E"}, "flor", {}).ask_flor(0, 3)),
        ["XIII.a-3", "XI-6", "XI-6"],
    ),
    "found by its cards": (
        lambda: em_testa({3: "1E 7E 4E", 0: "3O 4C 4B"}).plays("0:3O 3:4E 0:4C 3:7E 3:1E 0:4B"),
        ["X-4", "X-4"],
    ),
}


@pytest.mark.parametrize("name", marked(WON, "CEGO-9."))
def test_points_are_paid_by_the_clause_of_what_was_said(name: str) -> None:
    play, clauses = WON[name]
    m = play()
    if not m.over:
        done(m)
    assert paid(m)[: len(clauses)] == clauses


@pytest.mark.parametrize("name", marked(FAULTS, "CEGO-9."))
def test_a_fault_is_paid_by_its_own_clause(name: str) -> None:
    play, clauses = FAULTS[name]
    assert paid(play()) == clauses


@pytest.mark.parametrize(("over", "clause"), marked([(False, "XIII.d-6"), (True, "XIII.e-3")], "CEGO-9."))
def test_the_rest_in_a_testa(over: bool, clause: str) -> None:
    m = em_testa({0: OUROS, 3: COPAS}).call(0, "flor").say(3, CONTRA if over else RESTO)
    if over:
        m.call(0, RESTO)
    m.quero(3 if over else 0).songs().leave(0)
    assert paid(m)[0] == clause


# Said: why it may be.


@pytest.mark.clause("CEGO-9.XV.b-2", "CEGO-9.XV.c-4", "CEGO-9.XIII.e-1")
def test_a_raise_is_told_by_the_clause_of_raises() -> None:
    assert said(roda(H1).call(0, "real-envido"), Called) == "XV.b-1"
    m = roda(H1).call(0, "envido").no_flor().call(1, "real-envido")
    assert said(m, Called) == "XV.b-2"
    assert said(m.call(0, "falta-envido"), Called) == "XV.c-4"
    assert said(roda({0: OUROS}).call(0, RESTO), Called) == "XIII.d-1"
    assert said(flores({0: OUROS, 1: COPAS}, "flor", {1: CONTRA}).call(0, RESTO), Called) == "XIII.e-1"


@pytest.mark.parametrize(
    ("answer", "over", "clauses"),
    marked(
        [
            (CONTRA, False, ("XIII.c-2", "XIII.c-3")),
            (RESTO, False, ("XIII.d-4", "XIII.d-5")),
            (CONTRA, True, ("XIII.e-1", "XIII.e-2")),
        ],
        "CEGO-9.",
    ),
)
def test_an_answer_to_flores_names_what_it_answers(answer: str, over: bool, clauses: tuple[str, str]) -> None:
    for wants, clause in zip((True, False), clauses, strict=True):
        m = flores({0: OUROS, 1: COPAS}, "flor", {1: answer})
        if over:
            m.call(0, RESTO)
        seat = 1 if over else 0
        assert said(m.quero(seat) if wants else m.nao_quero(seat), Answered) == clause


# Refused: why.


def met() -> MesaCego:
    """A flor met a flor, and the first side may put more on it."""
    return flores({0: OUROS, 1: COPAS}, "flor", {1: "flor"})


REFUSED: dict[str, tuple[Play, Seat, Action, str, str]] = {
    "the second side raises": (met, 1, Call(CONTRA), "first-flor-raises", "XIII.b-1"),
    "it is said again": (met, 0, Call("flor"), "not-a-call", "XIII-0"),
    "one's own is raised": (
        lambda: flores({0: OUROS, 1: COPAS}, "flor", {1: CONTRA}), 1, Call(RESTO), "own-call-pending", "XIII.c-1",
    ),
    "the rest over the rest": (
        lambda: flores({0: OUROS, 1: COPAS}, "flor", {1: RESTO}), 0, Call(RESTO), "no-higher-flor", "XIII-0",
    ),
    "one who left it to a partner": (
        lambda: flores({0: OUROS, 2: ESPADAS, 1: COPAS}, "flor", {2: "flor", 1: CONTRA}).defer(0),
        0, Call(RESTO), "already-deferred", "VIII.h-5",
    ),
    "no flor is worth 19": (
        lambda: flores({0: OUROS, 1: COPAS}, "flor", {1: CONTRA}).quero(0), 0, Sing(19), "no-such-flor", "IX.a-4",
    ),
    "nor 7": (lambda: flores({0: OUROS, 1: COPAS}, "flor", {1: CONTRA}).quero(0), 0, Sing(7), "no-such-flor", "IX.a-4"),
    "no envido is 34": (lambda: roda(H1).call(0, "envido").quero(1), 0, Sing(34), "no-such-song", "XIV-6"),
    "owning up among those asked": (lambda: roda({0: NONE}).call(0, "flor"), 0, Admit(), "flores-first", "VIII.h-6"),
    "owning up to a true one": (lambda: flores({0: OUROS}, "flor", {}), 0, Admit(), "nothing-to-admit", "X-1"),
    "owning up after a card": (lambda: flores({0: NONE}, "flor", {}).fall(1), 0, Admit(), "admit-too-late", "X-2"),
    "a call where one is asked": (lambda: roda({2: OUROS}).call(0, "envido"), 2, Call("flor"), "not-a-call", "XIII.a-1"),
    "a flor over one's own envido": (
        lambda: roda({0: OUROS}).call(0, "envido").no_flor(), 0, Call("flor"), "flor-too-late", "XIV-23",
    ),
    "the answer to a shrunk one": (
        lambda: roda({0: OUROS, 1: COPAS}).call(0, "achico").say(2, "e-boa").say(4, "e-boa"),
        1, Declare(CONTRA), "no-such-declaration", "XIII-0",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", marked(REFUSED, "CEGO-9."))
def test_what_is_refused_says_why(name: str) -> None:
    play, seat, action, code, clause = REFUSED[name]
    reason = play().refused(seat, action)
    assert (reason.code, short(reason.clause)) == (code, clause)
