"""Click, in the language of the user: headings, usage and errors, and the parameters all commands share."""

import errno
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, cast

import click
from click.shell_completion import CompletionItem

from carteado.catalogue import GAMES, BadOption, Game, new
from carteado.family import parts_of
from carteado.game import BadStart, State
from carteado.options import quoted
from carteado.words import Texts, Words

METAVARS: Final[Texts] = {
    "ARGS": "ARGUMENTOS",
    "COMMAND": "COMANDO",
    "FLOAT RANGE": "NÚMERO",
    "FLOAT": "NÚMERO",
    "INTEGER RANGE": "NÚMERO",
    "INTEGER": "NÚMERO",
    "NAME": "NOME",
    "OPTION=VALUE": "OPÇÃO=VALOR",
    "OPTIONS": "OPÇÕES",
    "PATH": "CAMINHO",
    "SCORE": "PLACAR",
    "TEXT": "TEXTO",
}
# Why a file cannot be read, by the name of the error.
UNREADABLE: Final[Texts] = {
    "FileNotFoundError": "Não encontrei {path}.",
    "IsADirectoryError": "{path} é uma pasta: diga qual arquivo.",
    "NotADirectoryError": "Não encontrei {path}: no caminho há um arquivo onde devia haver uma pasta.",
    "PermissionError": "Não há permissão para abrir {path}.",
}
_NUMBER: Final = r"-?[0-9]{1,7}(?:\.[0-9]{1,3})?"
_SCORE: Final = re.compile(rf"{_NUMBER}(,{_NUMBER})*")
_METAVAR: Final = re.compile(r"\b(" + "|".join(METAVARS) + r")\b")


class Group(click.Group):
    """A group whose help and mistakes speak the user's language."""

    def __init__(self, *args: Any, words: Words, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.words = words

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        usage(self.words, self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options(self.words, self, ctx, formatter)
        found = [(name, self.get_command(ctx, name)) for name in sorted(self.list_commands(ctx))]
        rows = [(name, command.get_short_help_str(100)) for name, command in found if command is not None]
        with formatter.section(self.words.say("Comandos")):
            formatter.write_dl(rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return help_option(self.words, super().get_help_option(ctx))

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if not name.startswith("-") and self.get_command(ctx, name) is None:
            known = ", ".join(sorted(self.list_commands(ctx)))
            raise click.ClickException(self.words.say("Não existe o comando {name}. Existem: {known}.", name=name, known=known))
        return super().resolve_command(ctx, args)


class Command(click.Command):
    """A command whose help speaks the user's language."""

    def __init__(self, *args: Any, words: Words, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.words = words

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        usage(self.words, self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options(self.words, self, ctx, formatter)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return help_option(self.words, super().get_help_option(ctx))


class ScoredCommand(Command):
    """A command whose `--score` takes its numbers one after another too: `--score 9 10`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        at = args.index("--score") + 1 if "--score" in args else len(args)
        end = at
        while end < len(args) and re.fullmatch(_NUMBER, args[end]):
            end += 1
        return super().parse_args(ctx, args if end - at < 2 else [*args[:at], ",".join(args[at:end]), *args[end:]])


def usage(words: Words, command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """The usage line."""
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, _named(words, pieces), prefix=words.say("Uso") + ": ")


def options(words: Words, command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """The list of options."""
    rows = [row for row in (param.get_help_record(ctx) for param in command.get_params(ctx)) if row is not None]
    default = words.say("padrão")
    with formatter.section(words.say("Opções")):
        formatter.write_dl([(_named(words, names), told.replace("[default:", f"[{default}:")) for names, told in rows])


def _named(words: Words, usage: str) -> str:
    """What stands for a value, in the language of the user."""
    return _METAVAR.sub(lambda found: words.say(METAVARS[found[0]]), usage)


def help_option(words: Words, option: click.Option | None) -> click.Option | None:
    """`--help`, explained."""
    if option is not None:
        option.help = words.say("Mostra esta ajuda.")
    return option


def complain(words: Words, error: click.ClickException) -> str:
    """An error of the command line as one sentence, and where to read more."""
    hint = ""
    if isinstance(error, click.UsageError) and error.ctx is not None:
        hint = "\n" + words.say("Veja: {command} --help", command=error.ctx.command_path)
    return words.say("Erro") + f": {_sentence(words, error)}{hint}"


def _sentence(words: Words, error: click.ClickException) -> str:
    say = words.say
    if isinstance(error, click.MissingParameter):
        what = error.param.make_metavar(error.ctx) if error.param is not None and error.ctx is not None else ""
        return say("Falta {what}.", what=what.rstrip("."))
    if isinstance(error, click.NoSuchOption):
        return say("Não existe a opção {name}.", name=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        return say("A opção {name} não se usa assim: falta o valor, ou sobra.", name=error.option_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        name = error.param.opts[0] if isinstance(error.param, click.Option) else error.param.human_readable_name
        return say("O valor de {name} não serve: use {what}.", name=name, what=_wanted(words, error.param.type))
    if isinstance(error, click.UsageError):
        return say("Não entendi o comando: há palavras a mais.")
    return error.format_message()


def _wanted(words: Words, kind: click.ParamType[Any]) -> str:
    """What a parameter of this type takes."""
    if isinstance(kind, click.Choice):
        return " | ".join(str(value) for value in kind.choices)
    if isinstance(kind, click.IntRange):
        if kind.max is not None:
            return words.say("um número inteiro de {least} a {most}", least=kind.min, most=kind.max)
        return words.say("um número inteiro a partir de {least}", least=kind.min)
    if isinstance(kind, click.FloatRange):
        return words.say("um número maior que {least}", least=kind.min)
    if isinstance(kind, click.Path):
        return words.say("um arquivo ou uma pasta que exista")
    return words.say("um número inteiro")


def visible(typed: object) -> str:
    """What was typed, in guillemets where there is nothing to be seen of it."""
    return str(typed) if str(typed).strip() else f"«{typed}»"


def unreadable(words: Words, path: Path, error: OSError) -> str:
    """Why a file cannot be opened, in one sentence."""
    text = UNREADABLE.get(type(error).__name__)
    return f"{path}: {error.strerror}." if text is None else words.say(text, path=path)


class FileType(click.Path):
    """A file or a folder; a name that none can have is refused in words."""

    def __init__(self, words: Words, **kwargs: Any) -> None:
        super().__init__(path_type=Path, **kwargs)
        self.words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            os.lstat(value)
        except ValueError as error:
            raise click.ClickException(self.words.say("Nenhum arquivo pode ter esse nome.")) from error
        except OSError as error:
            if error.errno == errno.ENAMETOOLONG:
                raise click.ClickException(self.words.say("Esse nome é longo demais para um arquivo.")) from error
        return super().convert(value, param, ctx)


class ScoreType(click.ParamType[tuple[str, ...]]):
    """A number for each side: `9,10`; a point stands before a part of one, where the game has such: `112.5,90`."""

    name = "score"

    def __init__(self, words: Words) -> None:
        self.words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        del param, ctx
        if isinstance(value, tuple):
            return tuple([str(points) for points in cast("tuple[object, ...]", value)])
        if not _SCORE.fullmatch(str(value)):
            raise click.ClickException(_no_score(self.words, str(value)))
        return tuple(str(value).split(","))


def scored(words: Words, game: Game, typed: tuple[str, ...]) -> tuple[int, ...]:
    """The score that was typed, as the game counts it."""
    try:
        return tuple([parts_of(points, game.unit) for points in typed])
    except ValueError as error:
        raise click.ClickException(_no_score(words, ",".join(typed))) from error


def _no_score(words: Words, typed: str) -> str:
    return words.say("O placar é um número por lado, como em 9,10; não entendi {given}.", given=visible(quoted(typed)))


class GameType(click.ParamType[Game]):
    """The id of a game."""

    name = "ID"

    def __init__(self, words: Words) -> None:
        self.words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        del param, ctx
        if isinstance(value, Game):
            return value
        found = GAMES.get(str(value).partition("/")[0])
        if found is None:
            known = ", ".join(GAMES)
            raise click.ClickException(
                self.words.say("Não conheço o jogo {name}. Há: {known}.", name=visible(value), known=known)
            )
        return found

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        del ctx, param
        return [CompletionItem(name) for name in GAMES if name.startswith(incomplete)]


class OptionType(click.ParamType[tuple[str, str]]):
    """`option=value`, with the options of the game completed."""

    name = "option=value"

    def __init__(self, words: Words) -> None:
        self.words = words

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, str]:
        del param, ctx
        key, equals, setting = str(value).partition("=")
        if not equals or not key or not setting:
            told = self.words.say("Escreva a opção como chave=valor, e não {given}.", given=visible(value))
            raise click.ClickException(told)
        return key, setting

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        del ctx, param
        settings = [f"{choice.key}={value}" for game in GAMES.values() for choice in game.choices for value in choice.values]
        return [CompletionItem(text) for text in dict.fromkeys(settings) if text.startswith(incomplete)]


class PresetType(click.ParamType[str]):
    """The name of a preset, those of all games completed; the game it is for decides whether there is one."""

    name = "name"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        del ctx, param
        names = dict.fromkeys(preset.name for game in GAMES.values() for preset in game.presets)
        return [CompletionItem(name) for name in names if name.startswith(incomplete)]


def chosen(words: Words, game: Game, seats: int, preset: str, settings: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """The house rules asked for on the command line: the preset's, those set one by one, and what so many seats bring along."""
    try:
        named: Mapping[str, str] = game.preset(visible(preset)).options if preset else {}
        return game.settled(seats, game.proposed({**named, **dict(settings)}))
    except BadOption as error:
        raise click.ClickException(words.of(game.id).bad_option(error)) from error


def start(words: Words, game: Game, seats: int | None, settings: Mapping[str, str], **position: Any) -> State:
    """A partida as asked for on the command line, or one clear sentence about what cannot be."""
    try:
        return new(game.id, seats, settings, **position)
    except BadOption as error:
        raise click.ClickException(words.of(game.id).bad_option(error)) from error
    except BadStart as error:
        raise click.ClickException(words.of(game.id).bad_start(error)) from error
    except ValueError as error:
        told = words.say("Uma partida não começa com este placar: cada lado tem 0 ou mais, e nenhum já venceu.")
        raise click.ClickException(told) from error
