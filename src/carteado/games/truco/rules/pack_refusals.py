"""Why an act with the pack is refused: drawing, cutting, sawing, turning, burning, looking, dealing."""

from carteado.game import Action, Reason, Seat
from carteado.games.truco.rules.acts import Burn, FromBottom, GiveBack, Peek, Saw, Turn, Waive
from carteado.games.truco.rules.baralho import ALL_ASKED, NOWHERE, WAIVED
from carteado.games.truco.rules.mao import ELEVEN, NORMAL
from carteado.games.truco.rules.pack_menu import by_packets, may_burn
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import CUTTING, DEALING, DRAWING
from carteado.pack import Cut, Deal, Draw


def before_play(partida: Partida, seat: Seat, action: Action) -> Reason:
    """What is wrong with an act that only a pack before play allows."""
    cites = partida.rules.cites
    if isinstance(action, Draw):
        return _draw(partida, seat)
    if isinstance(action, Deal):
        return _deal(partida, seat)
    if isinstance(action, Waive):
        return _waive(partida, seat)
    if isinstance(action, Burn) and partida.phase != CUTTING:
        return _burn_packet(partida, seat, action)
    if partida.phase != CUTTING:
        return Reason("no-cut-now", cites["cut"])
    if isinstance(action, Peek):
        return _peek(partida, seat)
    if seat != partida.cutter():
        return Reason("cutter-cuts", cites["cutter"], (partida.cutter(),))
    if isinstance(action, Cut):
        return _cut(partida)
    if isinstance(action, Saw):
        return _saw(partida)
    if isinstance(action, Turn):
        return _turn(partida)
    if isinstance(action, FromBottom):
        return _from_bottom(partida)
    first = partida.baralho.may_turn(partida.rules) and (partida.kind() == NORMAL or isinstance(action, GiveBack))
    return Reason("vira-first", cites["vira"]) if first else _burn(partida)


def _deal(partida: Partida, seat: Seat) -> Reason:
    cites = partida.rules.cites
    if partida.phase == DEALING and seat != partida.dealer:
        return Reason("dealer-deals", cites["deal"], (partida.dealer,))
    if partida.phase == DEALING and not by_packets(partida):
        return Reason("deal-whole", cites["deal"])
    if partida.phase == DEALING and partida.baralho.giving == ALL_ASKED:
        return Reason("cutter-asked", cites["burn-in-deal"], (partida.cutter(),))
    if partida.phase == DEALING:
        return Reason("deal-packet", cites["deal"], (partida.receiver(),))
    return Reason("cut-first" if partida.phase == CUTTING else "no-deal-now", cites["give-back"])


def _waive(partida: Partida, seat: Seat) -> Reason:
    """Saying that nothing burns any more: the cutter, in a deal in which something could."""
    rules = partida.rules
    cite = rules.cites.get("burn-in-deal", rules.cites["burn"])
    if seat != partida.cutter():
        return Reason("cutter-cuts", rules.cites["cutter"], (partida.cutter(),))
    if partida.phase == DEALING and by_packets(partida):
        return Reason("asked-each-packet", cite)
    return Reason("nothing-to-burn", cite)


def _draw(partida: Partida, seat: Seat) -> Reason:
    cites = partida.rules.cites
    pack = partida.baralho
    if partida.phase != DRAWING:
        return Reason("no-draw-now", cites["dealer-draw"])
    if seat != len(pack.drawn):
        return Reason("draw-in-turn", cites["dealer-draw"], (len(pack.drawn),))
    return Reason("draw-position", cites["dealer-draw"], (len(pack.cards),))


def _cut(partida: Partida) -> Reason:
    cites = partida.rules.cites
    pack = partida.baralho
    if pack.vira_at != NOWHERE:
        return Reason("vira-turned", cites["cut-before-burn"])
    if pack.burned:
        return Reason("cut-before-burn", cites["cut-before-burn"])
    if not pack.may_cut(partida.rules):
        if pack.saw:
            return Reason("saw-or-cuts", cites["saw"], (partida.rules.cuts,))
        return Reason("too-many-cuts", cites["cut"], (partida.rules.cuts,))
    return Reason("cut-position", cites["cut"], (len(pack.cards) - 1,))


def _saw(partida: Partida) -> Reason:
    rules, pack = partida.rules, partida.baralho
    if rules.saws == 0:
        return Reason("no-saw", rules.cites["cut"])
    if partida.kind() != NORMAL:
        return Reason("saw-ban", rules.cites["saw-ban" if partida.kind() == ELEVEN else "iron-raise"])
    if pack.vira_at != NOWHERE:
        return Reason("vira-turned", rules.cites["cut-before-burn"])
    if not pack.may_saw(rules):
        return Reason("saw-or-cuts", rules.cites["saw"], (rules.cuts,))
    return Reason("cut-position", rules.cites["saw"], (len(pack.cards) - 1,))


def _turn(partida: Partida) -> Reason:
    rules, pack = partida.rules, partida.baralho
    if not pack.may_turn(rules):
        return Reason("no-vira-now", rules.cites.get("vira", rules.cites["cut"]))
    return Reason("vira-position", rules.cites["vira"], (len(pack.cards) if rules.vira_any_depth else 1,))


def _peek(partida: Partida, seat: Seat) -> Reason:
    rules, pack = partida.rules, partida.baralho
    cite = rules.cites.get("peek", rules.cites["cut"])
    asked = {partida.cutter(): rules.cutter_peek, partida.dealer: rules.dealer_peek}.get(seat, False)
    if not asked:
        return Reason("no-peek", cite)
    if partida.kind() != NORMAL:
        return Reason("peek-ban", rules.cites["peek-ban" if partida.kind() == ELEVEN else "iron-raise"])
    if pack.has_peeked(seat):
        return Reason("peeked-already", rules.cites["peek-once"])
    if seat == partida.cutter():
        return Reason("from-bottom-asked", rules.cites["from-bottom-peeked"])
    return Reason("no-peek", rules.cites["peek-once"])


def _from_bottom(partida: Partida) -> Reason:
    rules, pack = partida.rules, partida.baralho
    if not rules.end_request:
        return Reason("from-bottom-no", rules.cites["deal"])
    if pack.end != rules.deal_end:
        return Reason("from-bottom-asked", rules.cites["from-bottom"])
    return Reason("from-bottom-peeked", rules.cites["from-bottom-peeked"])


def _burn(partida: Partida) -> Reason:
    cites = partida.rules.cites
    pack = partida.baralho
    if partida.kind() != NORMAL:
        banned = cites["burn-ban"]
        return Reason("burn-banned", banned if partida.kind() == ELEVEN else cites.get("iron-burn-ban", banned))
    if pack.burn_banned:
        return Reason("burn-after-fault", cites["burn-after-fault"])
    if pack.burned >= partida.rules.burns:
        return Reason("too-many-burned", cites["burn"], (partida.rules.burns,))
    return Reason("burn-number", cites["burn"], (pack.burned + 1,))


def _burn_packet(partida: Partida, seat: Seat, action: Burn) -> Reason:
    """Burning once the pack has gone back: only where packets burn, the one that is due or what nobody has looked at."""
    rules = partida.rules
    if not rules.burn_in_deal:
        return Reason("no-cut-now", rules.cites["cut"])
    if seat != partida.cutter():
        return Reason("cutter-cuts", rules.cites["burner"], (partida.cutter(),))
    given = action.seat in partida.baralho.packets()
    if given and not rules.burn_dealt and partida.phase == DEALING:
        return Reason("given-already", rules.cites["burn-due"], (action.seat,))
    if partida.phase != DEALING:
        return Reason("looked-already", rules.cites["burn-look"], (action.seat,))
    if partida.baralho.giving == WAIVED:
        return Reason("waived-already", rules.cites["burn-in-deal"])
    if not may_burn(partida):
        return _burn(partida)
    if not by_packets(partida):
        return Reason("no-cut-now", rules.cites["burn-in-deal"])
    if action.seat != partida.receiver() and not given:
        return Reason("burn-packet", rules.cites["burn-in-deal"], (partida.receiver(),))
    return _burn(partida)
