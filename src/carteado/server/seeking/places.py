"""The tables of people who were brought together: how they are set up, and what happens to a chair whose person never came."""

from typing import Final

from carteado.bots import default_bot
from carteado.catalogue import GAMES
from carteado.table import Draw, Effects, Table
from carteado.table import entries as log
from carteado.table.messages import Setup
from carteado.table.seats import bot_name
from carteado.table.stages import OPEN

CLEAN: Final = ("profile", "clean")  # where mistakes have a price by the printed text, a quick game goes without
COMING: Final = 20_000  # ms that a page has to come to the table that was found
UNUSED: Final = 600_000  # ms after that until a table goes to which nobody came


def setup_for(game: str) -> Setup:
    """A table of strangers: as a quick game is played, open to whoever wants to watch or take a bot's chair."""
    found = GAMES[game]
    options = dict(found.proposes)
    if any(choice.key == CLEAN[0] and CLEAN[1] in choice.values for choice in found.choices):
        options[CLEAN[0]] = CLEAN[1]
    return Setup(game=game, options=options, quick=True)


def without_absent(table: Table, now: int, _draw: Draw) -> Effects:
    """Bots for those who are not ready; nothing where nobody is, or all are."""
    missing = [seat for seat, place in enumerate(table.places) if not place.ready]
    if table.stage != OPEN or not missing or all(not place.player or place.nonce is None for place in table.places):
        return Effects()
    made: list[log.AnyEntry] = []
    names = [place.name for seat, place in enumerate(table.places) if seat not in missing]
    for seat in missing:
        if table.places[seat].player:
            made.append(log.Vacated(at=now, seat=seat))
        names.append(bot_name(names, int(table.dice[:8] or "0", 16)))
        made.append(log.Seated(at=now, seat=seat, name=names[-1], bot=default_bot(table.setup.game)))
    return Effects((*made, log.Began(at=now)))
