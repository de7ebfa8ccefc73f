"""A regulation is found by its id and read whole; whatever else is asked for is a `KeyError`."""

import pytest

from carteado.regulations import Regulation, regulation

FENACEF = regulation("truco-fenacef")


def test_by_id_with_or_without_the_version() -> None:
    assert isinstance(FENACEF, Regulation)
    assert regulation("truco-fenacef/2023") == FENACEF
    assert (FENACEF.id, FENACEF.version, FENACEF.game) == ("truco-fenacef", "2023", "truco")


@pytest.mark.parametrize("name", ["", "truco", "truco-fenacef.toml", "../data/truco-fenacef", ".", "a/b", "TRUCO-FENACEF"])
def test_what_is_not_there(name: str) -> None:
    with pytest.raises(KeyError):
        regulation(name)


def test_a_clause_or_silence_by_id_whatever_its_case() -> None:
    assert FENACEF.clause("fen-21A").id == "FEN-21a"
    assert FENACEF.clause("s-fen-08").id == "S-FEN-08"
    with pytest.raises(KeyError):
        FENACEF.clause("FEN-99")


def test_an_option_by_key() -> None:
    assert FENACEF.option("raiseLater").silence == "S-FEN-08"
    with pytest.raises(KeyError):
        FENACEF.option("raiselater")


def test_a_value_has_its_label_and_a_number_stands_for_itself() -> None:
    clock = FENACEF.option("clock")
    assert clock.label("off", "en") != clock.label("off")
    assert clock.label("30") == "30"
    assert clock.label("30", "en") == "30"
