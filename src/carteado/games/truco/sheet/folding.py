"""One line after the other: what each may say at its moment, and what the score is after it.

Rule 1: `objection` is the authority; `apply` trusts it. Both read the rules of the code and nothing else.
"""

from carteado.game import Reason, Seat
from carteado.games.truco.rules.rulebook import DEAL_GOES_ON, DEALER_PAIR, DRAW_AGAIN, OTHER_PAIR, WINNER_STARTS
from carteado.games.truco.sheet import incidents, objections, scoring
from carteado.games.truco.sheet.entries import Accept, Call, Eleven, Result, Run
from carteado.games.truco.sheet.state import ELEVEN, IRON, NORMAL, Mao, Match, Partida, deals
from carteado.placar.entries import FirstDealer, Incident, Said


def objection(match: Match, entry: Said) -> Reason | None:
    """Why this cannot be entered now, or `None`."""
    if isinstance(entry, Incident):
        return objections.objection(match, entry)
    if isinstance(entry, FirstDealer):
        return _dealer_objection(match, entry)
    if not isinstance(entry, (Result, Call, Accept, Run, Eleven)):
        return Reason("not-of-this-code")
    partida = match.partida
    cites = match.rules.cites
    if partida is None:
        return Reason("dealer-first", cites["dealer-draw"])
    if partida.over:
        return Reason("partida-over", partida.clause)
    mao = partida.mao
    assert mao is not None
    if isinstance(entry, Eleven):
        return _eleven_objection(match, mao)
    if isinstance(entry, Call):
        return _call_objection(match, partida, mao, entry)
    if mao.kind == ELEVEN and not mao.decided:
        return Reason("eleven-first", cites["eleven"])
    if isinstance(entry, (Accept, Run)):
        return _answer_objection(match, mao, entry.stake)
    if mao.asked:
        return Reason("answer-first", cites["answer-first"], (mao.asked,))
    return None if entry.side in (0, 1, None) else Reason("no-such-side")


def _dealer_objection(match: Match, entry: FirstDealer) -> Reason | None:
    partida = match.partida
    cites = match.rules.cites
    if not 0 <= entry.seat < match.seats:
        return Reason("no-such-seat", "", (entry.seat, match.seats - 1))
    if partida is None:
        return None
    if not partida.over:
        return Reason("dealer-known", cites["rotation"])
    if match.winners() is not None:
        return Reason("match-over", partida.clause)
    starters = next_dealers(match)
    if entry.seat not in starters:
        return Reason("not-the-next-dealer", cites.get("next-partida", cites["rotation"]), starters[:1])
    return None


def next_dealers(match: Match) -> tuple[Seat, ...]:
    """Who may deal the first mão of the partida to come."""
    everybody = tuple(range(match.seats))
    partida = match.partida
    rules = match.rules
    if partida is None or rules.next_partida == DRAW_AGAIN:
        return everybody
    if rules.next_partida == DEAL_GOES_ON:
        return (match.after(match.dealer),)
    assert rules.next_partida == WINNER_STARTS
    lead = 0 if rules.starter_deals else rules.first_lead
    return tuple(seat for seat in everybody if (seat + lead) % match.seats & 1 in match.won(partida))


def _eleven_objection(match: Match, mao: Mao) -> Reason | None:
    cite = match.rules.cites["eleven"]
    if mao.kind != ELEVEN:
        return Reason("not-eleven", cite)
    return Reason("eleven-decided", cite) if mao.decided else None


def _call_objection(match: Match, partida: Partida, mao: Mao, call: Call) -> Reason | None:
    rules = match.rules
    cites = rules.cites
    if call.side not in (0, 1):
        return Reason("no-such-side")
    if mao.kind != NORMAL:
        return Reason(f"no-raise-{mao.kind}", cites[f"{mao.kind}-raise"])
    asked = mao.asked or mao.stake
    if mao.raiser == call.side:
        return Reason("own-call", cites[f"answer-{asked}"], (asked,))
    following = rules.ladder.above[asked]
    if following == 0:
        return Reason("ladder-top", cites["ladder-top"], (rules.ladder.top,))
    if call.to != following:
        return Reason("wrong-step", cites[f"raise-{following}"], (following,))
    if not mao.asked and mao.raiser is not None and not rules.raise_later:
        return Reason("raise-only-in-answer", cites["raise-later"])
    if not rules.raise_beyond_need and asked >= rules.target - partida.score[call.side]:
        return Reason("beyond-need", cites["beyond-need"])
    return None


def _answer_objection(match: Match, mao: Mao, stake: int) -> Reason | None:
    cites = match.rules.cites
    if not mao.asked:
        return Reason("nothing-asked", cites["answer-first"])
    return None if stake == mao.asked else Reason("answers-another-call", cites[f"answer-{mao.asked}"], (mao.asked,))


def apply(match: Match, entry: Said, line: int) -> None:
    """Enter what `objection` has nothing against."""
    if isinstance(entry, FirstDealer):
        partida = match.begin()
        match.dealer = entry.seat
        partida.mao = deals(match, partida, entry.seat, 1)
        return
    partida = match.partidas[-1]
    if isinstance(entry, Incident):
        incidents.apply(match, partida, entry, line)
        return
    mao = partida.mao
    assert mao is not None
    mao.begun = True
    partida.last = None
    if isinstance(entry, Call):
        mao.stake = mao.asked or mao.stake
        mao.asked, mao.raiser = entry.to, entry.side
        mao.chain += 1
    elif isinstance(entry, Accept):
        mao.stake, mao.asked, mao.chain = mao.asked, 0, 0
    elif isinstance(entry, Run):
        scoring.end_mao(match, partida, mao, mao.raiser, mao.stake, match.rules.cites[f"run-{mao.asked}"], line)
    elif isinstance(entry, Eleven):
        _decide(match, partida, mao, entry.play, line)
    else:
        assert isinstance(entry, Result)
        side, rule = _winner(match, mao, entry.side)
        scoring.end_mao(match, partida, mao, side, mao.stake, match.rules.cites[rule], line)


def _decide(match: Match, partida: Partida, mao: Mao, play: bool, line: int) -> None:
    rules = match.rules
    assert mao.owner is not None
    if play:
        mao.decided, mao.stake = True, rules.eleven.stake
    else:
        clause = rules.cites["eleven-give-up"]
        scoring.end_mao(match, partida, mao, 1 - mao.owner, rules.eleven.give_up, clause, line)


def _winner(match: Match, mao: Mao, side: int | None) -> tuple[int | None, str]:
    """Who takes the points, and the rule by its name in `TrucoRules.cites`; three ties are each code's own affair."""
    rules = match.rules
    if side is not None:
        special = {ELEVEN: "eleven-play", IRON: "iron"}.get(mao.kind)
        return side, special or (f"accept-{mao.stake}" if mao.stake > rules.ladder.bottom else "two-vazas")
    if mao.kind == ELEVEN and mao.owner is not None and rules.eleven.triple_tie == OTHER_PAIR:
        return 1 - mao.owner, "eleven-all-tied"
    if rules.triple_tie == DEALER_PAIR:
        return mao.dealer & 1, "all-tied-dealer"
    return None, "all-tied"
