"""What was made lately and may be asked for again."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Any


class Shelf:
    """What was made lately, up to a weight; the oldest makes room."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self.weight = 0

    def get(self, key: Hashable) -> Any:
        """What is kept under this key; `None` if nothing is."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, made: Any, weight: int) -> None:
        """Keep this, unless it alone is too much."""
        if weight > self._most or key in self._kept:
            return
        self._kept[key] = (made, weight)
        self.weight += weight
        while self.weight > self._most:
            self.weight -= self._kept.popitem(last=False)[1][1]
