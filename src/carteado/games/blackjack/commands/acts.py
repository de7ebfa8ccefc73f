"""The choices by name and by letter, as charts have them."""

from typing import Final

from carteado.words.language import Language, Texts

NAMES: Final[Texts] = {
    "stand": "manter",
    "hit": "pedir",
    "double": "dobrar",
    "split": "dividir",
    "surrender": "render-se",
}
LETTERS: Final[Texts] = {"stand": "M", "hit": "P", "double": "D", "split": "÷", "surrender": "R"}


def act(words: Language, name: str) -> str:
    """A choice: "manter"."""
    return words.say(NAMES[name])


def letter(words: Language, name: str, otherwise: str) -> str:
    """A choice in a field of the chart: "D", and "Dm" where one who may not double stands."""
    told = words.say(LETTERS[name])
    return told if otherwise in (name, "hit") else told + words.say(LETTERS[otherwise]).lower()


def legend(words: Language) -> str:
    """What the letters mean."""
    return ", ".join([f"{words.say(LETTERS[name])} {act(words, name)}" for name in NAMES])


def footnote(words: Language) -> str:
    """What the small letters mean."""
    return words.say("Onde não se pode dobrar nem render-se, a letra pequena diz o que fazer; sem ela, pedir.")
