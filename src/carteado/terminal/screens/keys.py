"""The letters a table may give a meaning to, and the list of keys that the help shows."""

from typing import Final

from carteado.words import Texts, Words

ACT_KEYS: Final = tuple("abcdefghijklmoprstuyz")  # the others belong to the program: N V W X Q


def help_keys(meanings: Texts, words: Words) -> tuple[tuple[str, str], ...]:
    """Each key and what it does."""
    return tuple([(words.say("Espaço") if key == "Espaço" else key, words.say(text)) for key, text in meanings.items()])
