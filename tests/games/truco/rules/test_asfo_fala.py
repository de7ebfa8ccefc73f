"""COM-2, COM-3, COM-5, TRUCO-3: signs, questions, and the words that are calls and answers (S-ASFO-34)."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from carteado.game import PUBLIC
from carteado.games.truco.rules.acts import Accept, Raise, Run
from carteado.games.truco.rules.family import rules_of
from games.truco.kit import clause, joga_vazas, plano
from games.truco.kit.asfo import ASFO, SENTADOS, asfo

TEXTO: dict[str, Any] = tomllib.loads(
    files("carteado").joinpath("games/truco/regulations/truco-asfo.toml").read_text(encoding="utf-8")
)


@clause("ASFO-COM-2", "S-ASFO-34")
def test_ha_sinais_para_o_parceiro_e_so_com_a_opcao_de_sinais() -> None:
    private = [phrase for phrase in TEXTO["phrase"] if phrase["audience"] == "partner"]
    assert private
    assert {phrase.get("option") for phrase in private} == {"signals"}


@clause("ASFO-COM-2", "S-ASFO-34")
def test_por_padrao_os_sinais_valem_e_podem_ser_tirados() -> None:
    assert rules_of(ASFO, {}).signals
    assert not rules_of(ASFO, {"signals": "none"}).signals


@clause("ASFO-COM-3")
def test_de_quem_e_cada_carta_todos_sabem() -> None:
    table = asfo(0, {1: "3P", 2: "KC", 3: "4C", 0: "4E"}).joga("1:3P 2:KC 3:4C 0:4E")
    for seat in (*SENTADOS, PUBLIC):
        fallen = table.ve(seat).known.vazas[0]
        assert [(card.seat, str(card.card)) for card in fallen] == [(1, "3P"), (2, "KC"), (3, "4C"), (0, "4E")]


@clause("ASFO-COM-3")
@pytest.mark.parametrize(("course", "told"), [("A", (0,)), ("B", (1,)), ("=", (2,)), ("AB", (0, 1))])
def test_quem_fez_cada_vaza_e_de_quem_e_a_vez_todos_sabem(course: str, told: tuple[int, ...]) -> None:
    hands = plano(course)
    table = joga_vazas(asfo(0, hands), hands, len(course))
    for seat in (*SENTADOS, PUBLIC):
        known = table.ve(seat).known
        assert (known.results, known.turn) == (told, table.vez)


@clause("ASFO-COM-3")
def test_as_perguntas_permitidas_sao_para_a_mesa() -> None:
    asked = {phrase["id"]: phrase["audience"] for phrase in TEXTO["phrase"] if phrase["clause"] == "ASFO-COM-3"}
    assert len(asked) >= 3
    assert set(asked.values()) == {"table"}


@clause("ASFO-COM-5")
@pytest.mark.parametrize("stake", [1, 2, 6, 9, 12])
def test_o_primeiro_pedido_e_truco_e_nao_outra_palavra(stake: int) -> None:
    reason = asfo().recusa(1, Raise(stake))
    assert (reason.code, reason.facts) == ("wrong-step", (3,))


@clause("ASFO-COM-5")
@pytest.mark.parametrize(("asked", "wrong"), [(3, (3, 9, 12)), (6, (3, 6, 12)), (9, (3, 6, 9))])
def test_cada_momento_tem_a_sua_palavra(asked: int, wrong: tuple[int, ...]) -> None:
    table = asfo()
    for seat, step in zip((0, 1, 2), (3, 6, 9), strict=True):
        table = table.pede(seat, step) if step <= asked else table
    seat = table.espera[0]
    assert [table.recusa(seat, Raise(stake)).code for stake in wrong] == ["wrong-step"] * 3
    assert table.pode(seat, Raise(asked + 3))


@clause("ASFO-COM-5")
def test_as_palavras_dos_pedidos() -> None:
    spoken = [call["pt"] for call in TEXTO["call"] if call["id"].split("-")[0] in ("truco", "six", "nine", "twelve")]
    assert spoken == ["Truco!", "Meio-pau!", "Seis!", "Nove!", "Doze!"]


@clause("ASFO-TRUCO-3")
def test_as_palavras_com_que_se_aceita() -> None:
    spoken = [call["pt"] for call in TEXTO["call"] if call["id"].startswith("accept")]
    assert spoken == ["Cai!", "Venha!", "Manda!", "Aceito!"]


@clause("ASFO-TRUCO-3")
def test_aceitar_e_um_lance_so_por_qualquer_palavra() -> None:
    table = asfo().truco(1)
    assert table.state.legal(2) == (Accept(3), Run(3), Raise(6))
    assert table.faz(2, Accept(3)).valor == 3
