"""How a deal and a partida ended: who lost lives or won the pot, and what everybody has now."""

from typing import Final

from carteado.games.pife.rules.events import DealEnded, Eliminated, PotShared
from carteado.games.pife.words.amounts import chips, holdings, ordered, people
from carteado.games.pife.words.cards import rules_heard
from carteado.pack import PartidaEnded
from carteado.words import pack
from carteado.words.language import Texts
from carteado.words.people import Listener, and_last

VOID: Final[Texts] = {
    "exhausted": "Rodada nula: o monte acabou.",
    "stalled": "Rodada nula: faz tempo que ninguém compra do monte.",
}


def tell(listener: Listener, event: DealEnded | Eliminated | PotShared | PartidaEnded) -> str:
    """The event in a sentence."""
    words = listener.words
    match event:
        case DealEnded():
            return _chips(listener, event) if rules_heard(listener).chips else _lives(listener, event)
        case Eliminated():
            return words.say("{who} ficou sem vidas e saiu da partida.", who=listener.subject(event.seat))
        case PotShared():
            told = [
                f"{listener.who(seat)} {chips(words, event.shares[seat])}"
                for seat in ordered(listener, range(len(event.shares)))
                if event.shares[seat]
            ]
            return words.say("O pote que sobrou foi dividido: {list}.", list=", ".join(told))
        case PartidaEnded():
            return _partida(listener, event)


def _lives(listener: Listener, event: DealEnded) -> str:
    """Who lost how many lives, and what everybody has now."""
    words = listener.words
    told = [_headline(listener, event)]
    losses = sorted({change for change in event.changes if change < 0}, reverse=True)
    for change in losses:
        told.append(_lost(listener, [seat for seat, own in enumerate(event.changes) if own == change], -change))
    if not losses:
        told.append(words.say("Ninguém perdeu vida."))
    return " ".join([*told, holdings(listener, "lives", event.score)])


def _lost(listener: Listener, seats: list[int], n: int) -> str:
    who = people(listener, seats)
    if len(seats) == 1:
        return listener.words.count("{who} perdeu {n} vida.", "{who} perdeu {n} vidas.", n, who=who)
    return listener.words.count("{who} perderam {n} vida cada.", "{who} perderam {n} vidas cada.", n, who=who)


def _headline(listener: Listener, event: DealEnded) -> str:
    words = listener.words
    if event.how in VOID:
        return words.say(VOID[event.how])
    if event.how == "alone":
        return words.say("Fim da rodada: só {who} ficou nela.", who=listener.who(event.seat))
    return words.say("Fim da rodada.")


def _chips(listener: Listener, event: DealEnded) -> str:
    """Who took the pot or what stays in it, and what everybody has now, with what the deal changed."""
    words, who = listener.words, listener.subject(event.seat) if event.seat >= 0 else ""
    told = [_headline(listener, event)]
    if event.seat < 0:
        told.append(words.say("As apostas voltam para quem ainda jogava."))
    elif event.changes[event.seat] > 0:
        won = chips(words, event.changes[event.seat])
        told.append(words.say("{who} levou o pote e ganhou {won} na rodada.", who=who, won=won))
    else:
        told.append(words.say("{who} levou o pote.", who=who))
    if event.pot:
        told.append(
            words.count(
                "Fica {n} ficha no pote para a próxima rodada.", "Ficam {n} fichas no pote para a próxima rodada.", event.pot
            )
        )
    return " ".join([*told, holdings(listener, "chips", event.score, event.changes)])


def _partida(listener: Listener, event: PartidaEnded) -> str:
    words = listener.words
    if event.how != "played":
        return pack.ended(listener, event)
    unit = "chips" if rules_heard(listener).chips else "lives"
    if event.side >= 0:
        told = words.say("Fim da partida: vitória {whose}.", whose=listener.whose(event.side))
    else:
        best = [seat for seat in ordered(listener, range(len(event.score))) if event.score[seat] == max(event.score)]
        who = and_last(words, [listener.who(seat) for seat in best])
        told = words.say("Fim da partida: a vitória se divide entre {who}.", who=who)
    return f"{told} {holdings(listener, unit, event.score)}"
