"""The engine as a page drives it: texts in, texts out, a clock that the test moves."""

import json
from random import Random
from typing import Any

from carteado.catalogue import GAMES
from carteado.offline import Engine

Json = Any
TABLE = "casa-1"
ANA = {"player": "eu", "name": "Ana"}


class Visitor:
    """One person at one table of an engine; what they hear is kept as they would know it."""

    def __init__(self, game: str, seed: int = 1, **setup: Any) -> None:
        self.rng = Random(seed)
        self.engine = Engine(self.rng.randbytes)
        self.now = 1_000
        self.n = self.version = 0
        self.setup = {"game": game, "quick": True, "options": dict(GAMES[game].proposes) if game in GAMES else {}, **setup}
        self.menu: list[Json] = []
        self.heard: list[Json] = []
        self.kept: list[Json] = []
        self.record = ""
        self.wait: int | None = None

    def call(self, **asked: Any) -> Json:
        """Ask the engine, and take in what it says."""
        made = json.loads(self.engine.call(json.dumps({"table": TABLE, "now": self.now, **asked})))
        if "refused" in made:
            return made
        self.kept += made["keep"]
        self.record = made["record"] or self.record
        self.wait = made["wait"]
        for message in made["say"]:
            told = json.loads(message) if isinstance(message, str) else message
            self.heard.append(told)
            if told["type"] in ("snapshot", "update"):
                self.version, self.menu = told["version"], told.get("menu", self.menu)
        return made

    def come(self) -> "Visitor":
        """A new table, entered."""
        self.call(do="open", who=ANA, setup=self.setup)
        return self.enter()

    def enter(self, **more: Any) -> "Visitor":
        self.call(do="hear", message={"type": "enter", "table": TABLE, **more})
        return self

    def say(self, **message: Any) -> Json:
        """A request; what it is answered with."""
        self.n += 1
        self.call(do="hear", message={**message, "client": "tab", "n": self.n})
        return next(told for told in reversed(self.heard) if told.get("n") == self.n)

    def ready(self) -> "Visitor":
        assert self.say(type="ready", nonce="ab" * 16)["type"] == "ack"
        return self

    def step(self) -> None:
        """Whatever comes next: time, or any of my choices."""
        if self.wait is not None:
            self.now += self.wait
            self.call(do="ring")
        else:
            assert self.menu, self.heard[-3:]
            answer = self.say(type="act", action=self.rng.choice(self.menu)["action"], version=self.version)
            assert answer["type"] == "ack", answer

    def play(self, steps: int = 20_000) -> "Visitor":
        """Until the partida is over, or so many steps."""
        for _ in range(steps):
            if self.record:
                return self
            self.step()
        return self
