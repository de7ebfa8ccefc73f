"""The places of a table have words, the same in the terminal and in the browser, in both languages."""

import re
from pathlib import Path

from carteado.words import Words
from carteado.words.language import Language
from carteado.words.places import PLACES, called

NAMES = Path(__file__).parents[2] / "web" / "src" / "games" / "plain" / "names.ts"


def test_usual_fields_have_words_and_others_their_name() -> None:
    fields = ("hand_cards", "stock", "discard_cards", "chips", "house_points", "odd_corner_cards")
    assert [called(Language("pt-BR"), field) for field in fields] == [
        "cartas na mão",
        "monte",
        "descarte",
        "fichas",
        "pontos da casa",
        "odd corner",
    ]
    assert [called(Language("en"), field) for field in fields] == [
        "hand",
        "stock",
        "discard",
        "chips",
        "points of the house",
        "odd corner",
    ]


def test_every_word_has_its_english() -> None:
    assert [word for word in PLACES.values() if Words("en").say(word) == word and word not in ("vira",)] == []


def test_the_browser_has_the_same_words() -> None:
    found = re.findall(r"^  '?([\w ]+?)'?: '([^']+)',$", NAMES.read_text(encoding="utf-8"), re.MULTILINE)
    assert dict(found) == dict(PLACES)
