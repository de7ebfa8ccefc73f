"""How a deal and a partida of Brinquedo end: what is paid, who is left, and what a referee may change."""

from carteado.game import Event, Outcome, Reason, Seat
from carteado.pack import PartidaEnded, Ruled, Ruling
from toy.brinquedo.rules.acts import DealEnded
from toy.brinquedo.rules.mesa import IN_DEAL, LOT, NOBODY, OVER, PLAYING, SHUFFLE, SITTING, Mesa

CLAUSES = {"closed": "BRI-11", "alone": "BRI-10", "dry": "BRI-6", "void": "BRI-14"}
REDEAL = "BRI-14"
UNFORESEEN = "BRI-15"
WHY = "decisão da mesa"


def end_deal(mesa: Mesa, winner: Seat, how: str, log: list[Event] | None) -> None:
    """Pay what the deal is worth; without a winner the pot stays for the next."""
    for seat in range(mesa.seats):
        if mesa.status[seat] == SITTING and mesa.pot > 0:
            mesa.pays(seat, -1)  # BRI-3
    if how == "closed":
        for seat in range(mesa.seats):
            if mesa.status[seat] == PLAYING:
                mesa.pays(seat, len(mesa.hands[seat]))  # BRI-11
    if winner != NOBODY:
        mesa.pays(winner, -mesa.pot)
    mesa.asked = mesa.answers = ()
    mesa.turn = NOBODY
    if log is not None:
        log.append(DealEnded(winner, how, mesa.chips, mesa.pot, CLAUSES[how]))
    if mesa.deal >= mesa.rules.deals or sum(held >= mesa.rules.ante for held in mesa.chips) < 2:
        _end(mesa, log)
    else:
        mesa.phase = SHUFFLE
        mesa.dealer = next(seat for seat in _order(mesa) if mesa.chips[seat] > 0)


def _order(mesa: Mesa) -> list[Seat]:
    return [(mesa.dealer + step) % mesa.seats for step in range(1, mesa.seats + 1)]


def _end(mesa: Mesa, log: list[Event] | None) -> None:
    """The pot is shared by who still has chips, the odd ones going to the nearest after the dealer (BRI-12)."""
    heirs = [seat for seat in _order(mesa) if mesa.chips[seat] > 0] or _order(mesa)
    each, odd = divmod(mesa.pot, len(heirs))
    for nth, seat in enumerate(heirs):
        mesa.pays(seat, -each - (nth < odd))
    mesa.phase, mesa.how, mesa.clause = OVER, "played", "BRI-13"
    if log is not None:
        best = [seat for seat in range(mesa.seats) if mesa.chips[seat] == max(mesa.chips)]
        log.append(PartidaEnded(best[0] if len(best) == 1 else NOBODY, mesa.chips, mesa.how, mesa.clause))


def outcome(mesa: Mesa) -> Outcome | None:
    """What each has won or lost, and the chips: they may be fewer than none (BRI-13)."""
    if mesa.phase != OVER:
        return None
    returns = tuple([held - mesa.rules.stack for held in mesa.chips])
    return Outcome(returns, mesa.chips, mesa.how, mesa.clause)


def rulings(mesa: Mesa) -> tuple[Ruling, ...]:
    """What a referee may decide: a sample."""
    moved = (mesa.chips[0] - 1, mesa.chips[1] + 1, *mesa.chips[2:])
    unforeseen = Ruling(UNFORESEEN, score=moved if _able(mesa, moved) else mesa.chips, why=WHY)
    return (Ruling(REDEAL), unforeseen) if mesa.phase in IN_DEAL else (unforeseen,)


def _able(mesa: Mesa, chips: tuple[int, ...]) -> bool:
    """Whether two can pay the ante, where the next deal is still to come."""
    return mesa.phase not in (LOT, SHUFFLE) or sum(held >= mesa.rules.ante for held in chips) >= 2


def objection(mesa: Mesa, ruling: Ruling) -> Reason | None:
    """Why the referee may not decide this."""
    if ruling == Ruling(REDEAL, why=ruling.why):
        return None if mesa.phase in IN_DEAL else Reason("no-deal-now", REDEAL)
    if ruling != Ruling(UNFORESEEN, score=ruling.score, why=ruling.why):
        return Reason("unknown-ruling", "", (ruling.clause,))
    if not ruling.why:
        return Reason("ruling-without-reason", UNFORESEEN)
    if len(ruling.score) != mesa.seats or sum(ruling.score) != sum(mesa.chips):
        return Reason("chips-not-conserved", UNFORESEEN, (sum(mesa.chips),))
    return None if _able(mesa, ruling.score) else Reason("nobody-to-play-with", UNFORESEEN)


def rule(mesa: Mesa, ruling: Ruling, log: list[Event] | None) -> None:
    """The deal is void and its pot stays, or the chips are set."""
    if ruling.clause == UNFORESEEN:
        mesa.chips = ruling.score
    if log is not None:
        effect = "deal-void" if ruling.clause == REDEAL else "score"
        log.append(Ruled(ruling.clause, None, effect, "", ruling.why, ruling.score))
    if ruling.clause == REDEAL:
        end_deal(mesa, NOBODY, "void", log)
