"""What a case may expect of a table of truco, word by word: `= placar 3 0`, `= vez 2`, `= não pode 0 cai 6`."""

from collections.abc import Callable
from typing import Final

from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, REFEREE, Seat
from carteado.games.cego.rules.views import CegoHand, MesaCego
from carteado.games.truco.rules.events import MaoEnded
from carteado.games.truco.rules.views import Mesa
from carteado.records import notation, truco, voltas
from carteado.records.mesas import AnyMesa, seats_of
from carteado.records.model import ENDINGS, Expectation, RecordError
from carteado.records.reading import plain_word
from carteado.records.scenes import NOTHING, Scene, Verdict, Words, numbers, one

_PHASES: Final = {
    "novo-sorteio": "draw-shuffle", "sorteio": "draw", "baralho": "shuffle", "corte": "cut", "carteio": "deal",
    "exposta": "exposed", "onze": "eleven", "jogo": "play", "resposta": "answer", "escolha": "choose-card", "fim": "over",
}  # fmt: skip
_EYES: Final = {**{str(seat): seat for seat in range(6)}, "juiz": REFEREE, "público": PUBLIC}
_CLOSED: Final = "fechada"


def judge(scene: Scene, line: Expectation) -> str | None:
    """`None` if the expectation holds, else what was found instead."""
    words = list(line.words)
    denied = len(words) > 1 and plain_word(words[0]) == "nao"
    word, *rest = words[1:] if denied else words
    judges = _CEGO if isinstance(scene.mesa(), MesaCego) else _WORDS
    found_judge = next((found for name, found in judges.items() if plain_word(name) == plain_word(word)), None)
    if found_judge is None or (denied and found_judge not in _DENIABLE):
        raise RecordError(line.line, "no-expectation", " ".join(words), ", ".join(judges))
    try:
        found, holds = found_judge(scene, tuple(rest))
    except (IndexError, KeyError, ValueError) as error:
        raise RecordError(line.line, "expectation-form", " ".join(words)) from error
    return None if holds != denied else found


def _truco(scene: Scene) -> Mesa:
    mesa = scene.mesa()
    assert isinstance(mesa, Mesa)
    return mesa


def _score(scene: Scene, words: Words) -> Verdict:
    score = scene.mesa().score
    return f"placar {score[0]} {score[1]}", score == numbers(words, 2)


def _turn(scene: Scene, words: Words) -> Verdict:
    actors = scene.state.actors()
    wanted = {("ninguém",): (), ("monte",): (CHANCE,)}.get(words) if len(words) == 1 else None
    told = "monte" if actors == (CHANCE,) else " ".join(map(str, actors)) or "ninguém"
    return f"vez {told}", actors == (numbers(words, len(words) or 1) if wanted is None else wanted)


def _stake(scene: Scene, words: Words) -> Verdict:
    stake = _truco(scene).stake
    return f"vale {stake}", (stake,) == numbers(words, 1)


def _asked(scene: Scene, words: Words) -> Verdict:
    asked = _truco(scene).asked
    told = str(asked) if asked else NOTHING
    return f"pedido {told}", (0 if words == (NOTHING,) else numbers(words, 1)[0]) == asked


def _phase(scene: Scene, words: Words) -> Verdict:
    phase = scene.mesa().phase
    told = next(word for word, name in _PHASES.items() if name == phase)
    return f"fase {told}", phase == _PHASES[one(words)]


def _dealer(scene: Scene, words: Words) -> Verdict:
    mesa = scene.mesa()
    dealer = mesa.next_dealer if mesa.next_dealer >= 0 else mesa.dealer
    return f"carteador {dealer}", (dealer,) == numbers(words, 1)


def _mao(scene: Scene, words: Words) -> Verdict:
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


def _partida(scene: Scene, words: Words) -> Verdict:
    outcome = scene.state.outcome
    if words != ("em", "jogo") and (words[0] not in ("A", "B") or len(words) > 2 or words[1:] not in _ENDINGS):
        raise ValueError(words)
    if outcome is None:
        return "partida em jogo", words == ("em", "jogo")
    told = ("A" if outcome.returns[0] > 0 else "B", ENDINGS[outcome.how])
    return f"partida {told[0]} {told[1]}", words in (told, told[:1])


def _match(scene: Scene, words: Words) -> Verdict:
    outcome = scene.state.outcome
    match = () if outcome is None else outcome.match
    return f"jogo {' '.join(map(str, match)) or NOTHING}", match == numbers(words, 2)


def _clause(scene: Scene, words: Words) -> Verdict:
    cited = [clause for event in scene.last if (clause := str(getattr(event, "clause", "")))]
    return f"cláusula {' '.join(cited) or 'nenhuma'}", one(words) in cited


def _lead(scene: Scene, words: Words) -> Verdict:
    turn = scene.mesa().turn
    return f"sai {turn}", (turn,) == numbers(words, 1)


def _vazas(scene: Scene, words: Words) -> Verdict:
    told = "".join("AB="[result] for result in scene.mesa().results) or "-"
    if not set(one(words)) <= set("AB=-"):
        raise ValueError(words)
    return f"vazas {told}", told == words[0]


def _counts(scene: Scene, words: Words) -> Verdict:
    counts = tuple(hand.count for hand in scene.mesa().hands)
    return f"cartas {' '.join(map(str, counts)) or NOTHING}", counts == numbers(words, seats_of(scene.state))


def _vira(scene: Scene, words: Words) -> Verdict:
    """`= vira 5O`, `= vira fechada` while nobody may see it, `= vira nada` before it is turned."""
    mesa = _truco(scene)
    told = {"none": NOTHING, "hidden": _CLOSED}.get(mesa.vira, str(mesa.vira_card))
    wanted = one(words)
    return f"vira {told}", told == (wanted if wanted in (NOTHING, _CLOSED) else str(Card.of(wanted)))


def _sanctions(scene: Scene, words: Words) -> Verdict:
    """`= penas 3a 0b`: the seats warned or punished so far, in order, with the letter of the ladder."""
    given = tuple(f"{seat}{letter}" for seat, letter, _ in scene.mesa().sanctions)
    return f"penas {' '.join(given) or NOTHING}", given == (() if words == (NOTHING,) else words)


def _may(scene: Scene, words: Words) -> Verdict:
    seat, action, faces = notation.read(scene.view(PUBLIC).regulation, " ".join(words))
    if action is None or faces:
        raise ValueError(words)
    reason = scene.state.check(seat, action)
    return "pode" if reason is None else f"não pode: {reason.code}", reason is None


def _menu(scene: Scene, words: Words) -> Verdict:
    """`= escolhas 0: cai 12 / corre 12`: all a seat may do now, and nothing else; `nada` for nothing."""
    who, _, listed = " ".join(words).partition(":")
    seat = numbers((who,), 1)[0]
    acts = [notation.tell(seat, action).partition(" ")[2] for action in scene.state.legal(seat)]
    regulation = scene.view(PUBLIC).regulation
    wanted: list[str] = []
    for act in () if listed.strip() == NOTHING else listed.split("/"):
        _, action, _ = notation.read(regulation, f"{seat} {act.strip()}")
        if action is None:
            raise ValueError(words)
        wanted.append(notation.tell(seat, action).partition(" ")[2])
    return f"escolhas {seat}: {' / '.join(acts) or NOTHING}", sorted(wanted) == sorted(acts)


def _sees(scene: Scene, words: Words) -> Verdict:
    """`= vê 0 de 2: 4C QO`, `= vê 3 queimadas: 2C 5O`, `= vê 1 vaza 2: KP ? 4E ?`; without a list, any card at all."""
    return _looks("vê", scene.view(_EYES[words[0]]).known, words[1:])


def _screen(scene: Scene, words: Words) -> Verdict:
    """`= tela 0 queimadas: ? 5O`: like `vê`, but what a screen may draw now, which may be less than is remembered."""
    return _looks("tela", scene.view(_EYES[words[0]]).shown, words[1:])


def _looks(verb: str, mesa: AnyMesa, words: Words) -> Verdict:
    what, colon, listed = " ".join(words).partition(":")
    kind, _, which = what.partition(" ")
    ordered = kind != "de"
    seen = _hand_seen(mesa, _EYES[which]) if kind == "de" else _vaza(mesa, which) if kind == "vaza" else _burned(mesa, what)
    told = [truco.HIDDEN if card is None else str(card) for card in seen]
    found = f"{verb} {' '.join(told) or NOTHING}"
    if not colon:
        return found, any(card is not None for card in seen)
    wanted = [] if listed.strip() == NOTHING else [_face(word) for word in listed.split()]
    return found, wanted == told if ordered else sorted(wanted) == sorted(told)


def _face(word: str) -> str:
    return word if word == truco.HIDDEN else str(Card.of(word))


def _burned(mesa: AnyMesa, what: str) -> list[Card | None]:
    if what != "queimadas" or not isinstance(mesa, Mesa):
        raise ValueError(what)
    return list(mesa.burned_cards)


def _vaza(mesa: AnyMesa, which: str) -> list[Card | None]:
    nth = numbers((which,), 1)[0]
    return [fallen.card for fallen in mesa.vazas[nth - 1]] if 0 < nth <= len(mesa.vazas) else []


def _hand_seen(mesa: AnyMesa, owner: Seat) -> list[Card | None]:
    """The cards known to be in a hand: seen there, shown by the partner, or seen by all before they went back."""
    if owner < 0:
        raise ValueError(owner)
    if not mesa.hands:
        return []
    hand = mesa.hands[owner]
    fallen = {card.card for vaza in mesa.vazas for card in vaza if card.seat == owner}
    known = {card for card in hand.dealt_cards if card is not None}
    known |= set(hand.shown_cards if isinstance(hand, CegoHand) else (*hand.partner_cards, *hand.exposed_cards))
    return [*sorted(known - fallen)]


_ENDINGS: Final = ((), *[(how,) for how in ENDINGS.values()])
Judges = dict[str, Callable[[Scene, Words], Verdict]]
_SHARED: Final[Judges] = {
    "placar": _score, "vez": _turn, "fase": _phase, "carteador": _dealer, "partida": _partida, "jogo": _match,
    "cláusula": _clause, "sai": _lead, "vazas": _vazas, "cartas": _counts, "penas": _sanctions, "pode": _may,
    "escolhas": _menu, "vê": _sees, "tela": _screen,
}  # fmt: skip
_WORDS: Final[Judges] = {**_SHARED, "vale": _stake, "pedido": _asked, "mão": _mao, "vira": _vira}
_CEGO: Final[Judges] = {**_SHARED, **voltas.WORDS}
_DENIABLE: Final = (_may, _sees, _screen)
