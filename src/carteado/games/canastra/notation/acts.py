"""How the acts of canastra and buraco are written: `0 compra 5`, `1 lixo`, `2 baixa 5C 2O=6C 7C`, `2 junta 8C em 1`.

Rule 1: an act of drawing names its turn; where a case leaves the number out (0), the turn in which it is played is meant.
Rule 2: what follows a card after `=` is the place in which a wild one stands: `1` is the ace before the two, `A` the one after
        the king.
Rule 3: melds laid together are divided by ` / `; ` + ` is read as the same, for where `/` divides acts.
"""

import re
from typing import Final

from carteado.cards import FRENCH_RANKS, SUITS, Card
from carteado.game import PUBLIC, Action, Event, Seat, State
from carteado.games.canastra.rules.acts import Add, Buy, Cards, Decline, Discard, Lay, Places, Take
from carteado.games.canastra.rules.views import CanastraView
from carteado.melds.grammar import JOKER, TWOS
from carteado.pack import Draw, Drew, Keep, Refuse
from carteado.records import text
from carteado.records.pack_words import read_pack, tell_pack
from carteado.records.text import HIDDEN, Unreadable, card_of, ranged

MOST_TURNS: Final = 10**6
PLACES: Final = ("1", *FRENCH_RANKS[1:], "A")  # of a run, from the ace before the two to the one after the king
REFUSES: Final = "recusa"
KEEPS: Final = "fica"
_DRAWS: Final[dict[str, type[Buy] | type[Decline]]] = {"compra": Buy, "passa": Decline}
_WILD: Final = (*TWOS, JOKER)
_DIVIDED: Final = re.compile(r"\s[/+]\s")


def tell(action: Action) -> str:
    """What a player does, without the seat."""
    match action:
        case Buy() | Decline():
            verb = next(verb for verb, kind in _DRAWS.items() if isinstance(action, kind))
            return f"{verb}{_turn(action.turn)}"
        case Take():
            return f"lixo{_turn(action.turn)}{_used(action)}"
        case Lay():
            return f"baixa {_melds(action.melds, action.stands)}".rstrip()
        case Add():
            return f"junta {_meld(action.cards, action.stands)} em {action.to}"
        case Discard():
            return f"descarta {action.card}"
        case Refuse():
            return f"{REFUSES} {action.card}"
        case _:
            told = tell_pack(action)
            if told is None:
                raise TypeError(f"{type(action).__name__} is no act of canastra")
            return told


def _turn(turn: int) -> str:
    return f" {turn}" if turn else ""


def _used(action: Take) -> str:
    if action.melds:
        return f" baixa {_melds(action.melds, ())}"
    return f" junta {_meld(action.cards, ())} em {action.to}" if action.to or action.cards else ""


def _melds(melds: tuple[Cards, ...], stands: tuple[Places, ...]) -> str:
    told = [_meld(meld, stands[nth] if nth < len(stands) else ()) for nth, meld in enumerate(melds)]
    return " / ".join(told)


def _meld(cards: Cards, stands: Places) -> str:
    """Cards one after another, the wild ones with the places that are told for them."""
    naturals = [card.suit for card in cards if card.index not in _WILD]
    suit = naturals[0] if naturals else ""
    wild = [at for at, card in enumerate(cards) if card.index in _WILD]
    strange = [at for at in wild if cards[at].suit != suit]
    marked = sorted((strange + [at for at in reversed(wild) if at not in strange])[: len(stands)])
    told = [str(card) for card in cards]
    for at, place in zip(marked, stands, strict=False):
        told[at] += f"={_place(place, suit)}"
    told += [f"={_place(place, suit)}" for place in stands[len(marked) :]]
    return " ".join(told)


def _place(place: int, suit: str) -> str:
    return f"{PLACES[place - 1]}{suit}" if 1 <= place <= len(PLACES) else str(place)


def read(act: str) -> Action | None:
    """What a player does, without the seat; nothing where the card is hidden."""
    verb, _, rest = act.partition(" ")
    rest = rest.strip()
    if verb in _DRAWS:
        return _DRAWS[verb](ranged(rest or "0", 0, MOST_TURNS))
    if verb == "lixo":
        return _read_take(rest)
    if verb == "baixa":
        return _read_lay(rest)
    if verb == "junta":
        return _read_add(rest)
    if verb == "descarta":
        return Discard(card_of(rest))
    if verb == REFUSES:
        return Refuse(card_of(rest))
    if verb == KEEPS and rest == HIDDEN:
        return None
    found = read_pack(act)
    if found is None:
        raise Unreadable("no-verb", act)
    return found


def _read_take(rest: str) -> Take:
    number, _, used = rest.partition(" ") if rest[:1].isdigit() else ("0", "", rest)
    turn = ranged(number, 0, MOST_TURNS)
    verb, _, what = used.strip().partition(" ")
    if not verb:
        return Take(turn)
    if verb == "baixa":
        laid = _read_lay(what)
        if laid.melds and not laid.stands:
            return Take(turn, laid.melds)
    if verb == "junta":
        added = _read_add(what)
        if not added.stands:
            return Take(turn, (), added.to, added.cards)
    raise Unreadable("no-verb", f"lixo {rest}")


def _read_lay(rest: str) -> Lay:
    if not rest:
        return Lay(())
    melds = [_read_meld(meld) for meld in _DIVIDED.split(rest)]
    placed = any(stands for _, stands in melds)
    return Lay(tuple([cards for cards, _ in melds]), tuple([stands for _, stands in melds]) if placed else ())


def _read_add(rest: str) -> Add:
    cards, divided, to = rest.rpartition(" em ")
    if not divided:
        raise Unreadable("no-meld", rest)
    added, stands = _read_meld(cards)
    return Add(text.number("em", to.strip()), added, stands)


def _read_meld(rest: str) -> tuple[Cards, Places]:
    cards: list[Card] = []
    stands: list[int] = []
    for word in rest.split():
        card, equals, place = word.partition("=")
        if card:
            cards.append(card_of(card))
        if equals:
            stands.append(_read_place(place))
    return tuple(cards), tuple(stands)


def _read_place(text_of_it: str) -> int:
    rank = text_of_it.upper()
    if rank[-1:] in SUITS and len(rank) > 1:
        rank = rank[:-1]
    if rank not in PLACES:
        raise Unreadable("no-place", text_of_it)
    return PLACES.index(rank) + 1


def filled(state: State, action: Action) -> Action:
    """The act with what a case may leave out: the turn in which something is drawn."""
    if not isinstance(action, (Buy, Take, Decline)) or action.turn:
        return action
    view = state.view(PUBLIC)
    assert isinstance(view, CanastraView)
    turn = view.shown.turns
    return Take(turn, action.melds, action.to, action.cards) if isinstance(action, Take) else type(action)(turn)


def hides(seat: Seat, action: Action, viewer: Seat) -> bool:
    """Whether an act holds a card that the viewer did not see: the first one drawn, which another seat kept."""
    return isinstance(action, Keep) and seat != viewer


def hide(_action: Action) -> str:
    """Such an act without its card."""
    return f"{KEEPS} {HIDDEN}"


def turned_up(action: Action, events: tuple[Event, ...]) -> text.Cards:
    """The card that was drawn for the first deal."""
    return tuple([event.card for event in events if isinstance(event, Drew)]) if isinstance(action, Draw) else ()


def turns(act: str) -> bool:
    """Whether an act as it is written may turn a card up."""
    return act.startswith("tira ")
