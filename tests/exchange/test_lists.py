"""Lists of entries: how Brazilian spreadsheets write them, what is wrong by row and column, and files that are no lists."""

import tracemalloc
from time import process_time

import pytest

from carteado.exchange.columns import header_of, kind_of, letters
from carteado.exchange.offering import Offer, made_of, offered
from carteado.exchange.reading import pasted, sheet_of
from carteado.exchange.saying import UNREADABLE, unreadable, where, wrong
from carteado.exchange.sheet import Unreadable
from carteado.exchange.template import template
from carteado.tournament import entries as log
from carteado.tournament.torneio import Torneio
from carteado.words import Words
from exchange.exchange_kit import A20, event, hostile, workbook

WORDS = Words("pt-BR")
ENGLISH = Words("en")
HOSTILE = hostile()


def look(torneio: Torneio, data: bytes, **how: object) -> Offer:
    return offered(torneio.state, sheet_of(data), **how)  # type: ignore[arg-type]


def told(torneio: Torneio, offer: Offer) -> list[str]:
    return [f"{where(WORDS, offer, one)}: {wrong(WORDS, torneio.state, one)}" for one in offer.problems]


def written(torneio: Torneio, offer: Offer) -> Torneio:
    for entry in made_of(torneio.state, offer):
        torneio = torneio.entered(entry)
    return torneio


@pytest.mark.parametrize("coding", ["cp1252", "utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("mark", [";", ",", "\t"])
@pytest.mark.parametrize("line", ["\n", "\r\n"])
def test_six_rows_are_four_entries_and_two_messages_whatever_the_letters_and_separators(
    coding: str, mark: str, line: str
) -> None:
    text = A20.replace("R$ 15,00", "15").replace(";", mark).replace("\n", line)
    torneio = event()
    offer = look(torneio, text.encode(coding))
    assert [one.entry.name for one in offer.offered] == ["Graúna", "João e Zé", "Onça", "Tatu"]
    assert [person.name for person in offer.offered[0].entry.people] == ["Ângela", "Conceição"]
    assert [one.paid for one in offer.offered] == ["paid", "", "paid", "paid"]
    assert told(torneio, offer) == [
        "Linha 5, coluna C (Jogador 2): Pessoas na inscrição: 1; nesta predefinição: 2.",
        "Linha 7, coluna A (Dupla): joao e ze repete a linha 3.",
    ]
    after = written(torneio, offer)
    assert [(one.name, one.entity, one.fee) for one in after.state.entries.values()][1] == ("João e Zé", "APCEF Pará", "owed")
    again = look(after, text.encode(coding))
    assert (again.offered, len(again.known)) == ((), 4)
    assert [(one.row, one.reason.code) for one in again.problems] == [(5, "side-size"), (7, "repeats")]


def test_a_workbook_says_the_same_as_a_list() -> None:
    rows = [line.split(";") for line in A20.splitlines()]
    offer = look(event(), workbook((None,), *[tuple(row) for row in rows]))
    assert [one.entry.name for one in offer.offered] == ["Graúna", "João e Zé", "Onça", "Tatu"]
    assert [(one.row, one.column) for one in offer.problems] == [(6, 2), (8, 0)]


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("Dupla", "name"), ("NOME DA EQUIPE", "name"), ("Team", "name"), ("Jogador(a) 1", "person"), ("2º Atleta", "person"),
        ("Nome completo do jogador 2", "person"), ("Player 1", "person"), ("Parceira", "person"), ("Reserva 1", "reserve"),
        ("Capataz", "capataz"), ("Capitão", "capataz"), ("Associação", "entity"), ("Clube/Entidade", "entity"),
        ("UF", "entity"), ("Categoria", "category"), ("Pagou?", "paid"), ("Telefone do jogador 1", "phone"),
        ("WhatsApp", "phone"), ("E-mail", "email"), ("Cabeça de chave", "seed"), ("Nº", ""), ("#", ""),
        ("Dupla da Serra", None), ("Camiseta", None), ("", None), ("=A1", None),
    ],
)  # fmt: skip
def test_headings_are_understood_in_two_languages(heading: str, kind: str | None) -> None:
    assert kind_of(heading) == kind


def test_a_first_row_that_is_an_entry_is_no_header() -> None:
    assert header_of(pasted("Trio da Serra;Ana;Beto;SP\nTatu;Caio;Duda;RJ")) is None
    offer = offered(event().state, pasted("Dupla da Serra;Ana;Beto;SP\nTatu;Caio;Duda;RJ"))
    assert [(one.entry.name, len(one.entry.people), one.entry.entity) for one in offer.offered] == [
        ("Dupla da Serra", 2, "SP"),
        ("Tatu", 2, "RJ"),
    ]
    assert [letters(column) for column in (0, 25, 26, 59)] == ["A", "Z", "AA", "BH"]


def test_what_is_pasted_needs_no_columns() -> None:
    offer = offered(event().state, pasted("Onça: Ana / Beto; SP\n\nTatu\nCaio / Duda"))
    assert [(one.entry.name, [p.name for p in one.entry.people], one.entry.entity) for one in offer.offered] == [
        ("Onça", ["Ana", "Beto"], "SP"),
        ("Tatu", [], ""),
        ("Caio / Duda", ["Caio", "Duda"], ""),
    ]
    trios = offered(event("cbtg").state, pasted("Ipê: x* / y / z / r (reserva)\nJerivá: u / v / w"))
    assert [(p.name, p.capataz, p.reserve) for p in trios.offered[0].entry.people] == [
        ("x", True, False), ("y", False, False), ("z", False, False), ("r", False, True),
    ]  # fmt: skip
    assert [one.reason.code for one in trios.problems] == ["no-capataz"]
    marked = offered(event("asfo").state, pasted("P: a [servidora, associada] / b [servidor]"))
    assert marked.offered[0].entry.people[0].marks == ("servidora", "associada")


def test_columns_are_what_the_person_says_they_are() -> None:
    sheet = pasted("Apelido;Um;Dois;Lugar\nOnça;Ana;Beto;SP")
    assert not offered(event().state, sheet).offered or offered(event().state, sheet).header is None
    offer = offered(event().state, sheet, ("name", "person", "person", "entity"), True)
    assert [(one.row, one.entry.entity) for one in offer.offered] == [(2, "SP")]
    assert offered(event().state, sheet, ("name", "", "", ""), True).offered[0].entry.people == ()


@pytest.mark.parametrize(
    ("row", "column", "code"),
    [
        ("Onça;Ana;Beto;SP;talvez", 4, "not-paid-word"),
        ("Onça;Ana;Beto;SP;-15,00", 4, "not-paid-word"),
        ("=HYPERLINK(1);Ana;Beto;SP;sim", 0, "formula"),
        ("Onça;Ana;=1+1;SP;sim", 2, "formula"),
        ("Onça;Ana;ANA;SP;sim", 1, "person-twice"),
        ("Onça;Ana;caio;SP;sim", 2, "person-twice"),
        ("a" * 81 + ";Ana;Beto;SP;sim", 0, "entry-name"),
        ("Onça;Ana;Beto / Gil;SP;sim", 2, "side-size"),
    ],
)
def test_what_is_wrong_is_told_by_its_column(row: str, column: int, code: str) -> None:
    torneio = event()
    offer = look(torneio, f"Dupla;Jogador 1;Jogador 2;Entidade;Pago\nTatu;Caio;Duda;RJ;isento\n{row}".encode())
    assert [(one.row, one.column, one.reason.code) for one in offer.problems] == [(3, column, code)]
    assert [one.paid for one in offer.offered] == ["exempt"]
    assert told(torneio, offer)[0].startswith("Linha 3, coluna ")


def test_a_formula_of_a_workbook_is_no_name() -> None:
    offer = look(event(), workbook(("Dupla", "Jogador 1", "Jogador 2"), ("=B2&C2", "Ana", "Beto"), ("Tatu", "Caio", "Duda")))
    assert [(one.row, one.column, one.reason.code) for one in offer.problems] == [(2, 0, "formula")]
    assert [one.entry.name for one in offer.offered] == ["Tatu"]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_is_no_list_is_refused_in_words_quickly(name: str) -> None:
    data, code = HOSTILE[name]
    tracemalloc.start()
    begun = process_time()
    with pytest.raises(Unreadable) as refused:
        sheet_of(data)
    seconds, (_, most) = process_time() - begun, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert refused.value.code == code
    assert refused.value.code in UNREADABLE
    assert "{" not in unreadable(WORDS, refused.value) + unreadable(ENGLISH, refused.value)
    assert seconds < 4  # memory is traced meanwhile
    assert most < 60_000_000


def test_a_thousand_rows_are_offered_and_entered_in_less_than_two_seconds() -> None:
    lines = [f"Dupla {n};Pessoa {n} um;Pessoa {n} dois;Clube {n % 40};sim" for n in range(1000)]
    data = "\n".join(["Dupla;Jogador 1;Jogador 2;Entidade;Pago", *lines]).encode()
    rows = [tuple(line.split(";")) for line in lines]
    file = workbook(("Dupla", "Jogador 1", "Jogador 2", "Entidade", "Pago"), *rows)
    torneio = event()
    begun = process_time()
    after = written(torneio, look(torneio, data))
    listed = process_time() - begun
    begun = process_time()
    again = look(after, file)
    assert (process_time() - begun < 2, listed < 2) == (True, True)
    assert (len(after.state.entries), again.offered, len(again.known)) == (1000, (), 1000)


def test_the_template_filled_in_is_understood() -> None:
    for preset, people in (("fenacef", 2), ("cbtg", 3)):
        torneio = event(preset)
        blank = template(WORDS, torneio.state)
        assert blank.startswith(b"\xef\xbb\xbf")
        offer = look(torneio, blank)
        assert (offer.problems, len(offer.offered[0].entry.people)) == ((), people)
        english = look(torneio, template(ENGLISH, torneio.state))
        assert english.columns == offer.columns


def test_an_entry_is_made_as_the_event_would_make_it() -> None:
    made = offered(event().state, pasted("Dupla;Jogador 1;Jogador 2;Cabeça de chave\nOnça;Ana;Beto;2")).offered[0].entry
    assert (made.seed, isinstance(made, log.EntryMade)) == (2, True)
