"""What a ruling does to the score and the cards: tentos given, a volta forfeited, cards dealt again, a match lost.

Rule 1: a single tento is paid at once and the volta goes on; what forfeits a volta replaces all that it would have paid.
Rule 2: a volta that is over and still on the table can be forfeited too: what it paid is taken back first.
Rule 3: no hidden card is read here but to show it.
"""

from typing import Final

from carteado.cards import CARDS
from carteado.game import Event, Seat
from carteado.games.cego.rules import clauses, words
from carteado.games.cego.rules.chains import SIMPLE, F
from carteado.games.cego.rules.endings import end_false_flor
from carteado.games.cego.rules.events import VoltaEnded
from carteado.games.cego.rules.moments import part_of, points_stake
from carteado.games.cego.rules.partida import Partida
from carteado.games.cego.rules.phases import CUTTING, DRAW_SHUFFLE, OVER, PLAYING, SHUFFLE
from carteado.games.cego.rules.proofs import show, show_all
from carteado.games.cego.rules.resuming import resume
from carteado.games.cego.rules.rulebook import TARGET
from carteado.games.cego.rules.seats import NOBODY
from carteado.games.cego.rules.settling import settle
from carteado.games.cego.rules.stages import ANSWER_TRUCO, COUNTERED_REST, DONE, FORMS, OPEN, OPENED_REST, SETTLED, TURN
from carteado.games.cego.rules.volta import Volta
from carteado.games.cego.rules.worth import falta
from carteado.pack import Ruling, TurnedUp
from carteado.tricks.sanctions import CHARGED

Log = list[Event] | None
Bill = tuple[tuple[str, int, int, str], ...]
PENALTY: Final = "penalty"
LOST_MATCH: Final = "d"


def write_down(partida: Partida, seat: Seat, letter: str, clause: str) -> None:
    """A sanction against a player."""
    partida.sanctions += ((seat, letter, clause),)


# Tentos.


def give_one(partida: Partida, offender: Seat, clause: str, log: Log) -> None:
    """One tento to the other trio, at once; the volta goes on from the new score."""
    write_down(partida, offender, CHARGED, clause)
    partida.credit(PENALTY, 1 - (offender & 1), 1, clause, log)
    _rebase(partida)
    if partida.is_out():
        partida.end_partida("played", clauses.PARTIDA, log)
    else:
        _go_out(partida, log)


def _go_out(partida: Partida, log: Log) -> None:
    """Points that were won before, and that now take their side out, are proved at once."""
    volta = partida.volta
    if volta is None or volta.window == DONE or volta.points != SETTLED or volta.won_by == NOBODY:
        return
    if partida.score()[volta.won_by] + volta.won >= TARGET:
        settle(volta, NOBODY, clauses.WENT_OUT_WITH_FLOR, log)
        _commit(partida, volta, log)


def _rebase(partida: Partida) -> None:
    """The volta goes on from the new score; a falta that was said, or a rest, keeps what it was worth when it was."""
    volta = partida.volta
    if volta is not None:
        if F in volta.chain or volta.flor_step in (OPENED_REST, COUNTERED_REST):
            volta.falta = falta(volta)
        volta.base_a, volta.base_b = partida.score()


def forfeit_volta(partida: Partida, volta: Volta, offender: Seat, clause: str, log: Log) -> None:
    """The other trio is paid what both parts stood at, and the offender's nothing; where both have forfeited it, nobody is."""
    to = 1 - (offender & 1)
    both = _forfeited_by(volta, to, clause)
    part, stake, truco = part_of(volta), 0 if both else points_stake(volta, to), 0 if both else volta.truco_worth()
    write_down(partida, offender, CHARGED, clause)
    _end(partida, volta, to, ((part, to, stake, clause), (words.OF_TRUCO, to, truco, clause)), log)


def _forfeited_by(volta: Volta, side: int, clause: str) -> bool:
    """Whether this side has forfeited the volta by the same clause; one that both forfeited is billed with nothing."""
    if not volta.bill:
        return False
    _, to, tentos, by = volta.bill[0]
    return by == clause and (to != side or tentos == 0)


def forfeit_gathered(partida: Partida, volta: Volta, payer: int, flor: bool, ruling: Ruling, log: Log) -> None:
    """One for the envido, or three for a flor that was shown, and one for the truco; more where more was at stake."""
    to = 1 - payer
    write_down(partida, _offender(ruling), CHARGED, ruling.clause)
    unopened = volta.points == OPEN and not volta.said_flor()
    part = words.OF_FLOR if flor else part_of(volta)
    stake = SIMPLE if flor and unopened else points_stake(volta, to)
    _end(partida, volta, to, ((part, to, stake, ruling.clause), (words.OF_TRUCO, to, volta.truco_worth(), ruling.clause)), log)


def forfeit_flor(partida: Partida, volta: Volta, seat: Seat, clause: str, log: Log) -> None:
    """A false flor, said or called by another name, ends the volta."""
    write_down(partida, seat, CHARGED, clause)
    volta.flores |= 1 << seat
    volta.singer = NOBODY
    end_false_flor(volta, seat, clause, log)
    _commit(partida, volta, log)


def lose_truco(partida: Partida, volta: Volta, offender: Seat, clause: str, log: Log) -> None:
    """The truco part goes to the others; the points part stays as it was settled."""
    write_down(partida, offender, CHARGED, clause)
    volta.winner = 1 - (offender & 1)
    if partida.phase == SHUFFLE:
        volta.bill = tuple([_turned(item, volta.winner, clause) for item in volta.bill])
        _pay_again(partida, volta, clause, log)
        return
    settle(volta, volta.winner, clause, log)
    _commit(partida, volta, log)


def _turned(item: tuple[str, int, int, str], to: int, clause: str) -> tuple[str, int, int, str]:
    """What is paid for the truco, turned to a side; where both sides have lost it so, it is paid to nobody."""
    part, side, tentos, by = item
    if part != words.OF_TRUCO or side == to:
        return item
    return (part, to, 0 if by == clause else tentos, clause)


def fall_face_down(partida: Partida, volta: Volta, seat: Seat, log: Log) -> None:
    """The truco is given up once the points, if there are any, are settled."""
    volta.down = seat
    if volta.window in (TURN, ANSWER_TRUCO):
        resume(volta, log)
    if volta.window == DONE:
        _commit(partida, volta, log)


def _end(partida: Partida, volta: Volta, to: int, bill: Bill, log: Log) -> None:
    volta.won_part, volta.won_by, volta.won, _ = bill[0]
    volta.winner = to
    volta.points = SETTLED
    volta.window = DONE
    volta.waiting = 0
    volta.singer = NOBODY
    volta.bill = bill
    if partida.phase == SHUFFLE:
        _pay_again(partida, volta, bill[0][3], log)
    else:
        _commit(partida, volta, log)


def _commit(partida: Partida, volta: Volta, log: Log) -> None:
    partida.exposed = ()
    partida.phase = PLAYING
    partida.commit(volta, log)


def _pay_again(partida: Partida, volta: Volta, ruled: str, log: Log) -> None:
    """What the volta paid is taken back, and the new bill is paid; the next deal stays as it was."""
    partida.score_a, partida.score_b = volta.base_a, volta.base_b
    for part, side, tentos, clause in volta.bill:
        if tentos:
            partida.credit(part, side, tentos, clause, log)
        if partida.is_out():
            break
    if log is not None:
        log.append(VoltaEnded(FORMS[volta.form], volta.nth, partida.score(), ruled))
    if partida.is_out():
        partida.end_partida("played", clauses.PARTIDA, log)


# Cards.


def show_cards(volta: Volta, ruling: Ruling, log: Log) -> None:
    """The cards that were shown are public from now on."""
    seat = _offender(ruling)
    show(volta, seat, tuple([place_of(volta, seat, card.index) for card in ruling.cards]), "", ruling.clause, log)


def show_flor(volta: Volta, seat: Seat, clause: str, log: Log) -> None:
    """The flor is turned up."""
    volta.has_flor |= 1 << seat
    show_all(volta, seat, words.OF_FLOR, clause, log)


def place_of(volta: Volta, seat: Seat, index: int) -> int:
    """Where a seat was dealt this card, or -1 if it was not."""
    cards = volta.cards(seat)
    return cards.index(index) if index in cards else -1


def turn_up(partida: Partida, volta: Volta, places: tuple[int, ...], high: bool, clause: str, log: Log) -> None:
    """Low cards are for their owners to take or not; one high card, and the deal is off."""
    if not high:
        partida.turn_up(volta, places, log)
        return
    if log is not None:
        for at in places:
            log.append(TurnedUp(at // 3, CARDS[volta.hands[at]], clause))
    deal_again(partida, clause, log)


def deal_again(partida: Partida, clause: str, log: Log) -> None:
    """The same dealer shuffles for the same form; testas that were played stand."""
    volta = partida.volta
    if volta is not None:
        partida.testa = volta.nth
    if log is not None:
        log.append(VoltaEnded(FORMS[partida.form], partida.testa, partida.score(), clause, True))
    partida.redeal()


def cut_again(partida: Partida) -> None:
    """The same pack waits for a cut."""
    partida.top = partida.cuts = 0
    partida.phase = CUTTING


# The partida.


def lose_match(partida: Partida, offender: Seat, clause: str, log: Log) -> None:
    """The offender's trio loses the match; a partida it had lost before stays as it was lost."""
    write_down(partida, offender, LOST_MATCH, clause)
    if not (partida.phase == OVER and partida.leading() != offender & 1):
        partida.score_a, partida.score_b = (0, TARGET) if offender & 1 == 0 else (TARGET, 0)
    partida.end_partida("match-forfeited", clause, log)


def set_score(partida: Partida, ruling: Ruling, log: Log) -> None:
    """Cases that nobody foresaw: who decides them sets the score, and the volta in play goes on from it."""
    most = TARGET if partida.rules.cap_score else max(ruling.score)
    partida.score_a, partida.score_b = min(ruling.score[0], most), min(ruling.score[1], most)
    _rebase(partida)
    if partida.is_out():
        partida.end_partida("played", ruling.clause, log)
    elif partida.phase == OVER:
        _reopen(partida, log)
    else:
        _go_out(partida, log)


def _reopen(partida: Partida, log: Log) -> None:
    """A partida that had ended goes on from where it was."""
    partida.how = partida.clause = ""
    volta = partida.volta
    if volta is None:
        drawn = partida.dealer != NOBODY or partida.next_dealer != NOBODY
        partida.phase = SHUFFLE if drawn else DRAW_SHUFFLE
    elif volta.window == DONE and partida.next_dealer == NOBODY:
        partida.go_on(volta, log)
    else:
        partida.phase = SHUFFLE if volta.window == DONE else PLAYING


def _offender(ruling: Ruling) -> Seat:
    return NOBODY if ruling.offender is None else ruling.offender
