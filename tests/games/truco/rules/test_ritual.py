"""Burning in the deal, asked once: the dealer gives everything, the cutter names a packet or says that none burns."""

import pytest

from carteado.game import PUBLIC, REFEREE
from carteado.games.truco.rules.acts import Burn, Waive
from carteado.games.truco.rules.pack_events import Burned, GivesAll, PacketBurned, PacketDealt, Waived
from carteado.pack import Deal, Dealt, Ruling
from games.truco.kit import Mesa, clause, monte

FILA = "AP 2P 3P AC 2C 3C AE 2E 3E AO 2O 3O KP KC KE KO JP JC JE JO 7P 7C"
FULL = {"ritual": "full"}


def no_carteio(jogo: str, opcoes: dict[str, str] | None = None, placar: tuple[int, int] = (0, 0), seats: int = 4) -> Mesa:
    """Dealer 0 has the pack back; the first card dealt is AP."""
    if jogo == "truco-asfo":
        return monte("", FILA, 0, placar, opcoes, jogo=jogo).devolve()
    return monte("", f"5O {FILA}", 0, placar, opcoes, jogo=jogo, seats=seats).tira_vira().devolve()


def maos(table: Mesa) -> list[str]:
    """The hands, in the order of the deal."""
    return [table.cartas((nth + 1) % len(table.lugares)) for nth in range(len(table.lugares))]


def pacotes(*numbers: int) -> list[str]:
    """The packets of three with these numbers, as they come off."""
    return [" ".join(FILA.split()[3 * nth : 3 * nth + 3]) for nth in numbers]


ONCE_EACH = [
    pytest.param("truco-asfo", marks=clause("ASFO-CORTE-8", "S-ASFO-04")),
    pytest.param("truco-sinsep", marks=clause("SIN-QUEIMAR-5", "S-SIN-21")),
]


@pytest.mark.parametrize("jogo", ONCE_EACH)
def test_quem_da_pode_dar_tudo_e_o_cortador_e_perguntado_uma_vez(jogo: str) -> None:
    table = no_carteio(jogo)
    assert set(table.state.legal(0)) == {Deal(1), Deal()}
    table = table.faz(0, Deal())
    assert table.espera == (3,)
    assert (table.fase, table.publico.giving) == ("deal", "asked")
    assert [type(event) for event in table.eventos] == [GivesAll]
    assert set(table.state.legal(3)) == {Waive(), Burn(1, 1), Burn(1, 2), Burn(1, 3), Burn(1, 0)}
    assert table.state.legal(0) == table.state.legal(1) == table.state.legal(2) == ()


@pytest.mark.parametrize("jogo", ONCE_EACH)
def test_nao_queimo_e_as_cartas_vem_de_uma_vez_as_mesmas_de_maco_em_maco(jogo: str) -> None:
    one_by_one = no_carteio(jogo).carteia()
    table = no_carteio(jogo).faz(0, Deal()).faz(3, Waive())
    assert [type(event) for event in table.eventos[:2]] == [Waived, Dealt]
    assert (table.fase, maos(table)) == ("play", pacotes(0, 1, 2, 3))
    assert (maos(one_by_one), one_by_one.vira) == (maos(table), table.vira)


@clause("ASFO-CORTE-8", "S-ASFO-04")
def test_uma_decisao_que_faz_mao_de_onze_acaba_com_a_pergunta() -> None:
    """In an eleven hand nothing burns: the dealer is waited for again, and nobody with an empty menu."""
    table = no_carteio("truco-asfo").faz(0, Deal()).faz(REFEREE, Ruling("ASFO-ORG-1", score=(1, 11), why="decisão"))
    assert (table.espera, table.state.legal(0), table.state.legal(3)) == ((0,), (Deal(),), ())
    assert maos(table.faz(0, Deal())) == pacotes(0, 1, 2, 3)


@pytest.mark.parametrize("jogo", ONCE_EACH)
def test_dito_antes_quem_da_da_tudo_sem_perguntar(jogo: str) -> None:
    table = no_carteio(jogo).faz(3, Waive())
    assert (table.espera, table.state.legal(0), table.state.legal(3)) == ((0,), (Deal(),), ())
    assert maos(table.faz(0, Deal())) == pacotes(0, 1, 2, 3)
    half = no_carteio(jogo).faz(0, Deal(1)).faz(3, Waive())
    assert maos(half.faz(0, Deal())) == pacotes(0, 1, 2, 3)


@pytest.mark.parametrize("jogo", ONCE_EACH)
@pytest.mark.parametrize(("whose", "given", "expected"), [(1, 0, (1, 2, 3, 4)), (3, 2, (0, 1, 3, 4)), (0, 3, (0, 1, 2, 4))])
def test_queima_o_maco_que_nomear_e_os_de_antes_ja_foram_dados(
    jogo: str, whose: int, given: int, expected: tuple[int, ...]
) -> None:
    table = no_carteio(jogo).faz(0, Deal()).faz(3, Burn(1, whose))
    kinds = [type(event) for event in table.eventos]
    assert kinds == [PacketDealt] * given + [PacketBurned] + [Burned] * 3
    assert (table.queimadas, table.espera) == (pacotes(given)[0], (3,))
    assert maos(table.faz(3, Waive())) == pacotes(*expected)


@pytest.mark.parametrize("jogo", ONCE_EACH)
def test_depois_da_ultima_queima_ninguem_mais_pergunta(jogo: str) -> None:
    table = no_carteio(jogo).faz(0, Deal()).faz(3, Burn(1, 1)).faz(3, Burn(2, 1)).faz(3, Burn(3, 2))
    assert (table.espera, table.state.legal(0)) == ((0,), (Deal(),))
    assert maos(table.faz(0, Deal())) == pacotes(2, 4, 5, 6)


@clause("SIN-QUEIMAR-5", "S-SIN-21")
def test_mano_a_mano_tambem() -> None:
    table = no_carteio("truco-sinsep", seats=2).faz(0, Deal())
    assert (table.espera, set(table.state.legal(1))) == ((1,), {Waive(), Burn(1, 1), Burn(1, 0)})
    assert maos(table.faz(1, Waive())) == pacotes(0, 1)


@pytest.mark.parametrize("jogo", ONCE_EACH)
def test_quem_nao_pode_nao_diz(jogo: str) -> None:
    table = no_carteio(jogo)
    assert [table.recusa(seat, Waive()).code for seat in (0, 1, 2)] == ["cutter-cuts"] * 3
    asked = table.faz(0, Deal())
    assert [asked.recusa(0, act).code for act in (Deal(), Deal(1))] == ["cutter-asked"] * 2
    assert asked.faz(3, Waive()).recusa(3, Waive()).code == "nothing-to-burn"
    assert table.faz(3, Waive()).recusa(3, Burn(1, 1)).code == "waived-already"
    assert no_carteio(jogo, placar=(11, 3)).recusa(3, Waive()).code == "nothing-to-burn"


@pytest.mark.parametrize("jogo", ONCE_EACH)
def test_no_ritual_completo_se_pergunta_maco_por_maco(jogo: str) -> None:
    table = no_carteio(jogo, FULL)
    assert (table.state.legal(0), table.state.legal(3)) == ((Deal(1),), (Burn(1, 1),))
    assert table.recusa(0, Deal()).code == "deal-packet"
    assert table.recusa(3, Waive()).code == "asked-each-packet"
    assert maos(table.carteia()) == pacotes(0, 1, 2, 3)


@pytest.mark.parametrize("jogo", ONCE_EACH)
def test_quem_nao_responde_da_tudo_e_nao_queima(jogo: str) -> None:
    table = no_carteio(jogo)
    assert table.state.lapse(0) == Deal()
    assert table.faz(0, Deal()).state.lapse(3) == Waive()
    assert no_carteio(jogo, FULL).state.lapse(0) == Deal(1)


@pytest.mark.parametrize("jogo", ONCE_EACH)
def test_a_pergunta_nao_mostra_carta_a_ninguem(jogo: str) -> None:
    asked = no_carteio(jogo).faz(0, Deal())
    for seat in (0, 1, 2, 3, PUBLIC):
        mesa = asked.ve(seat).known
        assert (mesa.hands, mesa.giving) == ((), "asked")
        assert asked.state.world(asked.ve(seat)).view(seat) == asked.ve(seat)
