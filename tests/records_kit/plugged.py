"""A game that only some tests know, put into the catalogue for as long as they run."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from carteado import catalogue
from carteado.records import settings


@contextmanager
def plugged(package: str) -> Iterator[None]:
    """The family of this package stands in the catalogue."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "FAMILIES", (*catalogue.FAMILIES, package))
        _forget()
        yield
    _forget()


def _forget() -> None:
    """The catalogue remembers what it found."""
    for found in (
        catalogue.families,
        catalogue._games,
        catalogue.package,
        catalogue.face,
        catalogue._face,
        settings.notation_of,
    ):
        found.cache_clear()
