"""The dark of the iron hand: what no view, event, menu or refusal tells before its time."""

from random import Random

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE, Event
from carteado.games.truco.rules.acts import Blind, Raise
from carteado.games.truco.rules.pack_events import ViraTurned
from carteado.pack import Dealt
from carteado.tricks.play import Play, Played
from games.truco.kit import Mesa, clause
from games.truco.kit.sinsep import CARTAS_DE_FERRO, ONZE_A_ONZE, SENTADOS, ferro, monte, no_escuro, viradas

PRIMEIRA_CEGA = {"ferro": "blindFirstTrick"}
OLHOS = (*SENTADOS, PUBLIC)


def told(events: tuple[Event, ...], seat: int) -> str:
    """Everything these events say to a seat, in words: cards and secrets alike."""
    return " ".join(str(event.to(seat)) for event in events)


def faces(table: Mesa, seat: int) -> list[str]:
    return [table.faces(seat, whose) for whose in SENTADOS]


@clause("SIN-MAOFERRO-3", "SIN-CORTAR-1")
@pytest.mark.parametrize("seat", OLHOS)
def test_a_vira_fica_de_lado_virada_para_baixo(seat: int) -> None:
    table = monte(por_cima="7E", placar=ONZE_A_ONZE).tira_vira()
    assert table.eventos == (ViraTurned(None, "SIN-MAOFERRO-3", (Card.of("7E"),), (REFEREE,)),)
    assert (table.ve(seat).known.vira, table.ve(seat).known.vira_card) == ("hidden", None)
    assert (table.vira, str(table.ve(REFEREE).known.vira_card)) == ("?", "7E")
    assert "7E" not in told(table.eventos, seat)


@clause("SIN-MAOFERRO-3", "SIN-MAOFERRO-4")
@pytest.mark.parametrize("opcoes", [None, PRIMEIRA_CEGA])
@pytest.mark.parametrize("seat", OLHOS)
@pytest.mark.parametrize("fallen", [0, 1, 2, 3])
def test_antes_do_fim_da_primeira_rodada_so_se_conhece_o_que_caiu(
    seat: int, fallen: int, opcoes: dict[str, str] | None
) -> None:
    table = no_escuro(ferro(opcoes), "1" * fallen)
    fell = ["QP", "3C", "2E", "KO"][:fallen]
    known = table.ve(seat).known
    assert (known.vira, known.vira_card) == ("hidden", None)
    assert sorted(card for text in faces(table, seat) for card in text.split() if card != "?") in ([], sorted(own(fell, seat)))
    assert table.ve(seat).hand() == ()
    heard = told(table.historia, seat)
    unseen = [card for hand in CARTAS_DE_FERRO.values() for card in hand.split() if card not in fell]
    assert all(card in heard for card in fell)
    assert not [card for card in [*unseen, "7E"] if card in heard]


def own(fell: list[str], seat: int) -> list[str]:
    """Of the cards that fell, this seat's."""
    order = (1, 2, 3, 0)
    return [card for whose, card in zip(order, fell, strict=False) if whose == seat]


@clause("SIN-MAOFERRO-3", "SIN-MAOFERRO-4")
def test_nem_o_carteio_conta_as_cartas() -> None:
    dealt = [event for event in ferro().eventos if isinstance(event, Dealt)]
    assert [event.audience for event in dealt] == [(REFEREE,)] * 4
    assert viradas(ferro().eventos) == ["?"]


@clause("SIN-MAOFERRO-3")
@pytest.mark.parametrize("seat", OLHOS)
def test_a_vira_escondida_pode_ser_qualquer_uma_das_que_nao_cairam(seat: int) -> None:
    table = no_escuro(ferro(), "111")
    rng = Random(2)
    viras = {str(table.state.resample(seat, rng).view(REFEREE).known.vira_card) for _ in range(400)}  # type: ignore[attr-defined]
    assert len(viras) == 37
    assert viras.isdisjoint({"QP", "3C", "2E"})


@clause("SIN-MAOFERRO-3", "SIN-MAOFERRO-4")
@pytest.mark.parametrize("seat", SENTADOS)
def test_com_outra_vira_menus_e_recusas_sao_os_mesmos(seat: int) -> None:
    one, other = no_escuro(ferro(), "111"), no_escuro(ferro(vira="KC"), "111")
    assert one.state.legal(seat) == other.state.legal(seat)
    assert one.state.lapse(seat) == other.state.lapse(seat)
    for act in (Play(Card.of("KO")), Play(Card.of("7E")), Blind(1), Blind(4), Blind(1, True), Raise(3)):
        assert one.state.check(seat, act) == other.state.check(seat, act)


@clause("SIN-MAOFERRO-4")
@pytest.mark.parametrize("opcoes", [None, PRIMEIRA_CEGA])
def test_joga_se_um_lugar_e_nao_uma_carta(opcoes: dict[str, str] | None) -> None:
    table = ferro(opcoes)
    assert table.state.legal(1) == (Blind(1), Blind(2), Blind(3))
    assert [table.recusa(1, Play(Card.of(card))) for card in ("QP", "JO")] == [table.recusa(1, Play(Card.of("2E")))] * 2
    assert table.recusa(1, Play(Card.of("QP"))).clause == "SIN-MAOFERRO-4"
    assert table.joga("1:#2").eventos == (Played(1, Card.of("4P"), False, 2),)


@clause("SIN-MAOFERRO-7")
@pytest.mark.parametrize("seat", OLHOS)
def test_na_segunda_ninguem_ve_as_suas(seat: int) -> None:
    table = no_escuro(ferro())
    assert (table.ve(seat).hand(), table.state.legal(1)) == ((), (Blind(2), Blind(3)))
    heard = told(table.historia, seat)
    assert not [card for hand in CARTAS_DE_FERRO.values() for card in hand.split()[1:] if card in heard]
