"""The numbers of the solver, as people read them."""

from typing import Final

from carteado.words.language import Language

TEN_THOUSANDTHS: Final = 10_000
MINUS: Final = "−"


def percent(words: Language, share: float) -> str:
    """A share with its sign, to the ten-thousandth of a per cent: "−0,5788 %"."""
    return f"{decimal(words, 100 * share, 4)} %"


def decimal(words: Language, number: float, digits: int) -> str:
    """A number with its sign and so many digits after the point: "−0,54"; nothing has no sign."""
    rounded = round(number, digits)
    told = f"{abs(rounded):.{digits}f}"
    if words.lang == "pt-BR":
        told = told.replace(".", ",")
    return (MINUS if rounded < 0 else "+" if rounded > 0 else "") + told
