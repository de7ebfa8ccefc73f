"""What the commands of the solver share: the rules and the shoe asked for, a bar while it works, a picture at the end."""

import re
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from rich.console import Console
from rich.progress import Progress

from carteado.catalogue import BadOption, game
from carteado.cli.language import FileType, OptionType, chosen, unreadable, visible
from carteado.games.blackjack.commands.pictures import Unwritable, write
from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.rules.rulebook import BlackjackRules
from carteado.games.blackjack.solver.hands import TEN, VALUES
from carteado.games.blackjack.solver.position import ENOUGH
from carteado.games.blackjack.solver.solution import STRATEGIES, packs
from carteado.words import Words

GAME: Final = "blackjack"
DECKS: Final = "decks"
SUITS: Final = 4
RANKS: Final = ("A", *[str(number) for number in range(2, 11)], "J", "Q", "K")
CARD: Final = re.compile(rf"({'|'.join(reversed(RANKS))})[PCEO]?", re.IGNORECASE)
NEVER: Final = "never"
BEST: Final = "best"
# What has no part in what a hand is worth: it is not said of a solution.
TABLE: Final = frozenset({"stack", "bet_min", "bet_max", "rounds", "min_players", "penetration", "nevada", "clock"})

Command = TypeVar("Command", bound=Callable[..., None])


@dataclass(frozen=True)
class Shoe:
    """The rules, and what is left of the packs: by value, and of each rank that counts ten."""

    rules: BlackjackRules
    set: dict[str, str]  # the house rules that are not the text's
    counts: tuple[int, ...]
    tens: tuple[int, ...]

    def less(self, words: Words, ranks: Sequence[str]) -> "Shoe":
        """The same without these cards."""
        counts, tens = list(self.counts), list(self.tens)
        for rank in ranks:
            value = value_of(rank)
            if value == VALUES:
                tens[RANKS.index(rank) - TEN] -= 1
            counts[value - 1] -= 1
            if counts[value - 1] < 0 or min(tens) < 0:
                decks = words.count("{n} baralho", "{n} baralhos", self.rules.decks)
                raise click.ClickException(words.say("Não há tantas cartas {card} em {decks}.", card=rank, decks=decks))
        return Shoe(self.rules, self.set, tuple(counts), tuple(tens))


def value_of(rank: str) -> int:
    """What a rank counts: 1 the Ace, up to 10."""
    return min(RANKS.index(rank) + 1, VALUES)


def solving(words: Words, strategy: str) -> Callable[[Command], Command]:
    """The options that all commands of the solver have."""
    say = words.say
    added = [
        click.option(
            "--packs", type=click.IntRange(1, 8), default=None, help=say("Quantos baralhos; o mesmo que --set decks=N.")
        ),
        click.option(
            "--set", "settings", multiple=True, type=OptionType(words), help=say("Regra da casa; repita quantas quiser.")
        ),
        click.option(
            "--strategy",
            type=click.Choice(STRATEGIES),
            default=strategy,
            show_default=True,
            help=say("Decidir pelas cartas da mão (composition) ou só pelo total (total)."),
        ),
        click.option(
            "--insure",
            type=click.Choice((NEVER, BEST)),
            default=NEVER,
            show_default=True,
            help=say("Fazer seguro: nunca (never) ou quando vale a pena (best)."),
        ),
        click.option("--json", "as_json", is_flag=True, help=say("Escreve em JSON.")),
    ]

    def decorate(command: Command) -> Command:
        for option in reversed(added):
            command = option(command)
        return command

    return decorate


def leaving(words: Words) -> Callable[[Command], Command]:
    """`--gone`: cards that have left the shoe."""
    return click.option("--gone", default="", help=words.say("Cartas que já saíram do sapato, como em A,10,10,5."))


def drawing(words: Words) -> Callable[[Command], Command]:
    """`--svg` and `--png`: files to draw into."""

    def decorate(command: Command) -> Command:
        png = click.option("--png", type=FileType(words), default=None, help=words.say("Desenha neste arquivo PNG."))
        svg = click.option("--svg", type=FileType(words), default=None, help=words.say("Desenha neste arquivo SVG."))
        return svg(png(command))

    return decorate


def house_rules(words: Words, settings: tuple[tuple[str, str], ...]) -> tuple[dict[str, str], BlackjackRules]:
    """The house rules asked for, and the regulation with them, or one clear sentence about what cannot be."""
    found = game(GAME)
    options = chosen(words, found, found.seats[0], "", settings)
    try:
        return options, rules_of(options)
    except BadOption as error:
        raise click.ClickException(words.bad_option(error)) from error


def shoe_of(words: Words, decks: int | None, settings: tuple[tuple[str, str], ...], gone: str = "") -> Shoe:
    """What was asked for, or one clear sentence about what cannot be."""
    told = settings
    if decks is not None:
        if dict(settings).get(DECKS, str(decks)) != str(decks):
            raise click.ClickException(words.say("Diga uma vez só quantos baralhos: em --packs ou em --set decks."))
        told = (*settings, (DECKS, str(decks)))
    options, rules = house_rules(words, told)
    usual = {choice.key: choice.default for choice in game(GAME).choices}
    own = {key: value for key, value in options.items() if key != DECKS and key not in TABLE and value != usual.get(key)}
    whole = Shoe(rules, own, packs(rules.decks), (SUITS * rules.decks,) * SUITS)
    left = whole.less(words, cards_of(words, gone))
    if sum(left.counts) < ENOUGH:
        raise click.ClickException(
            words.say(
                "Sobram {n} cartas no sapato: para resolver são precisas {least} ou mais.", n=sum(left.counts), least=ENOUGH
            )
        )
    return left


def cards_of(words: Words, typed: str) -> list[str]:
    """The ranks of cards written one after another; suits count nothing and may be left out."""
    found: list[str] = []
    for word in typed.replace(",", " ").split():
        read = CARD.fullmatch(word)
        if read is None:
            raise click.ClickException(
                words.say("Não entendi a carta {card}: escreva A, 2 a 10, J, Q ou K.", card=visible(word))
            )
        found.append(read[1].upper())
    return found


@contextmanager
def working(title: str, steps: int) -> Generator[Callable[[int], None]]:
    """A bar on the terminal, apart from what is printed."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=steps)
        yield lambda done: progress.advance(task, done)


def draw(words: Words, picture: str, svg: Path | None, png: Path | None) -> None:
    """The picture into the files that were named."""
    for path in (svg, png):
        if path is not None:
            try:
                write(picture, path, path is png)
            except OSError as error:
                raise click.ClickException(unreadable(words, path, error)) from error
            except Unwritable as error:
                raise click.ClickException(f"{path}: {error}") from error


def facts(shoe: Shoe, strategy: str, insure: str) -> dict[str, Any]:
    """What every answer in JSON begins with."""
    found: dict[str, Any] = {"id": f"{GAME}/{game(GAME).version}", "packs": shoe.rules.decks, "options": shoe.set}
    if shoe.counts != packs(shoe.rules.decks):
        found["shoe"] = {("A" if value == 0 else str(value + 1)): count for value, count in enumerate(shoe.counts)}
    return {**found, "strategy": strategy, "insure": insure}


def heading(words: Words, shoe: Shoe) -> str:
    """The packs and the house rules: "6 baralhos, das=true"."""
    told = [words.count("{n} baralho", "{n} baralhos", shoe.rules.decks)]
    if shoe.counts != packs(shoe.rules.decks):
        told.append(words.count("{n} carta no sapato", "{n} cartas no sapato", sum(shoe.counts)))
    return ", ".join([*told, *[f"{key}={value}" for key, value in sorted(shoe.set.items())]])
