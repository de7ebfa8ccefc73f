"""The referee at any moment: what may be ruled in every phase, that play goes on after it, and that no clause is forgotten."""

import pytest

from carteado.game import REFEREE
from carteado.games.truco.rules.fenacef import FENACEF
from carteado.pack import Deal, Ruled, Ruling
from carteado.regulations import Clause, regulation
from clauses_kit import marked
from games.truco.kit import clause, mesa, monte
from games.truco.kit.juiz import IRON, MAO, antes_do_sorteio, confere_olhares, decisao, fases, negada, segue

SEMPRE = ("note", "warning", "no-call", "ladder", "lose-partida", "lose-match", "disqualified")
# Art. 23, §§ 1 and 2 say what follows from art. 23, and are ruled through it.
PELO_CAPUT = {"FEN-23.1": "FEN-23", "FEN-23.2": "FEN-23"}


def oferecidas(fase: str) -> dict[str, list[Ruling]]:
    """What the referee is offered in a phase, by effect."""
    found: dict[str, list[Ruling]] = {}
    for act in fases()[fase].state.legal(REFEREE):
        assert isinstance(act, Ruling)
        found.setdefault(FENACEF.incidents[act.clause], []).append(act)
    return found


@pytest.mark.parametrize("fase", fases())
def test_toda_decisao_oferecida_se_aplica_e_o_jogo_segue(fase: str) -> None:
    table = fases()[fase]
    for acts in oferecidas(fase).values():
        for act in acts[:4]:
            after = table.faz(REFEREE, act)
            assert isinstance(after.eventos[0], Ruled)
            assert (after.eventos[0].clause, after.eventos[0].offender) == (act.clause, act.offender)
            confere_olhares(after)
            segue(after)


@pytest.mark.parametrize("fase", fases())
def test_o_que_nao_depende_da_mao_se_oferece_em_toda_fase(fase: str) -> None:
    assert set(SEMPRE) <= set(oferecidas(fase))


@clause("FEN-28pu-b", "FEN-12.3", "S-FEN-20")
@pytest.mark.parametrize(
    ("fase", "anula", "perde", "corte"),
    [
        ("draw-shuffle", False, False, False),
        ("draw", False, False, False),
        ("shuffle", False, False, False),
        ("cut", False, True, True),
        ("deal", True, True, True),
        ("eleven", True, True, True),
        ("play", True, True, True),
        ("answer", True, True, True),
        ("choose-card", True, True, True),
        ("between", True, False, True),
        ("over", True, False, True),
    ],
)
def test_o_que_precisa_de_uma_mao(fase: str, anula: bool, perde: bool, corte: bool) -> None:
    offered = oferecidas(fase)
    assert ("void" in offered, "lose-mao" in offered, "cut-fault" in offered) == (anula, perde, corte)


@clause("FEN-23", "S-FEN-24")
@pytest.mark.parametrize("fase", [fase for fase in fases() if fase not in ("play", "eleven-play", "iron")])
def test_carta_na_vez_so_cai_errada_com_a_vaza_em_jogo(fase: str) -> None:
    for ruling in (decisao("FEN-18", 2, "3P"), decisao("FEN-23", 2, "3P KC")):
        assert negada(fases()[fase], ruling) == "not-in-play"


@clause("S-FEN-25")
@pytest.mark.parametrize("fase", ["draw-shuffle", "draw", "shuffle", "cut", "deal", "between", "over"])
def test_sem_cartas_na_mao_ninguem_joga_fora_da_vez(fase: str) -> None:
    assert negada(fases()[fase], decisao("S-FEN-25", 2, "QO")) == "not-in-play"


@pytest.mark.parametrize("fase", ["between", "over"])
@pytest.mark.parametrize(("clausula", "letra"), marked([("FEN-28pu-b", ""), ("FEN-28", "b"), ("FEN-29", "b"), ("FEN-32", "b")]))
def test_entre_duas_maos_nao_ha_mao_em_disputa_para_perder(fase: str, clausula: str, letra: str) -> None:
    table = fases()[fase]
    reason = table.recusa(REFEREE, Ruling(clausula, 1, sanction=letra))
    assert (reason.code, reason.clause) == ("mao-ended", clausula)
    assert Ruling(clausula, 1, sanction=letra) not in table.state.legal(REFEREE)


@clause("FEN-28pu-b", "FEN-11-iii")
def test_perder_a_mao_no_corte_com_cartas_ja_queimadas() -> None:
    table = monte(placar=(3, 2)).corta(10).queima(2).juiz("FEN-28pu-b", 1)
    assert (table.placar, table.fase, table.proximo_carteador) == ((4, 2), "shuffle", 1)
    confere_olhares(table)
    segue(table)


@clause("FEN-28pu-b", "S-FEN-14")
@pytest.mark.parametrize("ferro", ["open", "blindFirstTrick", "blindAll"])
def test_perder_a_mao_de_ferro_no_escuro_nao_mostra_as_cartas(ferro: str) -> None:
    table = mesa(0, MAO, IRON, {"ferro": ferro}).juiz("FEN-28pu-b", 1)
    assert table.faces(0, 0) == (MAO[0] if ferro == "open" else "? ? ?")
    confere_olhares(table)


@clause("FEN-2")
@pytest.mark.parametrize("fase", fases())
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_atleta_nao_aplica_sancao(fase: str, seat: int) -> None:
    assert fases()[fase].recusa(seat, decisao("FEN-28pu", 1, letra="b")).code == "not-for-players"


@clause("FEN-2")
def test_o_arbitro_so_decide() -> None:
    assert monte().devolve().recusa(REFEREE, Deal()).code == "referee-rules"


@pytest.mark.parametrize("fase", fases())
@pytest.mark.parametrize(
    ("ruling", "code"),
    [
        (decisao("FEN-19", 0), "no-such-ruling"),
        (decisao("FEN-99", 0), "no-such-ruling"),
        (decisao("fen-28pu-a", 0), "no-such-ruling"),
        (decisao("FEN-28pu", 0), "sanction-letter"),
        (decisao("FEN-28pu", 0, letra="e"), "sanction-letter"),
        (decisao("FEN-28pu", 0, letra="ab"), "sanction-letter"),
        (decisao("FEN-28pu-a"), "offender-missing"),
        (decisao("FEN-36.2"), "offender-missing"),
        (decisao("FEN-28pu-a", 4), "no-such-seat"),
        (decisao("FEN-13", -1), "no-such-seat"),
    ],
)
def test_decisoes_que_nao_existem(fase: str, ruling: Ruling, code: str) -> None:
    assert negada(fases()[fase], ruling) == code


def test_toda_clausula_que_se_julga_existe_no_regulamento() -> None:
    found = {entry.id for entry in regulation("truco-fenacef").entries()}
    assert set(FENACEF.incidents) <= found


def test_toda_clausula_de_incidente_e_de_conduta_se_pode_julgar() -> None:
    clauses = regulation("truco-fenacef").clauses
    wanted = {entry.id for entry in clauses if entry.kind in ("incident", "conduct")}
    assert len(wanted) == 26
    assert wanted <= set(FENACEF.incidents) | set(PELO_CAPUT)
    assert set(PELO_CAPUT.values()) <= set(FENACEF.incidents)


@pytest.mark.parametrize("kind", ["incident", "conduct"])
def test_ha_doze_de_incidente_e_catorze_de_conduta(kind: str) -> None:
    found = [entry for entry in regulation("truco-fenacef").clauses if entry.kind == kind]
    assert len(found) == {"incident": 12, "conduct": 14}[kind]


def test_nao_se_julga_por_clausula_de_jogo_sem_consequencia() -> None:
    judged = [regulation("truco-fenacef").clause(found) for found in FENACEF.incidents]
    play = {entry.id for entry in judged if isinstance(entry, Clause) and entry.kind == "play"}
    assert play == {"FEN-11-ii", "FEN-11-iii", "FEN-11-iv", "FEN-12-ii", "FEN-12.2", "FEN-18", "FEN-21a", "FEN-22"}


@clause("FEN-13pu")
def test_antes_de_tudo_ja_ha_arbitro() -> None:
    table = antes_do_sorteio()
    assert table.espera == (-1,)
    assert table.juiz("FEN-13pu", 0).state.outcome is not None
