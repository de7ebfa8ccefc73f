"""What the constants of the codes name: clauses that there are, sets of cards, numbers told in a refusal."""

import pytest

from carteado.games.truco.rules.acts import Burn, Saw, Show, Turn
from carteado.games.truco.rules.family import OPTIONS, rules_of
from carteado.pack import Deal
from carteado.regulations import regulation
from games.truco.kit import clause, monte

CODES = tuple(OPTIONS)


@pytest.mark.parametrize("jogo", CODES)
def test_cada_clausula_citada_existe(jogo: str) -> None:
    known = {entry.id for entry in regulation(jogo).entries()}
    rules = rules_of(jogo, {})
    assert sorted({*rules.cites.values(), *rules.incidents} - known - {""}) == []


@clause("FEN-22a", "FEN-22b", "FEN-22c")
@pytest.mark.parametrize("letras", ["abc", "ab", "ac", "bc", "a", "b", "c"])
def test_cada_letra_liga_o_seu_conjunto(letras: str) -> None:
    assert rules_of("truco-fenacef", {"showAndWin": letras}).show_sets == sum(1 << "abc".index(letra) for letra in letras)


@clause("FEN-11-ii")
def test_na_fenacef_nao_se_serra() -> None:
    table = monte("", "4P", 0)
    assert not [act for act in table.state.legal(3) if isinstance(act, Saw)]
    assert table.state.check(3, Saw(20)) is not None


@clause("ASFO-CORTE-5")
def test_a_recusa_da_queima_diz_o_numero_certo() -> None:
    reason = monte("", "4P", 0).state.check(3, Burn(2))
    assert reason is not None
    assert (reason.code, reason.facts) == ("burn-number", (1,))


@clause("SIN-DAR-2", "S-SIN-21")
def test_dado_um_maco_so_se_pergunta_pelos_outros() -> None:
    table = monte("", "4P", 0, jogo="truco-sinsep").faz(3, Turn(1)).devolve().faz(0, Deal(1)).faz(0, Deal())
    assert {act.seat for act in table.state.legal(3) if isinstance(act, Burn)} == {2, 3, 0}


@clause("FEN-22")
def test_numa_mao_comum_quem_nao_tem_o_conjunto_ouve_isso() -> None:
    table = monte("", "4P 5P 6P 7P 4C 5C 6C 7C 4E 5E 6E 7E", 0).devolve().carteia()
    reason = table.state.check(table.espera[0], Show())
    assert reason is not None
    assert reason.code == "no-winning-set"
