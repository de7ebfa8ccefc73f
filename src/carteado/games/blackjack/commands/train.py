"""`carteado blackjack train`: hands to decide about, those one gets wrong more often than the others."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

import click

from carteado.advice import Decision, Drill, Valued
from carteado.cli.language import Command, OptionType
from carteado.game import Action
from carteado.games.blackjack.advice.drill import drill, weighed
from carteado.games.blackjack.advice.kinds import tell
from carteado.games.blackjack.advice.report import better, chips
from carteado.games.blackjack.advice.study import judged
from carteado.games.blackjack.advice.summary import signed_finely
from carteado.games.blackjack.advice.worth import by_the_book
from carteado.games.blackjack.bots.table import Table
from carteado.games.blackjack.commands.asked import GAME, house_rules
from carteado.games.blackjack.words.amounts import whole
from carteado.games.blackjack.words.hands import signs
from carteado.words import Words

ENOUGH = "q"


@dataclass
class Training:
    """How it goes: what was answered, what the mistakes cost, and how heavy each kind weighs by now."""

    answers: int = 0
    mistakes: int = 0
    cost: float = 0.0
    weights: dict[str, float] = field(default_factory=dict[str, float])

    def count(self, decision: Decision) -> None:
        """One more answer."""
        wrong = decision.cost > 0
        self.answers += 1
        self.mistakes += wrong
        self.cost += decision.cost
        self.weights = weighed(self.weights, decision.kind, wrong)


def command(words: Words) -> click.Command:
    """The command of this file."""
    say = words.say

    @click.command("train", cls=Command, words=words, help=say("Treina decisões: as que você erra voltam mais vezes."))
    @click.option("--hands", default=20, show_default=True, type=click.IntRange(1), help=say("Quantas mãos."))
    @click.option("--seed", type=int, default=None, help=say("Semente: a mesma dá as mesmas mãos."))
    @click.option("--set", "settings", multiple=True, type=OptionType(words), help=say("Regra da casa; repita quantas quiser."))
    def train(hands: int, seed: int | None, settings: tuple[tuple[str, str], ...]) -> None:
        options, _ = house_rules(words.of(GAME), settings)
        training = Training()
        for line in trained(words.of(GAME), options, hands, Random(seed), training):
            click.echo(line)
        click.echo(_result(words.of(GAME), training))

    return train


def trained(words: Words, options: Mapping[str, str], hands: int, rng: Random, training: Training) -> Iterator[str]:
    """So many exercises, until it is enough: each told, asked and judged."""
    for number in range(1, hands + 1):
        exercise = drill(options, training.weights, rng)
        menu = exercise.state.legal(exercise.seat)
        yield ""
        yield from _posed(words, number, exercise, menu)
        made = _answer(words, menu)
        if made is None:
            return
        valued = by_the_book(exercise.state.view(exercise.seat), menu, rng)
        decision = judged(valued, made, Decision(0, number, exercise.kind, made, made, 0.0))
        training.count(decision)
        yield _judged(words, decision)
        yield "  " + ", ".join(_worths(words, valued))


def _posed(words: Words, number: int, exercise: Drill, menu: tuple[Action, ...]) -> Iterator[str]:
    view = exercise.state.view(exercise.seat)
    table = Table(view)
    mine, house = signs(words, table.hand.hand_cards), signs(words, table.mesa.house_cards)
    yield words.say(
        "{n}. Você tem {mine} ({total}), a casa mostra {up}. Aposta: {bet}.",
        n=number,
        mine=mine,
        total=table.hand.total,
        up=house,
        bet=whole(words, table.me.bet),
    )
    yield "   ".join([f"{at}: {words.offered(action, view, menu).label}" for at, action in enumerate(menu, 1)])


def _answer(words: Words, menu: tuple[Action, ...]) -> Action | None:
    """The act that was chosen by its number; none where it is enough."""
    while True:
        try:
            typed = input(words.say("Sua jogada (1 a {last}, {enough} para parar): ", last=len(menu), enough=ENOUGH)).strip()
        except EOFError:
            return None
        if typed == ENOUGH:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(menu):
            return menu[int(typed) - 1]


def _judged(words: Words, decision: Decision) -> str:
    kind = tell(words, decision.kind)
    if not decision.cost:
        return words.say("Certo: {kind}, {best}.", kind=kind, best=better(words, decision.best))
    return words.say(
        "Errado: {kind}, {best} valia {chips} a mais.",
        kind=kind,
        best=better(words, decision.best),
        chips=chips(words, decision.cost),
    )


def _worths(words: Words, valued: Sequence[Valued]) -> list[str]:
    ordered = sorted(valued, key=lambda each: -each.value)
    return [f"{better(words, each.action)} {signed_finely(words, each.value)}" for each in ordered]


def _result(words: Words, training: Training) -> str:
    right = training.answers - training.mistakes
    told = words.count("{right} de {n} resposta certa.", "{right} de {n} respostas certas.", training.answers, right=right)
    if not training.mistakes:
        return told
    return told + " " + words.say("Os erros custaram {chips}.", chips=chips(words, training.cost))
