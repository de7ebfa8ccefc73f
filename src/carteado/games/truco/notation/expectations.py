"""What a case may expect of a table of truco and of no other game: `= vale 3`, `= pedido 6`, `= mão A`, `= vira 5O`."""

from collections.abc import Sequence
from typing import Final

from carteado.cards import Card
from carteado.game import Seat, View
from carteado.games.truco.rules.events import MaoEnded
from carteado.games.truco.rules.views import Mesa, TrucoView
from carteado.records import vazas
from carteado.records.scenes import Judge, Scene, Verdict, Words, numbers, one
from carteado.records.text import NOTHING

_PHASES: Final = {
    "novo-sorteio": "draw-shuffle", "sorteio": "draw", "baralho": "shuffle", "corte": "cut", "carteio": "deal",
    "exposta": "exposed", "onze": "eleven", "jogo": "play", "resposta": "answer", "escolha": "choose-card", "fim": "over",
}  # fmt: skip
_CLOSED: Final = "fechada"


def _known(view: View) -> Mesa:
    assert isinstance(view, TrucoView)
    return view.known


def _drawn(view: View) -> Mesa:
    assert isinstance(view, TrucoView)
    return view.shown


def _shown(mesa: vazas.Mesa, owner: Seat) -> Sequence[Card]:
    assert isinstance(mesa, Mesa)
    hand = mesa.hands[owner]
    return (*hand.partner_cards, *hand.exposed_cards)


def _burned(mesa: vazas.Mesa, what: str) -> vazas.Seen:
    if what != "queimadas":
        raise ValueError(what)
    assert isinstance(mesa, Mesa)
    return list(mesa.burned_cards)


def _stake(scene: Scene, words: Words) -> Verdict:
    """`= vale 3`: what the mão is worth as accepted so far."""
    stake = _known(scene.view()).stake
    return f"vale {stake}", (stake,) == numbers(words, 1)


def _asked(scene: Scene, words: Words) -> Verdict:
    """`= pedido 6`: what waits for an answer, or `nada`."""
    asked = _known(scene.view()).asked
    told = str(asked) if asked else NOTHING
    return f"pedido {told}", (0 if words == (NOTHING,) else numbers(words, 1)[0]) == asked


def _mao(scene: Scene, words: Words) -> Verdict:
    """`= mão A`, `= mão ninguém`, `= mão anulada`, `= mão em jogo`: whose this mão is."""
    ended = [event for event in scene.events if isinstance(event, MaoEnded)]
    if not ended:
        told = "em jogo"
    elif ended[-1].void:
        told = "anulada"
    else:
        told = {0: "A", 1: "B", None: "ninguém"}[ended[-1].side]
    wanted = " ".join(words)
    if wanted not in ("A", "B", "ninguém", "anulada", "em jogo"):
        raise ValueError(wanted)
    return f"mão {told}", wanted == told


def _vira(scene: Scene, words: Words) -> Verdict:
    """`= vira 5O`, `= vira fechada` while nobody may see it, `= vira nada` before it is turned."""
    mesa = _known(scene.view())
    told = {"none": NOTHING, "hidden": _CLOSED}.get(mesa.vira, str(mesa.vira_card))
    wanted = one(words)
    return f"vira {told}", told == (wanted if wanted in (NOTHING, _CLOSED) else str(Card.of(wanted)))


WORDS: Final[dict[str, Judge]] = {
    **vazas.words_of_vazas(_known, _drawn, _shown, _PHASES, _burned),
    "vale": _stake,
    "pedido": _asked,
    "mão": _mao,
    "vira": _vira,
}
