"""What each code of truco calls its acts: one table, the same keys in every code.

Rule 1: a key names what is done or told; a code that has no word of its own for it says what `PLAIN` says.
Rule 2: nobody asks which code is played: who speaks looks its regulation up here.
"""

from collections.abc import Mapping
from typing import Final

from carteado.words.language import Texts

# Labels: `raise-N`, `play-N` and `cover-N` ask for N; `-N` is absent where nothing is asked for.
PLAIN: Final[Texts] = {
    "raise-3": "TRUCO (vale {stake})",
    "raise-6": "Pedir {stake}",
    "raise-9": "Pedir {stake}",
    "raise-12": "Pedir {stake}",
    "accept": "Cair (vale {stake})",
    "play": "Jogar {card}",
    "play-3": "Jogar {card} e trucar",
    "play-6": "Jogar {card} e pedir {stake}",
    "play-9": "Jogar {card} e pedir {stake}",
    "play-12": "Jogar {card} e pedir {stake}",
    "cover": "Virar {card} para baixo",
    "cover-3": "Virar {card} para baixo e trucar",
    "cover-6": "Virar {card} para baixo e pedir {stake}",
    "cover-9": "Virar {card} para baixo e pedir {stake}",
    "cover-12": "Virar {card} para baixo e pedir {stake}",
    "cover-place": "Jogar a carta {place} fechada",
    "cover-lifted": "Fechar a carta",
    "play-covered": "Jogar fechada",
    "burn": "Queimar",
    "from-bottom": "De baixo",
    "peek": "Espiar a última carta",
    "deal": "Dar as cartas",
    "refuse": "Trocar {card}",
    "eleven-give-up": "Desistir da mão de onze",
    "eleven-give-up-price": "Desistir (eles ganham {stake})",
    # Sentences: {who} begins them.
    "raised-3": "{who} trucou.",
    "raised-6": "{who} pediu {stake}.",
    "raised-9": "{who} pediu {stake}.",
    "raised-12": "{who} pediu {stake}.",
    "accepted": "{who} caiu. Vale {stake}.",
    "covered": "{who} jogou uma carta fechada.",
    "covered-own": "{who} jogou uma carta fechada ({card}).",
    "covered-seen": "{who} virou para baixo {card}, que a mesa já tinha visto.",
    "gave-up": "{who} desistiu da mão de onze.",
    "asked-bottom": "{who} pediu de baixo.",
}

_WITH_A_VIRA: Final[Texts] = {
    "raise-6": "MEIO-PAU (vale {stake})",
    "raise-9": "NOVE (vale {stake})",
    "play-6": "Jogar {card} e pedir meio-pau",
    "play-9": "Jogar {card} e pedir nove",
    "burn": "Queimar 3",
    "deal": "Dar tudo",
    "eleven-give-up": "Correr da mão de onze",
    "eleven-give-up-price": "Correr (perde {stake})",
    "raised-6": "{who} pediu meio-pau, que vale {stake}.",
    "raised-9": "{who} pediu nove.",
    "gave-up": "{who} correu da mão de onze.",
}

OWN: Final[Mapping[str, Texts]] = {
    "truco-asfo": {
        "raise-12": "DOZE (vale {stake})",
        "play-12": "Jogar {card} e pedir doze",
        "cover": "Cobrir {card}",
        "cover-3": "Cobrir {card} e trucar",
        "cover-6": "Cobrir {card} e pedir meio-pau",
        "cover-9": "Cobrir {card} e pedir nove",
        "cover-12": "Cobrir {card} e pedir doze",
        "cover-place": "Cobrir a carta {place}",
        "cover-lifted": "Cobrir a carta",
        "play-covered": "Jogar coberta",
        "refuse": "Recusar {card} (dá de novo)",
        "raised-12": "{who} pediu doze.",
        "covered": "{who} cobriu uma carta.",
        "covered-own": "{who} cobriu uma carta ({card}).",
        "covered-seen": "{who} cobriu {card}, que a mesa já tinha visto.",
    },
    "truco-sinsep": {
        "raise-12": "QUEDA (vale {stake})",
        "accept": "Aceitar (vale {stake})",
        "play-12": "Jogar {card} e pedir queda",
        "cover": "Esconder {card}",
        "cover-3": "Esconder {card} e trucar",
        "cover-6": "Esconder {card} e pedir meio-pau",
        "cover-9": "Esconder {card} e pedir nove",
        "cover-12": "Esconder {card} e pedir queda",
        "cover-place": "Esconder a carta {place}",
        "cover-lifted": "Esconder a carta",
        "play-covered": "Jogar escondida",
        "from-bottom": "Subir",
        "peek": "Espiar a última carta (e não sobe)",
        "raised-12": "{who} pediu queda, que vale {stake}.",
        "accepted": "{who} aceitou. Vale {stake}.",
        "covered": "{who} escondeu uma carta.",
        "covered-own": "{who} escondeu uma carta ({card}).",
        "covered-seen": "{who} escondeu {card}, que a mesa já tinha visto.",
        "asked-bottom": "{who} mandou subir.",
    },
}

_SPOKEN: Final[Mapping[str, Texts]] = {code: {**PLAIN, **_WITH_A_VIRA, **own} for code, own in OWN.items()}


def spoken(regulation: str) -> Texts:
    """The words of this regulation, or of any other, which has none of its own."""
    return _SPOKEN.get(regulation, PLAIN)
