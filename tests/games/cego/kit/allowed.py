"""What a seat may do, read off sections 4 to 7 of the catalogue: the listener's account of the volta and the seat's own cards.

Each function is one window of 4.1; what it returns are whole acts, figures included.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from carteado.cards import Card
from carteado.game import Action, Seat
from carteado.games.cego.rules.acts import (
    Admit,
    AskFlor,
    Call,
    CallDown,
    Declare,
    Defer,
    GiveHandUp,
    Leave,
    NaoMato,
    NaoQuero,
    Nothing,
    PlayTwo,
    Quero,
    Sing,
)
from carteado.tricks.play import Play
from games.cego.kit.listener import ENVIDOS, TRUCOS, Listener
from games.cego.kit.worth import SONGS, envido_points, flor_points, has_flor, number

Hand = Sequence[Card]

OPENINGS: Final = ("envido", "real-envido", "falta-envido")
FLORES: Final = ("flor", "contra-flor-e-o-resto", "achico")
ENVIDO_SONGS: Final = SONGS[:24]
FLOR_SONGS: Final = SONGS[10:]


def allowed(heard: Listener, seat: Seat, dealt: Hand) -> set[Action]:
    """Everything this seat may do now, holding what it was dealt and has not played."""
    if seat not in heard.order:
        return set()  # III-10: who waits for a testa stays out of it
    found = set(_WINDOWS[heard.window](heard, seat, dealt))
    return found | set(_any_time(heard, seat, dealt))


def clean(heard: Listener) -> bool:
    """Only truthful words are offered."""
    return heard.plays_by("profile", "clean")


def _any_time(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    """Section 7: peço flor and owning up, in and out of turn."""
    if clean(heard) or seat not in heard.flor or heard.window == "over" or not heard.gate_over:
        return
    if not has_flor(dealt):
        loose = heard.plays_by("openTiming", "any") and heard.window == "turn"
        too_late = any(heard.fallen.values()) if loose else heard.played_since
        if not heard.called_truco and not too_late:
            yield Admit()
    else:
        rivals = [other for other in heard.side(1 - (seat & 1)) if other not in heard.flor]
        yield from (AskFlor(other) for other in rivals if other not in heard.demands)


def _turn(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    """4.1-1, 4.4, 4.5, 4.6."""
    mine = heard.turn == seat
    if mine:
        yield from _cards(heard, seat, dealt)
        if seat not in heard.laid:  # VIII.b-2: what lies on the table is played
            yield from _leaving(heard, seat, dealt, "pass", "pack")
    if (heard.turn ^ seat) & 1 == 0 and not heard.testa and len(set(heard.side(seat & 1)) - heard.left) > 1:
        yield from _concede(heard, seat, dealt)
    if mine or (heard.plays_by("openTiming", "any") and seat not in heard.left):
        points = [*_envidos(heard, seat, dealt), *_flores(heard, seat, dealt)]
        yield from points
        if heard.level < 3 and heard.raiser in (-1, seat & 1):
            yield Call(TRUCOS[heard.level + 1], heard.level + 2)
        if not heard.level:
            yield from _doubles(points)
        if mine and heard.testa and heard.fresh(seat) and not heard.opened and not clean(heard):
            yield from _face_down(heard, points)


def _face_down(heard: Listener, points: Sequence[Call]) -> Iterator[Action]:
    """VIII.k; once the points are closed a card laid face down is plain leaving, whatever is said with it."""
    yield from (CallDown(one.call, one.value) for one in points if one.call != "envido-minha-flor")
    if not heard.level:
        yield CallDown("truco", 2)


def _cards(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    if _must_declare(heard, seat, dealt):
        return
    held = [card for card in dealt if card not in heard.public[seat]]
    held = [heard.laid[seat]] if seat in heard.laid else held
    yield from (Play(card) for card in held)
    if len(held) == 2:
        yield PlayTwo(held[0], held[1])  # VIII.b-3
        yield PlayTwo(held[1], held[0])


def _must_declare(heard: Listener, seat: Seat, dealt: Hand) -> bool:
    """Section 7, clean: a flor is declared before the holder's first card, and before the holder leaves."""
    return clean(heard) and heard.fresh(seat) and has_flor(dealt) and seat not in heard.flor and not heard.gate_over


def _leaving(heard: Listener, seat: Seat, dealt: Hand, *ways: str) -> Iterator[Action]:
    if _must_declare(heard, seat, dealt):
        return
    yield from (Leave(how) for how in ways)
    if not clean(heard) and _owes_proof(heard, seat, dealt):
        yield Leave("unseen")


def _owes_proof(heard: Listener, seat: Seat, dealt: Hand) -> bool:
    """a-8, X-3, RES-23: a sung flor, or a song that won, of which the table does not tell all."""
    seen = [*heard.public[seat], *([heard.laid[seat]] if seat in heard.laid else [])]
    if len(seen) == 3 or seat in heard.flor:
        return len(seen) < 3
    if seat not in heard.songs or (seat != heard.best and not heard.plays_by("verifySongs", "all")):
        return False
    song = envido_points(dealt)
    pairs = [20 + number(a) + number(b) for a in seen for b in seen if a != b and a.suit == b.suit]
    return heard.songs[seat] != song or song not in (pairs or [int(card.rank) for card in seen])


def _envidos(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Call]:
    """4.2, the guards of an opening."""
    if heard.opened or not heard.fresh(seat) or heard.no_envido[seat & 1]:
        return
    if clean(heard) and has_flor(dealt):
        return  # it would bury the flor (XIV-23)
    yield from (Call(call, heard.stake([call])) for call in OPENINGS)
    if not clean(heard):
        yield Call("envido-minha-flor", 2)


def _flores(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Call]:
    """4.3, the guards of an opening: before the first card, until the gate has run."""
    if not heard.opened and heard.fresh(seat) and (has_flor(dealt) or not clean(heard)):
        yield from (Call(call) for call in FLORES)


def _doubles(opening: Sequence[Call]) -> Iterator[Action]:
    for one in opening:
        if one.call in OPENINGS:
            yield Call(f"{one.call}-e-truco", one.value)
            yield Call(f"truco-e-{one.call}", one.value)
        elif one.call == "flor":
            yield Call("flor-e-truco")


def _concede(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    """4.1-5 and 4.8: while an answer is owed a testa player leaves, and a trio gives the hand up."""
    if heard.down == seat or seat in heard.left or _must_declare(heard, seat, dealt):
        return
    if not heard.testa:
        yield GiveHandUp()
    elif seat in heard.polled:
        yield from _leaving(heard, seat, dealt, "pack")


def _own_flor(heard: Listener, seat: Seat) -> bool:
    """4.8: nobody leaves while a flor of that side waits for what the others say to it."""
    return any(other in heard.flor for other in heard.side(seat & 1))


def _defer(heard: Listener, part: str, value: int) -> Iterator[Action]:
    """The last one polled cannot."""
    if len(heard.polled) > 1:
        yield Defer(part, value)


def _gate(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    """4.1-3 and 4.3."""
    if (heard.gate_by ^ seat) & 1 and not heard.later and not _own_flor(heard, seat):
        yield from _concede(heard, seat, dealt)
    if seat not in heard.polled:
        return
    if has_flor(dealt) or not clean(heard):
        yield from (Declare(what) for what in _forms(heard, seat))
    if not (has_flor(dealt) and clean(heard)):
        yield Declare("e-boa")


def _forms(heard: Listener, seat: Seat) -> tuple[str, ...]:
    """How a flor may be said at the gate: alone, over the others' flor, after their resto, after their achico."""
    theirs = heard.highest(1 - (seat & 1))
    if heard.flor and heard.first_side() != seat & 1:
        return {"": ("flor",), "contra-flor-e-o-resto": ("flor",)}.get(
            theirs, ("flor", "contra-flor", "contra-flor-e-o-resto", "achico")
        )
    return FLORES


def _envido(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    """4.2, and 4.6 where a truco was put in the same breath."""
    if (heard.by ^ seat) & 1 == 0:
        return
    yield from _concede(heard, seat, dealt)
    if seat not in heard.polled:
        return
    value, part = heard.stake(heard.chain), "both" if heard.double else "envido"
    yield Quero(part, value)
    yield NaoQuero(part, value)
    yield from _defer(heard, part, value)
    if heard.double:
        yield from (
            Quero("both", value, raising=True),
            Quero("both", value, passing="truco"),
            Quero("both", value, passing="envido"),
            Quero("both", value, raising=True, passing="envido"),
        )
    yield from (Call(call, heard.stake([*heard.chain, call])) for call in _raises(heard))


def _raises(heard: Listener) -> Iterator[str]:
    chain, pot = heard.chain, heard.pot(heard.chain)
    last = chain[-1]
    if last == "falta-envido":
        return
    if heard.falta > pot or (heard.falta == pot and heard.plays_by("faltaRevide", "gte")):
        yield "falta-envido"
    yield from (call for call in _bigger(heard) if not _full(heard, call))


def _bigger(heard: Listener) -> Iterator[str]:
    yield "real-envido"
    last = heard.chain[-1]
    if last in ("envido", "envido-minha-flor") or (last == "envido-envido" and heard.plays_by("maxEnvido", "unlimited")):
        yield "envido-envido"


def _full(heard: Listener, call: str) -> bool:
    """In a roda 24 is enough; in a testa what does not add to 6 is no raise, or (a house rule) what goes beyond it."""
    chain = [*heard.chain, call]
    if heard.testa and heard.plays_by("testaCap", "forbid"):
        return sum(ENVIDOS[one] for one in chain) > 6
    return heard.pot(heard.chain) >= 24 or heard.pot(chain) == heard.pot(heard.chain)


def _flor_raise(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    """4.3, S2: the side that sang first may still put more on it."""
    if seat in heard.polled:
        yield from (Call("contra-flor"), Call("contra-flor-e-o-resto"), Defer("flor", 0))


def _flor(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    """4.3, S1r, S3, S4 and S5."""
    if (heard.step_by ^ seat) & 1 == 0:
        return
    yield from _concede(heard, seat, dealt)
    if seat in heard.polled:
        yield from (Quero("flor", 0), NaoQuero("flor", 0), NaoQuero("flor", 0, shrinking=True))
        yield from _defer(heard, "flor", 0)
        if heard.step == "contra-flor":
            yield Call("contra-flor-e-o-resto")


def _song(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    """Section 5: the first must sing; the others sing, or não mato; who may sing no bluff sings what beats the best."""
    if seat != heard.singer:
        return
    flor = bool(heard.flor)
    songs: Sequence[int] = FLOR_SONGS if flor else ENVIDO_SONGS
    if clean(heard):
        songs = [flor_points(dealt) if flor else envido_points(dealt)]
    if heard.best >= 0:
        songs = [song for song in songs if not clean(heard) or heard.beats(seat, song)]
        yield NaoMato()
    yield from (Sing(song) for song in songs)


def _truco(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    """4.4 and 4.1-2."""
    if (heard.asked_by ^ seat) & 1 == 0:
        return
    yield from _concede(heard, seat, dealt)
    if seat not in heard.polled:
        return
    value = heard.asked + 1
    yield Quero("truco", value)
    yield NaoQuero("truco", value)
    yield from _defer(heard, "truco", value)
    if heard.asked < 3:
        yield Quero("truco", value, raising=True)
    if heard.asked == 1:
        yield from _envidos(heard, seat, dealt)
    yield from _flores(heard, seat, dealt)


def _after_down(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    """4.8, end: the rival of a truco called with a card face down may still open the points."""
    if seat in heard.polled:
        yield from (*_envidos(heard, seat, dealt), *_flores(heard, seat, dealt), Nothing())


def _lei_flor(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    """4.7, steps 1 and 3."""
    answering = heard.window == "lei-flor"
    if answering and heard.lei != seat & 1 and not _own_flor(heard, seat):
        yield from _concede(heard, seat, dealt)
    if seat in heard.polled:
        if has_flor(dealt) or not clean(heard):
            yield Declare("flor")
        if not (has_flor(dealt) and clean(heard)):
            yield Declare("e-boa")


def _lei(heard: Listener, seat: Seat, dealt: Hand) -> Iterator[Action]:
    """4.7, step 2: one answer for all, with the formulas of a flor by who declared one."""
    if heard.lei == seat & 1:
        return
    if not _own_flor(heard, seat):
        yield from _concede(heard, seat, dealt)
    if seat not in heard.polled:
        return
    falta = heard.falta
    yield from (Quero("both", falta), Quero("both", falta, raising=True), Quero("both", falta, passing="truco"))
    yield from _defer(heard, "both", falta)
    if seat in heard.flor:
        yield from (Quero("both", falta, shrinking=True), Quero("both", falta, raising=True, shrinking=True))
        yield NaoQuero("both", falta, shrinking=True)
    else:
        yield from (Quero("both", falta, passing="envido"), Quero("both", falta, raising=True, passing="envido"))
        yield NaoQuero("both", falta)


def _over(_heard: Listener, _seat: Seat, _dealt: Hand) -> Iterator[Action]:
    return iter(())


_WINDOWS: Final[dict[str, Callable[[Listener, Seat, Hand], Iterator[Action]]]] = {
    "turn": _turn, "gate": _gate, "envido": _envido, "flor-raise": _flor_raise, "flor": _flor, "song": _song, "truco": _truco,
    "after-down": _after_down, "lei-flor": _lei_flor, "lei": _lei, "lei-flor-proposers": _lei_flor, "over": _over,
}  # fmt: skip
