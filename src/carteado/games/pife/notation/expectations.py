"""What a case may expect of a table of cacheta or pif-paf: `= vidas 9 9 10 9`, `= pote 34`, `= rodada louca 3`, `= lixo 4C`."""

from collections.abc import Callable, Sequence
from typing import Final

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE, Seat
from carteado.games.pife.rules.views import Lugar, Mesa, PifeView
from carteado.records.expectations import SHARED
from carteado.records.face import MAX_SEATS
from carteado.records.model import ENDINGS
from carteado.records.scenes import SIDES, Judge, Scene, Verdict, Words, numbers, one
from carteado.records.text import NOTHING

PHASES: Final = {
    "sorteio": "lot", "baralho": "shuffle", "corte": "cutting", "apostas": "betting", "mistura": "mixing",
    "novo-corte": "recutting", "compra": "buying", "novo-monte": "restocking", "jogo": "playing", "louca": "claiming",
    "fim": "over",
}  # fmt: skip
ENDED: Final = {
    "batida": "batida", "dez": "ten", "louca": "louca", "sobra": "alone", "esgotada": "exhausted", "parada": "stalled",
}  # fmt: skip
_IN_PLAY: Final = "em jogo"
_NONE: Final = "nenhuma"
_NOBODY: Final = "ninguém"
_EYES: Final = {**{str(seat): seat for seat in range(MAX_SEATS)}, "juiz": REFEREE, "público": PUBLIC}


def _view(scene: Scene, seat: Seat = PUBLIC) -> PifeView:
    view = scene.view(seat)
    assert isinstance(view, PifeView)
    return view


def _mesa(scene: Scene) -> Mesa:
    return _view(scene).shown


def _told(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards)) or NOTHING


def _named(words: Sequence[str]) -> list[Card]:
    return [] if tuple(words) == (NOTHING,) else [Card.of(word) for word in words]


def _listed(word: str, of: Callable[[Mesa], Sequence[int]]) -> Judge:
    """A number for each seat: `= vidas 9 9 10 9`, `= apostas 10 10 10 0`, `= cartas 9 9 9 10`."""

    def judge(scene: Scene, words: Words) -> Verdict:
        found = tuple(of(_mesa(scene)))
        return f"{word} {' '.join(map(str, found))}", found == numbers(words, scene.setting.seats)

    return judge


def _counted(word: str, of: Callable[[Mesa], int]) -> Judge:
    """One number: `= pote 34`, `= monte 67`."""

    def judge(scene: Scene, words: Words) -> Verdict:
        found = of(_mesa(scene))
        return f"{word} {found}", (found,) == numbers(words, 1)

    return judge


def _seated(word: str, of: Callable[[Mesa], Sequence[Seat]]) -> Judge:
    """Seats in order: `= perguntas 2 3 0`, `= respostas ninguém`."""

    def judge(scene: Scene, words: Words) -> Verdict:
        found = tuple(of(_mesa(scene)))
        wanted = () if words == (_NOBODY,) else numbers(words, len(words) or 1)
        return f"{word} {' '.join(map(str, found)) or _NOBODY}", found == wanted

    return judge


def _marked(word: str, of: Callable[[Lugar], bool]) -> Judge:
    """Whether a seat has a mark: `= bate-só-do-monte 2`."""

    def judge(scene: Scene, words: Words) -> Verdict:
        found = of(_mesa(scene).lugares[numbers(words, 1)[0]])
        return f"{'' if found else 'não '}{word} {words[0]}", found

    return judge


def _lying(word: str, of: Callable[[Mesa], Sequence[Card]]) -> Judge:
    """Cards as they lie: `= lixo 4C JP` from the bottom up, `= vira 9C`, `= curinga 10C 10O`."""

    def judge(scene: Scene, words: Words) -> Verdict:
        found = list(of(_mesa(scene)))
        return f"{word} {_told(found)}", found == _named(words)

    return judge


def _of_seat(words: Words) -> tuple[Seat, str]:
    who, _, listed = " ".join(words).partition(":")
    return numbers((who.strip(),), 1)[0], listed.strip()


def _hand(scene: Scene, words: Words) -> Verdict:
    """`= mão 1: 4C 5C`: all that a seat holds, in any order."""
    seat, listed = _of_seat(words)
    found = sorted(_view(scene, REFEREE).shown.lugares[seat].hand_cards)
    return f"mão {seat}: {_told(found)}", found == sorted(_named(listed.split()))


def _melds(scene: Scene, words: Words) -> Verdict:
    """`= jogos 1: 5P 5C 5E / 7O 8O 9O`: the melds of the cards a seat holds, in any order."""
    seat, listed = _of_seat(words)
    melds = _view(scene, REFEREE).shown.lugares[seat].meld_cards
    wanted = [] if listed == NOTHING else [sorted(_named(meld.split())) for meld in listed.split("/")]
    told = " / ".join([_told(meld) for meld in melds]) or NOTHING
    return f"jogos {seat}: {told}", sorted(map(sorted, melds)) == sorted(wanted)


def _rodada(scene: Scene, words: Words) -> Verdict:
    """`= rodada em jogo`, `= rodada dez 1`, `= rodada esgotada`, `= rodada nenhuma`: how the deal ended, and by whom."""
    mesa = _mesa(scene)
    waits = mesa.phase in (PHASES["sorteio"], PHASES["baralho"])
    ended = next((word for word, name in ENDED.items() if name == mesa.ended), _NONE if waits else _IN_PLAY)
    told = f"{ended} {mesa.ender}" if mesa.ended and mesa.ender >= 0 else ended
    if " ".join(words) not in (_IN_PLAY, _NONE) and words[0] not in ENDED:
        raise ValueError(words)
    return f"rodada {told}", " ".join(words) in (told, ended)


def _phase(scene: Scene, words: Words) -> Verdict:
    """`= fase compra`: what the table waits for."""
    found = _mesa(scene).phase
    told = next(word for word, name in PHASES.items() if name == found)
    return f"fase {told}", found == PHASES[one(words)]


def _dealer(mesa: Mesa) -> Seat:
    """Who deals this deal; between two deals, the next one."""
    return mesa.next_dealer if mesa.phase == PHASES["baralho"] else mesa.dealer


def _partida(scene: Scene, words: Words) -> Verdict:
    """`= partida B`, `= partida A C jogada`, `= partida em jogo`: who has won it; several where it is drawn or shared."""
    found, _ = SHARED["partida"](scene, words)
    outcome = scene.state.outcome
    if outcome is None:
        return found, f"partida {' '.join(words)}" == found
    won = tuple([SIDES[seat] for seat in _mesa(scene).winners])
    told = (*won, ENDINGS[outcome.how])
    return f"partida {' '.join(told)}", words in (told, won)


def _sees(scene: Scene, words: Words) -> Verdict:
    """`= vê 0 de 2: 4C`, `= não vê 1 de 2`: the cards somebody knows to be in a hand."""
    what, colon, listed = " ".join(words[1:]).partition(":")
    kind, _, which = what.partition(" ")
    if kind != "de":
        raise ValueError(words)
    seat, view = numbers((which.strip(),), 1)[0], _view(scene, _EYES[words[0]])
    held = view.known.held_cards[seat] if view.known is not None else ()
    seen = view.shown.lugares[seat].hand_cards or held
    found = f"vê {_told(seen)}"
    return (found, sorted(seen) == sorted(_named(listed.split()))) if colon else (found, bool(seen))


def _still_in(mesa: Mesa) -> Sequence[Seat]:
    return [lugar.seat for lugar in mesa.lugares if lugar.status == "in"]


BARRED: Final = "bate-só-do-monte"
STOCK_ONLY: Final = "compra-só-do-monte"
WORDS: Final[dict[str, Judge]] = {
    **SHARED,
    **{word: _listed(word, lambda mesa: mesa.score) for word in ("placar", "vidas", "fichas")},
    "apostas": _listed("apostas", lambda mesa: [lugar.bet for lugar in mesa.lugares]),
    "pote": _counted("pote", lambda mesa: mesa.pot),
    "cartas": _listed("cartas", lambda mesa: [lugar.count for lugar in mesa.lugares]),
    "mão": _hand,
    "jogos": _melds,
    "lixo": _lying("lixo", lambda mesa: mesa.lixo_cards),
    "monte": _counted("monte", lambda mesa: mesa.stock),
    "vira": _lying("vira", lambda mesa: () if mesa.vira is None else (mesa.vira,)),
    "curinga": _lying("curinga", lambda mesa: mesa.wild_cards),
    "dentro": _seated("dentro", _still_in),
    "perguntas": _seated("perguntas", lambda mesa: mesa.asked),
    "respostas": _seated("respostas", lambda mesa: mesa.answered),
    BARRED: _marked(BARRED, lambda lugar: lugar.barred),
    STOCK_ONLY: _marked(STOCK_ONLY, lambda lugar: lugar.stock_only),
    "deve": _listed("deve", lambda mesa: [lugar.owes for lugar in mesa.lugares]),
    "paradas": _counted("paradas", lambda mesa: mesa.idle),
    "anuladas": _counted("anuladas", lambda mesa: mesa.voids),
    "partida": _partida,
    "rodada": _rodada,
    "fase": _phase,
    "carteador": _counted("carteador", _dealer),
    "vê": _sees,
}
DENIABLE: Final = frozenset(("pode", "vê", BARRED, STOCK_ONLY))
