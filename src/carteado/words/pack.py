"""What every game does with its pack, in words: who shuffled, drew, cut and dealt, what a referee ruled, how it ended.

Rule 1: a family that has a sentence of its own for one of these says it itself, and asks here for the others.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from carteado.cards import Card
from carteado.game import Action, Event, Outcome
from carteado.pack import (
    Cut,
    Deal,
    DealerDrawn,
    Dealt,
    Draw,
    Drew,
    Keep,
    Kept,
    Looked,
    Lot,
    PartidaEnded,
    Refuse,
    Ruled,
    Ruling,
    Shuffle,
    Shuffled,
    TurnedUp,
    WasCut,
)
from carteado.words.cards import listed, sign, with_article
from carteado.words.language import Language, Texts
from carteado.words.people import Listener, and_last

Naming = Callable[[Card], str]  # a card inside a sentence

# {score} is that of the two sides, the better one first; where more play, each side is named after the winner.
ENDS: Final[Texts] = {
    "played": "Fim da partida: {score} {whom}.",
    "partida-forfeited": "Fim da partida por punição: {score} {whom}.",
    "match-forfeited": "Fim do jogo por punição: vitória {whose}.",
    "void": "A partida foi anulada.",
}
MANY: Final[Texts] = {
    "played": "Fim da partida: vitória {whose}. Placar: {score}.",
    "partida-forfeited": "Fim da partida por punição: vitória {whose}. Placar: {score}.",
    "shared": "Fim da partida, sem um vencedor só. Placar: {score}.",
}
# What a referee may decide in any game; {who} stands inside the sentence.
DECISIONS: Final[Texts] = {
    "note": "O juiz anotou uma ocorrência com {who}.",
    "warning": "O juiz advertiu {who}.",
    "set-score": "A Comissão acertou o placar.",
}
NOTED: Final = "note"


def label(words: Language, action: Action) -> str | None:
    """The short name of an act of the pack, `None` for any other."""
    match action:
        case Shuffle():
            return words.say("Embaralhar")
        case Lot():
            return words.say("Sortear")
        case Draw():
            return words.say("Tirar a carta {at}", at=action.at)
        case Cut():
            return words.say("Cortar em {at}", at=action.at)
        case Deal():
            if action.seat < 0:
                return words.say("Dar as cartas")
            return words.say("Dar o maço do lugar {seat}", seat=action.seat)
        case Keep():
            return words.say("Ficar com {card}", card=sign(words, action.card))
        case Refuse():
            return words.say("Recusar {card}", card=sign(words, action.card))
        case Ruling():
            return ruling(words, action, words.say("decisão do juiz"))
        case _:
            return None


def ruling(words: Language, action: Ruling, what: str) -> str:
    """A ruling for a list of them: the clause, what it is about, and who is at fault."""
    if action.offender is None:
        return words.say("{clause}: {what}", clause=action.clause, what=what)
    return words.say("{clause}: {what} (lugar {seat})", clause=action.clause, what=what, seat=action.offender)


def tell(listener: Listener, event: Event, named: Naming | None = None) -> str | None:
    """What happened to the pack, `None` for anything else; `named` says a card where its bare name will not do."""
    named = named or partial(with_article, listener.words)
    match event:
        case Shuffled() | WasCut() | Drew() | DealerDrawn():
            return _before(listener, event, named)
        case Dealt() | Looked():
            return _seen(listener, event)
        case TurnedUp() | Kept():
            return _turned_up(listener, event, named)
        case Ruled():
            return _ruled(listener, event)
        case PartidaEnded():
            return ended(listener, event)
        case _:
            return None


def _before(listener: Listener, event: Shuffled | WasCut | Drew | DealerDrawn, named: Naming) -> str:
    words = listener.words
    match event:
        case Shuffled():
            if event.dealer < 0:
                return words.say("Baralho embaralhado: a sorte diz quem começa.")
            return words.say("Mão {mao}. {who} embaralhou.", mao=event.mao, who=listener.subject(event.dealer))
        case WasCut():
            return words.say("{who} cortou em {at}.", who=listener.subject(event.seat), at=event.at)
        case Drew():
            return words.say("{who} tirou {card}.", who=listener.subject(event.seat), card=named(event.card))
        case DealerDrawn():
            if event.dealer is None:
                return words.say("Empate no sorteio: todo mundo tira carta de novo.")
            if listener.is_me(event.dealer):
                return words.say("A maior carta é a sua: você dá as cartas primeiro.")
            return words.say("A maior carta é de {who}, que dá as cartas primeiro.", who=listener.who(event.dealer))


def _seen(listener: Listener, event: Dealt | Looked) -> str:
    words, cards = listener.words, listed(listener.words, event.secret_cards)
    if isinstance(event, Looked) and event.seat != event.whose:
        return looked(listener, event, cards)
    if not cards:
        return ""
    if listener.is_me(event.seat):
        return words.say("Suas cartas: {cards}.", cards=cards)
    return words.say("Cartas de {who}: {cards}.", who=listener.who(event.seat), cards=cards)


def looked(listener: Listener, event: Looked, cards: str) -> str:
    """Somebody saw the cards of another; which, to who may know."""
    words, who = listener.words, listener.subject(event.seat)
    if listener.is_me(event.whose):
        return words.say("{who} olhou as suas cartas.", who=who)
    told = words.say("{who} olhou as cartas de {whose}", who=who, whose=listener.who(event.whose))
    return f"{told}: {cards}." if cards else f"{told}."


def _turned_up(listener: Listener, event: TurnedUp | Kept, named: Naming) -> str:
    words, card = listener.words, named(event.card)
    if isinstance(event, Kept):
        return words.say("{who} ficou com {card}.", who=listener.subject(event.seat), card=card)
    if listener.is_me(event.seat):
        return words.say("Virou no carteio uma carta sua: {card}.", card=card)
    return words.say("Virou no carteio uma carta de {who}: {card}.", who=listener.who(event.seat), card=card)


def _ruled(listener: Listener, event: Ruled) -> str:
    words = listener.words
    told = [decided(listener, event), *why(listener, event)]
    if event.score:
        told.append(words.say("Placar {score}.", score=listener.score(event.score)))
    return " ".join(told)


def decided(listener: Listener, event: Ruled, own: Texts = DECISIONS) -> str:
    """The decision in a sentence, by the family's own table or the shared one."""
    words, offender = listener.words, event.offender
    if offender is None and event.effect == NOTED:
        return words.say("O juiz anotou uma ocorrência.")
    text = own.get(event.effect) or DECISIONS.get(event.effect)
    if text is None:
        return words.say("O juiz aplicou {clause}.", clause=event.clause)
    return words.say(text, who="" if offender is None else listener.who(offender))


def why(listener: Listener, event: Ruled) -> list[str]:
    """The reason that the referee gave, as a sentence, if any."""
    given = event.why.strip().rstrip(".")
    return [listener.words.say("Motivo: {why}.", why=given)] if given else []


def ended(listener: Listener, event: PartidaEnded) -> str:
    """How the partida ended, and with what score."""
    words = listener.words
    whom, whose = (listener.whom(event.side), listener.whose(event.side)) if event.side >= 0 else ("", "")
    two = len(event.score) == 2 and event.side >= 0
    if two or event.how in ("match-forfeited", "void"):
        score = _best_first(listener, event.score) if two else ""
        return words.say(ENDS[event.how], score=score, whom=whom, whose=whose)
    return words.say(MANY[event.how if event.side >= 0 else "shared"], score=listener.score(event.score), whose=whose)


def _best_first(listener: Listener, score: tuple[int, ...]) -> str:
    return listener.words.say("{first} a {second}", first=listener.points(max(score)), second=listener.points(min(score)))


def winners(listener: Listener, outcome: Outcome) -> str:
    """Who won, as the heading of the end: to who played, "vocês" and "eles" where there are but two sides of several."""
    words, sides = listener.words, listener.sides
    won = sorted({sides[seat] for seat, gain in enumerate(outcome.returns) if gain > 0})
    if not won:
        return words.say("Ninguém ganhou a partida.")
    if len(won) > 1:
        first, *others = [seat for side in won for seat in listener.members(side)]
        names = [listener.subject(first), *map(listener.who, others)]
        return words.say("{who} ganharam a partida.", who=and_last(words, names))
    (side,) = won
    members = listener.members(side)
    if len(members) == 1:
        if listener.is_me(members[0]):
            return words.say("Você ganhou a partida!")
        return words.say("{who} ganhou a partida.", who=listener.subject(members[0]))
    if listener.our(side):
        return words.say("Vocês ganharam a partida!")
    if len(set(sides)) == 2:
        return words.say("Eles ganharam a partida.")
    return words.say("{who} ganharam a partida.", who=listener.side(side))
