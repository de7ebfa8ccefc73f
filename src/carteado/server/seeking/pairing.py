"""Who sits together, of those who look for the same game.

Rule 1: who came first is seated first. Whoever must not meet somebody already chosen is passed over, and looked at again
        for the next table: one pair that is kept apart holds up nobody else.
Rule 2: a table that is not full waits, unless somebody has waited long enough: then bots take the chairs that are left.
"""

from collections.abc import Collection, Sequence

from carteado.server.storage.seekers import Pair, Seeker


def party(waiting: Sequence[Seeker], seats: int, apart: Collection[Pair], due: Collection[str] = ()) -> Sequence[Seeker]:
    """Those for one table, in the order of their chairs; nobody where it is not full. The `due` have waited long enough."""
    for first in waiting:
        found = _around(first, waiting, seats, apart)
        if len(found) == seats:
            return found
    patient = next((one for one in waiting if one.player in due), None)
    return () if patient is None else _around(patient, waiting, seats, apart)


def _around(first: Seeker, waiting: Sequence[Seeker], seats: int, apart: Collection[Pair]) -> list[Seeker]:
    """This one, and whoever may sit with them and with one another."""
    found = [first]
    for other in waiting:
        if len(found) == seats:
            break
        if other not in found and not any(frozenset((other.player, one.player)) in apart for one in found):
            found.append(other)
    return found
