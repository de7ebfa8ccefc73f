"""Standings in sentences: the wordings of the specification, letter by letter, and their English."""

from fractions import Fraction
from pathlib import Path

import pytest

from carteado.tournament.classification import general
from carteado.tournament.counting import Table
from carteado.tournament.need import needed
from carteado.tournament.results import Ratio, Standing, Tried
from carteado.tournament.roteiro import run
from carteado.tournament.rules import Override, Rules
from carteado.tournament.standings import examined
from carteado.tournament.tables import standing
from carteado.words import Words
from carteado.words import event as words_event
from carteado.words.torneio import Telling, decimal, figure, points, ratio
from carteado.words.torneio_needs import disqualified, needs, reached, source, touched
from standings_kit import jogo, results, rules, table
from tournament.test_asfo import ASFO
from tournament.test_asfo import LEAGUE as ASFO_LEAGUE
from tournament.test_asfo import NAMES as FIVE
from tournament.test_cbtg import ALL, CBTG, GAMES
from tournament.test_cbtg import NAMES as TRIOS
from tournament.test_fenacef_ties import RING, E
from tournament.test_fenacef_worked import FENACEF, GROUPS, NAMES, A, across, group, whole

ROTEIROS = Path(__file__).parents[2] / "cases" / "torneio"


def telling(
    standing: Standing,
    names: dict[str, int],
    used: Rules = FENACEF,
    lang: str = "pt-BR",
    *,
    short: bool = False,
    when: str = "",
) -> Telling:
    known = {number: name for name, number in names.items()}
    times = {frozenset(split.entries): when for split in standing.splits} if when else {}
    return Telling(Words(lang), used, standing, known.__getitem__, short, times)


def ties(name: str, lang: str = "pt-BR") -> tuple[str, ...]:
    return telling(table(FENACEF, NAMES, group(name), GROUPS[name][1]), NAMES, lang=lang).ties()


@pytest.mark.clause("FEN-6.1a", "FEN-6.1b")
def test_two_told_apart_by_a_letter() -> None:
    assert ties("A") == (
        "A2 e A1 empataram em 5 pontos. a) Partidas vencidas: A2 5, A1 4. A2 fica à frente.",
        "A3 e A4 empataram em 4 pontos. a) Partidas vencidas: 3, 3. b) Confronto direto: A3 3, A4 0. A3 fica à frente.",
    )
    assert ties("A", "en")[0] == "A2 and A1 were level on 5 points. a) Partidas won: A2 5, A1 4. A2 is ahead."


@pytest.mark.clause("FEN-6.1c")
def test_three_told_apart_by_the_third_letter() -> None:
    assert ties("B") == (
        "B3, B1 e B2 empataram em 6 pontos. a) Partidas vencidas: 4, 4, 4. b) Confronto direto: 3, 3, 3."
        " c) Saldo de pontos-partida: +26, +19, +12.",
    )


@pytest.mark.clause("FEN-6.2e", "FEN-6.2f")
def test_places_of_groups_of_two_sizes() -> None:
    assert telling(across("A3 B2 C2 D2", "D2 A3"), NAMES, short=True).ties() == (
        "A3, C2 e D2 empataram em 4 pontos e vêm de grupos de tamanhos diferentes: vale o Average."
        " e) A3 72/69 = 1,0435; D2 48/46 = 1,0435; C2 31/35 = 0,8857 (sem o WO). f) Sorteio: D2.",
    )


@pytest.mark.clause("FEN-6.1d")
def test_seeds_that_never_met() -> None:
    told = telling(across("C1 D1", "C1 D1"), NAMES, short=True, when="12h40").ties()
    assert told == ("C1 e D1: a) 4, 4. b) Não se enfrentaram. c) +17, +17. d) Sorteio das 12h40: C1.",)
    assert telling(across("C1 D1"), NAMES, short=True).ties()[0].endswith("d) Falta o sorteio.")


@pytest.mark.clause("CEGO-10.p11.IV-1", "CEGO-10.p11.V-1")
def test_the_standings_of_cego() -> None:
    found = table(CBTG, TRIOS, results(CBTG, TRIOS, GAMES), ALL, "Jerivá Ipê Lapacho")
    told = telling(found, TRIOS, CBTG).ties()
    assert told[0] == "Butiá, Cambará, Figueira e Guajuvira: II. Partidas ganhas: 12, 11, 11, 11."
    assert told[2] == "Figueira e Guajuvira: IV. Confronto direto: Figueira 1, Guajuvira 0."
    assert told[3] == "Ipê, Jerivá e Lapacho: IV. Cada um venceu um dos outros. V. Sorteio: Jerivá, Ipê, Lapacho."


@pytest.mark.clause("ASFO-JOGO-6")
def test_a_tie_at_the_top_is_played_out_and_one_below_shares_its_place() -> None:
    played = results(ASFO, FIVE, ASFO_LEAGUE)
    assert telling(table(ASFO, FIVE, played, "P Q R S T"), FIVE, ASFO).ties() == (
        "Empate em 3 pontos no primeiro lugar: P e Q jogam mais uma vez (ASFO-JOGO-6).",
        "R e S empataram em 2 pontos e dividem a colocação: 3º-4º.",
    )
    after = table(ASFO, FIVE, played, "P Q R S T", extra=[jogo(ASFO, FIVE, "P x Q: 12-4 6-12 9-12")])
    assert telling(after, FIVE, ASFO).ties()[0] == "Q e P empataram em 3 pontos. Nova rodada: Q 1, P 0. Q fica à frente."


def test_what_is_left_of_a_tie_has_a_sentence_of_its_own() -> None:
    told = telling(table(FENACEF, E, results(FENACEF, E, RING), "E1 E2 E3"), E).ties()
    assert told[0].endswith("c) Saldo de pontos-partida: +6, -3, -3.")
    assert told[1].startswith("E2 e E3 empataram em 3 pontos. a) Partidas vencidas: 2, 2.")


@pytest.mark.clause("FEN-6.1a", "FEN-6.1b", "FEN-6.1c")
def test_on_asking_every_criterion_is_told_with_its_clause() -> None:
    sums = Table(FENACEF, group("A"), [1, 2, 3, 4])
    told = telling(table(FENACEF, NAMES, group("A"), GROUPS["A"][1]), NAMES)
    assert [told.row(tried) for tried in examined(sums, (2, 1), dict.fromkeys(range(1, 5), 4))] == [
        ("Pontos classificatórios", "FEN-6", ("5", "5")),
        ("a) Partidas vencidas", "FEN-6.1a", ("5", "4")),
        ("b) Confronto direto", "FEN-6.1b", ("1", "2")),
        ("c) Saldo de pontos-partida", "FEN-6.1c", ("-1", "+8")),
    ]
    apart = examined(sums, (1, 2), {1: 4, 2: 3})
    assert told.row(apart[1]) == ("e) Average", "FEN-6.2e", ("78/70 = 1,1143", "93/94 = 0,9894"))
    assert told.row(Tried("encounter", "b", "FEN-6.1b", None, "skipped"))[2] == ("Nem todos se enfrentaram.",)


def test_a_place_is_told_with_its_points_and_every_tie() -> None:
    found = telling(table(FENACEF, NAMES, group("A"), GROUPS["A"][1]), NAMES)
    assert found.why(NAMES["A2"]) == ("A2: 1º, com 5 pontos.", found.ties()[0])
    marked = table(FENACEF, NAMES, group("A"), GROUPS["A"][1], marks={"A2": "dsq", "A3": "retired"})
    assert telling(marked, NAMES).place(NAMES["A2"]) == "A2: fora da classificação (DSQ)."
    assert telling(marked, NAMES).place(NAMES["A3"]) == "A3: 2º, com 4 pontos; retirou-se."


@pytest.mark.clause("FEN-36", "FEN-36.1")
def test_a_disqualification_says_by_whom_when_and_what_stands() -> None:
    told = disqualified(Words(), "commission", "15h10", "FEN-36", "FEN-36.1")
    assert told == "Desclassificada pela Comissão às 15h10 (FEN-36); os resultados anteriores valem (FEN-36.1)."
    assert disqualified(Words(), "referee", "15h10", "FEN-36.2") == "Desclassificada pela arbitragem às 15h10 (FEN-36.2)."


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("A1", "A1 precisa vencer A3 por 2 a 0."),
        ("A2", "A2 precisa vencer A4."),
        ("A3", "A3 precisa de ao menos uma partida contra A1."),
        ("A4", "A4 precisa vencer A2."),
    ],
)
def test_what_somebody_needs(name: str, told: str) -> None:
    lines = [line for line in A.strip().splitlines() if not line.startswith(("A1 x A3", "A2 x A4"))]
    need = needed(FENACEF, results(FENACEF, NAMES, "\n".join(lines)), [1, 2, 3, 4], [(1, 3), (2, 4)], 2, NAMES[name])
    known = {number: name for name, number in NAMES.items()}
    assert needs(Words(), need, known.__getitem__) == told


def outlook_of(text: str, name: str) -> str:
    state = run(text).event.state
    found = state.named(name)
    assert found is not None
    return words_event.need_text(Words(), state, found.number)[0]


@pytest.mark.clause("FEN-6", "FEN-6.2", "S-FEN-40")
def test_a_place_among_the_best_of_several_groups_is_neither_given_nor_lost_before_it_is_known() -> None:
    whole_event = (ROTEIROS / "fenacef-14.torneio").read_text()
    groups = whole_event[: whole_event.index("sorteia D2 A3")]
    assert outlook_of(groups, "A3") == "A3 depende das melhores colocações."
    assert outlook_of(groups, "B2") == "B2 já está entre os classificados."
    assert outlook_of(groups, "B1") == "B1 já está entre os classificados."
    assert outlook_of(whole_event, "D2") == "D2 já está entre os classificados."
    assert outlook_of(whole_event, "A3") == "A3 já não se classifica."


def test_with_rounds_to_be_paired_or_sides_unknown_nothing_is_certain() -> None:
    swiss = (ROTEIROS / "livre-suico-com-folga.torneio").read_text()
    open_still = "A ainda não está dentro nem fora: depende dos jogos que faltam."
    assert outlook_of(swiss[: swiss.index("\n= linha E")], "A") == open_still
    later = (ROTEIROS / "livre-suico-com-folga.torneio").read_text().split("fase S")[0]
    later += "grupo X: A B\ngrupo Y: C D\ngrupo Z fase segunda: 1X 1Y\njogo f: 1Z x E\nresultado A x B: 1-0 1-0\n"
    assert outlook_of(later, "A") == open_still


@pytest.mark.clause("ASFO-JOGO-6")
def test_where_a_group_is_over_its_order_is_the_answer_not_a_saldo_nobody_asks_for() -> None:
    played = (ROTEIROS / "asfo-rodada-extra.torneio").read_text()
    before = played[: played.index("\nextra")]
    assert outlook_of(before, "P") == "P joga mais uma vez."
    assert outlook_of(before, "R").startswith("R: 3º-4º, com ")
    assert outlook_of(played, "Q").startswith("Q: 1º, com ")


def test_where_saldo_decides_the_figure_of_today_is_told() -> None:
    played = results(FENACEF, E, "E1 x E2: 12-7 12-7\nE2 x E3: 12-7 12-7")
    need = needed(FENACEF, played, [1, 2, 3], [(3, 1)], 1, 1)
    known = {number: name for name, number in E.items()}
    line = table(FENACEF, E, played, "E1 E2 E3").lines[1]
    assert needs(Words(), need, known.__getitem__, line) == (
        "E1 contra E3: 2-0 sim; 2-1 sim; 1-2 sim; 0-2 depende do saldo (saldo de hoje: +10)."
    )
    assert needs(Words("en"), need, known.__getitem__).startswith("E1 against E3: 2-0 yes; ")


@pytest.mark.clause("FEN-1pu", "S-FEN-47")
def test_a_table_says_what_the_general_regulation_set() -> None:
    used = rules("fenacef", Override("woLeague", "2", "art. 12"), Override("dsqRank", "keep", "art. 3"), averageScope="all")
    assert touched(Words(), used, "woLeague") == "WO = 2 pontos: Regulamento Geral, art. 12"
    assert touched(Words(), used, "dsqRank") == "Colocação da dupla desclassificada = keep: Regulamento Geral, art. 3"
    assert touched(Words(), used, "h2h") == ""
    assert [source(Words(), used, found) for found in used.sources] == [
        "Regulamento Geral, art. 12",
        "Regulamento Geral, art. 3",
        "regulamento técnico: Truco mineiro (manilhas fixas, código FENACEF)",
        "opção: Jogos que entram no Average = all",
    ]


@pytest.mark.clause("FEN-1")
def test_the_general_regulation_is_named_whatever_it_sets_and_once() -> None:
    assert [source(Words(), rules("fenacef"), found) for found in rules("fenacef").sources] == [
        "Regulamento Geral",
        "regulamento técnico: Truco mineiro (manilhas fixas, código FENACEF)",
    ]
    told = rules("fenacef", Override("woLeague", "2", "Regulamento Geral, art. 12"))
    assert touched(Words(), told, "woLeague") == "WO = 2 pontos: Regulamento Geral, art. 12"
    assert [source(Words(), rules("livre"), found) for found in rules("livre").sources] == []


@pytest.mark.clause("FEN-7b", "FEN-7c")
def test_the_order_of_the_event_says_how_far_they_came_and_claims_no_tie_in_points() -> None:
    """A2 has 5 points and B3 6: what they share is the round in which they fell."""
    event = run((ROTEIROS / "fenacef-14.torneio").read_text(encoding="utf-8")).event
    order = general(event.state).standing
    number = {one.name: one.number for one in event.state.entries.values()}
    assert words_event.why(Words(), event.state, order, number["A2"]) == [
        "A2: 3º, até a semifinal.",
        "A2 e B3 chegaram ao mesmo ponto: até a semifinal."
        " Average: A2 182/187 = 0,9733; B3 137/152 = 0,9013 (sem o WO). A2 fica à frente.",
    ]
    assert words_event.why(Words(), event.state, order, number["B1"]) == ["B1: 1º, campeã."]
    assert words_event.why(Words("en"), event.state, order, number["A2"])[1].startswith("A2 and B3 came equally far: ")


@pytest.mark.clause("S-FEN-38")
def test_only_a_wo_is_called_a_wo_where_the_average_counts_less() -> None:
    text = (ROTEIROS / "fenacef-average-so-grupos.torneio").read_text(encoding="utf-8")
    event = run(text).event
    number = {one.name: one.number for one in event.state.entries.values()}
    told = words_event.why(Words(), event.state, general(event.state).standing, number["D1"])
    assert told == ["D1: 2º, finalista."]
    told = words_event.why(Words(), event.state, general(event.state).standing, number["C1"])
    assert "C1 59/42 = 1,4048;" in told[1]


LOTS_AND_OUT = """torneio 1
predefinição fenacef
inscreve X: a / b
inscreve Y: c / d
inscreve Z: e / f
encerra inscrições
grupo A: X Y Z
wo X x Y ausentes
resultado X x Z: 12-5 12-5
resultado Y x Z: 12-5 12-5
hora 12:40
sorteia X Y: Y X
hora 15:10
como comissão
desclassifica Z FEN-36
"""


@pytest.mark.clause("FEN-36", "FEN-36.1", "FEN-6.1d")
def test_when_lots_were_drawn_and_when_somebody_was_put_out_is_told() -> None:
    event = run(LOTS_AND_OUT).event
    order = standing(event.state, "A")
    assert words_event.why(Words(), event.state, order, 1)[1] == (
        "X e Y empataram em 3 pontos. a) Partidas vencidas: 2, 2. b) Não se enfrentaram."
        " c) Saldo de pontos-partida: +14, +14. d) Sorteio das 12h40: Y."
    )
    assert words_event.why(Words(), event.state, order, 3)[:2] == [
        "Z: fora da classificação (DSQ).",
        "Desclassificada pela Comissão às 15h10 (FEN-36); os resultados anteriores valem (FEN-36.1).",
    ]


def test_an_average_inside_one_group_is_no_matter_of_sizes() -> None:
    event = run(
        "torneio 1\npredefinição livre\nopção bestOf=1\nopção criteria=points,average,lots\ninscreve A\ninscreve B\n"
        "inscreve C\nencerra inscrições\ngrupo G: A B C\nresultado A x B: 9-1\nresultado B x C: 5-4\nresultado C x A: 5-4\n"
    ).event
    assert words_event.ties(Words(), event.state, standing(event.state, "G")) == [
        "A, B e C empataram em 1 ponto. 1) Average: A 13/6 = 2,1667; C 9/9 = 1,0000; B 6/13 = 0,4615."
    ]


def test_how_far_a_side_came() -> None:
    found = whole()
    told = [reached(Words(), tier) for tier in found.tiers]
    assert told == ["campeã", "finalista", "até a semifinal", "até as quartas de final", "até a fase de grupos"]


@pytest.mark.parametrize(
    ("value", "told"),
    [(Fraction(72, 69), "1,0435"), (Fraction(1, 3), "0,3333"), (Fraction(1, 20000), "0,0001"), (Fraction(-1, 2), "-0,5000")],
)
def test_decimals_are_rounded_half_up_from_the_fraction(value: Fraction, told: str) -> None:
    assert decimal(Words(), value) == told
    assert decimal(Words("en"), value) == told.replace(",", ".")


def test_figures_are_read_as_what_they_are() -> None:
    words = Words()
    assert [figure(words, "saldo", 0), figure(words, "saldo", 5), figure(words, "saldo", -5)] == ["0", "+5", "-5"]
    assert figure(words, "points", Fraction(3, 2)) == "1,5"
    assert figure(words, "partidas", Fraction(7, 3)) == "2,3333"
    assert ratio(words, Ratio(24, 0)) == "24/0, nada contra"
    assert ratio(words, Ratio(0, 0)) == "nenhuma partida"
    assert [points(words, each) for each in (0, 1, 2, Fraction(1, 2))] == ["0 pontos", "1 ponto", "2 pontos", "0,5 ponto"]
