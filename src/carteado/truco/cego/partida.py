"""A whole partida of Truco Cego: the draw, the cut and the deal, roda and testa in turn until a trio has its tentos.

Rule 1: the phases of a partida are here; what happens once cards are out is in `moves`, what a referee does in `incidents`.
Rule 2: a volta lasts until the next pack is shuffled, so until then a ruling can still look at it.
Rule 3: this file deals in codes and trusts its caller; `board` is the public face and checks.
"""

from typing import Any, Final

from carteado.cards import CARDS
from carteado.game import CHANCE, REFEREE, Event, Seat
from carteado.native import mypyc_attr
from carteado.truco.cego import acts, clauses, lei, moves
from carteado.truco.cego.chains import falta_of
from carteado.truco.cego.events import Credited, LeiSaid, VoltaBegan, VoltaEnded
from carteado.truco.cego.menu import asked_now, menu
from carteado.truco.cego.rules import LEAST_LEFT, SEATS, TARGET, CegoRules
from carteado.truco.cego.volta import (
    ALL_CARDS,
    ALL_SEATS,
    DONE,
    FORMS,
    NOBODY,
    ORDERED,
    RODA,
    SINGING,
    TESTA,
    TURN,
    Volta,
    restored,
)
from carteado.truco.events import DealerDrawn, Dealt, Drew, Kept, Looked, PartidaEnded, Shuffled, TurnedUp, WasCut

DRAW_SHUFFLE: Final = 0
DRAWING: Final = 1
SHUFFLE: Final = 2
CUTTING: Final = 3
DEALING: Final = 4
EXPOSED: Final = 5
PLAYING: Final = 6
OVER: Final = 7
PHASES: Final = ("draw-shuffle", "draw", "shuffle", "cut", "deal", "exposed", "play", "over")

DRAW_AT: Final = 64  # a card drawn for the first deal is seat * DRAW_AT + its position in the pack
DEALT: Final = 3 * SEATS
_ALONE: Final = tuple([(seat,) for seat in range(SEATS)])
_CHANCE_ALONE: Final = (CHANCE,)
_JUDGE_ALONE: Final = (REFEREE,)
_OWN: Final = tuple([(seat, REFEREE) for seat in range(SEATS)])
_CUTS: Final = tuple([acts.CUT + at for at in range(1, 40 - LEAST_LEFT + 1)])
_LEI_ALONE: Final = (acts.LEI,)
_DEAL_ALONE: Final = (acts.DEAL,)
_DRAWN_BY: Final = tuple([int(card.rank) if card.rank.isdecimal() else 0 for card in CARDS])

Log = list[Event] | None


@mypyc_attr(acyclic=True, free_list_len=1)
class Partida:
    """A partida in play, changed in place by codes."""

    __slots__ = (
        "cards", "clause", "contenders", "cut", "cuts", "dealer", "drawn", "exposed", "form", "how", "lei_falta", "lei_seat",
        "next_dealer", "number", "phase", "redeals", "rounds", "rules", "sanctions", "score_a", "score_b", "testa", "top",
        "volta",
    )  # fmt: skip

    def __init__(
        self,
        rules: CegoRules,
        cut: bool,
        phase: int,
        score_a: int,
        score_b: int,
        dealer: Seat,
        next_dealer: Seat,
        number: int,
        form: int,
        redeals: int,
        testa: int,
        lei_seat: Seat,
        lei_falta: int,
        cards: tuple[int, ...],
        top: int,
        cuts: int,
        drawn: tuple[int, ...],
        rounds: int,
        contenders: int,
        exposed: tuple[int, ...],
        sanctions: tuple[tuple[Seat, str, str], ...],
        how: str,
        clause: str,
        volta: Volta | None,
    ) -> None:
        self.rules = rules
        self.cut = cut
        self.phase = phase
        self.score_a = score_a
        self.score_b = score_b
        self.dealer = dealer
        self.next_dealer = next_dealer
        self.number = number
        self.form = form
        self.redeals = redeals
        self.testa = testa  # with which testa the deal begins: earlier ones stand when cards are dealt again
        self.lei_seat = lei_seat
        self.lei_falta = lei_falta
        self.cards = cards
        self.top = top
        self.cuts = cuts
        self.drawn: tuple[int, ...] = drawn
        self.rounds = rounds  # cards drawn before this round of the draw
        self.contenders = contenders
        self.exposed: tuple[int, ...] = exposed
        self.sanctions = sanctions
        self.how = how
        self.clause = clause
        self.volta = volta

    def copy(self) -> "Partida":
        """Another partida, the same."""
        volta = self.volta
        return Partida(
            self.rules, self.cut, self.phase, self.score_a, self.score_b, self.dealer, self.next_dealer, self.number,
            self.form, self.redeals, self.testa, self.lei_seat, self.lei_falta, self.cards, self.top, self.cuts, self.drawn,
            self.rounds, self.contenders, self.exposed, self.sanctions, self.how, self.clause,
            None if volta is None else volta.copy(),
        )  # fmt: skip

    def facts(self) -> tuple[Any, ...]:
        """The content but for cards and volta, in the order of the constructor after the rules."""
        return (
            self.cut, self.phase, self.score_a, self.score_b, self.dealer, self.next_dealer, self.number, self.form,
            self.redeals, self.testa, self.lei_seat, self.lei_falta, self.top, self.cuts, self.drawn, self.rounds,
            self.contenders, self.exposed, self.sanctions, self.how, self.clause,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """The content as plain values: boards with equal keys are equal."""
        volta = self.volta
        told = None if volta is None else (volta.hands, volta.public())
        return (self.rules.id, self.rules.options, self.facts(), self.cards, told)

    # Public facts.

    def score(self) -> tuple[int, int]:
        """Tentos of side A and side B."""
        return (self.score_a, self.score_b)

    def leading(self) -> int:
        """The side with more tentos."""
        return 0 if self.score_a > self.score_b else 1

    def cutter(self) -> Seat:
        """The seat on the dealer's left."""
        return (self.dealer + SEATS - 1) % SEATS

    def next_form(self) -> int:
        """The form of the deal that begins now, by the score and the one before."""
        return RODA if max(self.score_a, self.score_b) >= self.rules.testa_stop else self.form

    def falta(self) -> int:
        """What a falta envido is worth by the score."""
        return falta_of(self.rules, self.form == TESTA, self.score_a, self.score_b)

    def drawers(self) -> tuple[Seat, ...]:
        """Who still draws a card in this round of the draw."""
        drawn = [item // DRAW_AT for item in self.drawn[self.rounds :]]
        return tuple([seat for seat in ORDERED[0][self.contenders] if seat not in drawn])

    # Whose turn, and what they may do.

    def actors(self) -> tuple[Seat, ...]:
        """The seats waited for."""
        phase = self.phase
        volta = self.volta
        if phase == PLAYING and volta is not None:
            if volta.window == TURN:
                return _ALONE[volta.turn]
            if volta.window == SINGING:
                return _ALONE[volta.singer]
            return ORDERED[volta.asked_from()][asked_now(volta)]
        if phase in (SHUFFLE, DRAW_SHUFFLE):
            return _CHANCE_ALONE
        if phase == CUTTING:
            return _ALONE[self.cutter()]
        if phase == DEALING:
            return _ALONE[self.dealer]
        if phase == DRAWING:
            return self.drawers()[:1]
        if phase == EXPOSED:
            return _ALONE[self.exposed[0] // 3]
        return ()

    def codes(self, seat: Seat) -> tuple[int, ...]:
        """The codes of what a seat may do now."""
        phase = self.phase
        if phase == PLAYING and self.volta is not None:
            return menu(self.volta, seat)
        if phase == CUTTING:
            return _CUTS + self._lei() if seat == self.cutter() else self._lei()
        if phase == DEALING:
            return _DEAL_ALONE + self._lei() if seat == self.dealer else self._lei()
        if seat not in self.actors():
            return ()
        if phase == DRAWING:
            taken = [item % DRAW_AT for item in self.drawn]
            return tuple([acts.DRAW + at for at in range(1, len(self.cards) + 1) if at not in taken])
        return (acts.KEEP, acts.REFUSE) if phase == EXPOSED else ()

    def _lei(self) -> tuple[int, ...]:
        may = self.lei_seat == NOBODY and (self.form == RODA or self.rules.lei_in_testa)
        return _LEI_ALONE if may else ()

    # What an act does.

    def step(self, seat: Seat, code: int, log: Log) -> None:
        """Do what the code says."""
        volta = self.volta
        if self.phase == PLAYING and volta is not None:
            moves.step(volta, seat, code, log)
            if volta.window == DONE:
                self.commit(volta, log)
        elif code >= acts.DRAW:
            self.draw(seat, code - acts.DRAW, log)
        elif code >= acts.CUT:
            self.cut_at(seat, code - acts.CUT, log)
        elif code == acts.DEAL:
            self.deal(log)
        elif code == acts.LEI:
            self.say_lei(seat, log)
        else:
            self.answer_exposed(code == acts.KEEP, log)

    def shuffle(self, pack: tuple[int, ...], log: Log) -> None:
        """A pack comes in: for the draw, or for the next deal, which begins here."""
        self.volta = None
        self.cards = pack
        self.top = self.cuts = 0
        self.drawn = ()
        self.rounds = 0
        self.exposed = ()
        if self.phase == DRAW_SHUFFLE:
            self.phase = DRAWING
            self.contenders = ALL_SEATS
        else:
            if self.next_dealer != NOBODY:
                self.dealer = self.next_dealer
                self.number += 1
                self.redeals = 0
                self.testa = 0
                self.form = self.next_form()
                self.lei_seat = NOBODY
                self.lei_falta = 0
            self.next_dealer = NOBODY
            self.phase = CUTTING if self.cut else DEALING
        if log is not None:
            log.append(Shuffled(self.dealer, self.number))

    def draw(self, seat: Seat, at: int, log: Log) -> None:
        """A seat takes a card for the first deal; the highest decides, and equal ones draw again."""
        self.drawn = (*self.drawn, seat * DRAW_AT + at)
        if log is not None:
            log.append(Drew(seat, at, CARDS[self.cards[at - 1]]))
        if self.drawers():
            return
        last = self.drawn[self.rounds :]
        heights = {item // DRAW_AT: _DRAWN_BY[self.cards[item % DRAW_AT - 1]] for item in last}
        best = max(heights.values())
        tied = [other for other in heights if heights[other] == best]
        dealer = tied[0] if len(tied) == 1 else NOBODY
        if dealer == NOBODY:
            self.contenders = sum(1 << other for other in tied)
            self.rounds = len(self.drawn)
        else:
            self.next_dealer = dealer
            self.phase = SHUFFLE
        if log is not None:
            log.append(DealerDrawn(None if dealer == NOBODY else dealer, clauses.DRAW))

    def cut_at(self, seat: Seat, at: int, log: Log) -> None:
        """So many cards go from the top to below."""
        self.top = at
        self.cuts = 1
        self.phase = DEALING
        if log is not None:
            log.append(WasCut(seat, at))

    def say_lei(self, seat: Seat, log: Log) -> None:
        """A seat binds its trio before a card is dealt."""
        self.lei_seat = seat
        self.lei_falta = self.falta()
        if log is not None:
            log.append(LeiSaid(seat, self.lei_falta, clauses.LEI))

    def deal(self, log: Log) -> None:
        """Three cards each, one at a time from the top, the mão first; none for those whose testa stands."""
        self.deal_hands(dealt_from(self.cards, self.top, self.dealer), log)

    def deal_hands(self, hands: tuple[int, ...], log: Log) -> None:
        """The deal is on with these cards."""
        if log is not None:
            for nth in range(SEATS):
                seat = (self.dealer + 1 + nth) % SEATS
                if nth % 3 < self.testa:
                    continue
                told = tuple([CARDS[index] for index in hands[3 * seat : 3 * seat + 3]])
                log.append(Dealt(seat, told, _OWN[seat] if self.form == RODA else _JUDGE_ALONE))
        held = ALL_CARDS
        for nth in range(SEATS):
            if nth % 3 < self.testa:
                held &= ~(7 << 3 * ((self.dealer + 1 + nth) % SEATS))
        self._begin(Volta(self.rules, hands, self.form, self.testa, self.dealer, self.score_a, self.score_b, held), log)

    def _begin(self, volta: Volta, log: Log) -> None:
        """A roda or a testa begins; in testa the two players look now."""
        self.volta = volta
        self.phase = PLAYING
        volta.turn = volta.first()
        if log is not None:
            seats = ORDERED[volta.first()][volta.active()]
            log.append(VoltaBegan(FORMS[volta.form], volta.nth, seats, clauses.RODA if volta.form == RODA else clauses.TESTA))
            if volta.form == TESTA:
                for seat in seats:
                    told = tuple([volta.card(seat, place) for place in range(3)])
                    log.append(Looked(seat, seat, clauses.LOOKS, told, _OWN[seat]))
        if self.lei_seat != NOBODY:
            caller = self.lei_seat
            if volta.form == TESTA:
                caller = volta.first() if volta.first() & 1 == caller & 1 else (volta.first() + 3) % SEATS
            lei.begin(volta, caller, self.lei_falta)

    # How a volta, a deal and a partida end.

    def commit(self, volta: Volta, log: Log) -> None:
        """Pay the bill, part by part, until a trio is out; then the next testa or the next deal."""
        for part, side, tentos, clause in volta.bill:
            self.credit(part, side, tentos, clause, log)
            if self.is_out():
                break
        if log is not None:
            log.append(VoltaEnded(FORMS[volta.form], volta.nth, self.score(), clauses.PARTIDA if self.is_out() else ""))
        if self.is_out():
            self.end_partida("played", clauses.PARTIDA, log)
        else:
            self.go_on(volta, log)

    def credit(self, part: str, side: int, tentos: int, clause: str, log: Log) -> None:
        """Tentos for a side, for good."""
        if side:
            self.score_b = self._capped(self.score_b + tentos)
        else:
            self.score_a = self._capped(self.score_a + tentos)
        if log is not None:
            log.append(Credited(part, side, tentos, self.score(), clause))

    def _capped(self, tentos: int) -> int:
        return min(tentos, TARGET) if self.rules.cap_score else tentos

    def is_out(self) -> bool:
        """Whether a trio has all its tentos."""
        return self.score_a >= TARGET or self.score_b >= TARGET

    def go_on(self, volta: Volta, log: Log) -> None:
        """After a volta: the next testa of the deal, or the deal passes to the mão."""
        if volta.form == TESTA and volta.nth < 2:
            if not (self.rules.stop_each_testa and max(self.score_a, self.score_b) >= self.rules.testa_stop):
                self._begin(self.next_testa(volta), log)
                return
            self.form = RODA
            self.testa = 0
            self.redeal()
            return
        self.form = RODA if self.form == TESTA else TESTA
        self.next_dealer = (self.dealer + 1) % SEATS
        self.phase = SHUFFLE

    def next_testa(self, volta: Volta) -> Volta:
        """The same cards, the next pair; what was seen and proved stays."""
        return Volta(
            self.rules, volta.hands, TESTA, volta.nth + 1, volta.dealer, self.score_a, self.score_b, volta.held, volta.seen,
            0, volta.has_flor, volta.no_flor, volta.sang_true, volta.shows, songs=volta.songs,
        )  # fmt: skip

    def redeal(self) -> None:
        """A new pack for the same dealer; the deal keeps its number."""
        self.volta = None
        self.cards = ()
        self.exposed = ()
        self.phase = SHUFFLE
        self.next_dealer = NOBODY
        self.redeals += 1

    def end_partida(self, how: str, clause: str, log: Log) -> None:
        """The partida is over."""
        self.phase = OVER
        self.exposed = ()
        self.how = how
        self.clause = clause
        if log is not None:
            log.append(PartidaEnded(self.leading(), self.score(), how, clause))

    # Cards that turn up in the deal.

    def turn_up(self, volta: Volta, places: tuple[int, ...], log: Log) -> None:
        """These places turned up while they were dealt: all have seen them, and the first owner decides."""
        for at in places:
            volta.seen |= 1 << at
            if log is not None:
                log.append(TurnedUp(at // 3, CARDS[volta.hands[at]], clauses.TURNED_UP))
        self.exposed = places
        self.phase = EXPOSED

    def answer_exposed(self, keeps: bool, log: Log) -> None:
        """The owner of the first card that turned up keeps it, or wants a new deal."""
        volta = self.volta
        at = self.exposed[0]
        if not keeps or volta is None:
            if log is not None and volta is not None:
                log.append(VoltaEnded(FORMS[volta.form], volta.nth, self.score(), clauses.TURNED_UP, True))
            self.redeal()
            return
        if log is not None:
            log.append(Kept(at // 3, CARDS[volta.hands[at]], clauses.TURNED_UP))
        self.exposed = self.exposed[1:]
        if not self.exposed:
            self.phase = PLAYING


def dealt_from(cards: tuple[int, ...], top: int, dealer: Seat) -> tuple[int, ...]:
    """The hands that this pack deals, three places a seat."""
    size = len(cards)
    return tuple([cards[at % size] for at in layout(top, dealer)])


def layout(top: int, dealer: Seat) -> list[int]:
    """For each place of the hands, where in the pack its card lies, not yet wrapped round."""
    return [top + (seat - dealer - 1) % SEATS + SEATS * place for seat in range(SEATS) for place in range(3)]


def partida_restored(rules: CegoRules, key: tuple[Any, ...]) -> Partida:
    """The partida with this key (see `Partida.key`) under these rules."""
    facts, cards, told = key[2], key[3], key[4]
    make: Any = Partida
    volta = None if told is None else restored(rules, told[0], told[1])
    made: Partida = make(rules, *facts[:12], cards, *facts[12:], volta)
    return made
