"""Sessions of players to be studied, as records with line numbers."""

from random import Random

from carteado import arena, catalogue
from carteado.bots import bot
from carteado.records import Record, parse, recorded, write


def recording(names: str, seed: int, **options: str) -> Record:
    """A session of these players, written down and read again."""
    players = names.split()
    state = catalogue.new("blackjack", len(players), options)
    played = arena.play(state, [bot(name, "blackjack") for name in players], Random(seed))
    return parse(write(recorded("blackjack", played.acts, options, seats=len(players))).encode())
