"""Why a seat may not do something: the authority. It reads what the seat itself sees, and nothing else."""

from carteado.cards import Card
from carteado.game import Action, Reason, Seat
from carteado.games.pife.rules import betting
from carteado.games.pife.rules.acts import (
    Abandon,
    Buy,
    Claim,
    Discard,
    Follow,
    GoOut,
    Pass,
    PickUp,
    Pifei,
    PointOut,
    Raise,
    Reach,
    Throw,
)
from carteado.games.pife.rules.claims import claimants
from carteado.games.pife.rules.dealing import to_shuffle
from carteado.games.pife.rules.hands import is_batida, is_claim
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import (
    ALL_TEN,
    BETTING,
    BUYING,
    CLAIMING,
    CUTTING,
    FROM_LIXO,
    IN,
    LOT,
    MIXING,
    OVER,
    PLAYING,
    RECUTTING,
    RESTOCKING,
    SHUFFLE,
    UNANSWERED,
)
from carteado.games.pife.rules.rodada import Rodada
from carteado.games.pife.rules.rulebook import FACES, REFUSED
from carteado.pack import Cut, Lot, Shuffle, counted


def of_chance(partida: Partida, action: Action) -> Reason | None:
    """Any order of the cards that are asked for, any number of the lot."""
    if isinstance(action, Lot):
        below = len([seat for seat in range(partida.seats) if partida.score[seat] > 0])
        fits = partida.phase == LOT and action.below == below and 0 <= action.drawn < below
        return None if fits else Reason("no-such-lot", partida.cite("dealer-draw"))
    if not isinstance(action, Shuffle):
        return Reason("not-by-chance")
    if partida.phase not in (SHUFFLE, MIXING, RESTOCKING):
        return Reason("no-shuffle-now")
    pack = to_shuffle(partida)
    if action.counts == counted(pack):
        return None
    return Reason("not-the-pack", partida.cite("pack"), (len(pack), len(action.pack)))


def of_player(partida: Partida, seat: Seat, action: Action) -> Reason | None:
    """Why this seat may not do this now."""
    if seat < 0 or seat >= partida.seats:
        return Reason("not-by-a-seat")
    rodada = partida.rodada
    if isinstance(action, Throw):
        return of_throw(partida, rodada, seat, action)
    if partida.phase == CLAIMING and rodada is not None:
        return _of_window(partida, rodada, seat, action)
    actors = partida.actors()
    if seat not in actors:
        return _of_waiting(partida, actors, action)
    assert rodada is not None
    if isinstance(action, Cut):
        return _of_cut(partida, action)
    if partida.phase in (CUTTING, RECUTTING):
        return Reason("cut-first", partida.cite("cut"))
    if partida.phase == BETTING:
        return _of_bet(partida, rodada, seat, action)
    return _of_turn(partida, rodada, seat, action)


def _of_waiting(partida: Partida, actors: tuple[Seat, ...], action: Action) -> Reason:
    """Somebody else is waited for; what is not of this phase at all is refused as such."""
    if partida.phase == OVER:
        return Reason("partida-over", partida.cite("end"))
    if actors[0] < 0:
        return Reason("no-cards-yet", partida.cite("turn"))
    if isinstance(action, Claim):
        return Reason("no-window", partida.cite("window"))
    if isinstance(action, Cut):
        return _of_cut(partida, action) or Reason("not-your-turn", partida.cite("cut"), (actors[0],))
    if partida.phase == BETTING:
        return _before_the_stock(partida, action) or Reason("not-your-turn", partida.cite("speak"), (actors[0],))
    word = "draw-turn" if isinstance(action, (Buy, PickUp)) and partida.phase in (BUYING, PLAYING) else "turn"
    return Reason("not-your-turn", partida.cite(word), (actors[0],))


def _before_the_stock(partida: Partida, action: Action) -> Reason | None:
    """While there are bets nobody draws, so nobody discards or goes out (PIF-DIST-6)."""
    drawn = isinstance(action, (Buy, PickUp, Discard, GoOut))
    return Reason("bets-open", partida.cite("bets-open")) if drawn else None


def _of_cut(partida: Partida, action: Cut) -> Reason | None:
    rodada = partida.rodada
    if rodada is None or partida.phase not in (CUTTING, RECUTTING):
        return Reason("no-cut-now", partida.cite("cut"))
    least, most = cut_range(partida, rodada)
    clause = partida.cite("cut-least" if partida.rules.least_cut > 1 else "cut")
    return None if least <= action.at <= most else Reason("cut-range", clause, (least, most))


def cut_range(partida: Partida, rodada: Rodada) -> tuple[int, int]:
    """How many cards may be lifted at least and at most (PIF-DIST-4)."""
    return partida.rules.least_cut, rodada.stock() - partida.rules.least_cut


def _of_bet(partida: Partida, rodada: Rodada, seat: Seat, action: Action) -> Reason | None:
    """The bets, in turn (PIF-APO-4)."""
    early = _before_the_stock(partida, action)
    if early is not None:
        return early
    if isinstance(action, Claim):
        return Reason("no-window", partida.cite("window"))
    if not isinstance(action, (Abandon, Follow, Raise)):
        return Reason("not-by-a-seat")
    if action.turn != partida.turns:
        return Reason("not-this-turn", partida.cite("speak"))
    if isinstance(action, Follow):
        return betting.of_follow(partida, rodada, seat)
    return betting.of_raise(partida, rodada, seat, action.to) if isinstance(action, Raise) else None


def _of_turn(partida: Partida, rodada: Rodada, seat: Seat, action: Action) -> Reason | None:
    """A turn: draw, then go out or discard."""
    if isinstance(action, (Claim, Pass, Reach, PointOut)):
        return Reason("no-window", partida.cite("window"))
    if isinstance(action, (Follow, Raise)):
        return Reason("no-bets-now", partida.cite("speak")) if partida.rules.chips else Reason("not-by-a-seat")
    if isinstance(action, (Buy, PickUp, Pifei, Abandon)) and action.turn != partida.turns:
        return Reason("not-this-turn", partida.cite("turn"))
    if isinstance(action, Pifei):
        return of_pifei(partida, rodada)
    if isinstance(action, Abandon):
        return of_leaving(partida, rodada, seat)
    if isinstance(action, (Buy, PickUp)):
        if partida.phase != BUYING:
            return Reason("drawn-this-turn", partida.cite("draw"))
        return of_take(partida, rodada, seat, action.card) if isinstance(action, PickUp) else None
    if not isinstance(action, (Discard, GoOut)):
        return Reason("not-by-a-seat")
    if partida.phase != PLAYING:
        return Reason("draw-first", partida.cite("draw"))
    if action.card is not None and not _holds(rodada, seat, action.card):
        return Reason("card-not-held", "", (str(action.card),))
    return of_batida(partida, rodada, seat, action.card) if isinstance(action, GoOut) else None


def _holds(rodada: Rodada, seat: Seat, card: Card) -> bool:
    return card.index < FACES and rodada.hands[seat][card.index] > 0


def of_pifei(partida: Partida, rodada: Rodada) -> Reason | None:
    """Once a turn (CAC-S18)."""
    if not partida.rules.pifei:
        return Reason("not-by-a-seat")
    return Reason("pifei-said", partida.cite("pifei-twice")) if rodada.said else None


def of_leaving(partida: Partida, rodada: Rodada, seat: Seat) -> Reason | None:
    """For a life, where it is agreed on, before the first draw (CAC-S15)."""
    if not partida.rules.fold:
        return Reason("no-leaving", partida.cite("abandon"))
    return Reason("drawn-already", partida.cite("abandon")) if rodada.drawn >> seat & 1 else None


def of_take(partida: Partida, rodada: Rodada, seat: Seat, card: Card) -> Reason | None:
    """The last discard only, and not by who draws from the stock alone (CAC-TURN-2, PIF-REB-1, PIF-S14)."""
    if not rodada.lixo:
        return Reason("lixo-empty", partida.cite("draw-first" if partida.rules.chips else "draw"))
    if stock_alone(partida, rodada, seat):
        return Reason("stock-only", partida.cite("rebate"))
    return None if card.index == rodada.top() else Reason("not-the-top", partida.cite("draw"), (str(card),))


def stock_alone(partida: Partida, rodada: Rodada, seat: Seat) -> bool:
    """Whether a rebate keeps the seat from taking any discard (PIF-REB-1, PIF-S10)."""
    return partida.rules.rebate_all_draws and rodada.stock_only >> seat & 1 == 1


def of_batida(partida: Partida, rodada: Rodada, seat: Seat, card: Card | None) -> Reason | None:
    """Nine cards in melds and one discarded, or ten; what is none is refused, or a mistake one can make once a turn."""
    if rodada.drew == FROM_LIXO and (rodada.barred | rodada.stock_only) >> seat & 1:
        return Reason("no-batida-with-discard", _barring(partida, rodada, seat))
    face = ALL_TEN if card is None else card.index
    if is_batida(partida, rodada, seat, face):
        return None
    return _of_error(partida, rodada, seat, face)


def _barring(partida: Partida, rodada: Rodada, seat: Seat) -> str:
    return partida.cite("barred" if rodada.barred >> seat & 1 else "rebate")


def _of_error(partida: Partida, rodada: Rodada, seat: Seat, face: int) -> Reason | None:
    if partida.rules.false_batida == REFUSED:
        return Reason("no-batida", partida.cite("ten" if face == ALL_TEN else "batida"))
    return (
        Reason("erred-already", partida.cite("incidents" if partida.rules.chips else "false"))
        if rodada.erred >> seat & 1
        else None
    )


def of_throw(partida: Partida, rodada: Rodada | None, seat: Seat, action: Throw) -> Reason | None:
    """Only where somebody has just shown a batida that was none (PIF-ERR-3)."""
    if not partida.rules.rebate:
        return Reason("no-throwing", partida.cite("incidents")) if partida.rules.chips else Reason("not-by-a-seat")
    if rodada is None or partida.phase not in (BUYING, PLAYING) or rodada.status[seat] != IN:
        return Reason("nothing-to-throw", partida.cite("throw"))
    if action.turn != partida.turns:
        return Reason("not-this-turn", partida.cite("turn"))
    if not rodada.alarm or rodada.alarm >> seat & 1:
        return Reason("nothing-to-throw", partida.cite("throw"))
    return None


def _of_window(partida: Partida, rodada: Rodada, seat: Seat, action: Action) -> Reason | None:
    """The answers to a discard (PIF-S7, PIF-S8)."""
    if not isinstance(action, (Claim, Pass, Reach, PointOut)):
        if isinstance(action, PickUp):
            return Reason("window-open", partida.cite("louca-only" if partida.rules.chips else "window"))
        return Reason("window-open", partida.cite("window"))
    if isinstance(action, (Reach, PointOut)) and not partida.rules.chips:
        return Reason("not-by-a-seat")
    if action.window != partida.windows:
        return Reason("not-this-window", partida.cite("window"))
    if isinstance(action, PointOut):
        return of_call(partida, rodada, seat, action.seat)
    if seat not in rodada.asked:
        return _of_unasked(partida, rodada, seat)
    if rodada.answers[rodada.asked.index(seat)] != UNANSWERED:
        return Reason("answered-already", partida.cite("window"))
    if isinstance(action, Pass):
        return None
    if seat not in claimants(rodada):
        return Reason("only-to-point-out", partida.cite("rebate"))
    if isinstance(action, Reach):
        return None if partida.rules.rebate else Reason("no-reaching", partida.cite("incidents"))
    return of_claim(partida, rodada, seat, action.card)


def _of_unasked(partida: Partida, rodada: Rodada, seat: Seat) -> Reason:
    if rodada.status[seat] == IN and seat != rodada.turn:
        return Reason("no-batida-with-discard", _barring(partida, rodada, seat))
    return Reason("not-asked", partida.cite("window"))


def of_claim(partida: Partida, rodada: Rodada, seat: Seat, card: Card | None) -> Reason | None:
    """The discard and the nine cards held make a batida, or it is a mistake (PIF-LOUCA-1, PIF-LOUCA-2)."""
    if card is not None and not _holds(rodada, seat, card):
        return Reason("card-not-held", "", (str(card),))
    face = ALL_TEN if card is None else card.index
    if partida.rules.false_batida != REFUSED or is_claim(partida, rodada, seat, face):
        return None
    return Reason("no-batida", partida.cite("louca-only" if partida.rules.chips else "ten" if face == ALL_TEN else "batida"))


def of_call(partida: Partida, rodada: Rodada, seat: Seat, offender: Seat) -> Reason | None:
    """Another seat reached in this window, and nobody has said so yet (PIF-REB-1)."""
    if rodada.status[seat] != IN or seat == offender or offender not in rodada.reached:
        return Reason("nobody-reached", partida.cite("rebate"))
    return Reason("called-already", partida.cite("rebate")) if offender in rodada.called else None
