"""Tied vazas: when one is tied, who leads after it, and the five rules that settle the mão."""

from itertools import product

import pytest

from carteado.cards import Card
from carteado.tricks.play import Play
from games.truco.kit import clause, joga_vazas, plano
from games.truco.kit.sinsep import SENTADOS, VIRA_DO_PLANO, confere, curso, mao

PRIMEIRA_CANGADA = "D=0 vira 4O T1[1:3P 2:3C 3:6C 0:6E =>tie lead 2]"
DUAS_CANGADAS = f"{PRIMEIRA_CANGADA} T2[2:2C 3:2P 0:7O 1:QE =>tie lead 3]"
PRIMEIRA_DE_A = "D=0 vira 4O T1[1:2C 2:3P 3:7C 0:6E =>A lead 2]"
IGUALADAS = "D=0 vira 4O T1[1:4C 2:3C 3:3E 0:3O =>tie lead {}]"


def settled(course: str) -> tuple[str, str] | None:
    """Who takes a mão with these results and by which of the five rules, by the catalogue; `None` while it is open."""
    first, second, third = tuple(course.ljust(3, "-"))
    if first == "=" and second == "=":
        return {"=": ("A", "SIN-CANGAR-5"), "-": None}.get(third, (third, "SIN-CANGAR-4"))
    if first == "=":
        return None if second == "-" else (second, "SIN-CANGAR-1d")
    if second == "=":
        return first, "SIN-CANGAR-2"
    if second == first:
        return first, "SIN-JOGO-5"
    if third == "=":
        return first, "SIN-CANGAR-3"
    return None if "-" in (second, third) else (third, "SIN-JOGO-5")


@clause("SIN-DEF-CANGAR-1")
@pytest.mark.parametrize(
    "line",
    [
        "D=0 vira 4O T1[1:3P 2:2C 3:7C 0:3E =>tie lead 0]",
        "D=0 vira 4O T1[1:6C 2:3C 3:3E 0:3O =>tie lead 3]",
        "D=1 vira 4O T1[2:2P 3:2C 0:4C 1:4E =>tie lead 3]",
        "D=3 vira 4O T1[0:KP 1:KC 2:KE 3:KO =>tie lead 1]",
    ],
)
def test_canga_a_maior_de_cada_dupla_com_o_mesmo_valor(line: str) -> None:
    confere(line)


@clause("SIN-DEF-CANGAR-1", "SIN-DEF-MANILHAS")
def test_maiores_iguais_na_mesma_dupla_ou_manilhas_nao_cangam() -> None:
    confere("D=0 vira 4O T1[1:2C 2:3P 3:2E 0:3E =>A lead 2]")
    confere("D=0 vira 4O T1[1:5O 2:5E 3:5C 0:3E =>B lead 3]")


@clause("SIN-CANGAR-0", "SIN-CANGAR-1d", "SIN-CANGAR-2", "SIN-CANGAR-3", "SIN-CANGAR-4", "SIN-CANGAR-5")
@pytest.mark.parametrize("course", ["".join(found) for length in (1, 2, 3) for found in product("AB=", repeat=length)])
def test_para_cada_sequencia_ha_uma_regra_e_so_uma(course: str) -> None:
    shorter = [course[:length] for length in range(1, len(course)) if settled(course[:length])]
    if shorter:
        table = curso(shorter[0])
        assert (table.fase, len(table.vazas)) == ("shuffle", len(shorter[0]))
        return
    table = curso(course)
    expected = settled(course)
    if expected is None:
        assert (table.fase, table.vencedor) == ("play", None)
    else:
        assert (table.vencedor, table.clausula) == expected


@clause("SIN-CANGAR-1a", "S-SIN-01")
def test_sai_quem_cangou() -> None:
    assert confere(PRIMEIRA_CANGADA).vez == 2
    confere("D=0 vira 4O T1[1:3P 2:2C 3:7C 0:3E =>tie lead 0]")
    confere("D=0 vira 4O T1[1:6C 2:3C 3:3E 0:3O =>tie lead 3]")


@clause("SIN-CANGAR-1b", "SIN-CANGAR-1d")
def test_a_segunda_decide_e_a_terceira_nao_se_joga() -> None:
    confere(f"{PRIMEIRA_CANGADA} T2[2:KP 3:QC 0:7E 1:AE =>B lead 1] hand=>B", extra={2: "7O"})
    confere(f"{PRIMEIRA_CANGADA} T2[2:KP 3:2P 0:7E 1:AE =>B lead 3] hand=>B; stake 3: S 4-4 → 4-7")


@clause("SIN-CANGAR-1c", "S-SIN-03")
@pytest.mark.parametrize("nth", SENTADOS)
@pytest.mark.parametrize("vazas", [1, 2])
def test_jogo_cangado_ninguem_esconde_nem_na_segunda_nem_na_terceira(vazas: int, nth: int) -> None:
    hands = plano("===", desce=True)
    table = joga_vazas(mao(0, hands, vira=VIRA_DO_PLANO), hands, vazas)
    for _ in range(nth):
        table = table.joga(f"{table.vez}:{hands[table.vez].split()[vazas]}")
    seat = table.vez
    reason = table.recusa(seat, Play(Card.of(hands[seat].split()[vazas]), True))
    assert (reason.code, reason.clause) == ("open-while-tied", "SIN-CANGAR-1c")
    assert not any(isinstance(act, Play) and act.down for other in SENTADOS for act in table.state.legal(other))


@clause("SIN-CANGAR-1c", "SIN-CANGAR-3")
def test_na_terceira_de_um_jogo_nao_cangado_esconde_se() -> None:
    table = curso("AB")
    assert any(isinstance(act, Play) and act.down for act in table.state.legal(table.vez))


@clause("SIN-CANGAR-2")
def test_segunda_cangada_ganha_quem_fez_a_primeira() -> None:
    table = confere(f"{PRIMEIRA_DE_A} T2[2:KP 3:KC 0:QE 1:7P =>tie lead 3] hand=>A")
    assert (table.clausula, table.fase) == ("SIN-CANGAR-2", "shuffle")


@clause("SIN-CANGAR-3")
def test_terceira_cangada_ganha_quem_fez_a_primeira() -> None:
    confere(f"{PRIMEIRA_DE_A} T2[2:7O 3:KC 0:QE 1:7P =>B lead 3] T3[3:JC 0:JE 1:6P 2:6O =>tie lead 0] hand=>A; S 0-0 → 1-0")


@clause("SIN-CANGAR-4")
def test_duas_cangadas_ganha_quem_faz_a_terceira() -> None:
    confere(f"{DUAS_CANGADAS} T3[3:AP 0:6O 1:7P 2:KO =>B lead 3] hand=>B")


@clause("SIN-CANGAR-5")
def test_tres_cangadas_ganha_quem_deu_as_cartas() -> None:
    confere(f"{DUAS_CANGADAS} T3[3:AP 0:6O 1:7P 2:AO =>tie lead 2] hand=>A; stake 6: S 3-3 → 9-3")


@clause("SIN-CANGAR-5")
@pytest.mark.parametrize("dealer", SENTADOS)
@pytest.mark.parametrize("stake", [1, 3, 6, 9, 12])
def test_tres_cangadas_pelo_valor_da_mao_a_dupla_do_carteador(dealer: int, stake: int) -> None:
    table = curso("===", (2, 2), dealer, vale=stake)
    assert table.placar == ((2 + stake, 2) if dealer % 2 == 0 else (2, 2 + stake))


@clause("S-SIN-01")
@pytest.mark.parametrize(("policy", "lead"), [("equaliser", 3), ("firstTied", 2), ("lastTied", 0), ("sameLeader", 1)])
def test_quem_sai_depois_do_cango_por_opcao(policy: str, lead: int) -> None:
    table = confere(IGUALADAS.format(lead), {"tieLead": policy})
    assert table.vez == lead


@clause("S-SIN-01", "SIN-CANGAR-4")
def test_quem_canga_a_segunda_sai_na_terceira() -> None:
    assert confere(DUAS_CANGADAS).vez == 3
