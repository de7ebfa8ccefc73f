"""Everything that is printed, read back: what each sheet has to say, and what all of them say on every page."""

import pytest

from carteado.paper import cards, lists, reports
from carteado.paper.document import Document
from paper.artefact_kit import BADGE, ENTRIES, NAMES, SEED, artefacts
from paper.pdf_kit import EN, MADE, PT, Read, read

PORTUGUESE, ENGLISH = artefacts(PT), artefacts(EN)


@pytest.fixture(scope="module")
def printed() -> dict[str, Read]:
    return {name: read(document) for name, document in PORTUGUESE.items()}


@pytest.mark.parametrize("name", NAMES)
def test_every_page_has_its_number_the_revision_and_the_time(printed: dict[str, Read], name: str) -> None:
    found = printed[name]
    for number, page in enumerate(found.pages, 1):
        assert f"revisão 3, 18/11/2026, 14h05 página {number} de {len(found)}" in page
    assert found.about["Title"].endswith(": Copa do Ipê")
    assert b"/Lang(pt-BR)" in found.content
    assert b"/MarkInfo" in found.content


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_printed_in_english_too(name: str) -> None:
    found = read(ENGLISH[name])
    assert f"revision 3, 2026-11-18, 14:05 page 1 of {len(found)}" in found.pages[0]
    assert b"/Lang(en-US)" in found.content


def test_the_list_of_entries_has_everybody(printed: dict[str, Read]) -> None:
    text = printed["entries"].text
    for words in ("3 inscrições", "1 Zangões João Antônio Zé da Conceição APCEF/SP presente", "lista de espera"):
        assert words in text


def test_groups_have_their_entries_below_their_title(printed: dict[str, Read]) -> None:
    text = printed["groups"].text
    assert text.index("Grupo A") < text.index("Água Fria") < text.index("Grupo B") < text.index("Ipê", text.index("Grupo B"))


def test_a_round_by_table_tells_who_rests(printed: dict[str, Read]) -> None:
    assert "4 14h00 17 Zangões × Água Fria Grupo A" in printed["by-table"].text
    assert "folga Ipê" in printed["by-table"].text


def test_a_round_by_name_has_everybody_in_the_order_of_the_alphabet(printed: dict[str, Read]) -> None:
    text = printed["by-name"].text
    names = [
        "Água Fria 4 14h00 Zangões", "Araújo (Água Fria)", "Ênio (Ipê) folga", "Ícaro (Ipê)", "Ipê folga",
        "João Antônio (Zangões)", "Maria Inês (Água Fria)", "Zangões 4 14h00 Água Fria",
        "Zé da Conceição (Zangões) 4 14h00 Água Fria",
    ]  # fmt: skip
    places = [text.index(name) for name in names]
    assert places == sorted(places)


def test_standings_explain_themselves(printed: dict[str, Read]) -> None:
    text = printed["standings"].text
    for words in (
        "1º B3 6 +26",
        "B4 (DSQ)",
        "B3 e B1 empataram em 6 pontos. a)",
        "Nota WO = 2 pontos: Regulamento Geral, art. 12.",
    ):
        assert words in text


def test_the_list_at_the_door_is_by_name_with_what_is_owed(printed: dict[str, Read]) -> None:
    text = printed["check-in"].text
    assert text.index("Água Fria") < text.index("Ipê Ênio") < text.index("Zangões")
    assert "R$ 15,00" in text


def test_notices_have_their_clause(printed: dict[str, Read]) -> None:
    assert "FEN-26-ii Celular desligado e guardado." in printed["notices"].text


def test_lots_can_be_checked_from_the_sheet(printed: dict[str, Read]) -> None:
    text = printed["lots"].text
    for words in (
        "Lugares 6 a 8 (CEGO-10.p11.V)", "Entre Ipê, Jerivá, Lapacho", "1. Jerivá 2. Ipê 3. Lapacho", SEED, "e" * 64,
        "Ênio zap " + "ab" * 16, "Testemunhas Ana e Beto",
    ):  # fmt: skip
        assert words in text


def test_digits_to_type_again_are_unbroken() -> None:
    found = read(PORTUGUESE["lots"])
    assert SEED in found.document[0].get_textpage().get_text_range()


def test_the_report_has_room_to_add_and_to_sign(printed: dict[str, Read]) -> None:
    text = printed["report"].text
    for words in (
        "Ata do torneio", "Regulamento: truco-fenacef/2023", "11h02 B4 ausente no jogo 12 (FEN-5).", "Penas Nada consta.",
        "f" * 64, "Observações da comissão", "Ana, presidente", "Caio", "Lugares 6 a 8",
    ):  # fmt: skip
        assert words in text


def test_badges_have_the_code_of_their_own_page_and_the_pin() -> None:
    found = read(cards.badges(PT, MADE, [BADGE]))
    assert found.codes(0) == [BADGE.url]
    assert "482 913" in found.text
    assert "capataz" in found.text


def test_four_badges_a_page(printed: dict[str, Read]) -> None:
    assert len(printed["badges"]) == 2
    assert len(printed["badges"].codes(0)) == 4


def test_a_badge_without_a_page_or_a_pin_has_neither() -> None:
    found = read(cards.badges(PT, MADE, [cards.Badge("Juiz", role="juiz")]))
    assert found.codes(0) == []
    assert "PIN" not in found.text


def test_a_table_number_is_read_from_both_sides_and_alone_on_its_page(printed: dict[str, Read]) -> None:
    assert [page.count("Mesa") for page in printed["numbers"].pages] == [2, 2]
    assert printed["numbers"].dark(1) > 0.05


def test_a_receipt_is_there_twice(printed: dict[str, Read]) -> None:
    text = printed["receipts"].text
    assert text.count("Recebemos de João Antônio a quantia de R$ 15,00, referente a taxa de inscrição: Copa do Ipê.") == 2
    assert "via de quem paga" in text
    assert "via da organização" in text


def test_a_certificate_names_everybody_on_a_page_of_its_own(printed: dict[str, Read]) -> None:
    assert printed["certificates"].size(0) == (297, 210)
    for words in ("João Antônio", "Zé da Conceição", "pelo primeiro lugar.", "coordenação"):
        assert words in printed["certificates"].text


def many() -> Document:
    return lists.entries(PT, MADE, [ENTRIES[0]] * 200)


def test_a_long_list_repeats_its_head_on_every_page() -> None:
    found = read(many())
    assert len(found) > 3
    assert all("inscrição quem joga entidade situação" in page for page in found.pages)


def test_hostile_names_do_not_stop_a_list() -> None:
    name = '#panic() *x* $ \\ <b> "'
    hostile = [lists.EntryLine(name, name, (name, name * 5), name, name, name)]
    for document in (lists.entries(PT, MADE, hostile), lists.check_in(PT, MADE, hostile)):
        assert "#panic() *x* $" in read(document).text
    assert read(reports.notices(PT, MADE, name, [])).text.startswith(name)
