"""Dress, premises and things on the table: notices for those present, and what a referee does about them.

A test of a notice holds its text, its moment and its public; that the pages draw it is asserted in web/src/lib/notices.test.ts.
"""

from typing import Any

import pytest

from carteado import catalogue
from carteado.game import CHANCE, PUBLIC, REFEREE
from carteado.games.cego.rules.views import CegoView
from carteado.pack import Cut, Deal, Ruled, Shuffle
from carteado.regulations import Notice, regulation
from carteado.regulations.text import plain
from clauses_kit import marked
from games.cego.kit import H1, MesaCego, em_testa, roda
from games.cego.kit.mesa import pack

CEGO = regulation("truco-cego")
DRESS = ("CEGO-5-1", "CEGO-5-2", "CEGO-6.VIII-1", "CEGO-10.p6-1")
NOTED = (
    "CEGO-9.IV-2", "CEGO-9.IV-5", "CEGO-9.VI-3", "CEGO-9.VII-1", "CEGO-9.VII-2", "CEGO-9.VII-3", "CEGO-10.p6-2", "CEGO-10.p6-3",
)  # fmt: skip


def told(mesa: MesaCego) -> Any:
    """The last ruling as the record tells it."""
    return mesa.told(Ruled)[-1]


def notice(clause: str) -> Notice:
    """The one notice of a clause."""
    (found,) = [one for one in CEGO.notices if one.clause == clause]
    return found


def says(clause: str, *words: str) -> bool:
    """Whether the notice in Portuguese has all these words, accents and case aside."""
    return all(word in plain(notice(clause).text("pt-BR")) for word in words)


def known(state: Any, seat: int) -> Any:
    """The table as a seat sees it."""
    view = state.view(seat)
    assert isinstance(view, CegoView)
    return view.known


@pytest.mark.parametrize("clause", marked(DRESS))
def test_who_is_not_dressed_as_asked_loses_the_game_of_the_round(clause: str) -> None:
    mesa = roda(score=(5, 3)).ruling(clause, 2)
    assert told(mesa).effect == "lose-match"
    assert mesa.state.outcome is not None
    assert (mesa.state.outcome.how, mesa.state.outcome.match, mesa.score) == ("match-forfeited", (0, 2), (0, 24))


@pytest.mark.clause("CEGO-5-1", "CEGO-6.VIII-1", "S-CEGO-46")
def test_the_dress_is_what_the_event_asks_for_and_one_commission_looks_at_it() -> None:
    assert says("CEGO-5-1", "comissao")
    assert says("CEGO-6.VIII-1", "diretrizes da pilcha")
    named = [plain(notice(clause).text("pt-BR")) for clause in ("CEGO-5-1", "CEGO-6.VIII-1")]
    assert not [text for text in named if "mtg" in text or "cbtg" in text]


@pytest.mark.clause("CEGO-5-1", "CEGO-5-2", "CEGO-10.p6-2", "CEGO-10.p6-3")
def test_the_notices_on_dress_and_weapons() -> None:
    assert says("CEGO-5-1", "pilcha")
    assert says("CEGO-5-2", "chiripa")
    assert says("CEGO-10.p6-2", "camisa peao")
    assert says("CEGO-10.p6-3", "arma")
    assert "weapon" in notice("CEGO-10.p6-3").text("en").casefold()


@pytest.mark.parametrize("clause", marked(NOTED))
def test_what_has_no_price_is_noted(clause: str) -> None:
    mesa = roda()
    before = mesa.mesa
    mesa.ruling(clause, 1, why="pedido de um trio")
    assert (told(mesa).effect, told(mesa).why, mesa.mesa) == ("note", "pedido de um trio", before)


@pytest.mark.parametrize("clause", marked(["CEGO-7-1", "CEGO-10.p7.VII-1"]))
def test_who_stands_around_the_table_is_sent_away(clause: str) -> None:
    mesa = roda(score=(5, 3)).ruling(clause)
    assert (told(mesa).effect, mesa.score, mesa.mesa.sanctions) == ("bystander", (5, 3), ())
    house = roda(bystanderDQ="true").ruling(clause, 4)
    assert (told(house).effect, house.score) == ("disqualified", (0, 24))


@pytest.mark.clause("CEGO-9.IV-2")
def test_the_pack_is_shuffled_face_down() -> None:
    state = catalogue.new("truco-cego", dealer=5).apply(CHANCE, Shuffle(pack(H1))).state
    for seat in (*range(6), PUBLIC, REFEREE):
        assert all(not seen for _, _, seen in state.board().places(seat))


@pytest.mark.clause("CEGO-9.IV-3")
def test_after_a_maneio_the_pack_is_shuffled_again() -> None:
    mesa = roda()
    mesa.state = catalogue.new("truco-cego", dealer=5).apply(CHANCE, Shuffle(pack(H1))).state
    mesa.ruling("CEGO-9.IV-3", 5)
    assert (told(mesa).effect, mesa.mesa.phase, mesa.mesa.dealer, mesa.score) == ("reshuffle", "shuffle", 5, (0, 0))
    mesa.do(CHANCE, Shuffle(pack(H1))).do(4, Cut(3)).do(5, Deal())
    assert mesa.mesa.mao == 1


@pytest.mark.clause("CEGO-9.VII-2")
def test_nobody_sees_the_bottom_card() -> None:
    state = catalogue.new("truco-cego", dealer=5).apply(CHANCE, Shuffle(pack(H1))).state.apply(4, Cut(20)).state
    for seat in (*range(6), PUBLIC, REFEREE):
        assert all(not seen for where, _, seen in state.board().places(seat) if where.startswith("pack"))


@pytest.mark.clause("CEGO-9.VI-3")
def test_the_tentos_lie_in_the_open() -> None:
    mesa = em_testa(score=(7, 4))
    assert {known(mesa.state, seat).score for seat in (*range(6), PUBLIC)} == {(7, 4)}
    assert says("CEGO-9.VI-3", "tres")


@pytest.mark.clause("CEGO-9.IV-5", "CEGO-9.VII-1", "CEGO-9.VII-3")
def test_the_notices_on_the_pack_and_its_cover() -> None:
    assert says("CEGO-9.IV-5", "direita")
    assert says("CEGO-9.VII-1", "tampa", "coladas")
    assert says("CEGO-9.VII-3", "tampa", "pedir")
