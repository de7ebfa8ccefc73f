"""Why an act is refused: a word for it, the clause in each regulation, and a few words."""

from collections.abc import Mapping

REASONS: Mapping[str, tuple[str, str, str]] = {
    "no_deal": ("CAN-11.3", "BUR-FIM-1", "no deal is being played"),
    "turn": ("CAN-9.1", "BUR-PAR-1", "another seat is to move"),
    "act": ("CAN-6.1", "BUR-JOGO-4", "there is no such act"),
    "drawn": ("CAN-6.1", "BUR-JOGO-4", "a card was drawn already"),
    "undrawn": ("CAN-6.1", "BUR-JOGO-4", "nothing was drawn yet"),
    "stock": ("CAN-S11", "BUR-S12", "the stock is used up"),
    "refuse": ("CAN-5.1", "BUR-JOGO-1", "there is no card that may be refused"),
    "joined": ("CAN-5.2", "BUR-JOGO-2", "no drawn card waits"),
    "no_lixo": ("CAN-6.2", "BUR-JOGO-5", "the lixo is empty"),
    "whole_lixo": ("CAN-6.2", "BUR-JOGO-5", "the lixo is taken whole, and nothing else is done in that act"),
    "use_top": ("BUR-S16", "BUR-S16", "the top card must be laid or added at once"),
    "pass": ("CAN-S11", "BUR-S12", "there is nothing to decline"),
    "cards": ("CAN-6.1", "BUR-JOGO-4", "these cards are not in the hand"),
    "meld": ("CAN-7.1a", "BUR-SEQ-1", "these cards are no meld"),
    "add": ("CAN-9.1", "BUR-PAR-1", "these cards do not go there"),
    "no_meld": ("CAN-9.1", "BUR-PAR-1", "the side has no such meld"),
    "tried": ("CAN-14.2", "BUR-S21", "one lay-down failed in this turn already"),
    "low": ("CAN-14.1", "BUR-S21", "the melds do not add up to the minimum"),
    "empty": ("CAN-11.1", "BUR-FIM-1", "the hand would be empty without the right to go out"),
    "last": ("CAN-S18", "CAN-S18", "a batida must end with a discard"),
    "one": ("CAN-11.1", "BUR-FIM-1", "the one card left could neither be discarded nor give the right to go out"),
    "return": ("CAN-S20", "BUR-S22", "the one card of the lixo may not go back at once"),
}


class Refused(Exception):
    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word

    def told(self, game: str) -> str:
        canastra, buraco, words = REASONS[self.word]
        return f"{self.word} ({canastra if game == 'canastra' else buraco}): {words}"
