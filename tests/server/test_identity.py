"""Guests: cookies that only the server can make, nicknames that people can read."""

from base64 import urlsafe_b64encode
from string import ascii_letters, digits

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado.server.identity import (
    COOKIE,
    MAX_NAME,
    RENEWED_AFTER,
    YEAR,
    BadName,
    Guest,
    guest_in,
    guest_number,
    new_guest,
    new_keys,
    nickname,
    set_cookie,
    signed,
    stale,
    verified,
)

NOW = 1_800_000_000
KEYS = new_keys()
ANA = new_guest("Ana", NOW)


def test_a_cookie_comes_back_as_the_guest() -> None:
    assert verified(signed(ANA, KEYS), KEYS, NOW) == ANA


def test_ids_are_128_bits_and_never_the_same() -> None:
    ids = {new_guest("Ana", NOW).id for _ in range(200)}
    assert len(ids) == 200
    assert all(len(bytes.fromhex(found)) == 16 for found in ids)


def test_every_changed_letter_makes_it_nobodys() -> None:
    cookie = signed(ANA, KEYS)
    for at, letter in enumerate(cookie):
        other = "A" if letter != "A" else "B"
        assert verified(cookie[:at] + other + cookie[at + 1 :], KEYS, NOW) is None, at


def test_the_last_bits_of_the_signature_count_too() -> None:
    """Base64 has spare bits at its end: a text that decodes to the same bytes is still another cookie."""
    cookie = signed(ANA, KEYS)
    changed = [cookie[:-1] + letter for letter in f"{ascii_letters}{digits}-_"]
    assert [text for text in changed if verified(text, KEYS, NOW) is not None] == [cookie]


def test_another_server_s_cookie_is_nobodys() -> None:
    assert verified(signed(ANA, new_keys()), KEYS, NOW) is None


def test_signing_somebody_else_needs_the_key() -> None:
    payload = urlsafe_b64encode(msgspec.json.encode(Guest("0" * 32, "Juiz", NOW))).decode().rstrip("=")
    form, key, _, mac = signed(ANA, KEYS).split(".")
    assert verified(f"{form}.{key}.{payload}.{mac}", KEYS, NOW) is None


@given(st.text(max_size=300) | st.from_regex(r"1\.1\.[A-Za-z0-9_-]*\.[A-Za-z0-9_-]*", fullmatch=True))
def test_no_text_is_taken_or_makes_it_fail(text: str) -> None:
    assert verified(text, KEYS, NOW) is None
    assert guest_in({b"cookie": f"{COOKIE}={text}".encode("utf-8", "replace")}, KEYS, NOW) is None


def test_after_a_year_the_cookie_is_nobodys_and_before_it_is_renewed() -> None:
    cookie = signed(ANA, KEYS)
    assert verified(cookie, KEYS, NOW + YEAR - 1) == ANA
    assert verified(cookie, KEYS, NOW + YEAR) is None
    assert not stale(ANA, NOW + RENEWED_AFTER)
    assert stale(ANA, NOW + RENEWED_AFTER + 1)


def test_keys_rotate_without_losing_anybody_at_once() -> None:
    old = signed(ANA, KEYS)
    second = KEYS.rotated()
    assert verified(old, second, NOW) == ANA
    assert signed(ANA, second) != old
    third, fourth = second.rotated(), second.rotated().rotated()
    assert verified(old, third, NOW) == ANA
    assert verified(old, fourth, NOW) is None
    assert verified(signed(ANA, second), fourth, NOW) == ANA


def test_the_first_cookie_of_ours_among_others_counts() -> None:
    header = f"other=1; {COOKIE}=forged; {COOKIE}={signed(ANA, KEYS)}; z=2"
    assert guest_in({b"cookie": header.encode()}, KEYS, NOW) == ANA
    assert guest_in({}, KEYS, NOW) is None


def test_the_header_says_how_the_cookie_may_be_used() -> None:
    plain = set_cookie(ANA, KEYS, https=False).split("; ")
    assert plain[0] == f"{COOKIE}={signed(ANA, KEYS)}"
    assert set(plain[1:]) == {f"Max-Age={YEAR}", "Path=/", "HttpOnly", "SameSite=Lax"}
    assert set_cookie(ANA, KEYS, https=True).split("; ") == [*plain, "Secure"]


def test_the_longest_nickname_fits_into_a_cookie() -> None:
    widest = new_guest(nickname("\U0001f0a1" * MAX_NAME), NOW)
    assert verified(signed(widest, KEYS), KEYS, NOW) == widest
    marked = new_guest(nickname("e\u0323\u0302" * MAX_NAME), NOW)
    assert verified(signed(marked, KEYS), KEYS, NOW) == marked


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ana", "Ana"),
        ("  Dona   Zefa \t", "Dona Zefa"),
        ("Jose\u0301", "José"),
        ("a\u0303e", "ãe"),
        ("♣ Zé do Truco ♥", "♣ Zé do Truco ♥"),
        ("李", "李"),
        ("x" * MAX_NAME, "x" * MAX_NAME),
        ("<script>", "<script>"),
    ],
)
def test_nicknames_are_kept_composed_and_without_spare_spaces(typed: str, kept: str) -> None:
    assert nickname(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "x" * (MAX_NAME + 1),
        "a\x00b",
        "a\x1b[31mb",
        "\u202eana",  # written backwards
        "a\u2066b",
        "a\u200bb",  # a space of no width
        "\u3164",  # a letter that shows nothing
        "\u2800",
        "\u0301",  # a mark on nothing
        "a" + "\u0301" * 5,  # a tower of marks
        "a\u2028b\ud800",
        "\ue000",
        " " * 10_000 + "ana",
    ],
)
def test_what_cannot_be_read_is_no_nickname(typed: str) -> None:
    with pytest.raises(BadName):
        nickname(typed)


@given(st.text(max_size=60))
def test_a_nickname_taken_is_a_nickname(text: str) -> None:
    try:
        name = nickname(text)
    except BadName:
        return
    assert nickname(name) == name
    assert name.strip() == name != ""


def test_new_guests_have_numbers_of_four_digits() -> None:
    assert all(1000 <= guest_number() <= 9999 for _ in range(500))
