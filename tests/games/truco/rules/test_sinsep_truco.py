"""Truco, meio-pau, nove and doze: who may ask, who answers, what running costs."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from carteado.cards import Card
from carteado.games.truco.rules.acts import Accept, Raise, Run
from carteado.tricks.play import Play
from clauses_kit import marked
from games.truco.kit import Mesa, clause
from games.truco.kit.sinsep import SENTADOS, curso, mao, quem_pode

TEXTO: dict[str, Any] = tomllib.loads(
    files("carteado").joinpath("games/truco/regulations/truco-sinsep.toml").read_text(encoding="utf-8")
)
PEDIDOS = (3, 6, 9, 12)


def asked(stake: int, placar: tuple[int, int] = (2, 2), opcoes: dict[str, str] | None = None) -> Mesa:
    """A asks truco, B meio-pau, A nove, B doze: as far as this stake, unanswered."""
    table = mao(3, None, placar, opcoes)
    for step, seat in zip(PEDIDOS, (0, 1, 0, 1), strict=True):
        if step <= stake:
            table = table.pede(seat, step)
    return table


def words(prefix: str) -> set[str]:
    """What may be said for one call."""
    return {call["pt"] for call in TEXTO["call"] if call["id"] == prefix or call["id"].startswith(f"{prefix}-")}


@clause("SIN-DEF-TRUCO", "SIN-TRUCO-5")
def test_truco_aceito_vale_tres_para_quem_ganhar() -> None:
    assert curso("AA", vale=3).placar == (3, 0)
    assert curso("BB", (2, 2), vale=3).placar == (2, 5)


@clause("SIN-DEF-SEIS", "SIN-DEF-DOZE", "SIN-TRUCO-3")
def test_as_palavras_de_cada_pedido() -> None:
    assert words("six") == {"Meio-pau!", "Seis!"}
    assert words("twelve") == {"Queda!", "Doze!"}
    assert words("nine") == {"Nove!"}
    assert words("accept") == {"Cai!", "Venha!", "Manda!", "Aceito!"}


@clause("SIN-DEF-SEIS", "SIN-DEF-NOVE", "SIN-DEF-DOZE", "SIN-DEF-MAO-1")
@pytest.mark.parametrize(("stake", "following"), [(0, 3), (3, 6), (6, 9), (9, 12)])
def test_um_degrau_de_cada_vez(stake: int, following: int) -> None:
    table = asked(stake)
    seat = table.espera[0]
    assert [to for to in range(13) if table.pode(seat, Raise(to))] == [following]
    others = [to for to in (1, 3, 6, 9, 12) if to != following]
    assert [table.recusa(seat, Raise(to)).code for to in others] == ["wrong-step"] * 4


@clause("SIN-DEF-MAO-1", "SIN-TRUCO-10")
def test_doze_e_o_fim_da_escada() -> None:
    table = asked(12)
    assert table.state.legal(0) == (Accept(12), Run(12))
    assert table.recusa(0, Raise(15)).clause == "SIN-DEF-MAO-1"


@clause("SIN-TRUCO-1")
@pytest.mark.parametrize("seat", SENTADOS)
def test_truco_se_pede_a_qualquer_momento_por_qualquer_um(seat: int) -> None:
    table = mao()
    for _ in range(3):
        assert table.pode(seat, Raise(3))
        asked_now = table.truco(seat)
        accepted = asked_now.cai(asked_now.espera[0])
        assert (accepted.vez, accepted.valor) == (table.vez, 3)
        table = table.faz(table.vez, table.state.legal(table.vez)[0])


@clause("SIN-TRUCO-1", "S-SIN-08")
def test_com_a_carta_tambem_se_pede_menos_com_a_que_decide() -> None:
    table = mao(0, {1: "2C 7P", 2: "3P 2P", 3: "7C KC", 0: "6E QE"}, vira="4O")
    assert table.pode(1, Play(Card.of("2C"), False, 3))
    last = table.joga("1:2C 2:3P 3:7C 0:6E 2:2P 3:KC 0:QE")
    assert last.recusa(1, Play(Card.of("7P"), False, 3)).code == "call-on-last-card"


@clause("SIN-TRUCO-2", "S-SIN-08")
def test_basta_um_aceitar() -> None:
    table = mao().truco(0)
    assert table.espera == (1, 3)
    table = table.corre(1)
    assert (table.fase, table.espera, table.placar) == ("answer", (3,), (0, 0))
    assert table.recusa(1, Accept(3)).code == "answered-already"
    assert (table.cai(3).valor, table.cai(3).fase) == (3, "play")


@clause("SIN-TRUCO-2", "S-SIN-08")
@pytest.mark.parametrize("caller", SENTADOS)
def test_responde_primeiro_quem_joga_depois_de_quem_pediu(caller: int) -> None:
    table = mao().truco(caller)
    assert table.espera == ((caller + 1) % 4, (caller + 3) % 4)
    assert quem_pode(table, Accept(3)) == sorted(table.espera)
    assert [table.recusa(seat, Accept(3)).code for seat in (caller, (caller + 2) % 4)] == ["own-call"] * 2


@clause("SIN-TRUCO-2")
def test_enquanto_nao_se_responde_nao_se_joga() -> None:
    table = mao(0, {1: "3P"}).truco(0)
    assert table.recusa(1, Play(Card.of("3P"))).code == "answer-first"
    assert mao().recusa(1, Accept(3)).code == "nothing-asked"


@clause("SIN-TRUCO-6", "S-SIN-08")
def test_correm_os_dois_e_quem_pediu_marca_um() -> None:
    table = mao(0, None, (2, 2)).truco(0).corre(3)
    assert table.placar == (2, 2)
    table = table.corre(1)
    assert (table.placar, table.clausula, table.proximo_carteador) == ((3, 2), "SIN-TRUCO-6", 1)


@pytest.mark.parametrize(
    ("stake", "placar", "clausula"),
    marked(
        [
            (3, (3, 2), "SIN-TRUCO-6"),
            (6, (2, 5), "SIN-TRUCO-8"),
            (9, (8, 2), "SIN-TRUCO-11"),
            (12, (2, 11), "SIN-TRUCO-12"),
        ]
    ),
)
def test_correr_custa_o_valor_de_antes(stake: int, placar: tuple[int, int], clausula: str) -> None:
    table = asked(stake)
    first, second = table.espera
    table = table.corre(first).corre(second)
    assert (table.placar, table.clausula) == (placar, clausula)


@clause("SIN-TRUCO-5", "SIN-TRUCO-7", "SIN-TRUCO-9", "SIN-TRUCO-10")
@pytest.mark.parametrize(("stake", "course", "before", "after"), [
    (6, "BB", (2, 2), (2, 8)),
    (9, "AA", (2, 2), (11, 2)),
    (12, "AA", (0, 10), (12, 10)),
])  # fmt: skip
def test_aceito_vale_o_pedido(stake: int, course: str, before: tuple[int, int], after: tuple[int, int]) -> None:
    assert curso(course, before, vale=stake).placar == after


@clause("SIN-TRUCO-7", "SIN-TRUCO-9", "S-SIN-08")
def test_pedir_mais_e_aceitar() -> None:
    table = asked(6)
    assert (table.valor, table.pedido) == (3, 6)
    assert asked(9).valor == 6


@clause("SIN-TRUCO-7", "S-SIN-08")
def test_quem_aceitou_pode_pedir_mais_depois() -> None:
    table = mao().truco(0).cai(1)
    assert quem_pode(table, Raise(6)) == [1, 3]
    later = table.faz(1, table.state.legal(1)[0])
    assert quem_pode(later, Raise(6)) == [1, 3]
    assert [later.recusa(seat, Raise(6)).code for seat in (0, 2)] == ["own-call"] * 2


@clause("SIN-TRUCO-7", "S-SIN-08")
def test_quem_correu_nao_aumenta_e_o_parceiro_sim() -> None:
    table = mao().truco(0).corre(1)
    assert table.recusa(1, Raise(6)).code == "answered-already"
    assert table.pode(3, Raise(6))


@clause("S-SIN-08")
def test_com_a_opcao_so_se_aumenta_na_resposta() -> None:
    table = mao(opcoes={"raiseLater": "false"}).truco(0)
    assert table.pode(1, Raise(6))
    accepted = table.cai(1)
    assert quem_pode(accepted, Raise(6)) == []
    assert accepted.recusa(1, Raise(6)).code == "raise-only-in-answer"


@clause("S-SIN-08")
def test_com_a_opcao_a_primeira_resposta_obriga() -> None:
    table = mao(opcoes={"answerPolicy": "firstBinds"}).truco(0).corre(3)
    assert (table.placar, table.fase) == ((1, 0), "shuffle")


@clause("S-SIN-09")
def test_pede_se_mais_do_que_falta_e_guarda_se_a_soma() -> None:
    table = curso("AA", (10, 9), vale=6)
    assert (table.placar, table.partida) == ((16, 9), "A")
    assert curso("AA", (10, 9), vale=6, opcoes={"recordScore": "cap12"}).placar == (12, 9)


@clause("S-SIN-09")
def test_com_a_opcao_nao_se_pede_o_que_nao_faz_falta() -> None:
    table = mao(0, None, (9, 0), {"raiseBeyondNeed": "false"}).truco(1)
    assert quem_pode(table, Raise(6)) == []
    assert table.recusa(0, Raise(6)).clause == "S-SIN-09"
    assert quem_pode(mao(0, None, (9, 0)).truco(1), Raise(6)) == [0, 2]


@clause("SIN-TRUCO-1")
def test_decidida_a_mao_nao_se_pede() -> None:
    table = curso("AA")
    assert [table.recusa(seat, Raise(3)).code for seat in SENTADOS] == ["pack-first"] * 4
