"""What a case may expect of a table of blackjack: `= fichas 112,5 90`, `= ganhos 15 -10`, `= mãos 0: 8P 3E / 8C KO`."""

from collections.abc import Callable, Sequence
from typing import Final

from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE, Seat
from carteado.games.blackjack.rules.rulebook import HALVES
from carteado.games.blackjack.rules.views import BlackjackView, Lugar, Mao, Mesa
from carteado.records.expectations import NOBODY, SHARED
from carteado.records.face import MAX_SEATS
from carteado.records.scenes import Judge, Scene, Verdict, Words, numbers, one, points
from carteado.records.text import HIDDEN, NOTHING, points_told

PHASES: Final = {
    "apostas": "betting", "baralho": "shuffle", "carteio": "dealing", "perguntas": "asking", "jogo": "playing", "casa": "house",
    "fim": "over",
}  # fmt: skip
ENDED: Final = {
    "em-jogo": "", "blackjack": "blackjack", "ganha": "win", "casa-estoura": "house-bust", "empata": "tie",
    "blackjacks": "blackjack-tie", "perde": "loss", "casa-blackjack": "house-blackjack", "estoura": "bust",
    "rende": "surrender",
}  # fmt: skip
HOUSE: Final = "casa"
LOWEST: Final = -(10**7)
_EYES: Final = {**{str(seat): seat for seat in range(MAX_SEATS)}, "juiz": REFEREE, "público": PUBLIC}


def _view(scene: Scene, seat: Seat = PUBLIC) -> BlackjackView:
    view = scene.view(seat)
    assert isinstance(view, BlackjackView)
    return view


def _mesa(scene: Scene, seat: Seat = PUBLIC) -> Mesa:
    return _view(scene, seat).shown


def _told(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards)) or NOTHING


def _named(words: Sequence[str]) -> list[Card]:
    return [] if tuple(words) == (NOTHING,) else [Card.of(word) for word in words]


def _chips(word: str, of: Callable[[Mesa], Sequence[int]]) -> Judge:
    """Chips of each seat: `= fichas 112,5 90`, `= ganhos 15 -10`."""

    def judge(scene: Scene, words: Words) -> Verdict:
        found = tuple(of(_mesa(scene)))
        return f"{word} {' '.join(points_told(found, HALVES))}", found == points(words, scene.setting.seats, LOWEST, HALVES)

    return judge


def _bets(scene: Scene, words: Words) -> Verdict:
    """`= apostas 10 0`: the bet of each seat, in whole chips."""
    found = tuple([lugar.bet for lugar in _mesa(scene).lugares])
    return f"apostas {' '.join(map(str, found))}", found == numbers(words, scene.setting.seats)


def _counted(word: str, of: Callable[[Mesa], int]) -> Judge:
    """One number: `= rodada 3`, `= sapato 290`."""

    def judge(scene: Scene, words: Words) -> Verdict:
        found = of(_mesa(scene))
        return f"{word} {found}", (found,) == numbers(words, 1)

    return judge


def _seated(word: str, of: Callable[[Lugar], bool]) -> Judge:
    """The seats of which it holds: `= seguros 0 2`, `= fora ninguém`."""

    def judge(scene: Scene, words: Words) -> Verdict:
        found = tuple([lugar.seat for lugar in _mesa(scene).lugares if of(lugar)])
        wanted = () if words == (NOBODY,) else numbers(words, len(words) or 1)
        return f"{word} {' '.join(map(str, found)) or NOBODY}", found == wanted

    return judge


def _of_seat(words: Words) -> tuple[Seat, str]:
    who, _, listed = " ".join(words).partition(":")
    return numbers((who.strip(),), 1)[0], listed.strip()


def _each(word: str, tell: Callable[[Mao], str]) -> Judge:
    """Every hand of a seat, in order: `= mãos 0: 8P 3E / 8C KO`, `= valores 0: 20 / 10`, `= acertos 0: ganha / estoura`."""

    def judge(scene: Scene, words: Words) -> Verdict:
        seat, listed = _of_seat(words)
        found = [tell(mao) for mao in _mesa(scene, REFEREE).lugares[seat].maos]
        wanted = [] if listed == NOTHING else [" ".join(part.split()) for part in listed.split("/")]
        return f"{word} {seat}: {' / '.join(found) or NOTHING}", found == wanted

    return judge


def _stake(mao: Mao) -> str:
    return points_told((mao.stake,), HALVES)[0]


def _ended(mao: Mao) -> str:
    return next(word for word, how in ENDED.items() if how == mao.how)


def _house(scene: Scene, words: Words) -> Verdict:
    """`= casa 9C ?`, `= casa 9C 8E`: the cards of the house as all see them."""
    mesa = _mesa(scene)
    found = [*map(str, mesa.house_cards), *[HIDDEN] * (mesa.house_count - len(mesa.house_cards))]
    _named([word for word in words if word not in (HIDDEN, NOTHING)])
    return f"casa {' '.join(found) or NOTHING}", tuple(found or [NOTHING]) == words


def _total(scene: Scene, words: Words) -> Verdict:
    """`= soma 0: 18 / 21`, `= soma casa: 17`: what hands come to; of the house, what lies open."""
    if words[:1] == (f"{HOUSE}:",):
        found = _mesa(scene).house_total
        return f"soma {HOUSE}: {found}", (found,) == numbers(words[1:], 1)
    return _each("soma", lambda mao: str(mao.total))(scene, words)


def _blackjack(scene: Scene, words: Words) -> Verdict:
    """`= blackjack 0`, `= não blackjack casa`: 21 with the first two cards."""
    if one(words) == HOUSE:
        mesa = _mesa(scene, REFEREE)
        found = mesa.house_count == 2 and mesa.house_total == 21
    else:
        found = any(mao.blackjack for mao in _mesa(scene, REFEREE).lugares[numbers(words, 1)[0]].maos)
    return f"{'' if found else 'não '}blackjack {words[0]}", found


def _phase(scene: Scene, words: Words) -> Verdict:
    """`= fase perguntas`: what the table waits for."""
    found = _mesa(scene).phase
    told = next(word for word, name in PHASES.items() if name == found)
    return f"fase {told}", found == PHASES[one(words)]


def _sees(scene: Scene, words: Words) -> Verdict:
    """`= vê 1 de 0: 8P 8C`, `= não vê 1 de 0`, `= vê juiz casa: 9C 8E`: what somebody sees of a seat or of the house."""
    what, colon, listed = " ".join(words[1:]).partition(":")
    kind, _, which = what.strip().partition(" ")
    mesa = _mesa(scene, _EYES[words[0]])
    if kind == HOUSE and not which:
        seen: Sequence[Card] = mesa.house_cards
    elif kind == "de":
        seen = [card for mao in mesa.lugares[numbers((which,), 1)[0]].maos for card in mao.hand_cards]
    else:
        raise ValueError(words)
    return (f"vê {_told(seen)}", list(seen) == _named(listed.split())) if colon else (f"vê {_told(seen)}", bool(seen))


def _gains(mesa: Mesa) -> Sequence[int]:
    return [now - before for now, before in zip(mesa.score, mesa.base, strict=True)]


WORDS: Final[dict[str, Judge]] = {
    **SHARED,
    "fichas": _chips("fichas", lambda mesa: mesa.score),
    "ganhos": _chips("ganhos", _gains),
    "livres": _chips("livres", lambda mesa: [lugar.free for lugar in mesa.lugares]),
    "apostas": _bets,
    "mãos": _each("mãos", lambda mao: _told(mao.hand_cards)),
    "valores": _each("valores", _stake),
    "acertos": _each("acertos", _ended),
    "soma": _total,
    "casa": _house,
    "blackjack": _blackjack,
    "seguros": _seated("seguros", lambda lugar: lugar.insured),
    "fora": _seated("fora", lambda lugar: not lugar.able),
    "mão": _counted("mão", lambda mesa: mesa.hand + 1),
    "rodada": _counted("rodada", lambda mesa: mesa.mao),
    "sapato": _counted("sapato", lambda mesa: mesa.shoe),
    "fase": _phase,
    "vê": _sees,
}
DENIABLE: Final = frozenset(("pode", "vê", "blackjack"))
