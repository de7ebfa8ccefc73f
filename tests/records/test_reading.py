"""What is wrong with a record is told with its line and a code, before anything is played."""

import re
from pathlib import Path

import pytest

from carteado import records
from carteado.cards import Card
from carteado.games.truco.notation import acts, hands
from carteado.records import Act, RecordError, header, lines, pack_words, reading, rulings, starting, text
from carteado.tricks.play import Play

OPENING = "carteado 1\nregulamento truco-fenacef/2023\n"
HEX = "0123456789abcdef" * 4
NONCES = "".join(f"nonce {seat} {HEX[:32]}\n" for seat in range(4))
SMALL = OPENING + "início placar 2 2 carteador 0\n\n2 joga 3P\n"

HEADER_ERRORS = [
    (1, "not-a-record", ""),
    (1, "not-a-record", "\n\n"),
    (2, "not-a-record", "\nregulamento truco-fenacef\n"),
    (1, "not-a-record", "# um comentário\ncarteado 1\n"),
    (1, "unknown-format", "carteado 2\n"),
    (1, "unknown-format", "carteado\n"),
    (1, "no-regulation", "carteado 1\n"),
    (2, "unknown-regulation", "carteado 1\nregulamento truco-de-casa\n"),
    (2, "empty", "carteado 1\nregulamento\n"),
    (3, "twice", OPENING + "regulamento truco-fenacef\n"),
    (4, "twice", OPENING + "título um\ntítulo outro\n"),
    (4, "twice", OPENING + "opção concede=true\nopção concede=false\n"),
    (4, "twice", OPENING + "nome 0 Ana\nnome 0 Bia\n"),
    (3, "empty", OPENING + "nome 0\n"),
    (3, "option-form", OPENING + "opção concede\n"),
    (3, "option-form", OPENING + "opção =true\n"),
    (3, "option-form", OPENING + "opção concede=\n"),
    (3, "number-range", OPENING + "lugares nove\n"),
    (3, "number-range", OPENING + "lugares 9\n"),
    (3, "number-range", OPENING + "nome x Ana\n"),
    (3, "number-range", OPENING + "motor 0\n"),
    (3, "number-range", OPENING + "visto ٣\n"),
    (3, "names", OPENING + "nome 0 Ana\n"),
    (3, "start-form", OPENING + "início placar 1\n"),
    (3, "start-form", OPENING + "início vira 7C\n"),
    (3, "start-form", OPENING + "início pena 3 a\n"),
    (3, "start-form", OPENING + "início pena 3 advertência FEN-28\n"),
    (3, "number-range", OPENING + "início pena x a FEN-28\n"),
    (3, "number-range", OPENING + "início pena 4 a FEN-28\n"),
    (3, "number-range", OPENING + "início placar 1 x\n"),
    (6, "late-header", SMALL + "opção concede=true\n"),
    (6, "late-header", SMALL + f"semente {HEX}\n"),
    (4, "late-header", OPENING + f"@ a mesa abriu\ncompromisso {HEX}\n"),
    (3, "digits-form", OPENING + "compromisso palavra\n"),
    (3, "digits-form", OPENING + f"compromisso {HEX.upper()}\n"),
    (3, "digits-form", OPENING + f"compromisso {HEX[1:]}\n"),
    (3, "digits-form", OPENING + f"compromisso {HEX} {HEX}\n"),
    (3, "digits-form", OPENING + f"semente 0x{HEX[2:]}\n"),
    (3, "digits-form", OPENING + f"semente {HEX}0\n"),
    (3, "digits-form", OPENING + "semente -\n"),
    (3, "digits-form", OPENING + f"nonce 0 {HEX}\n"),
    (3, "digits-form", OPENING + f"nonce 0 {HEX[:32].upper()}\n"),
    (3, "digits-form", OPENING + f"nonce 0 {'٠' * 32}\n"),
    (3, "empty", OPENING + "compromisso\n"),
    (3, "empty", OPENING + "semente\n"),
    (3, "empty", OPENING + "nonce 0\n"),
    (3, "empty", OPENING + "baralhos\n"),
    (3, "empty", OPENING + "mesa\n"),
    (4, "twice", OPENING + f"compromisso {HEX}\ncompromisso {HEX}\n"),
    (4, "twice", OPENING + f"semente {HEX}\nsemente {HEX}\n"),
    (7, "twice", OPENING + NONCES + "nonce 3 -\n"),
    (4, "twice", OPENING + "baralhos 1\nbaralhos 1\n"),
    (4, "twice", OPENING + "mesa a\nmesa a\n"),
    (3, "number-range", OPENING + "nonce x -\n"),
    (3, "number-range", OPENING + "nonce 9 -\n"),
    (7, "number-range", OPENING + NONCES + "nonce 4 -\n"),
    (3, "number-range", OPENING + NONCES.replace("nonce 0", "nonce 5")),
    (4, "number-range", OPENING + "nonce 0 -\nnonce 2 -\nnonce 1 -\nlugares 2\n"),
    (5, "nonces", OPENING + "nonce 0 -\nnonce 2 -\nnonce 1 -\n"),
    (3, "number-range", OPENING + "baralhos -1\n"),
    (3, "number-range", OPENING + "baralhos 1000001\n"),
    (3, "number-range", OPENING + "baralhos muitos\n"),
    (3, "table-form", OPENING + "mesa duas palavras\n"),
    (3, "table-form", OPENING + "mesa ../outra\n"),
    (3, "table-form", OPENING + f"mesa {'a' * 65}\n"),
]
BODY_ERRORS = [
    ("no-seat", "alguém joga 3P"),
    ("no-seat", "12 joga 3P"),
    ("no-seat", "٢ joga 3P"),
    ("no-verb", "2 dança"),
    ("no-verb", "2 devolve tudo"),
    ("no-verb", "2 joga 3P alto"),
    ("no-verb", "2 joga #1 truco"),
    ("no-verb", "2 joga 3P truco virada"),
    ("no-card", "2 joga"),
    ("no-card", "2 joga 11P"),
    ("no-card", "2 joga ?"),
    ("no-card", "2 escolhe nada"),
    ("no-card", "monte 3P XX"),
    ("no-card", "3 queima 1 = XX"),
    ("no-face", "2 joga 3P = 3P"),
    ("no-face", "1 truco = 3P"),
    ("no-face", "! illegal 3 queima 1 = 3P"),
    ("no-number", "2 cai muito"),
    ("no-number", "2 cai 3333"),
    ("no-number", "2 cai ٣"),
    ("no-number", "2 joga #x"),
    ("no-lot", "sorteio"),
    ("no-lot", "sorteio dois de seis"),
    ("no-lot", "sorteio 2"),
    ("no-lot", "sorteio -1 de 6"),
    ("no-ruling", "juiz"),
    ("no-ruling", "juiz FEN-39 placar 1 2 3"),
    ("no-ruling", "juiz FEN-23 contra todos"),
    ("no-ruling", "juiz FEN-39 placar 1"),
    ("no-card", "juiz FEN-23 contra 3: 99P"),
    ("hidden-in-case", "! illegal 2 joga ? virada"),
    ("empty", "="),
    ("notes-form", "2 joga 3P}"),
    ("notes-form", "= placar 2 2 {nota}"),
    ("notes-form", "cartas 0: 3P {nota}"),
    ("hands-form", "cartas 3P 2C"),
    ("number-range", "cartas 9: 3P"),
    ("no-card", "cartas vira XX / 0: 3P"),
    ("hands-cards", "cartas vira 3P / 0: 3P"),
    ("hands-form", "cartas 0: 3P / vira 4C"),
    ("no-packet", "3 queima 2 de 1"),
    ("no-number", "3 queima 2 maço um"),
    ("no-number", "3 serra fundo"),
    ("no-card", "1 fica nada"),
    ("no-number", "3 vira 1 = "),
    ("no-verb", "3 espia tudo"),
    ("no-verb", "3 de cima"),
    ("no-face", "3 serra 3 = 3P"),
    ("no-card", "cartas 0: 3P XX"),
    ("hands-cards", "cartas 0: 3P 3P"),
    ("hands-cards", "cartas 0: 3P 2C 4C 5C"),
    ("twice", "cartas 0: 3P / 0: 2C"),
    ("result-form", "resultado 12 9"),
    ("result-form", "resultado 12 9 ganha FEN-3c"),
    ("number-range", "resultado 12 x jogada FEN-3c"),
    ("after-result", "resultado 12 9 jogada FEN-3c\n2 joga 3P"),
    ("control-character", "# a\x07b"),
    ("control-character", "2 joga 3P\r2 joga 2C"),
    ("after-result", "resultado 12 9 jogada FEN-3c\n@ alguém saiu"),
    ("line-too-long", "# " + "a" * 1001),
    ("line-too-long", "@ " + "a" * 7999),
    ("line-too-long", " @" + "a" * 8000),
    ("control-character", "@ a\x07b"),
]
WHOLE_ERRORS = [
    (1, "too-long", "a" * (1 << 20) + "b"),
    (3, "not-utf-8", b"carteado 1\n\n\xff\n"),
    (1, "too-long", b"a" * ((1 << 20) + 1)),
]


@pytest.mark.parametrize(("line", "code", "text"), [*HEADER_ERRORS, *WHOLE_ERRORS])
def test_an_error_of_the_header_names_its_line(line: int, code: str, text: str | bytes) -> None:
    with pytest.raises(RecordError) as caught:
        records.parse(text)
    assert (caught.value.line, caught.value.code) == (line, code)


@pytest.mark.parametrize(("code", "text"), BODY_ERRORS)
def test_an_error_of_a_line_names_it(code: str, text: str) -> None:
    line = 6 + text.count("\n")
    with pytest.raises(RecordError) as caught:
        records.parse(f"{SMALL}{text}\n")
    assert (caught.value.line, caught.value.code) == (line, code)
    assert str(caught.value).startswith(f"line {line}: {code}")


def test_every_code_of_the_reader_is_tried_above() -> None:
    tried = {code for _, code, _ in (*HEADER_ERRORS, *WHOLE_ERRORS)} | {code for code, _ in BODY_ERRORS}
    told = {
        code
        for module in (acts, hands, header, lines, pack_words, reading, rulings, starting, text)
        for code in re.findall(
            r'(?:RecordError\([^"]*?|Unreadable\()"([a-z0-9-]+)"', Path(str(module.__file__)).read_text("utf-8")
        )
    }
    assert "not-a-record" in told
    assert "no-ruling" in told
    assert told - tried == {"no-hands"}  # that is for games without this line: see test_derived


def test_windows_line_ends_a_mark_at_the_front_tabs_and_blank_lines_are_fine() -> None:
    text = "\ufeff" + SMALL.replace("\n", "\r\n").replace("2 joga 3P", "\t2\tjoga 3P  \r\n\r\n")
    [line] = records.parse(text.encode()).lines
    assert line == Act(5, 2, Play(Card.of("3P")))


def test_accents_of_keywords_are_optional_and_decomposed_letters_are_composed() -> None:
    text = OPENING + "inicio placar 1 2 carteador 3 mao 4\nti\u0301tulo a\u0303o\nclausula FEN-1\nopcao concede=true\n"
    record = records.parse(text)
    assert record.start == {"score": (1, 2), "dealer": 3, "mao": 4}
    assert (record.title, record.clauses, record.options) == ("ão", ("FEN-1",), {"concede": "true"})


def test_a_record_without_version_or_seats_has_those_of_the_catalogue() -> None:
    record = records.parse("carteado 1\nregulamento truco-fenacef\n")
    assert (record.version, record.seats, record.engine) == ("2023", 4, records.ENGINE)


def test_comments_and_notes_are_kept() -> None:
    record = records.parse(SMALL.replace("2 joga 3P", "# primeira mão\n2 joga 3P { 12s relógio }"))
    comment, act = record.lines
    assert comment == records.Comment(5, "primeira mão")
    assert isinstance(act, Act)
    assert act.notes == "12s relógio"


def test_the_lines_of_fair_dealing_are_read() -> None:
    text = OPENING + f"mesa M-1_a\nbaralhos 7\nnonce 3 -\nnonce 0 {HEX[:32]}\nnonce 2 -\nnonce 1 -\n"
    record = records.parse(text + f"semente {HEX}\ncompromisso {HEX[::-1]}\n")
    assert record.nonces == (HEX[:32], "", "", "")
    assert (record.commitment, record.seed, record.before, record.table) == (HEX[::-1], HEX, 7, "M-1_a")


def test_lines_of_the_table_are_kept_in_their_place() -> None:
    entry = '{"type":"sit","seat":2,"name":"A\\u00e7a\\u00ed","note":"' + "a" * 7900 + '"}'
    record = records.parse(SMALL.replace("2 joga 3P", f"@ {entry}\n2 joga 3P\n@2 joga 4P\n@"))
    before, act, after, empty = record.lines
    assert before == records.TableLine(5, entry)
    assert isinstance(act, Act)
    assert after == records.TableLine(7, "2 joga 4P")
    assert empty == records.TableLine(8, "")
