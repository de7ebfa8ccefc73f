"""The pages say what is true: examples run, commands, links and names exist, and both READMEs tell the same."""

import doctest
import importlib
import io
import pkgutil
import re
import shlex
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import click
import pytest

import carteado
from carteado.catalogue import GAMES
from carteado.cli import main
from carteado.cli.app import program
from carteado.game import State
from carteado.regulations import regulation
from carteado.words import Words

ROOT = Path(__file__).parents[2]
READMES = {"README.md": "en", "README.pt-BR.md": "pt-BR"}
WRITTEN = sorted(
    str(path.relative_to(ROOT))
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
    if path.parent != ROOT / "docs" / "coverage"  # generated
)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"(?<!`)`([^`]+)`(?!`)")
LINK = re.compile(r"\]\(([^)\s#]*)[^)]*\)")
FOLDERS = ("cases", "docs", "requirements", "src", "tests")
MEASURED = re.compile(r'("(?:seconds|decisions_per_second|compiled)": )[\w.]+')
NAMED_MODULES = (
    "cards", "catalogue", "exchange", "fair", "game", "games", "melds", "options", "pack", "paper", "placar", "records",
    "regulations", "table", "tournament", "tricks",
)  # fmt: skip


@cache
def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str, *languages: str) -> list[str]:
    return [body for language, body in FENCE.findall(text_of(page)) if language in languages]


def spans(text: str) -> list[str]:
    return [" ".join(span.split()) for span in SPAN.findall(FENCE.sub("", text))]


def fragments(page: str) -> list[str]:
    """Whatever a reader may type: code inside sentences, and the lines of shell blocks."""
    return [*spans(text_of(page)), *[line for block in blocks(page, "console", "sh") for line in block.splitlines()]]


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of every table under the headings that begin like this, without its two head lines."""
    found: list[list[str]] = []
    for section in re.split(r"^## ", text_of(page), flags=re.MULTILINE)[1:]:
        if section.startswith(heading):
            lines = [line for line in section.splitlines() if line.startswith("|")]
            found += [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines[2:]]
    return found


# Examples.


@pytest.mark.parametrize("page", [page for page in WRITTEN if ">>> " in text_of(page)])
def test_python_examples_run_as_printed(page: str) -> None:
    source = "\n".join(blocks(page, "python"))
    report = io.StringIO()
    runner = doctest.DocTestRunner(verbose=False)
    results = runner.run(doctest.DocTestParser().get_doctest(source, {}, page, page, 0), out=report.write)
    assert results.attempted == source.count("\n>>> ") + source.startswith(">>> ")
    assert results.failed == 0, report.getvalue()


def transcripts(page: str) -> Iterator[tuple[str, str]]:
    """The commands of a page that show what they print, with that."""
    for block in blocks(page, "console"):
        parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)[1:]
        yield from ((command, shown) for command, shown in zip(parts[::2], parts[1::2], strict=True) if shown)


SHOWN = [(page, command, shown) for page in READMES for command, shown in transcripts(page)]


@pytest.mark.parametrize(("page", "command", "shown"), SHOWN, ids=[f"{page}: {command}" for page, command, _ in SHOWN])
def test_commands_print_what_is_shown(
    page: str, command: str, shown: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("CARTEADO_LANG", READMES[page])
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    name, *arguments = shlex.split(command)
    assert name == "carteado"
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    printed = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert leaving.value.code == 0
    assert [MEASURED.sub(r"\1…", line) for line in printed] == [MEASURED.sub(r"\1…", line) for line in shown.splitlines()]


# Commands and files.


def typed(page: str) -> Iterator[list[str]]:
    """The arguments of every `carteado ...` on a page; `carteado 1` opens a record and is none."""
    for fragment in fragments(page):
        for found in re.finditer(r"(?:^|\$ |\$\()carteado((?: +[^\s)]+)+)", fragment):
            words = found[1].split()
            if not words[0].isdecimal():
                yield words


def commands() -> Mapping[str, click.Command]:
    """All there are, those of a family by its name and theirs."""
    house = program(Words("en"))
    context = click.Context(house)
    found: dict[str, click.Command] = {}
    for name in house.list_commands(context):
        command = house.get_command(context, name)
        assert command is not None
        found |= (
            {f"{name} {own}": command.commands[own] for own in command.commands}
            if isinstance(command, click.Group)
            else {name: command}
        )
    return found


def command_of(words: list[str], known: Mapping[str, click.Command]) -> str:
    """The command in what was typed."""
    return words[0] if words[0] in known else " ".join(words[:2])


def options_of(command: click.Command) -> set[str]:
    return {option for parameter in command.params for option in parameter.opts} | {"--help", "--lang"}


@pytest.mark.parametrize("page", WRITTEN)
def test_commands_and_options_exist(page: str) -> None:
    known = commands()
    for words in typed(page):
        options = [word.partition("=")[0] for word in words if word.startswith("--")]
        if words[0].startswith("--"):
            assert set(options) <= options_of(program(Words("en"))), words
        else:
            assert command_of(words, known) in known, words
            assert set(options) <= options_of(known[command_of(words, known)]), words


@pytest.mark.parametrize("page", READMES)
def test_readmes_show_every_command(page: str) -> None:
    known = commands()
    assert {command_of(words, known) for words in typed(page) if not words[0].startswith("--")} == set(known)


@pytest.mark.parametrize("page", WRITTEN)
def test_make_targets_exist(page: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):.*## ", text_of("Makefile"), re.MULTILINE))
    named = {name for fragment in fragments(page) for name in re.findall(r"(?:^|\$ )make ([a-z][a-z-]*)", fragment)}
    assert named <= targets


@pytest.mark.parametrize("page", WRITTEN)
def test_links_lead_to_files_of_the_project(page: str) -> None:
    folder = (ROOT / page).parent
    assert [target for target in LINK.findall(FENCE.sub("", text_of(page))) if not (folder / target).exists()] == []


@pytest.mark.parametrize("page", WRITTEN)
def test_paths_in_sentences_exist(page: str) -> None:
    paths = [span for span in spans(text_of(page)) if re.fullmatch(rf"(?:{'|'.join(FOLDERS)})/[\w./-]*", span)]
    assert [path for path in paths if "ID" not in path and not (ROOT / path).exists()] == []


# What the pages claim.


def outline(page: str) -> list[tuple[str, list[str], list[str], int]]:
    """Heading by heading: its level, the kinds of block below it, where it links to, how many items it lists."""
    found: list[tuple[str, list[str], list[str], int]] = []
    marks = [match.start() for match in re.finditer(r"^#+ ", FENCE.sub(_blank, text_of(page)), re.MULTILINE)]
    for start, end in pairwise([*marks, len(text_of(page))]):
        section = text_of(page)[start:end]
        links = [link for link in LINK.findall(section) if link not in READMES]
        kinds = [language for language, _ in FENCE.findall(section)]
        found.append((section.partition(" ")[0], kinds, sorted(links), len(re.findall(r"^- ", section, re.MULTILINE))))
    return found


def _blank(block: re.Match[str]) -> str:
    return " " * len(block[0])


def test_both_readmes_have_the_same_sections() -> None:
    assert outline("README.md") == outline("README.pt-BR.md")
    english, portuguese = (
        [line.partition(" --search")[0] for block in blocks(page, "console") for line in block.splitlines() if line[:1] == "$"]
        for page in READMES
    )
    assert english == portuguese


def test_the_readmes_count_right() -> None:
    games = list(GAMES.values())
    found = [regulation(game.id) for game in games]
    clauses, silences = sum(len(text.clauses) for text in found), sum(len(text.silences) for text in found)
    english, portuguese = (" ".join(text_of(page).split()) for page in READMES)
    assert f"{clauses} clauses and {silences} silences" in english
    assert f"{clauses} cláusulas e {silences} silêncios" in portuguese
    assert f"the {sum(len(game.choices) for game in games)} house rules" in english
    assert f"as {sum(len(game.choices) for game in games)} regras da casa" in portuguese


def test_the_changelog_begins_with_this_version() -> None:
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    versions = re.findall(r"^## \[([\d.]+)\] - \d{4}-\d\d-\d\d$", text_of("CHANGELOG.md"), re.MULTILINE)
    assert versions[0] == project["version"] == carteado.__version__


def test_contributing_shows_the_layers_that_are_checked() -> None:
    contracts = tomllib.loads(text_of("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["id"] == "layers")
    checked = re.findall(r"\w+", " ".join(layers))
    assert [name for row in rows("CONTRIBUTING.md", "Layers") for name in spans(row[0])] == checked


def test_the_engine_page_explains_every_verb() -> None:
    explained = {spans(row[0])[0].partition("(")[0] for row in rows("docs/engine.md", "The verbs")}
    assert explained == {name for name in vars(State) if not name.startswith("_")}


# The glossary.


@cache
def modules() -> tuple[ModuleType, ...]:
    names = [info.name for info in pkgutil.walk_packages(carteado.__path__, "carteado.")]
    return tuple(importlib.import_module(name) for name in names if name.split(".")[1] in NAMED_MODULES)


def identifiers() -> list[str]:
    return [name for row in rows("GLOSSARY.md", "The ") for name in spans(row[2])]


def exists(name: str) -> bool:
    head, _, field = name.partition(".")
    owners = [getattr(module, head) for module in modules() if hasattr(module, head)]
    if not field:
        return bool(owners)
    return any(hasattr(owner, field) or field in getattr(owner, "__dataclass_fields__", {}) for owner in owners)


def test_every_identifier_of_the_glossary_exists() -> None:
    assert [name for name in identifiers() if not exists(name)] == []


def test_every_term_of_the_glossary_has_a_meaning_and_an_identifier() -> None:
    table = rows("GLOSSARY.md", "The ")
    assert [row for row in table if len(row) != 4 or not row[0] or not row[1] or not spans(row[2])] == []
    assert len({row[0] for row in table}) == len(table)


def test_every_act_and_event_is_in_the_glossary() -> None:
    named = {name.partition(".")[0] for name in identifiers()}
    assert {kind.__name__ for game in GAMES.values() for kind in (*game.actions, *game.events)} <= named
