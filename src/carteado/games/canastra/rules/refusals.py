"""Why a seat may not do something: the authority. It reads what the seat itself sees, and nothing else."""

from carteado.cards import CARDS, Card
from carteado.game import Action, Reason, Seat
from carteado.games.canastra.rules.acts import Add, Buy, Decline, Discard, Lay, Take
from carteado.games.canastra.rules.jogos import NO_PIN, Jogo
from carteado.games.canastra.rules.leaving import may_discard_last, stands
from carteado.games.canastra.rules.moves import laid_points
from carteado.games.canastra.rules.partida import Partida
from carteado.games.canastra.rules.phases import (
    BUYING,
    CUTTING,
    DRAW_SHUFFLE,
    DRAWING,
    FROM_STOCK,
    LOT,
    OVER,
    PLAYING,
    SHUFFLE,
)
from carteado.games.canastra.rules.rodada import NO_FACE, Rodada
from carteado.games.canastra.rules.rulebook import FREE, LEAST
from carteado.melds import why
from carteado.melds.grammar import FACES, HIGH_ACE
from carteado.pack import Cut, Draw, Keep, Lot, Refuse, Shuffle, counted

Faces = tuple[int, ...]


def of_chance(partida: Partida, action: Action) -> Reason | None:
    """Any order of the pack that is asked for, any number of the lot."""
    if isinstance(action, Lot):
        fits = partida.phase == LOT and action.below == partida.seats and 0 <= action.drawn < action.below
        return None if fits else Reason("no-such-lot", partida.cite("dealer-draw"))
    if not isinstance(action, Shuffle):
        return Reason("not-by-chance")
    if partida.phase not in (SHUFFLE, DRAW_SHUFFLE):
        return Reason("no-shuffle-now")
    deck = partida.kit.deck(partida.seats)
    return (
        None if action.counts == counted(deck) else Reason("not-the-pack", partida.cite("pack"), (len(deck), len(action.pack)))
    )


def of_player(partida: Partida, seat: Seat, action: Action) -> Reason | None:
    """Why this seat may not do this now."""
    if seat < 0 or seat >= partida.seats:
        return Reason("not-by-a-seat")
    actors = partida.actors()
    if seat not in actors:
        return _of_waiting(partida, actors)
    if isinstance(action, Draw):
        return _of_draw(partida, action)
    if isinstance(action, Cut):
        return _of_cut(partida, action)
    if partida.phase == CUTTING:
        return Reason("cut-first", partida.cite("cut"))
    if partida.phase == DRAWING:
        return Reason("draw-a-card", partida.cite("dealer-draw"))
    rodada = partida.rodada
    assert rodada is not None
    if isinstance(action, (Buy, Take, Decline)):
        return _of_drawing(partida, rodada, seat, action)
    if not isinstance(action, (Keep, Refuse, Lay, Add, Discard)):
        return Reason("not-by-a-seat")
    if partida.phase == BUYING:
        return Reason("draw-first", partida.cite("draw"))
    if isinstance(action, (Keep, Refuse)):
        return _of_first_card(partida, rodada, action)
    if isinstance(action, Discard):
        return _of_discard(partida, rodada, seat, action.card)
    if isinstance(action, Lay):
        return of_lay(partida, rodada, seat, action, rodada.hands[seat], rodada.sizes[seat])
    return of_add(partida, rodada, seat, action, rodada.hands[seat], rodada.sizes[seat])


def _of_waiting(partida: Partida, actors: tuple[Seat, ...]) -> Reason:
    if partida.phase == OVER:
        return Reason("partida-over", partida.cite("target"))
    if actors[0] < 0:
        return Reason("no-cards-yet", partida.cite("turn"))
    return Reason("not-your-turn", partida.cite("turn"), (actors[0],))


def _of_draw(partida: Partida, action: Draw) -> Reason | None:
    if partida.phase != DRAWING:
        return Reason("no-draw-now", partida.cite("dealer-draw"))
    assert partida.rodada is not None
    if not 1 <= action.at <= len(partida.rodada.pack):
        return Reason("no-such-place", partida.cite("dealer-draw"), (len(partida.rodada.pack),))
    drawn = any(at == action.at for _, at in partida.drawn)
    return Reason("drawn-already", partida.cite("dealer-draw")) if drawn else None


def _of_cut(partida: Partida, action: Cut) -> Reason | None:
    if partida.phase != CUTTING:
        return Reason("no-cut-now", partida.cite("cut"))
    assert partida.rodada is not None
    size = len(partida.rodada.pack)
    return None if 1 <= action.at < size else Reason("cut-range", partida.cite("cut"), (1, size - 1))


def _of_drawing(partida: Partida, rodada: Rodada, seat: Seat, action: Buy | Take | Decline) -> Reason | None:
    if partida.phase == PLAYING:
        return Reason("drawn-this-turn", partida.cite("draw"))
    if action.turn != rodada.turns:
        return Reason("not-this-turn", partida.cite("turn"))
    empty = not rodada.stock() and rodada.untaken() < 0
    if isinstance(action, Buy):
        return Reason("stock-empty", partida.cite("exhausted")) if empty else None
    if isinstance(action, Decline):
        return None if empty else Reason("stock-not-empty", partida.cite("exhausted"))
    return of_take(partida, rodada, seat, action)


def of_take(partida: Partida, rodada: Rodada, seat: Seat, action: Take) -> Reason | None:
    """Why the lixo may not be taken so."""
    if not rodada.lixo:
        return Reason("lixo-empty", partida.cite("lixo"))
    uses = bool(action.melds or action.to or action.cards)
    if not partida.rules.must_use_top:
        return Reason("take-alone", partida.cite("lixo")) if uses else None
    top = rodada.lixo[-1]
    used = [card for meld in action.melds for card in meld] if action.melds else list(action.cards)
    if (action.melds and (action.to or action.cards)) or CARDS[top] not in used:
        return Reason("use-the-top", partida.cite("lixo-use"), (str(CARDS[top]),))
    counts = rodada.hands[seat][:]
    for face in rodada.lixo:
        counts[face] += 1
    size = rodada.sizes[seat] + len(rodada.lixo)
    if action.melds:
        return of_lay(partida, rodada, seat, Lay(action.melds), counts, size)
    return of_add(partida, rodada, seat, Add(action.to, action.cards), counts, size)


def _of_first_card(partida: Partida, rodada: Rodada, action: Keep | Refuse) -> Reason | None:
    if not rodada.refusable or rodada.drew != FROM_STOCK:
        return Reason("joined-already", partida.cite("joined"))
    face = rodada.pack[rodada.fresh]
    return None if action.card.index == face else Reason("another-card", partida.cite("first-draw"), (str(CARDS[face]),))


def _of_discard(partida: Partida, rodada: Rodada, seat: Seat, card: Card) -> Reason | None:
    face = card.index
    if face >= FACES or not rodada.hands[seat][face]:
        return Reason("card-not-held", partida.cite("discard"), (str(card),))
    if may_not_return(partida, rodada, seat, face):
        return Reason("same-card-back", partida.cite("return"), (str(card),))
    if rodada.sizes[seat] == 1 and not may_discard_last(partida, seat):
        side = partida.sides[seat]
        return Reason("no-right-to-go-out", partida.cite("batida"), (partida.lacks(side, rodada.jogos[side]),))
    return None


def may_not_return(partida: Partida, rodada: Rodada, seat: Seat, face: int) -> bool:
    """Whether this is the card that was the whole lixo, and there is another to discard (CAN-S20, BUR-S22)."""
    if rodada.single != face or not partida.rules.forbid_return:
        return False
    return rodada.hands[seat][face] < rodada.sizes[seat]


def of_lay(partida: Partida, rodada: Rodada, seat: Seat, action: Lay, counts: list[int], size: int) -> Reason | None:
    """Why these melds may not be laid from a hand of so many cards."""
    melds = action.faces
    side = partida.sides[seat]
    reason = _not_held(partida, melds, counts, "meld") or (None if melds else Reason("nothing-laid", partida.cite("meld")))
    if reason is not None:
        return reason
    if action.stands and len(action.stands) != len(melds):
        return Reason("places-do-not-fit", partida.cite("meld-place"))
    jogos = rodada.jogos[side][:]
    for nth, faces in enumerate(melds):
        told = action.stands[nth] if action.stands else ()
        jogo = _new(partida, faces, told)
        if jogo is None:
            return _no_meld(partida, faces)
        jogos.append(jogo)
    points, minimum = laid_points(melds), partida.minimum(side)
    if minimum and rodada.failed:
        return Reason("failed-this-turn", partida.cite("attempt"))
    if points < minimum:
        word = "laydown" if rodada.opened[side] else "vulnerable"
        return Reason("below-minimum", partida.cite(word), (points, minimum)) if partida.rules.blocks else None
    return _leaving(partida, seat, melds, counts, size, jogos)


def _new(partida: Partida, faces: Faces, told: Faces) -> Jogo | None:
    if any(face >= FACES for face in faces) or not _possible(told):
        return None
    return partida.kit.new(faces, told[0] if told else NO_PIN)


def _possible(told: Faces) -> bool:
    return len(told) <= 1 and all(1 <= place <= HIGH_ACE for place in told)


def of_add(partida: Partida, rodada: Rodada, seat: Seat, action: Add, counts: list[int], size: int) -> Reason | None:
    """Why these cards may not be added from a hand of so many."""
    side = partida.sides[seat]
    jogos = rodada.jogos[side]
    if not 1 <= action.to <= len(jogos):
        return Reason("no-such-meld", partida.cite("add"), (len(jogos),))
    faces = action.faces
    reason = _not_held(partida, (faces,), counts, "add") or (None if faces else Reason("nothing-laid", partida.cite("add")))
    if reason is not None:
        return reason
    before = jogos[action.to - 1]
    if before.closed:
        return Reason("meld-closed", partida.cite("meld-closed"))
    told = action.stands
    grown = partida.kit.grown(before, faces, told[0] if told else NO_PIN) if _possible(told) else None
    if grown is None:
        return _no_fit(partida, before, faces, told)
    after = [*jogos[: action.to - 1], grown, *jogos[action.to :]]
    return _leaving(partida, seat, (faces,), counts, size, after)


def _not_held(partida: Partida, melds: tuple[Faces, ...], counts: list[int], word: str) -> Reason | None:
    used = tuple([face for faces in melds for face in faces])
    for face in used:
        if face >= FACES or used.count(face) > counts[face]:
            return Reason("card-not-held", partida.cite(word), (str(CARDS[face]),))
    return None


def _no_meld(partida: Partida, faces: Faces) -> Reason:
    clause = partida.cite("meld")
    word = why.objection(partida.kit.grammar, faces)
    match word:
        case why.TOO_FEW:
            return Reason("meld-too-few", clause, (LEAST,))
        case why.TWICE:
            return Reason("meld-twice", clause)
        case why.SUITS_MIXED:
            return Reason("meld-suits-mixed" if partida.kit.grammar.group_most else "meld-one-suit", clause)
        case why.GAP:
            return Reason("meld-gap", clause)
        case why.NO_GROUPS:
            return Reason("meld-no-groups", partida.cite("no-groups"))
        case why.GROUP_BARRED:
            return Reason("meld-group-barred", partida.cite("group-twos"))
        case why.ONLY_WILD:
            return Reason("meld-only-wild", partida.cite("only-wild"))
        case _:
            return _beyond(partida, word) or Reason("places-do-not-fit", partida.cite("meld-place"))


def _beyond(partida: Partida, word: str) -> Reason | None:
    """What is said alike of cards that are no meld and of those that do not fit one."""
    match word:
        case why.TOO_MANY:
            return Reason("meld-too-many", partida.cite("meld-most"))
        case why.TOO_MANY_WILD:
            return Reason("meld-too-many-wild", partida.cite("meld-wild"))
        case why.GROUP_WILD:
            return Reason("meld-group-wild", partida.cite("group-wild"))
        case why.OWN_SUIT:
            return Reason("meld-own-two", partida.cite("own-two"))
        case why.BEYOND_ACE:
            return Reason("meld-beyond-ace", partida.cite("meld-ace"))
        case _:
            return None


def _no_fit(partida: Partida, jogo: Jogo, faces: Faces, told: Faces) -> Reason:
    if told and partida.kit.grown(jogo, faces) is not None:
        return Reason("places-do-not-fit", partida.cite("meld-place"))
    if partida.rules.mobility != FREE and jogo.pin:
        return Reason("does-not-fit-fixed", partida.cite("meld-place"))
    word = why.objection(partida.kit.grammar, jogo.meld.cards + faces)
    return _beyond(partida, word) or Reason("does-not-fit", partida.cite("add"))


def _leaving(
    partida: Partida, seat: Seat, melds: tuple[Faces, ...], counts: list[int], size: int, jogos: list[Jogo]
) -> Reason | None:
    """Whether the hand may come down to what is left of it."""
    left = size - sum([len(faces) for faces in melds])
    if left > 1:
        return None
    last = NO_FACE
    if left == 1:
        used = [face for faces in melds for face in faces]
        last = next(face for face in range(FACES) if counts[face] > used.count(face))
    if stands(partida, seat, left, last, jogos):
        return None
    if left == 0 and partida.rules.final_discard and partida.entitled(partida.sides[seat], jogos):
        return Reason("discard-to-go-out", partida.cite("final-discard"))
    lacks = partida.lacks(partida.sides[seat], jogos)
    return Reason("no-right-to-go-out" if left == 0 else "one-card-left", partida.cite("batida"), (lacks,))
