"""The regulations as data: every clause, silence, option, notice and phrase, in our words, in two languages."""

from carteado.regulations.load import regulation
from carteado.regulations.text import CallText, Clause, Notice, OptionText, Phrase, Regulation, Silence, Text

__all__ = ["CallText", "Clause", "Notice", "OptionText", "Phrase", "Regulation", "Silence", "Text", "regulation"]
