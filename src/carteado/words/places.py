"""What the places of a table are called: words for the names that fields usually have, for games that bring no words."""

from typing import Final

from carteado.words.language import Language, Texts

PLACES: Final[Texts] = {
    "answer": "resposta",
    "bet": "aposta",
    "burned": "queimadas",
    "chips": "fichas",
    "count": "cartas",
    "deal": "rodada",
    "dealer": "quem dá",
    "deals": "rodadas",
    "dealt": "dadas",
    "discard": "descarte",
    "discards": "descarte",
    "drawn": "tiradas",
    "hand": "cartas na mão",
    "held": "na mão",
    "house": "casa",
    "house points": "pontos da casa",
    "laid": "na mesa",
    "lives": "vidas",
    "meld": "jogos baixados",
    "melds": "jogos baixados",
    "pack": "baralho",
    "pile": "descarte",
    "points": "pontos",
    "pot": "bolo",
    "round": "rodada",
    "rounds": "rodadas",
    "shoe": "baralho",
    "shown": "mostradas",
    "stake": "aposta",
    "status": "situação",
    "stock": "monte",
    "trump": "trunfo",
    "turn": "vez",
    "vazas": "vazas",
    "vira": "vira",
    "window": "espera",
    "winner": "quem ganhou",
}


def called(words: Language, field: str) -> str:
    """A field as people read it: "hand_cards" is "cartas na mão", and what nobody has a word for is its own name."""
    plain = (field.removesuffix("_cards").removesuffix("_card") or field).replace("_", " ")
    return words.say(PLACES[plain]) if plain in PLACES else plain
