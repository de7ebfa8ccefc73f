"""What the server counts, and the text in which Prometheus reads it.

Rule 1: a number, never a name: no table, guest, card or phrase is a label.
Rule 2: whoever does the work calls `add` or `observe`; what can be read at any moment is a function, called when asked.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0)
CONTENT_TYPE: Final = "text/plain; version=0.0.4"
MAX_LABELS: Final = 200


class Counter:
    """A number that only grows; with a label, one for each of its values."""

    def __init__(self, name: str, told: str, label: str = "") -> None:
        self.name, self.told, self.label = name, told, label
        self._counts: dict[str, float] = {} if label else {"": 0}

    def add(self, value: str = "", amount: float = 1) -> None:
        """So many more."""
        if value not in self._counts and len(self._counts) >= MAX_LABELS:
            value = "other"
        self._counts[value] = self._counts.get(value, 0) + amount

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from _head(self.name, self.told, "counter")
        for value, count in sorted(self._counts.items()):
            yield f"{self.name}{_labels({self.label: value} if self.label else {})} {count:g}"


class Gauge:
    """A number as it is now."""

    def __init__(self, name: str, told: str, read: Callable[[], float] = lambda: 0) -> None:
        self.name, self.told, self.read = name, told, read

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from _head(self.name, self.told, "gauge")
        yield f"{self.name} {self.read():g}"


class Histogram:
    """How often a measure stayed below each of some bounds."""

    def __init__(self, name: str, told: str, bounds: tuple[float, ...]) -> None:
        self.name, self.told, self.bounds = name, told, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """One more measure."""
        self._counts[bisect_left(self.bounds, value)] += 1
        self._sum += value

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from _head(self.name, self.told, "histogram")
        below = 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self._counts, strict=True):
            below += count
            yield f"{self.name}_bucket{_labels({'le': bound.removesuffix('.0')})} {below}"
        yield f"{self.name}_sum {self._sum:g}"
        yield f"{self.name}_count {below}"


class Metrics:
    """The measures of one process."""

    def __init__(self) -> None:
        self.tables = Gauge("carteado_tables_live", "Tables held in memory by this process.")
        self.connections = Gauge("carteado_connections", "WebSocket connections open in this process.")
        self.acts = Counter("carteado_acts_total", "Entries written to the logs of tables.")
        self.act_seconds = Histogram("carteado_act_seconds", "From a request read to its acknowledgement sent.", SECONDS)
        self.refusals = Counter("carteado_refusals_total", "Requests at a table that were refused, by code.", "code")
        self.batches = Histogram("carteado_commit_batch_size", "Appends written in one commit.", SIZES)
        self.answers = Counter("carteado_http_answers_total", "HTTP answers, by status.", "status")
        self.answer_seconds = Histogram("carteado_http_seconds", "From a request's head to the end of its answer.", SECONDS)

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        return "".join(f"{line}\n" for measure in vars(self).values() for line in measure.lines())


def _head(name: str, told: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {told}"
    yield f"# TYPE {name} {kind}"


def _labels(labels: dict[str, str]) -> str:
    told = ",".join(f'{name}="{_escaped(value)}"' for name, value in labels.items())
    return f"{{{told}}}" if told else ""


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
