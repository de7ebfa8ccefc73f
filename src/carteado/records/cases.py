"""Rule cases: a record with expectations, and what of them does not hold."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, REFEREE, Event, Seat, State
from carteado.records import truco
from carteado.records.model import ENDINGS, Expectation, Record, RecordError, Refusal
from carteado.records.replaying import moments_of, start
from carteado.truco.events import MaoEnded
from carteado.truco.views import Mesa, TrucoView

_SIDES: Final = {"A": 0, "B": 1, "nenhum": None, "ninguém": None}
_PHASES: Final = {
    "sorteio": "draw", "corte": "cut", "carteio": "deal", "onze": "eleven", "jogo": "play", "resposta": "answer",
    "escolha": "choose-card", "baralho": "shuffle", "fim": "over",
}  # fmt: skip


@dataclass(frozen=True)
class Failure:
    """An expectation that does not hold: the line, what was expected there and what is."""

    line: int
    expected: str
    found: str


class Scene:
    """Where a case stands: the state and the events of the mão so far."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.last: tuple[Event, ...] = ()

    def mesa(self, seat: Seat = PUBLIC) -> Mesa:
        """The table through the eyes of a seat."""
        view = self.state.view(seat)
        assert isinstance(view, TrucoView)
        return view.known


def check(record: Record) -> tuple[Failure, ...]:
    """Play the case; every expectation that fails, in order. An act that is refused raises `RecordError`."""
    scene = Scene(start(record))
    failures: list[Failure] = []
    for line in record.lines:
        if isinstance(line, Expectation):
            found = _judge(scene, line)
            if found is not None:
                failures.append(Failure(line.line, "= " + " ".join(line.words), found))
        elif isinstance(line, Refusal):
            reason = scene.state.check(line.seat, line.action)
            found_code = "aceito" if reason is None else reason.code
            if found_code != line.code:
                failures.append(Failure(line.line, f"! {line.code}", found_code))
        else:
            for moment in moments_of(line, scene.state):
                scene.state = moment.state
                scene.last = moment.events
                scene.events += moment.events
    return tuple(failures)


def _judge(scene: Scene, line: Expectation) -> str | None:
    """`None` if the expectation holds, else what was found instead."""
    words = line.words
    denied = words[0] in ("não", "nao")
    word = words[1] if denied and len(words) > 1 else words[0]
    rest = words[2:] if denied else words[1:]
    judge = _JUDGES.get(word)
    if judge is None or (denied and word not in ("pode", "vê", "ve")):
        raise RecordError(line.line, "no-expectation", " ".join(words), ", ".join(_JUDGES))
    try:
        found, holds = judge(scene, rest)
    except (IndexError, KeyError, ValueError) as error:
        raise RecordError(line.line, "expectation-form", " ".join(words)) from error
    return None if holds != denied else found


Verdict = tuple[str, bool]


def _score(scene: Scene, words: tuple[str, ...]) -> Verdict:
    score = scene.mesa().score
    return f"placar {score[0]} {score[1]}", score == (int(words[0]), int(words[1]))


def _turn(scene: Scene, words: tuple[str, ...]) -> Verdict:
    actors = scene.state.actors()
    wanted = () if words == ("ninguém",) else (CHANCE,) if words == ("monte",) else tuple(int(word) for word in words)
    told = "monte" if actors == (CHANCE,) else " ".join(map(str, actors)) or "ninguém"
    return f"vez {told}", actors == wanted


def _stake(scene: Scene, words: tuple[str, ...]) -> Verdict:
    stake = scene.mesa().stake
    return f"vale {stake}", stake == int(words[0])


def _asked(scene: Scene, words: tuple[str, ...]) -> Verdict:
    asked = scene.mesa().asked
    return f"pedido {asked}", asked == int(words[0])


def _phase(scene: Scene, words: tuple[str, ...]) -> Verdict:
    phase = scene.mesa().phase
    return f"fase {phase}", phase == _PHASES[words[0]]


def _dealer(scene: Scene, words: tuple[str, ...]) -> Verdict:
    mesa = scene.mesa()
    dealer = mesa.next_dealer if mesa.next_dealer >= 0 else mesa.dealer
    return f"carteador {dealer}", dealer == int(words[0])


def _mao(scene: Scene, words: tuple[str, ...]) -> Verdict:
    ended = [event for event in scene.events if isinstance(event, MaoEnded)]
    side = ended[-1].side if ended else -1
    told = {0: "A", 1: "B", None: "nenhum", -1: "em jogo"}[side]
    return f"mão {told}", bool(ended) and side == _SIDES[words[0]]


def _partida(scene: Scene, words: tuple[str, ...]) -> Verdict:
    outcome = scene.state.outcome
    if outcome is None:
        return "partida em jogo", words == ("em", "jogo")
    told = "A" if outcome.returns[0] > 0 else "B"
    how = ENDINGS[outcome.how]
    return f"partida {told} {how}", words[0] == told and (len(words) == 1 or words[1] == how)


def _match(scene: Scene, words: tuple[str, ...]) -> Verdict:
    outcome = scene.state.outcome
    match = () if outcome is None else outcome.match
    return f"jogo {' '.join(map(str, match))}", match == tuple(int(word) for word in words)


def _clause(scene: Scene, words: tuple[str, ...]) -> Verdict:
    cited = [str(event.clause) for event in scene.last if hasattr(event, "clause")]
    return f"cláusula {' '.join(cited) or 'nenhuma'}", words[0] in cited


def _lead(scene: Scene, words: tuple[str, ...]) -> Verdict:
    turn = scene.mesa().turn
    return f"sai {turn}", turn == int(words[0])


def _vazas(scene: Scene, words: tuple[str, ...]) -> Verdict:
    told = "".join("AB="[result] for result in scene.mesa().results)
    return f"vazas {told or '-'}", told == words[0].replace("-", "")


def _may(scene: Scene, words: tuple[str, ...]) -> Verdict:
    seat, action, _ = truco.read(" ".join(words))
    assert action is not None
    reason = scene.state.check(seat, action)
    return "pode" if reason is None else f"não pode: {reason.code}", reason is None


def _sees(scene: Scene, words: tuple[str, ...]) -> Verdict:
    """`= vê 0 de 2: 4C QO` (exactly these), `= vê 3 queimadas: 2C 5O`, `= não vê 1 de 2` (no card of that hand)."""
    seat = {"juiz": REFEREE, "público": PUBLIC}.get(words[0], -9)
    mesa = scene.mesa(int(words[0]) if seat == -9 else seat)
    text = " ".join(words[1:])
    what, colon, listed = text.partition(":")
    seen = _burned(mesa) if what == "queimadas" else _hand_seen(mesa, int(what.removeprefix("de ")))
    told = f"vê {' '.join(map(str, seen)) or 'nada'}"
    if not colon:
        return told, bool(seen)
    return told, sorted(seen) == sorted(Card.of(word) for word in listed.split())


def _burned(mesa: Mesa) -> list[Card]:
    return [card for card in mesa.burned_cards if card is not None]


def _hand_seen(mesa: Mesa, owner: Seat) -> list[Card]:
    if not mesa.hands:
        return []
    hand = mesa.hands[owner]
    fallen = {card.card for vaza in mesa.vazas for card in vaza if card.seat == owner}
    known = {card for card in hand.dealt_cards if card is not None} | set(hand.partner_cards) | set(hand.exposed_cards)
    return sorted(known - fallen)


_JUDGES: Final[dict[str, Callable[[Scene, tuple[str, ...]], Verdict]]] = {
    "placar": _score, "vez": _turn, "vale": _stake, "pedido": _asked, "fase": _phase, "carteador": _dealer, "mão": _mao,
    "partida": _partida, "jogo": _match, "cláusula": _clause, "sai": _lead, "vazas": _vazas, "pode": _may, "vê": _sees,
}  # fmt: skip
