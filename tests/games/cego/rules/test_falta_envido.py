"""9.XV.c and III-9: the falta, what the leader lacks in a roda and six in a testa, and the most a testa may stake."""

import pytest

from carteado.games.cego.rules.acts import Call
from games.cego.kit import H1, em_testa, roda
from games.cego.kit.told import standing

REAL = "real-envido"
FALTA = "falta-envido"
AGAIN = "envido-envido"


# What it is worth.


@pytest.mark.clause("CEGO-9.XV.c-1")
def test_falta_opens_or_raises() -> None:
    m = roda(H1)
    assert FALTA in m.offered(0)
    assert FALTA in m.call(0, "envido").gate().offered(1)


@pytest.mark.clause("CEGO-9.XV.c-2")
@pytest.mark.parametrize(("hands", "score"), [(H1, (19, 15)), ({**H1, 0: H1[1], 1: H1[0]}, (10, 24))])
def test_falta_is_what_the_leader_lacks(hands: dict[int, str], score: tuple[int, int]) -> None:
    """A 10, B 15: nine for either; with them the leader is out and the other is not."""
    m = roda(hands, score=(10, 15)).call(0, FALTA)
    assert m.mesa.falta == 9
    m.quero(1).songs()
    if score[1] == 24:
        assert (m.score, m.mesa.phase) == (score, "over")
    else:
        assert standing(m) == (0, 9)
        assert m.mesa.phase == "play"


@pytest.mark.clause("CEGO-9.XV.c-4")
def test_falta_over_an_envido_is_the_falta_alone() -> None:
    m = roda(H1, score=(10, 15)).call(0, "envido").gate().call(1, FALTA)
    assert m.mesa.envido == (9, 2)
    assert standing(m.quero(0).songs()) == (0, 9)


@pytest.mark.clause("CEGO-9.XV.c-5")
def test_falta_refused_over_others_is_their_sum() -> None:
    m = roda(H1).call(0, "envido").gate().call(1, REAL).call(0, FALTA).nao_quero(1)
    assert standing(m) == (0, 5)


@pytest.mark.clause("CEGO-9.XV.c-8")
@pytest.mark.parametrize(("hands", "score"), [(H1, (24, 0)), ({**H1, 0: H1[1], 1: H1[0]}, (0, 24))])
def test_falta_at_the_start_is_the_whole_partida(hands: dict[int, str], score: tuple[int, int]) -> None:
    m = roda(hands).call(0, FALTA).quero(1).songs()
    assert (m.score, m.mesa.phase) == (score, "over")


@pytest.mark.clause("CEGO-9.XV.c-9", "S-CEGO-39")
@pytest.mark.parametrize(("option", "worth"), [("6", 6), ("min", 3)])
def test_falta_in_testa(option: str, worth: int) -> None:
    """Six, even when the leader lacks less; by house rule no more than he lacks."""
    m = em_testa({0: H1[1], 3: "7E 6E 4C"}, score=(0, 21), testaFalta=option, testaStopAt="24").call(0, FALTA)
    assert m.mesa.falta == worth
    m.quero(3).songs()
    assert m.credits()[0] == ("envido", 1, worth)
    assert (m.score, m.mesa.phase) == ((0, 24), "over")


@pytest.mark.clause("CEGO-9.XV.c-9")
def test_falta_in_testa_at_the_start() -> None:
    m = em_testa({3: "7E 6E 4C"}).call(0, FALTA).quero(3).songs()
    assert standing(m) == (1, 6)
    assert m.mesa.phase == "play"


@pytest.mark.clause("S-CEGO-39")
def test_falta_by_score_when_the_loser_of_the_race_wins_it() -> None:
    m = em_testa(H1, score=(0, 21), testaFalta="min", testaStopAt="24").call(0, FALTA).quero(3).songs()
    assert standing(m) == (0, 3)


@pytest.mark.clause("CEGO-9.XV.c-11")
def test_no_falta_that_is_worth_less_than_what_is_staked() -> None:
    m = roda(H1, score=(23, 10)).call(0, "envido").gate()
    assert FALTA not in m.offered(1)
    m.call(1, REAL)
    assert m.offered(0) == {REAL}
    assert m.refused(0, Call(FALTA, 1)).code == "falta-too-small"


@pytest.mark.clause("CEGO-9.XV.c-11")
@pytest.mark.parametrize(("option", "offered"), [("gt", False), ("gte", True)])
def test_a_falta_worth_as_much_as_the_stake(option: str, offered: bool) -> None:
    m = roda(H1, score=(19, 3), faltaRevide=option).call(0, "envido").gate().call(1, REAL)
    assert (FALTA in m.offered(0)) == offered
    if offered:
        m.call(0, FALTA)
        assert m.mesa.envido == (5, 5)


@pytest.mark.clause("CEGO-9.XV.c-13")
def test_who_loses_more_than_he_lacks_pays_it_whole() -> None:
    hands = {**H1, 0: H1[1], 1: H1[0]}
    m = roda(hands, score=(23, 10)).call(0, "envido").gate().call(1, REAL).quero(0).songs()
    assert standing(m) == (1, 5)
    m.won_by(1)
    assert m.credits()[0] == ("envido", 1, 5)


@pytest.mark.clause("CEGO-9.XV.c-13")
def test_who_wins_more_than_he_lacks_is_out() -> None:
    m = roda(H1, score=(23, 10)).call(0, "envido").gate().call(1, REAL).quero(0).songs()
    assert (m.score, m.mesa.phase) == ((24, 10), "over")


# The most in testa.


@pytest.mark.clause("CEGO-9.III-9", "S-CEGO-09")
@pytest.mark.parametrize(("cap", "offered", "worth"), [("clamp", True, 6), ("forbid", False, 0), ("none", True, 7)])
def test_seven_in_testa(cap: str, offered: bool, worth: int) -> None:
    m = em_testa(H1, testaCap=cap).call(0, "envido").gate().call(3, AGAIN)
    assert (REAL in m.offered(0)) == offered
    if offered:
        m.call(0, REAL)
        assert m.mesa.envido == (worth, 4)
        assert standing(m.quero(3).songs()) == (0, worth)
