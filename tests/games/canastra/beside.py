"""The rules and the model at one table: the same acts through both, and everything compared after each.

Rule 1: the model knows nothing of the rules. What it leaves open, where a curinga that does not move was put, is told to it.
Rule 2: an act that the model cannot say (a card of another game, yesterday's turn) is none for this table.
"""

from collections import Counter
from itertools import product
from random import Random
from typing import Final

from carteado import catalogue
from carteado.cards import CARDS, Card
from carteado.game import CHANCE, Action, Seat
from carteado.games.canastra.rules.acts import Add, Buy, Cards, Decline, Discard, Lay, Take
from carteado.games.canastra.rules.board import CanastraBoard
from carteado.games.canastra.rules.dealing import dealt_places
from carteado.games.canastra.rules.jogos import Jogo
from carteado.games.canastra.rules.phases import BUYING, OVER, PLAYING, SHUFFLE, THERE, TURNED
from carteado.games.canastra.rules.rodada import Rodada
from carteado.games.canastra.rules.rulebook import FREE, HAND
from carteado.pack import Keep, Refuse, Shuffle
from games.canastra.model.game import Act, Model
from games.canastra.model.melds import PLACES, Meld, rank, suit

TEXTS: Final = tuple(str(card) for card in CARDS)
PHASES: Final = {BUYING: "draw", PLAYING: "meld", SHUFFLE: "over", OVER: "over"}


class Beside:
    """One match on two tables."""

    def __init__(self, game: str, seats: int, options: dict[str, str], dealer: Seat, score: tuple[int, ...] = ()) -> None:
        self.told = f"{game} for {seats}, {options}, {score}"
        board = catalogue.new(game, seats, options, dealer=dealer, score=score, cut=False).board()
        assert isinstance(board, CanastraBoard)
        self.board = board
        self.partida = board.partida
        told = {"target": str(self.partida.rules.target)} | options
        if told.pop("profile", "") == "clean":
            told["vuln_enforcement"] = "block"
        told.pop("clock", None)
        self.model = Model(game, seats, told, dealer, list(self.partida.score))
        self.model.match.tied = list(self.partida.tied)
        self.acts: list[tuple[Seat, Action]] = []

    @property
    def rodada(self) -> Rodada:
        """The deal as the rules have it."""
        assert self.partida.rodada is not None
        return self.partida.rodada

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.partida.phase == OVER

    def deal(self, pack: tuple[Card, ...]) -> None:
        """The next deal, of this pack."""
        self.acts = []
        self.board.advance(CHANCE, Shuffle(pack))
        self.model.deal([str(card) for card in pack])
        self.compare()

    def accepts(self, seat: Seat, action: Action) -> bool:
        """Whether the act may be done, which both must say alike."""
        reason = self.board.check(seat, action)
        words = [self.model.allowed(seat, act) for act in self.spoken(action)]
        assert (reason is None) == (None in words), f"{self}: seat {seat}, {action}: the rules say {reason}, the model {words}"
        return reason is None

    def do(self, seat: Seat, action: Action) -> None:
        """An act that both accept."""
        self.acts.append((seat, action))
        spoken = next(act for act in self.spoken(action) if self.model.allowed(seat, act) is None)
        self.board.advance(seat, action)
        self.model.do(seat, spoken)
        if self.partida.rules.mobility != FREE:
            self._settle()
        self.compare()

    def __str__(self) -> str:
        return f"{self.told}, after {self.acts[-6:]}"

    # What is said to the model.

    def spoken(self, action: Action) -> list[Act]:
        """The act in the words of the model; several where a place may be that of more than one curinga."""
        if isinstance(action, Take):
            if action.melds:
                return [("lixo", ("baixa", [_texts(meld) for meld in action.melds]))]
            return [("lixo", ("junta", _texts(action.cards), action.to - 1)) if action.cards or action.to else ("lixo",)]
        if isinstance(action, Lay):
            melds = [_texts(meld) for meld in action.melds]
            if not action.stands:
                return [("baixa", melds)]
            ways = [_placed(meld, told) for meld, told in zip(melds, action.stands, strict=True)]
            return [("baixa", list(chosen)) for chosen in product(*ways)]
        if isinstance(action, Add):
            return self._added(action)
        if isinstance(action, Discard):
            return [("descarta", str(action.card))]
        word = {Buy: "compra", Decline: "passa", Keep: "fica", Refuse: "recusa"}[type(action)]
        return [(word,)]

    def _added(self, action: Add) -> list[Act]:
        cards, number = _texts(action.cards), action.to - 1
        if not action.stands:
            return [("junta", cards, number)]
        table = self.model.table[self.model.side_of[self.rodada.turn]]
        lying = table[number] if 0 <= number < len(table) else None
        of = lying.ways[0].of if lying is not None else "P"
        wild = sorted({card for card in (*cards, *(lying.cards if lying else ())) if rank(card) == "2"})
        (place,) = action.stands
        return [("junta", cards, number, [f"{card}={PLACES[place]}{of}"]) for card in wild] or [("junta", ["?"], number)]

    def _settle(self) -> None:
        """Tell the model where curingas stand that do not move."""
        for side, jogos in enumerate(self.rodada.jogos):
            for number, jogo in enumerate(jogos):
                if jogo.pin:
                    face = PLACES[jogo.pin] + self.model.table[side][number].ways[0].of
                    self.model.settle(side, number, [f"{TEXTS[jogo.meld.wild[0]]}={face}"])

    # What must be the same.

    def compare(self) -> None:
        """Everything on the table, and the match."""
        rules, model = self._by_the_rules(), self._by_the_model()
        different = {name: (rules[name], model[name]) for name in rules if rules[name] != model[name]}
        assert not different, f"{self}: {different}"

    def _by_the_rules(self) -> dict[str, object]:
        partida, rodada = self.partida, self.rodada
        phase = PHASES[partida.phase]
        over = phase == "over"
        winner = partida.tied[0] if self.over and partida.tied else None
        return {
            "phase": phase,
            "turn": None if over else rodada.turn,
            "hands": [sorted(_named(rodada.faces(seat))) for seat in range(partida.seats)],
            "table": [[_lying(jogo) for jogo in side] for side in rodada.jogos],
            "lixo": _named(rodada.lixo),
            "stock": _named(rodada.pack[rodada.stock_at : rodada.stock_end]),
            "mortos": [
                _named(rodada.pack[rodada.morto_at(nth) : rodada.morto_at(nth) + HAND])
                for nth, taken in enumerate(rodada.mortos)
                if taken == THERE
            ],
            "turned": rodada.mortos.count(TURNED),
            "takers": sorted(seat for seat in rodada.mortos if seat >= 0),
            "unused": {seat for seat in range(partida.seats) if rodada.waiting[seat] >= 0},
            "attempts": list(partida.attempts),
            "minimums": [partida.minimum(side) for side in range(len(partida.score))],
            "idle": rodada.idle if phase == "draw" else None,
            "failed": None if over else rodada.failed,
            "single": None if over or rodada.single < 0 else TEXTS[rodada.single],
            "refusable": phase == "meld" and rodada.refusable,
            "ended": partida.ended,
            "out": None if rodada.ender < 0 else rodada.ender,
            "bills": [
                (one.table, one.clean_points, one.dirty_points, one.batida, one.hands, one.morto, one.total)
                for one in partida.bills()
            ],
            "score": list(partida.score),
            "over": self.over,
            "winner": winner,
            "tied": None if self.over else list(partida.tied),
        }

    def _by_the_model(self) -> dict[str, object]:
        model = self.model
        over = model.phase == "over"
        return {
            "phase": model.phase,
            "turn": None if over else model.turn,
            "hands": [sorted(hand.elements()) for hand in model.hands],
            "table": [[_modelled(meld) for meld in side] for side in model.table],
            "lixo": model.lixo,
            "stock": model.stock,
            "mortos": model.mortos,
            "turned": model.turned,
            "takers": sorted(model.takers),
            "unused": model.unused,
            "attempts": model.attempts,
            "minimums": [model.minimum(side) for side in range(model.sides)],
            "idle": model.stall if model.phase == "draw" else None,
            "failed": None if over else model.failed,
            "single": None if over else model.single,
            "refusable": model.phase == "meld" and model.offered is not None,
            "ended": model.ended,
            "out": model.out,
            "bills": [(one.table, one.clean, one.dirty, one.batida, one.hands, one.morto, one.total) for one in model.bills],
            "score": model.match.scores,
            "over": model.match.over,
            "winner": model.match.winner,
            "tied": None if model.match.over else model.match.tied,
        }


def _named(faces: tuple[int, ...] | list[int]) -> list[str]:
    return [TEXTS[face] for face in faces]


def _texts(cards: Cards) -> list[str]:
    return [str(card) for card in cards]


def _lying(jogo: Jogo) -> tuple[object, ...]:
    kind = "run" if jogo.meld.is_run else "group"
    return sorted(_named(jogo.meld.cards)), kind, len(jogo.meld.wild), jogo.stained, jogo.status


def _modelled(meld: Meld) -> tuple[object, ...]:
    return sorted(meld.cards), meld.kind, meld.wilds, meld.stained, meld.status


def _placed(meld: list[str], told: tuple[int, ...]) -> list[list[str]]:
    """The cards of a meld with the place of its curinga told, once for every card that may be it."""
    if not told:
        return [meld]
    of = Counter(suit(card) for card in meld if rank(card) != "2").most_common(1)[0][0]
    twos = {card: at for at, card in enumerate(meld) if rank(card) == "2"}
    place = f"={PLACES[told[0]]}{of}"
    return [[card + place if nth == at else card for nth, card in enumerate(meld)] for at in twos.values()]


def stacked(deck: tuple[Card, ...], seats: int, dealer: Seat, packet: int, rng: Random) -> tuple[Card, ...]:
    """A pack whose hands and mortos are full of runs: chunks of consecutive cards stay together, some places are swapped."""
    chunks: list[list[Card]] = []
    left = sorted(set(deck)) + sorted((Counter(deck) - Counter(set(deck))).elements())
    while left:
        size = rng.choice((3, 4, 5, 7, 8))
        chunks.append(left[:size])
        del left[:size]
    rng.shuffle(chunks)
    order = [card for chunk in chunks for card in chunk]
    for _ in range(rng.choice((0, 5, 20, 60))):
        one, other = rng.randrange(len(order)), rng.randrange(len(order))
        order[one], order[other] = order[other], order[one]
    pack: list[Card] = list(order)
    places = [place for hand in dealt_places(seats, dealer, packet) for place in hand]
    for card, place in zip(order, places, strict=False):
        pack[place] = card
    return tuple(pack)
