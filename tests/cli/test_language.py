"""The language of the command line: which one is spoken, and that nothing of the other slips in."""

import re

import click
import pytest

from carteado.cli.app import program
from carteado.words import Words
from cli.typed import GAME, Typed

PROGRAM = program(Words("pt-BR"))
COMMANDS = tuple(PROGRAM.list_commands(click.Context(PROGRAM)))
ENGLISH = r"Usage|Options|Commands|OPTIONS|COMMAND\b|ARGS|default|INTEGER|TEXT\b|FLOAT|PATH|RANGE|VALUE|Show|Write|the"
PORTUGUESE = r"Uso|Opções|Comandos|OPÇÕES|COMANDO|ARGUMENTOS|ARQUIVO|CLÁUSULA|padrão|NÚMERO|TEXTO|CAMINHO|VALOR|Mostra|Escreve"
FOREIGN = {"pt-BR": ENGLISH, "en": PORTUGUESE + r"|\w*[ãõçáéíóúâêô]\w*"}
HEADINGS = {
    "pt-BR": ("Uso: carteado", "Opções:", "Mostra esta ajuda."),
    "en": ("Usage: carteado", "Options:", "Show this help."),
}


def test_all_commands_are_there() -> None:
    assert set(COMMANDS) == {
        "ban", "bench", "blackjack", "check", "compare", "completion", "coverage", "export", "games", "import", "play",
        "regulation", "replay", "role", "serve", "simulate", "tournament", "verify",
    }  # fmt: skip


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_speaks_one_language(carteado: Typed, command: str, lang: str) -> None:
    said = carteado(*[word for word in (command, "--help") if word], "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert [heading for heading in HEADINGS[lang] if heading not in said.out] == []
    assert re.findall(rf"\b(?:{FOREIGN[lang]})\b", said.out) == []


@pytest.mark.parametrize("lang", ["pt-BR", "en"])
def test_help_lists_every_command(carteado: Typed, lang: str) -> None:
    out = carteado("--help", "--lang", lang).out
    listed = out.partition("Comandos:\n" if lang == "pt-BR" else "Commands:\n")[2]
    assert re.findall(r"^  (\w+) ", listed, re.MULTILINE) == sorted(COMMANDS)


def test_defaults_and_values_are_named(carteado: Typed) -> None:
    portuguese, english = (carteado("simulate", "--help", "--lang", lang).out for lang in ("pt", "en"))
    assert "--partidas NÚMERO" in portuguese
    assert "[padrão: 1000" in portuguese
    assert "--set OPÇÃO=VALOR" in portuguese
    assert "--partidas NUMBER" in english
    assert "[default: 1000" in english


@pytest.mark.parametrize("arguments", [("--lang", "en", "games"), ("games", "--lang", "en"), ("games", "--lang=en-US")])
def test_the_option_may_stand_anywhere(carteado: Typed, arguments: tuple[str, ...]) -> None:
    assert carteado(*arguments).out.split()[:4] == ["game", "title", "code", "truco-fenacef"]


def test_the_environment_chooses_and_the_option_wins(carteado: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARTEADO_LANG", "en")
    assert carteado("games").out.startswith("game ")
    assert carteado("games", "--lang", "pt-BR").out.startswith("jogo ")
    monkeypatch.setenv("CARTEADO_LANG", "")
    assert carteado("games").out.startswith("jogo ")


def test_an_unknown_language(carteado: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    told = (2, "", "Idioma desconhecido: fr. Use pt-BR ou en.\n")
    said = carteado("games", "--lang", "fr")
    assert (said.code, said.out, said.err) == told
    monkeypatch.setenv("CARTEADO_LANG", "fr")
    said = carteado("games")
    assert (said.code, said.out, said.err) == told


MISTAKES = {
    ("simulate",): ("Falta ID.", "ID is missing."),
    ("check",): ("Falta ARQUIVO.", "FILE is missing."),
    ("simulate", GAME, "--vento"): ("Não existe a opção --vento.", "There is no option --vento."),
    ("simulate", GAME, "--partidas", "0"): (
        "O valor de --partidas não serve: use um número inteiro a partir de 1.",
        "The value of --partidas will not do: use a whole number from 1 on.",
    ),
    ("simulate", GAME, "--seed", "x"): (
        "O valor de --seed não serve: use um número inteiro.",
        "The value of --seed will not do: use a whole number.",
    ),
    ("bench", "--seconds", "0"): (
        "O valor de --seconds não serve: use um número maior que 0.",
        "The value of --seconds will not do: use a number greater than 0.",
    ),
    ("bench", "--plain", "nowhere"): (
        "O valor de --plain não serve: use um arquivo ou uma pasta que exista.",
        "The value of --plain will not do: use a file or folder that exists.",
    ),
    ("completion", "tcsh"): (
        "O valor de SHELL não serve: use bash | zsh | fish.",
        "The value of SHELL will not do: use bash | zsh | fish.",
    ),
    ("simulate", GAME, "--seed"): (
        "A opção --seed não se usa assim: falta o valor, ou sobra.",
        "Option --seed is not used like this: it lacks its value, or takes none.",
    ),
    ("games", GAME, "b"): (
        "Não entendi o comando: há palavras a mais.",
        "I did not understand the command: there are too many words.",
    ),
}


@pytest.mark.parametrize("arguments", MISTAKES)
def test_mistakes_are_told_in_both_languages(carteado: Typed, arguments: tuple[str, ...]) -> None:
    for lang, head, sentence in zip(("pt-BR", "en"), ("Erro", "Error"), MISTAKES[arguments], strict=True):
        said = (
            carteado(*arguments[:-1], "--lang", lang, arguments[-1])
            if arguments[-1] == "--seed"
            else carteado(*arguments, "--lang", lang)
        )
        assert (said.code, said.out) == (2, "")
        assert said.err.splitlines()[0] == f"{head}: {sentence}"


def test_a_mistake_says_where_to_read_more(carteado: Typed) -> None:
    assert carteado("simulate").err.splitlines()[1:] == ["Veja: carteado simulate --help"]
    assert carteado("simulate", "--lang", "en").err.splitlines()[1:] == ["See: carteado simulate --help"]


def test_an_unknown_command_names_those_there_are(carteado: Typed) -> None:
    known = ", ".join(sorted(COMMANDS))
    assert carteado("jogar").refused() == f"Não existe o comando jogar. Existem: {known}."
    assert carteado("jogar", "--lang", "en").refused() == f"There is no command jogar. There are: {known}."
