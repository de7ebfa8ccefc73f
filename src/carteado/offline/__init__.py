"""A table without a server: what a person plays against bots where there is no network, in a browser or anywhere else.

Rule 1: what goes in and comes out is what the WebSocket of a server carries, word for word: a page cannot tell.
Rule 2: there is no clock, socket or storage here: who runs it brings the time, carries the messages and keeps the entries.
Rule 3: the standard library alone, for it runs where nothing else can be installed.
"""

from carteado.offline.engine import Engine
from carteado.offline.home import Home, Told

__all__ = ["Engine", "Home", "Told"]
