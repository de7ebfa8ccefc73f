"""What is allowed and yet worth a word before play begins: nobody is stopped by it (T-20, T-28)."""

from carteado.tournament.slots import PlaceOf, slot
from carteado.tournament.state import Named, State, plain


def in_both(state: State) -> tuple[str, ...]:
    """Who is in more than one commission."""
    seen: dict[str, int] = {}
    named = {plain(name): name for people in state.commissions.values() for name in people}
    for people in state.commissions.values():
        for name in {plain(one) for one in people}:
            seen[name] = seen.get(name, 0) + 1
    return tuple([named[name] for name, often in seen.items() if often > 1])


def unequal(state: State) -> tuple[Named, ...]:
    """The slots for which places of groups of several sizes are compared by what is added up: more jogos, more points."""
    if state.code.first.per_jogo:
        return ()
    found: list[Named] = []
    for named in state.slots.values():
        places = [where for text in named.among for where in [slot(text)] if isinstance(where, PlaceOf)]
        sizes = {len(state.groups[where.group].slots) for where in places if where.group in state.groups}
        if len(sizes) > 1:
            found.append(named)
    return tuple(found)
