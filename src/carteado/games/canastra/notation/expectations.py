"""What a case may expect of a table of canastra or buraco: `= jogo A 1 5C 2O 7C`, `= lixo 7O KE`, `= conta A total 310`."""

from collections.abc import Callable, Sequence
from typing import Final

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE, Seat
from carteado.games.canastra.rules.events import Bill
from carteado.games.canastra.rules.views import CanastraView, Jogo, Lado, Mesa, Morto
from carteado.records.expectations import SHARED
from carteado.records.face import MAX_SEATS
from carteado.records.scenes import SIDES, Judge, Scene, Verdict, Words, numbers, one
from carteado.records.text import NOTHING, without_accents

PHASES: Final = {
    "novo-sorteio": "draw-shuffle", "sorteio": "drawing", "lote": "lot", "baralho": "shuffle", "corte": "cutting",
    "compra": "buying", "jogo": "playing", "fim": "over",
}  # fmt: skip
ENDED: Final = {
    "batida": "batida", "esgotada": "exhausted", "parada": "stalled", "recusada": "declined",
}  # fmt: skip
STATUS: Final = {"clean": "limpa", "dirty": "suja"}
STAINED: Final = "manchado"
CLOSED: Final = "fechado"
LOWEST: Final = -(10**6)
_EYES: Final = {**{str(seat): seat for seat in range(MAX_SEATS)}, "juiz": REFEREE, "público": PUBLIC}
_LINES: Final[dict[str, Callable[[Bill], int]]] = {
    "mesa": lambda bill: bill.table,
    "limpas": lambda bill: bill.clean,
    "sujas": lambda bill: bill.dirty,
    "canastras": lambda bill: bill.clean_points + bill.dirty_points,
    "batida": lambda bill: bill.batida,
    "mãos": lambda bill: bill.hands,
    "morto": lambda bill: bill.morto,
    "total": lambda bill: bill.total,
}


def _view(scene: Scene, seat: Seat = PUBLIC) -> CanastraView:
    view = scene.view(seat)
    assert isinstance(view, CanastraView)
    return view


def _mesa(scene: Scene, seat: Seat = PUBLIC) -> Mesa:
    return _view(scene, seat).shown


def _lado(scene: Scene, word: str) -> Lado:
    side = SIDES.index(word)
    if side >= scene.setting.sides:
        raise ValueError(word)
    return _mesa(scene).lados[side]


def _told(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards)) or NOTHING


def _named(words: Sequence[str]) -> list[Card]:
    return [] if tuple(words) == (NOTHING,) else [Card.of(word) for word in words]


def _jogo(scene: Scene, words: Words) -> Verdict:
    """`= jogo A 1 4C 5C 6C`: the first meld of A, its cards as they lie, then `limpa`, `suja`, `manchado`, `fechado`."""
    side, number, *wanted = words
    jogos = _lado(scene, side).jogos
    nth = numbers((number,), 1)[0]
    marks = [word for word in wanted if word in (*STATUS.values(), STAINED, CLOSED)]
    told = [str(card) for card in _named([word for word in wanted if word not in marks])] + marks
    found = _lying(jogos[nth - 1]) if 0 < nth <= len(jogos) else [NOTHING]
    return f"jogo {side} {nth} {' '.join(found)}", found == (told or [NOTHING])


def _lying(jogo: Jogo) -> list[str]:
    marks = [STATUS[jogo.canastra]] if jogo.canastra else [STAINED] if jogo.stained else []
    return [*map(str, jogo.meld_cards), *marks, *([CLOSED] if jogo.closed else [])]


def _jogos(scene: Scene, words: Words) -> Verdict:
    """`= jogos A 2`: how many melds a side has."""
    found = len(_lado(scene, words[0]).jogos)
    return f"jogos {words[0]} {found}", (found,) == numbers(words[1:], 1)


def _hand(scene: Scene, words: Words) -> Verdict:
    """`= mão 1: 4C 5C`: all that a seat holds, in any order."""
    who, _, listed = " ".join(words).partition(":")
    seat = numbers((who.strip(),), 1)[0]
    found = sorted(_mesa(scene, REFEREE).lugares[seat].hand_cards)
    return f"mão {seat}: {_told(found)}", found == sorted(_named(listed.split()))


def _counts(scene: Scene, words: Words) -> Verdict:
    """`= cartas 11 8 11 12`: how many cards each seat holds."""
    found = tuple([lugar.count for lugar in _mesa(scene).lugares])
    return f"cartas {' '.join(map(str, found))}", found == numbers(words, scene.setting.seats)


def _lixo(scene: Scene, words: Words) -> Verdict:
    """`= lixo 7O KE`: the discards from the bottom up."""
    found = list(_view(scene).lixo())
    return f"lixo {_told(found)}", found == _named(words)


def _stock(scene: Scene, words: Words) -> Verdict:
    """`= monte 36`: how many cards are left to draw."""
    found = _mesa(scene).stock
    return f"monte {found}", (found,) == numbers(words, 1)


def _mortos(scene: Scene, words: Words) -> Verdict:
    """`= mortos 0 monte -`: who took each morto, `monte` where it became the stock, `-` where it lies."""
    found = tuple([_morto(morto) for morto in _mesa(scene).mortos])
    if any(word not in (*_EYES, "monte", "-") for word in words):
        raise ValueError(words)
    return f"mortos {' '.join(found) or NOTHING}", found == words


def _morto(morto: Morto) -> str:
    return {"there": "-", "stock": "monte"}.get(morto.state, str(morto.seat))


def _rodada(scene: Scene, words: Words) -> Verdict:
    """`= rodada em jogo`, `= rodada batida 1`, `= rodada esgotada`: how the deal ended, and by whom."""
    mesa = _mesa(scene)
    ended = next((word for word, name in ENDED.items() if name == mesa.ended), "em jogo")
    told = f"{ended} {mesa.ender}" if mesa.ended and mesa.ender >= 0 else ended
    if words != ("em", "jogo") and words[0] not in ENDED:
        raise ValueError(words)
    return f"rodada {told}", " ".join(words) in (told, ended)


def _bill(scene: Scene, words: Words) -> Verdict:
    """`= conta A mesa 45 limpas 1 batida 100 total 310`: lines of what the last deal brought a side, in any number."""
    side, *pairs = words
    if len(pairs) % 2 or not pairs:
        raise ValueError(words)
    names = {without_accents(name): name for name in _LINES}
    wanted = {
        names[without_accents(name)]: numbers((value,), 1, LOWEST)[0] for name, value in zip(*_halves(pairs), strict=True)
    }
    number = _lado(scene, side).side
    bill = next((bill for bill in _mesa(scene).bills if bill.side == number), None)
    if bill is None:
        return f"conta {side} {NOTHING}", False
    found = {name: line(bill) for name, line in _LINES.items()}
    told = " ".join([f"{name} {value}" for name, value in found.items()])
    return f"conta {side} {told}", all(found[name] == value for name, value in wanted.items())


def _halves(pairs: list[str]) -> tuple[list[str], list[str]]:
    return pairs[::2], pairs[1::2]


def _minimum(scene: Scene, words: Words) -> Verdict:
    """`= mínimo A 75`: what the next lay-down of a side has to count; 0 where it is free."""
    found = _lado(scene, words[0]).minimum
    return f"mínimo {words[0]} {found}", (found,) == numbers(words[1:], 1)


def _goes_out(scene: Scene, words: Words) -> Verdict:
    """`= bate A`: whether the side has the right to go out, with no morto left to take first."""
    found = _lado(scene, one(words)).may_go_out
    return f"{'' if found else 'não '}bate {words[0]}", found


def _phase(scene: Scene, words: Words) -> Verdict:
    """`= fase compra`: what the table waits for."""
    found = _mesa(scene).phase
    told = next(word for word, name in PHASES.items() if name == found)
    return f"fase {told}", found == PHASES[one(words)]


def _dealer(scene: Scene, words: Words) -> Verdict:
    """`= carteador 1`: who deals this deal; between two deals, the next one."""
    mesa = _mesa(scene)
    found = mesa.next_dealer if mesa.phase == "shuffle" else mesa.dealer
    return f"carteador {found}", (found,) == numbers(words, 1)


def _sees(scene: Scene, words: Words) -> Verdict:
    """`= vê 0 de 2: 4C`, `= vê público lixo: 7O`: the cards that somebody knows to be there."""
    return _looks("vê", scene, words, False)


def _screen(scene: Scene, words: Words) -> Verdict:
    """`= tela 1 lixo: KE`: the same, of what a screen may draw."""
    return _looks("tela", scene, words, True)


def _looks(verb: str, scene: Scene, words: Words, drawn: bool) -> Verdict:
    what, colon, listed = " ".join(words[1:]).partition(":")
    view = _view(scene, _EYES[words[0]])
    kind, _, which = what.partition(" ")
    if kind == "de":
        seat = numbers((which,), 1)[0]
        seen = view.shown.lugares[seat].hand_cards or (() if drawn else view.held(seat))
    elif what == "lixo":
        seen = view.shown.lixo_cards if drawn else view.lixo()
    else:
        raise ValueError(words)
    found = f"{verb} {_told(seen)}"
    return (found, sorted(seen) == sorted(_named(listed.split()))) if colon else (found, bool(seen))


WORDS: Final[dict[str, Judge]] = {
    **{word: judge for word, judge in SHARED.items() if word != "jogo"},
    "jogo": _jogo,
    "jogos": _jogos,
    "mão": _hand,
    "cartas": _counts,
    "lixo": _lixo,
    "monte": _stock,
    "mortos": _mortos,
    "rodada": _rodada,
    "conta": _bill,
    "mínimo": _minimum,
    "bate": _goes_out,
    "fase": _phase,
    "carteador": _dealer,
    "vê": _sees,
    "tela": _screen,
}
DENIABLE: Final = frozenset(("pode", "bate", "vê", "tela"))
