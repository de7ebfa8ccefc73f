"""What an event prints of itself: the sheet for the pen and the sheet that is filled, the lists of a round, the report."""

from dataclasses import replace
from pathlib import Path

import pytest

from carteado.paper.event import PRINTS
from carteado.paper.event_sheet import Printing, next_round
from carteado.tournament.roteiro import run
from paper.pdf_kit import MADE, PT, Read, read

ROTEIROS = Path(__file__).parents[2] / "cases" / "torneio"
HEAD = "ab" * 32
PAGES = "https://torneio.example.org/torneio/t1"
SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
BEGUN = f"""torneio 1
nome Copa da Várzea
dia 2026-11-21
predefinição fenacef
geral woLeague=2 "art. 12"
mesas 3
inscreve Onça Pintada: João Antônio da Conceição / Zé entidade APCEF/SP
inscreve Tatu: Caio / Duda
inscreve Anta: Gil / Hugo
inscreve Ema: Edu / Fia
inscreve Arara: Ivo / Ju
encerra inscrições
sorteia grupos A:3 B:2 semente {SEED} palavra zap potes
"""
PLAYED = """hora 9:00
chama Ema x Tatu mesa 1
inicia Ema x Tatu
pena Ema x Tatu contra Tatu FEN-28pu-a: palavrão
observa Ema x Tatu: mão 7 anulada
reclama Ema x Tatu de Ema: barulho ao lado
hora 9:40
parcial Ema x Tatu: 9-3
pena Ema x Tatu contra Ema FEN-28pu-c: sinal
hora 10:05
resultado Ema x Tatu: 0-12 13-9 12-7
assina Ema x Tatu: Edu, Fia, Caio, Duda
assina Ema x Tatu: coordenador
wo Anta x Arara ausente Anta
como comissão
desclassifica Anta FEN-36: marcou cartas
"""


def printing(text: str) -> Printing:
    found = run(text)
    assert found.faults == ()
    return Printing(PT, found.event.state, MADE, HEAD, PAGES)


@pytest.fixture(scope="module")
def begun() -> Printing:
    return printing(BEGUN)


@pytest.fixture(scope="module")
def played() -> Printing:
    return printing(BEGUN + PLAYED)


def sheet_of(found: Printing, one: str, other: str) -> Read:
    state = found.state
    names = {state.entries[n].name: n for n in state.entries}
    wanted = {f"#{names[one]}", f"#{names[other]}"}
    jogo = next(jogo.id for jogo in state.jogos.values() if set(jogo.slots) == wanted)
    return read(PRINTS["sumulas"](replace(found, jogos=(jogo,))))


@pytest.mark.clause("FEN-33-i", "FEN-33-ii", "FEN-38.3", "FEN-28pu-c")
def test_a_sheet_that_is_filled_has_its_score_as_it_was_and_as_it_counts_its_points_observations_and_hours(
    played: Printing,
) -> None:
    text = sheet_of(played, "Ema", "Tatu").text
    for said in (
        "perdida por sanção", "9 (0)", "3 (12)", "1 × 2", "A 1 B 2", "9h00", "10h05", "21/11/2026", "mão 7 anulada",
        "Tatu, advertência (FEN-28pu-a): palavrão", "Ema, perda da partida (FEN-28pu-c): sinal",
        "Reclamação de Ema: barulho ao lado",
    ):  # fmt: skip
        assert said in text
    assert text.count("assinou às 10h05") == 5


def test_a_sheet_leads_to_the_page_of_its_jogo(begun: Printing) -> None:
    found = read(PRINTS["sumulas"](begun))
    assert [found.codes(page) for page in range(len(found))] == [[f"{PAGES}?jogo={name}"] for name in begun.state.jogos]
    without = read(PRINTS["sumulas"](replace(begun, pages="")))
    assert "na página" not in without.text


def test_a_batch_is_what_is_next_round_by_round(begun: Printing, played: Printing) -> None:
    assert [jogo.round for jogo in next_round(begun.state)] == [1, 1]
    assert len(read(PRINTS["sumulas-rodada"](begun))) == 2
    by_table = read(PRINTS["por-mesa"](begun)).text
    assert by_table.count("×") == 2
    assert "folga" in by_table
    over = next_round(played.state)
    assert len(over) == 1
    assert over[0].round > 1


@pytest.mark.clause("CEGO-10.p4-1")
def test_a_jogo_of_trios_is_one_sheet_or_three_of_a_partida_each() -> None:
    whole = (ROTEIROS / "cbtg-8.torneio").read_text()
    found = replace(printing(whole[: whole.index("resultado")]), jogos=("g1",))
    assert len(read(PRINTS["sumulas"](found))) == 1
    text = read(PRINTS["sumulas-partida"](found)).text
    assert [text.count(f"{n}ª partida") for n in (1, 2, 3)] == [1, 1, 1]


def test_a_blank_sheet_names_nobody_and_no_group(begun: Printing) -> None:
    text = read(PRINTS["sumula-branca"](begun)).text
    assert "3ª partida" in text
    assert not any(name in text for name in ("Onça", "Zé", "Grupo", "rodada do torneio"))


@pytest.mark.clause("FEN-5", "FEN-36", "FEN-4.1", "FEN-1pu")
def test_the_report_tells_absences_sanctions_with_their_hour_lots_with_their_proof_and_its_sources(played: Printing) -> None:
    text = read(PRINTS["ata"](played)).text
    for said in (
        "21/11/2026. Regulamento:", "10h05 Anta x Arara: WO, ausente Anta.",
        "9h40 Tatu x Ema · Ema · perda da partida (FEN-28pu-c) · sinal",
        "10h05 Anta · desclassificação (FEN-36) · marcou cartas", "Sorteio dos grupos (FEN-4.1)", SEED[:32], "zap", HEAD,
        "Regulamento Geral, art. 12", "Correções Nada consta.",
    ):  # fmt: skip
        assert said in text


@pytest.mark.clause("CEGO-2-1", "CEGO-10.p2-1")
def test_the_record_of_a_draw_names_the_captains_who_stood_for_their_trios() -> None:
    found = printing((ROTEIROS / "cbtg-8.torneio").read_text())
    assert found.state.draws[0].witnesses == ("Ipê um", "Jerivá um", "Lapacho um")
    assert "Ipê um, Jerivá um e Lapacho um" in read(PRINTS["sorteios"](found)).text


@pytest.mark.clause("FEN-6.1d", "FEN-6.2f")
def test_lots_are_told_with_the_clause_that_asked_for_them() -> None:
    text = read(PRINTS["sorteios"](printing((ROTEIROS / "fenacef-14.torneio").read_text()))).text
    assert text.index("(FEN-6.1d)") < text.index("C1, D1") < text.index("(FEN-6.2f)") < text.index("A3, D2")


def test_those_who_go_on_stand_out_in_a_table_and_nobody_else() -> None:
    whole = (ROTEIROS / "fenacef-14.torneio").read_text()
    tables = PRINTS["classificacao"](printing(whole)).data["blocks"]
    bold = [block["bold"] for block in tables if block["kind"] == "table"]
    assert bold == [2, 3, 1, 2, 0]


def test_the_jogo_for_the_third_place_stands_beside_the_final() -> None:
    found = printing((ROTEIROS / "livre-ouro-e-prata.torneio").read_text())
    text = read(PRINTS["chave"](found)).text
    assert "3º lugar · 1-0" in text


@pytest.mark.clause("FEN-4.1")
def test_the_proof_of_a_draw_of_groups_tells_who_came_into_which(begun: Printing) -> None:
    text = read(PRINTS["sorteios"](begun)).text
    state = begun.state
    for name, group in state.groups.items():
        inside = ", ".join(state.entries[int(slot.removeprefix("#"))].name for slot in group.slots)
        assert f"Grupo {name} {inside}" in text


@pytest.mark.parametrize("name", sorted(PRINTS))
def test_of_an_event_that_has_only_begun_no_page_is_empty(name: str) -> None:
    found = read(PRINTS[name](printing("torneio 1\npredefinição fenacef\nnome Copa\nmesas 1\n")))
    assert [len(page.split()) > 12 for page in found.pages] == [True] * len(found)


def test_a_wall_list_says_of_which_event_and_round_it_is(begun: Printing) -> None:
    for name in ("por-mesa", "por-nome"):
        assert f"{MADE.event} · 1ª rodada do torneio" in read(PRINTS[name](begun)).text


def test_two_sheets_of_the_regulation_with_its_norms_share_a_page(begun: Printing) -> None:
    assert len(read(PRINTS["sumulas-duas"](begun))) == 2
    assert "FEN-38.4" in read(PRINTS["sumulas-duas"](begun)).pages[0]


def test_a_sheet_of_the_elimination_says_its_round_and_its_sides_by_the_numbers_of_their_jogos() -> None:
    found = printing(f"{BEGUN}chave: 1A 2B 1B 2A\n")
    numbers = [jogo.number for jogo in found.state.jogos.values() if jogo.knockout]
    last, semi = (read(PRINTS["sumulas"](replace(found, jogos=(name,)))).text for name in ("final", "sf1"))
    assert "Eliminatória · Semifinal" in semi
    assert "Eliminatória · Final" in last
    assert f"vencedor do jogo {numbers[0]}" in last
    assert f"jogo {numbers[-1]}" in read(PRINTS["chave"](found)).text


def test_a_game_without_a_fixed_score_is_not_played_to_nothing() -> None:
    whole = (
        "torneio 1\npredefinição livre\nregulamento buraco\nnome Copa\ninscreve A: a1 / a2\ninscreve B: b1 / b2\n"
        "encerra inscrições\ngrupo A: A B\n"
    )
    assert "até 0" not in read(PRINTS["sumulas"](printing(whole))).text
