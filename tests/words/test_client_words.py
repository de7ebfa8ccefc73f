"""The web client says everything in both languages, from the one catalogue."""

import re
from pathlib import Path
from string import Formatter

import pytest

from carteado.words.client import TARGET, client_files, said_by_client, said_in, written
from carteado.words.language import english

SOURCE = Path(__file__).parents[2] / "web" / "src"
LOOSE = re.compile(r"(?<![\w.$])(?:t|count)\(\s*[A-Za-z_]")


def test_every_sentence_of_the_client_has_its_english() -> None:
    missing = [said for said in sorted(said_by_client(SOURCE)) if len(english().get(said[0], ())) != len(said)]
    assert not missing, "write the English of these into carteado.po:\n" + "\n".join(map(repr, missing))


def test_the_json_is_the_catalogue_of_today() -> None:
    assert (SOURCE / TARGET).read_text(encoding="utf-8") == written(SOURCE), "run: python -m carteado.words.client"


OF_ONE_GAME = re.compile(
    r"\b(flor(es)?|envidos?|manilhas?|vazas?|(re)?trucos?|testas?|rodas?|mao-de-onze|fenacef|asfo|sinsep)\b", re.I
)
# The games of the house in its window, with a line and a picture for each, and what tests are made with.
WINDOW = {"lib/games.ts", "lib/scenes.ts", "lib/fakes.ts", "pages/Home.svelte"}


@pytest.mark.parametrize("folder", ["arbitro", "lib", "pages", "placar", "table"])
def test_what_all_games_share_names_none_of_them(folder: str) -> None:
    """A word of one game, said or asked about, belongs to its folder or comes with what the server tells."""
    named = {
        str(path.relative_to(SOURCE)): found
        for path in client_files(SOURCE / folder)
        if str(path.relative_to(SOURCE)) not in WINDOW
        if (found := sorted({word.group().lower() for word in OF_ONE_GAME.finditer(path.read_text(encoding="utf-8"))}))
    }
    assert named == {}


def test_the_client_says_something() -> None:
    assert len(said_by_client(SOURCE)) > 50
    assert any(len(said) == 2 for said in said_by_client(SOURCE))


def test_a_plural_says_how_many() -> None:
    for said in said_by_client(SOURCE):
        facts = [{name for _, name, _, _ in Formatter().parse(text) if name} for text in said]
        assert len(said) == 1 or "n" in facts[1], said


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("{t('Jogar agora')}", {("Jogar agora",)}),
        ('<p title={t("Ver o {what}", { what })}>', {("Ver o {what}",)}),
        ("t(open ? 'Fechar' : 'Abrir')", {("Fechar",), ("Abrir",)}),
        ("t(\n  `Uma frase`,\n)", {("Uma frase",)}),
        (r"t('Não é \'assim\'')", {("Não é 'assim'",)}),
        ("count('{n} mesa', '{n} mesas', tables.length)", {("{n} mesa", "{n} mesas")}),
        ("count(\n  'um',\n  'muitos {n}',\n  n, { x })", {("um", "muitos {n}")}),
        ("const KINDS: Texts = { play: 'Jogo', 'a-b': 'Com {n} chaves' }", {("Jogo",), ("Com {n} chaves",)}),
        ("const K: Texts<Kind> = {\n  play: 'Jogo',\n}\nconst other = { a: 'não' }", {("Jogo",)}),
        ("const at = input('não'); set.count('não', 'não', 1); obj.t('não')", set[tuple[str, ...]]()),
        ("// say it with t('não')", set[tuple[str, ...]]()),
        ("t(TABLE[name])", set[tuple[str, ...]]()),
    ],
)
def test_sentences_are_found_where_they_are_said(source: str, said: set[tuple[str, ...]]) -> None:
    assert said_in(source) == said


def test_what_is_said_by_name_stands_in_a_table() -> None:
    """`t(name)` would hide its sentence, unless the file has a table of them, or the name is one (in capitals)."""
    for path in client_files(SOURCE):
        text = path.read_text(encoding="utf-8")
        if "Texts" in text:
            continue
        for found in LOOSE.finditer(text):
            rest = text[found.end() - 1 :][:200]
            assert re.match(r"[A-Z][A-Z_]*\b|[^()'\"`]*\?\s*['\"`]", rest), f"{path}: {rest[:60]!r}"


def test_files_are_those_of_the_client(tmp_path: Path) -> None:
    for name in ("a.svelte", "b.ts", "b.test.ts", "c.css"):
        (tmp_path / name).write_text("t('x')", encoding="utf-8")
    assert [path.name for path in client_files(tmp_path)] == ["a.svelte", "b.ts"]
