"""What families bring to an event: presets named after published rules, and sheets in print.

Rule 1: a regulation supplies formats, points and criteria as data; whoever runs the event reads them here, game by game.
"""

from carteado.tournament.paper import Paper, Printed, papers, printed
from carteado.tournament.presets import Criterion, Event, Preset, presets

__all__ = ["Criterion", "Event", "Paper", "Preset", "Printed", "papers", "presets", "printed"]
