"""Click, in the language of the user: headings, usage and errors, and the parameters all commands share."""

from typing import Any

import click
from click.shell_completion import CompletionItem

from carteado.catalogue import GAMES, BadOption, Game, new
from carteado.game import State
from carteado.words import Words


class Group(click.Group):
    """A group whose help and mistakes speak the user's language."""

    def __init__(self, *args: Any, words: Words, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.words = words

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        usage(self.words, self, ctx, formatter)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options(self.words, self, ctx, formatter)
        rows = [(name, command.get_short_help_str(100)) for name, command in sorted(self.commands.items())]
        with formatter.section(self.words.say("Comandos")):
            formatter.write_dl(rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return help_option(self.words, super().get_help_option(ctx))

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            known = ", ".join(sorted(self.commands))
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


def usage(words: Words, command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """The usage line."""
    pieces = [piece.replace("OPTIONS", words.say("OPÇÕES")) for piece in command.collect_usage_pieces(ctx)]
    formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=words.say("Uso") + ": ")


def options(words: Words, command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """The list of options."""
    rows = [row for row in (param.get_help_record(ctx) for param in command.get_params(ctx)) if row is not None]
    with formatter.section(words.say("Opções")):
        formatter.write_dl(rows)


def help_option(words: Words, option: click.Option | None) -> click.Option | None:
    """`--help`, explained."""
    if option is not None:
        option.help = words.say("Mostra esta ajuda.")
    return option


def complain(words: Words, error: click.ClickException) -> str:
    """An error of the command line as one sentence."""
    say = words.say
    if isinstance(error, click.MissingParameter):
        what = error.param.make_metavar(error.ctx) if error.param is not None and error.ctx is not None else ""
        text = say("Falta {what}.", what=what)
    elif isinstance(error, click.NoSuchOption):
        text = say("Não existe a opção {name}.", name=error.option_name)
    elif isinstance(error, click.BadParameter):
        text = say("Valor que não serve: {message}", message=error.message)
    elif isinstance(error, click.UsageError):
        text = say("Não entendi o comando: {message}", message=error.message)
    else:
        text = error.format_message()
    hint = ""
    if isinstance(error, click.UsageError) and error.ctx is not None:
        hint = "\n" + say("Veja: {command} --help", command=error.ctx.command_path)
    return say("Erro") + f": {text}{hint}"


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
            raise click.ClickException(self.words.say("Não conheço o jogo {name}. Há: {known}.", name=value, known=known))
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
            raise click.ClickException(self.words.say("Escreva a opção como chave=valor, e não {given}.", given=value))
        return key, setting

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        del ctx, param
        settings = [f"{choice.key}={value}" for game in GAMES.values() for choice in game.choices for value in choice.values]
        return [CompletionItem(text) for text in settings if text.startswith(incomplete)]


def start(words: Words, game: Game, seats: int | None, settings: tuple[tuple[str, str], ...], **position: Any) -> State:
    """A partida as asked for on the command line, or one clear sentence about what cannot be."""
    try:
        return new(game.id, seats, dict(settings), **position)
    except BadOption as error:
        raise click.ClickException(words.bad_option(error)) from error
    except ValueError as error:
        told = words.say("Esta partida não pode começar assim: {why}.", why=error)
        if seats is not None and seats not in game.seats:
            fit = " / ".join(map(str, game.seats))
            told = words.say("{game} se joga com {fit} lugares, e não com {seats}.", game=game.id, fit=fit, seats=seats)
        raise click.ClickException(told) from error
