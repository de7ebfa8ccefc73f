"""What an event tells besides its orders: what somebody needs, who was put out, where a rule comes from, how far a side is."""

from collections.abc import Mapping
from typing import Final

from carteado.regulations import regulation
from carteado.tournament.general import Tier
from carteado.tournament.need import Need, Verdict, by_next
from carteado.tournament.results import Line
from carteado.tournament.rules import Rules, Source
from carteado.tournament.state import plain
from carteado.words.event_settings import named
from carteado.words.language import Language, Texts
from carteado.words.torneio import Names, points

SAYS: Final[Texts] = {"yes": "sim", "no": "não", "saldo": "depende do saldo", "open": "depende dos outros jogos"}
BY: Final[Texts] = {
    "commission": "Desclassificada pela Comissão",
    "referee": "Desclassificada pela arbitragem",
    "organisation": "Desclassificada pela organização",
}
ROUNDS: Final[Texts] = {
    "0": "finalista",
    "1": "até a semifinal",
    "2": "até as quartas de final",
    "3": "até as oitavas de final",
}


def needs(words: Language, need: Need, name: Names, line: Line | None = None) -> str:
    """What this entry needs, in one sentence, with today's saldo where that may decide."""
    who = name(need.entry)
    if need.overall == "yes":
        return words.say("{name} já está entre os classificados.", name=who)
    if need.overall == "no":
        return words.say("{name} já não se classifica.", name=who)
    told = by_next(need)
    if not told or len(need.opponents) != 1:
        return _many(words, need, who, line)
    rival = name(need.opponents[0])
    sure = [outcome for outcome, says in told.items() if says == "yes"]
    if list(told)[: len(sure)] == sure and all(says == "no" for says in list(told.values())[len(sure) :]) and sure:
        return _plain(words, who, rival, sure, len(told))
    return words.say("{name} contra {rival}: {outcomes}.", name=who, rival=rival, outcomes=_outcomes(words, told, line))


def _plain(words: Language, who: str, rival: str, sure: list[tuple[int, int]], all_: int) -> str:
    """One condition says it all: a score, a win, a partida."""
    worst = sure[-1]
    if worst[0] > worst[1] and len(sure) == all_ // 2:
        return words.say("{name} precisa vencer {rival}.", name=who, rival=rival)
    if worst[0] > worst[1]:
        if len(sure) == 1:
            return words.say(
                "{name} precisa vencer {rival} por {won} a {lost}.", name=who, rival=rival, won=worst[0], lost=worst[1]
            )
        return words.say(
            "{name} precisa vencer {rival} ao menos por {won} a {lost}.", name=who, rival=rival, won=worst[0], lost=worst[1]
        )
    if worst[0] == 1:
        return words.say("{name} precisa de ao menos uma partida contra {rival}.", name=who, rival=rival)
    return words.say("{name} precisa de ao menos {n} partidas contra {rival}.", name=who, rival=rival, n=worst[0])


def _outcomes(words: Language, told: Mapping[tuple[int, int], Verdict], line: Line | None) -> str:
    found = [f"{won}-{lost} {words.say(SAYS[says])}" for (won, lost), says in told.items()]
    if line is not None and "saldo" in told.values():
        found[-1] += words.say(" (saldo de hoje: {saldo})", saldo=f"{line.saldo:+}")
    return "; ".join(found)


def _many(words: Language, need: Need, who: str, line: Line | None) -> str:
    """Several jogos left, or none: what it hangs on."""
    if need.opponents:
        return words.say("{name} ainda não está dentro nem fora: depende dos jogos que faltam.", name=who)
    if need.overall == "saldo" and line is not None:
        return words.say("{name} depende do saldo, hoje {saldo}.", name=who, saldo=f"{line.saldo:+}")
    return words.say("{name} depende dos outros jogos.", name=who)


def disqualified(words: Language, by: str, when: str, clause: str, stands: str = "") -> str:
    """That a side was put out, by whom and when, and that what it played stands."""
    who = words.say(BY.get(by, BY["organisation"]))
    told = words.say("{by} às {when} ({clause})", by=who, when=when, clause=clause) if when else f"{who} ({clause})"
    if stands:
        return words.say("{told}; os resultados anteriores valem ({stands}).", told=told, stands=stands)
    return f"{told}."


def source(words: Language, rules: Rules, found: Source) -> str:
    """One of the texts of an event, by its kind; an option by what it is called."""
    if found.kind == "general":
        return above(words, found.text)
    if found.kind == "technical":
        return words.say("regulamento técnico: {source}", source=_titled(words, found.text))
    key, _, value = found.text.partition("=")
    return words.say("opção: {key} = {value}", key=named(words, rules, key), value=value)


def _titled(words: Language, identity: str) -> str:
    """A regulation by what players call it, and whose code it is."""
    found = regulation(identity)
    title, code = found.title(words.lang), found.code(words.lang)
    return f"{title} ({code})" if code else title


def above(words: Language, text: str) -> str:
    """The General Regulation, and where in it; one that is told by its own name is not told twice."""
    general = words.say("Regulamento Geral")
    if not text or plain(text).startswith(plain(general)):
        return text or general
    return words.say("Regulamento Geral, {source}", source=text)


def touched(words: Language, rules: Rules, key: str) -> str:
    """That the General Regulation sets this, and where: "WO = 2 pontos: Regulamento Geral, art. 12"; "" where it does not."""
    found = rules.override(key)
    if found is None:
        return ""
    if key == "woLeague":
        return words.say("WO = {points}: {source}", points=points(words, rules.wo_league), source=above(words, found.source))
    return words.say(
        "{key} = {value}: {source}", key=named(words, rules, key), value=found.value, source=above(words, found.source)
    )


def reached(words: Language, tier: Tier) -> str:
    """How far a side came."""
    if tier.kind == "champion":
        return words.say("campeã")
    if tier.kind == "alive":
        return words.say("ainda em disputa")
    if tier.kind == "out":
        return words.say("desclassificada")
    if tier.kind == "stage":
        return words.say("até a fase de grupos")
    told = _within(words, tier.within)
    return words.say("{reached}, na {n}ª chave", reached=told, n=tier.bracket + 1) if tier.bracket else told


def _within(words: Language, depth: int) -> str:
    if depth < 0:
        return words.say("campeã")
    text = ROUNDS.get(str(depth))
    return words.say(text) if text else words.say("a {n} jogos da final", n=depth)
