"""Who sits together, of those who look for the same game."""

from carteado.server.seeking.pairing import party
from carteado.server.storage.seekers import Seeker


def those(letters: str) -> list[Seeker]:
    return [Seeker(letter, letter.upper()) for letter in letters]


def seated(letters: str, seats: int, *apart: str, due: str = "") -> str:
    return "".join(one.player for one in party(those(letters), seats, {frozenset(pair) for pair in apart}, due))


def test_a_table_waits_until_it_is_full() -> None:
    assert seated("abc", 4) == ""
    assert seated("abcd", 4) == "abcd"
    assert seated("abcdefgh", 4) == "abcd"
    assert seated("", 4, due="a") == ""


def test_who_has_waited_long_enough_sits_down_with_whoever_is_there() -> None:
    assert seated("a", 4, due="a") == "a"
    assert seated("abc", 4, due="b") == "bac"
    assert seated("abc", 4, due="z") == ""


def test_people_kept_apart_are_passed_over_and_hold_nobody_up() -> None:
    assert seated("abcd", 4, "ab") == ""
    assert seated("abcde", 4, "ab") == "acde"
    assert seated("abcdef", 4, "ab", "ac") == "adef"
    assert seated("abcde", 4, "ab", "ac") == "bcde"
    assert seated("abc", 4, "ab", due="a") == "ac"
