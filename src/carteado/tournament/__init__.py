"""Events: entries, lots, stages, results and standings, as published texts have them.

Rule 1: no clock, no random number, no file: time, seeds and lots come in as entries of a log.
Rule 2: no game is named here: a regulation supplies formats, points and criteria as data, in the `event` face of its family.
"""

from carteado.tournament.preset import Event, Preset
from carteado.tournament.presets import preset, presets

__all__ = ["Event", "Preset", "preset", "presets"]
