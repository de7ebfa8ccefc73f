"""Everything of a partida of Truco Cego that comes before play: who deals first, the cut, the lei do jogo, the deal.

Rule 1: nobody looks before the deal is done, in testa not before the own testa begins.
Rule 2: whatever a volta starts from is put together here; what happens in it is in `moves`.
"""

from typing import Final

from carteado.cards import CARDS
from carteado.game import REFEREE, Event, Seat
from carteado.games.cego.rules import acts, clauses, lei
from carteado.games.cego.rules.chains import falta_of
from carteado.games.cego.rules.events import LeiSaid, VoltaBegan, VoltaEnded
from carteado.games.cego.rules.layout import dealt_from
from carteado.games.cego.rules.phases import CUTTING, DEALING, DRAW_AT, DRAW_SHUFFLE, DRAWING, EXPOSED, PLAYING, SHUFFLE
from carteado.games.cego.rules.rulebook import LEAST_LEFT, SEATS, CegoRules
from carteado.games.cego.rules.seats import ALL_SEATS, NOBODY, ORDERED
from carteado.games.cego.rules.stages import FORMS, RODA, TESTA
from carteado.games.cego.rules.volta import ALL_CARDS, Volta
from carteado.native import mypyc_attr
from carteado.pack import DealerDrawn, Dealt, Drew, Kept, Looked, Shuffled, TurnedUp, WasCut

_JUDGE_ALONE: Final[tuple[int, ...]] = (REFEREE,)
_OWN: Final = tuple([(seat, REFEREE) for seat in range(SEATS)])
_CUTS: Final = tuple([acts.CUT + at for at in range(1, 40 - LEAST_LEFT + 1)])
_LEI_ALONE: Final[tuple[int, ...]] = (acts.LEI,)
_DEAL_ALONE: Final[tuple[int, ...]] = (acts.DEAL,)
_DRAWN_BY: Final = tuple([int(card.rank) if card.rank.isdecimal() else 0 for card in CARDS])

Log = list[Event] | None


@mypyc_attr(acyclic=True)
class Carteio:
    """A partida with its pack; `Partida` adds the play."""

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

    # Public facts.

    def score(self) -> tuple[int, int]:
        """Tentos of side A and side B."""
        return (self.score_a, self.score_b)

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

    # What may be done.

    def drawing(self) -> tuple[int, ...]:
        """The codes of the cards that who draws may take."""
        taken = [item % DRAW_AT for item in self.drawn]
        return tuple([acts.DRAW + at for at in range(1, len(self.cards) + 1) if at not in taken])

    def cutting(self, seat: Seat) -> tuple[int, ...]:
        """The codes of a seat before the cut."""
        return _CUTS + self._lei() if seat == self.cutter() else self._lei()

    def dealing(self, seat: Seat) -> tuple[int, ...]:
        """The codes of a seat before the deal."""
        return _DEAL_ALONE + self._lei() if seat == self.dealer else self._lei()

    def _lei(self) -> tuple[int, ...]:
        may = self.lei_seat == NOBODY and (self.form == RODA or self.rules.lei_in_testa)
        return _LEI_ALONE if may else ()

    # What an act does.

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
        """Three cards each, one at a time from the top (CEGO-9.IV-11), the mão first; none for those whose testa stands."""
        self.deal_hands(dealt_from(self.cards, self.top, self.dealer, self.testa), log)

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
        for nth in range(self.testa):
            first = (self.dealer + 1 + nth) % 3
            held &= ~(7 << 3 * first | 7 << 3 * (first + 3))
        self.begin(Volta(self.rules, hands, self.form, self.testa, self.dealer, self.score_a, self.score_b, held), log)

    def begin(self, volta: Volta, log: Log) -> None:
        """A roda or a testa begins; in testa the two players look now."""
        self.volta = volta
        self.phase = PLAYING
        if log is not None:
            seats = ORDERED[volta.first][volta.active]
            log.append(VoltaBegan(FORMS[volta.form], volta.nth, seats, self._why(volta.form)))
            if volta.form == TESTA:
                for seat in seats:
                    told = tuple([volta.card(seat, place) for place in range(3)])
                    log.append(Looked(seat, seat, clauses.LOOKS, told, _OWN[seat]))
        if self.lei_seat != NOBODY:
            caller = self.lei_seat
            if volta.form == TESTA:
                caller = volta.first if volta.first & 1 == caller & 1 else (volta.first + 3) % SEATS
            lei.begin(volta, caller, self.lei_falta)

    def _why(self, form: int) -> str:
        """The clause behind the form of a volta: the first deal, the turn of the other form, or too few tentos left."""
        if form == TESTA:
            return clauses.TESTA
        if max(self.score_a, self.score_b) >= self.rules.testa_stop:
            return clauses.RODA_TO_THE_END
        return clauses.RODA if self.number == 1 else clauses.ALTERNATES

    def redeal(self) -> None:
        """A new pack for the same dealer; the deal keeps its number."""
        self.volta = None
        self.cards = ()
        self.exposed = ()
        self.phase = SHUFFLE
        self.next_dealer = NOBODY
        self.redeals += 1

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
