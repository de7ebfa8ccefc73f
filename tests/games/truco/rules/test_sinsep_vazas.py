"""The vazas: one open card each, who takes them, who leads, when a card may be hidden."""

import pytest

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import Concede, Show
from carteado.games.truco.rules.events import MaoEnded
from carteado.tricks.play import Play, Played
from games.truco.kit import clause
from games.truco.kit.sinsep import SENTADOS, confere, curso, mao

PRIMEIRA_DE_A = "D=0 vira 4O T1[1:2C 2:3P 3:7C 0:6E =>A lead 2]"
SEGUNDA = ((2, "7O"), (3, "KC"), (0, "QE"), (1, "7P"))


@clause("SIN-DEF-MAO-2")
def test_quem_faz_duas_nao_joga_a_terceira() -> None:
    table = confere(f"{PRIMEIRA_DE_A} T2[2:2P 3:KC 0:QE 1:7P =>A lead 2] hand=>A")
    assert (table.vazas, table.fase) == (("A", "A"), "shuffle")
    assert all(table.state.legal(seat) == () for seat in SENTADOS)


@clause("SIN-DEF-RODADA")
def test_na_rodada_cada_um_mostra_uma_carta() -> None:
    table = confere(PRIMEIRA_DE_A)
    assert [hand.count for hand in table.publico.hands] == [2, 2, 2, 2]
    assert table.recusa(2, Play(Card.of("3P"))).clause == "SIN-DEF-RODADA"


@clause("SIN-DEF-MAO-1")
def test_a_mao_comeca_valendo_um() -> None:
    assert mao().valor == 1
    assert curso("BB").placar == (0, 1)


@clause("SIN-JOGO-3")
@pytest.mark.parametrize("nth", SENTADOS)
def test_na_primeira_rodada_ninguem_esconde(nth: int) -> None:
    hands = {1: "2C", 2: "3P", 3: "7C", 0: "6E"}
    falls = [f"{seat}:{card}" for seat, card in hands.items()]
    table = mao(0, hands, vira="4O").joga(" ".join(falls[:nth]))
    reason = table.recusa(table.vez, Play(Card.of(hands[table.vez]), True))
    assert (reason.code, reason.clause) == ("open-in-first", "SIN-JOGO-3")
    assert not any(isinstance(act, Play) and act.down for seat in SENTADOS for act in table.state.legal(seat))


@clause("SIN-JOGO-4", "SIN-JOGO-6")
def test_a_maior_faz_a_rodada_e_o_seu_dono_sai() -> None:
    table = confere("D=0 vira 4O T1[1:2C 2:AP 3:7C 0:3E =>A lead 0]")
    assert table.vez == 0
    order = []
    for _ in SENTADOS:
        order.append(table.vez)
        table = table.faz(table.vez, table.state.legal(table.vez)[0])
    assert order == [0, 1, 2, 3]


@clause("SIN-JOGO-5")
def test_duas_rodadas_levam_os_pontos_da_mao() -> None:
    table = confere(
        f"{PRIMEIRA_DE_A} T2[2:7O 3:KC 0:QE 1:7P =>B lead 3] T3[3:QC 0:JE 1:6P 2:6O =>A lead 0] hand=>A; S 5-5 → 6-5; next D=1"
    )
    assert table.clausula == "SIN-JOGO-5"


@clause("SIN-JOGO-7")
def test_a_terceira_sai_de_quem_mostrou_a_maior_na_segunda() -> None:
    assert confere(f"{PRIMEIRA_DE_A} T2[2:7O 3:KC 0:QE 1:7P =>B lead 3]").vez == 3


@clause("SIN-JOGO-8")
def test_na_segunda_e_na_terceira_pode_esconder() -> None:
    second = f"{PRIMEIRA_DE_A} T2[2:(7O) 3:(KC) 0:(QE) 1:6P =>B lead 1]"
    confere(second)
    confere(f"{second} T3[1:(7P) 2:(2P) 3:(QC) 0:4C =>A lead 0] hand=>A")


@clause("SIN-JOGO-8", "S-SIN-05")
@pytest.mark.parametrize("opened", SENTADOS)
def test_a_unica_aberta_ganha_de_qualquer_lugar(opened: int) -> None:
    falls = " ".join(f"{seat}:{card if seat == opened else f'({card})'}" for seat, card in SEGUNDA)
    pair = "AB"[opened % 2]
    confere(f"{PRIMEIRA_DE_A} T2[{falls} =>{pair} lead {opened}]{' hand=>A' if pair == 'A' else ''}")


@clause("SIN-JOGO-8", "S-SIN-05")
def test_escondida_igual_a_aberta_nao_canga() -> None:
    confere(f"{PRIMEIRA_DE_A} T2[2:(KP) 3:KC 0:(KE) 1:(KO) =>B lead 3]")


@clause("S-SIN-05", "SIN-CANGAR-2")
def test_as_quatro_escondidas_na_segunda_dao_a_mao_a_quem_fez_a_primeira() -> None:
    table = confere(f"{PRIMEIRA_DE_A} T2[2:(7O) 3:(KC) 0:(QE) 1:(7P) =>tie lead 2] hand=>A")
    assert table.clausula == "SIN-CANGAR-2"


@clause("S-SIN-05", "SIN-CANGAR-3")
def test_as_quatro_escondidas_na_terceira_tambem() -> None:
    table = confere(f"{PRIMEIRA_DE_A} T2[2:7O 3:KC 0:QE 1:7P =>B lead 3] T3[3:(QC) 0:(JE) 1:(6P) 2:(6O) =>tie lead 3] hand=>A")
    assert table.clausula == "SIN-CANGAR-3"


@clause("S-SIN-04", "SIN-DEF-ESCONDER")
def test_a_escondida_so_o_dono_e_o_registro_conhecem() -> None:
    hands = {1: "2C 7P", 2: "3P 2P", 3: "7C KC", 0: "6E QE"}
    table = mao(0, hands, vira="4O").joga("1:2C 2:3P 3:7C 0:6E 2:(2P)")
    (played,) = [event for event in table.eventos if isinstance(event, Played) and event.down]
    assert (played.card, played.place, played.audience) == (None, 0, (2, REFEREE))
    faces = [str(table.ve(seat).known.vazas[1][0].card) for seat in (*SENTADOS, PUBLIC, REFEREE)]
    assert faces == ["None", "None", "2P", "None", "None", "2P"]


@clause("S-SIN-33")
@pytest.mark.parametrize(
    "line",
    [
        "D=0 vira 4O T1[1:3P 2:2C 3:3C 0:2E =>B lead 1]",
        "D=0 vira 4O T1[1:KP 2:3C 3:2C 0:3E =>A lead 2]",
        "D=0 vira 4O T1[1:KP 2:2C 3:AC 0:2E =>A lead 2]",
    ],
)
def test_parceiros_com_a_mesma_maior_sai_o_primeiro(line: str) -> None:
    confere(line)


@clause("S-SIN-33")
def test_se_a_primeira_das_iguais_esta_escondida_sai_a_aberta() -> None:
    confere(f"{PRIMEIRA_DE_A} T2[2:7O 3:(KC) 0:QE 1:KE =>B lead 1]")


@clause("S-SIN-26")
@pytest.mark.parametrize("hand", ["5P 5C 3P", "5P 5C 5E"])
def test_nao_se_ganha_mostrando(hand: str) -> None:
    table = mao(0, {1: hand}, vira="4O")
    assert (table.recusa(1, Show()).code, table.recusa(1, Show()).clause) == ("no-showing", "S-SIN-26")


@clause("S-SIN-08")
def test_nao_se_entrega_a_mao_que_ninguem_aumentou() -> None:
    assert [mao().recusa(seat, Concede(1)).code for seat in SENTADOS] == ["no-conceding"] * 4


@clause("SIN-JOGO-5", "SIN-DEF-PARTIDA")
def test_cada_mao_diz_por_que_foi_decidida() -> None:
    told = {
        course: next(event for event in curso(course).eventos if isinstance(event, MaoEnded)).clause
        for course in ("AA", "ABB", "A=", "BA=", "=A", "==B", "===")
    }
    assert told == {
        "AA": "SIN-JOGO-5",
        "ABB": "SIN-JOGO-5",
        "A=": "SIN-CANGAR-2",
        "BA=": "SIN-CANGAR-3",
        "=A": "SIN-CANGAR-1d",
        "==B": "SIN-CANGAR-4",
        "===": "SIN-CANGAR-5",
    }
