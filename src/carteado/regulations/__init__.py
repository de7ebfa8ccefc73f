"""The regulations as data: every clause, silence, option, notice and phrase, in our words, in two languages."""

from carteado.regulations.load import regulation
from carteado.regulations.text import Call, Clause, Notice, OptionText, Phrase, Regulation, Silence, Text

__all__ = ["Call", "Clause", "Notice", "OptionText", "Phrase", "Regulation", "Silence", "Text", "regulation"]
