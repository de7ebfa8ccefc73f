"""An act of canastra or buraco as it is offered: its price, what it makes, and what it spoils or costs, before it is done.

Rule 1: it is worked out from the seat's own view, by the same tables of melds that the rules use.
"""

from dataclasses import replace
from typing import Final

from carteado.game import Action, View
from carteado.games.canastra.rules.acts import Add, Buy, Decline, Discard, Lay, Take, faces_in
from carteado.games.canastra.rules.jogos import NO_PIN, Jogo, Kit, kit_of
from carteado.games.canastra.rules.moves import laid_points
from carteado.games.canastra.rules.partida import lying
from carteado.games.canastra.rules.rulebook import ANY_CANASTRA, CLEAN_CANASTRA, FREE, CanastraRules
from carteado.games.canastra.rules.views import CanastraView, Lado
from carteado.games.canastra.rules.views import Jogo as Seen
from carteado.games.canastra.words.actions import jogo_of, label
from carteado.games.canastra.words.cards import rules_in
from carteado.pack import Keep, Refuse, Ruling
from carteado.words.language import Language, Texts
from carteado.words.offered import Offered, priced

MAKES: Final[Texts] = {
    "clean": "faz canastra real (limpa): +{points}",
    "dirty": "faz canastra simples (suja): +{points}",
    "cleans": "limpa a canastra: +{points}",
    "direct": "pega o morto direto",
    "indirect": "pega o morto, para a próxima vez",
    "batida": "bate",
    "exhausted": "acaba a rodada: não há mais o que comprar",
    "turned": "o morto vira monte",
}
WARNINGS: Final[Texts] = {
    "dirties": "Suja a canastra: ela passa a valer {dirty}, em vez de {clean}.",
    "stains": "Mancha o jogo: com o 2 de curinga ao lado de uma carta de 9 a K, ele só pode virar canastra simples (suja).",
    "low": "Vale {points}, e o mínimo é {minimum}: as cartas voltam para a mão, e o mínimo passa a {rises}.",
    "low-again": "Vale {points}, e o mínimo é {minimum}: as cartas voltam para a mão.",
    "declines": "Sem monte e sem morto, quem não pega o lixo acaba a rodada, e ninguém ganha a batida.",
}
GO: Final[Texts] = {
    "dirties": "Sujar assim mesmo",
    "stains": "Pôr assim mesmo",
    "low": "Baixar assim mesmo",
    "low-again": "Baixar assim mesmo",
    "declines": "Não querer o lixo",
}
ABOUT: Final[Texts] = {
    "keep": "A carta vai para a mão, e não se recusa mais.",
    "refuse": "A carta vai para o lixo, e você compra outra, que fica.",
}


def offered(words: Language, action: Action, view: View | None, _legal: tuple[Action, ...]) -> Offered:
    """The act with its price, what it makes, and what is to be warned of."""
    table = view if isinstance(view, CanastraView) else None
    told = label(words, action, table)
    if isinstance(action, Ruling):
        return Offered(told)
    if table is None or not 0 <= table.seat < len(table.shown.lugares):
        return priced(told)
    return _of_table(words, priced(told), action, table)


def _of_table(words: Language, named: Offered, action: Action, view: CanastraView) -> Offered:
    rules = rules_in(view)
    match action:
        case Keep():
            return replace(named, about=words.say(ABOUT["keep"]), clause=rules.cites["joined"])
        case Refuse():
            return replace(named, about=words.say(ABOUT["refuse"]), clause=rules.cites["first-draw"])
        case Buy() if not view.shown.stock:
            return replace(named, makes=words.say(MAKES["turned"]), clause=rules.cites["morto-stock"])
        case Decline():
            return _warned(words, named, "declines", rules.cites["exhausted"])
        case Discard():
            return replace(named, makes=_discarding(words, view, rules))
        case Lay():
            return _laying(words, named, action, view, rules, view.shown.lugares[view.seat].count)
        case Add():
            return _adding(words, named, action, view, rules, view.shown.lugares[view.seat].count)
        case Take() if action.melds:
            return _laying(words, named, Lay(action.melds), view, rules, _with_lixo(view))
        case Take() if action.cards:
            return _adding(words, named, Add(action.to, action.cards), view, rules, _with_lixo(view))
        case _:
            return named


def _with_lixo(view: CanastraView) -> int:
    """How many cards the hand has once the lixo is in it."""
    return view.shown.lugares[view.seat].count + view.shown.lixo


def _warned(words: Language, named: Offered, key: str, clause: str, **facts: object) -> Offered:
    return replace(named, warning=words.say(WARNINGS[key], **facts), clause=clause, why=key, go=words.say(GO[key]))


def _worth(words: Language, points: int) -> str:
    return words.count("{n} ponto", "{n} pontos", points)


def _laying(words: Language, named: Offered, action: Lay, view: CanastraView, rules: CanastraRules, held: int) -> Offered:
    melds, lado = action.faces, view.side()
    points = laid_points(melds)
    named = replace(named, price=_worth(words, points))
    if points < lado.minimum:
        rises = rules.minimums[min(lado.attempts + 1, len(rules.minimums) - 1)]
        key = "low" if rises > lado.minimum else "low-again"
        return _warned(words, named, key, rules.cites["attempt"], points=points, minimum=lado.minimum, rises=rises)
    kit = kit_of(rules)
    stands = action.stands or ((),) * len(melds)
    made = [kit.new(faces, told[0] if told else NO_PIN) for faces, told in zip(melds, stands, strict=True)]
    laid = [jogo for jogo in made if jogo is not None]
    makes = [_canastra(words, jogo) for jogo in laid if jogo.canastra]
    left = held - sum([len(faces) for faces in melds])
    makes += _emptying(words, view, rules, left, [*_seen(kit, lado), *laid], "direct")
    named = replace(named, makes="; ".join(makes))
    if any(_newly_stained(jogo) for jogo in laid):
        return _warned(words, named, "stains", rules.cites["stain"])
    return named


def _newly_stained(jogo: Jogo) -> bool:
    """Whether a run that could have become clean can no longer: its wild card is a two of its own suit."""
    return jogo.stained and all(face // 13 == jogo.meld.of for face in jogo.meld.wild)


def _canastra(words: Language, jogo: Jogo) -> str:
    return words.say(MAKES["clean" if jogo.clean else "dirty"], points=jogo.bonus)


def _adding(words: Language, named: Offered, action: Add, view: CanastraView, rules: CanastraRules, held: int) -> Offered:
    seen, kit = jogo_of(action, view), kit_of(rules)
    if seen is None:
        return named
    before = _jogo(kit, seen)
    grown = kit.grown(before, faces_in(action.cards), action.stands[0] if action.stands else NO_PIN)
    if grown is None:
        return named
    jogos = _seen(kit, view.side())
    jogos[action.to - 1] = grown
    left = held - len(action.cards)
    makes = _growth(words, before, grown) + _emptying(words, view, rules, left, jogos, "direct")
    named = replace(named, makes="; ".join(makes))
    if before.clean and not grown.clean:
        return _warned(words, named, "dirties", rules.cites["dirty"], dirty=grown.bonus, clean=before.bonus)
    if _newly_stained(grown) and not before.stained:
        return _warned(words, named, "stains", rules.cites["stain"])
    return named


def _growth(words: Language, before: Jogo, grown: Jogo) -> list[str]:
    if grown.canastra and not before.canastra:
        return [_canastra(words, grown)]
    if grown.clean and not before.clean:
        return [words.say(MAKES["cleans"], points=grown.bonus - before.bonus)]
    return []


def _seen(kit: Kit, lado: Lado) -> list[Jogo]:
    return [_jogo(kit, jogo) for jogo in lado.jogos]


def _jogo(kit: Kit, jogo: Seen) -> Jogo:
    pin = jogo.stands[0] if jogo.stands and kit.rules.mobility != FREE else NO_PIN
    return lying(kit, faces_in(jogo.meld_cards), jogo.stained, pin)


def _discarding(words: Language, view: CanastraView, rules: CanastraRules) -> str:
    kit, mesa = kit_of(rules), view.shown
    left = mesa.lugares[view.seat].count - 1
    makes = _emptying(words, view, rules, left, _seen(kit, view.side()), "indirect")
    there = len([morto for morto in mesa.mortos if morto.state == "there"]) - (not left and bool(makes))
    if not mesa.stock and there <= 0 and not rules.lixo_until_pass and not _goes_out(view, left):
        makes.append(words.say(MAKES["exhausted"]))
    return "; ".join(makes)


def _goes_out(view: CanastraView, left: int) -> bool:
    return not left and view.side().may_go_out


def _emptying(words: Language, view: CanastraView, rules: CanastraRules, left: int, jogos: list[Jogo], how: str) -> list[str]:
    """What the last card brings: a morto, or the end."""
    if left:
        return []
    lado = view.side()
    there = any(morto.state == "there" for morto in view.shown.mortos)
    if there and len(lado.mortos) < rules.mortos_per_side:
        return [words.say(MAKES[how])]
    needed = {CLEAN_CANASTRA: any(jogo.clean for jogo in jogos), ANY_CANASTRA: any(jogo.canastra for jogo in jogos)}
    return [words.say(MAKES["batida"])] if needed.get(rules.needs, True) else []
