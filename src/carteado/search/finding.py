"""What a regulation says of a question: clauses whose number was typed first, then those that speak of it.

Rule 1: where no clause speaks of all of it, those are found that speak of half at least, where a rare word is more than a
        common one. Figures are meant as typed.
Rule 2: among equals the text's own order stands.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log2
from typing import Final

from carteado.regulations import Clause, Silence, regulation
from carteado.regulations.situations import situations
from carteado.search.numbers import NO, Numbered, named, numbered, parts
from carteado.search.stems import stem, words
from carteado.search.synonyms import Phrase, Synonyms, synonyms

LITERAL: Final = 8
BENT: Final = 6  # the same word in another form
BEGUN: Final = 4  # the last word, still being typed
OTHERWISE: Final = 3  # another word for it
AGAIN: Final = 0.2  # for each word that speaks of it, of so many
MOST_AGAIN: Final = 5
EARLY: Final = 0.9  # where one of the first words does
FIRST: Final = 6
LONGEST: Final = 12  # words of a question that are looked at
HALF: Final = 0.5 - 1e-6
SOME: Final = 1e-6

Words = tuple[str, ...]


@dataclass(frozen=True)
class Found:
    """A clause or a silence that answers, and the words of its text that did, plain, to be marked."""

    entry: Clause | Silence
    marks: Words


@dataclass(frozen=True)
class _Sought:
    """One thing that is asked for: the words as typed, their stems, what else it is called, a word that may go on."""

    typed: Words
    stems: Phrase
    also: tuple[Phrase, ...]
    begun: str


@dataclass(frozen=True)
class _Read:
    """A text as it is looked through: its words without the idle ones, and their stems."""

    entry: Clause | Silence
    number: Numbered
    words: Words
    stems: Phrase


@dataclass(frozen=True)
class _Texts:
    """Every text of a regulation, and which of them have a word or a stem."""

    reads: tuple[_Read, ...]
    words: Mapping[str, tuple[int, ...]]
    stems: Mapping[str, tuple[int, ...]]


def search(identity: str, text: str, lang: str) -> tuple[Found, ...]:
    """The clauses and silences of a regulation that answer a question, the best answer first."""
    known, texts = synonyms(identity, lang), _texts(identity, lang)
    sought, wanted = _asked(words(text)[:LONGEST], lang, known), parts(text)
    hits = [_hits(each, texts) for each in sought]
    rare = [_rarity(one, len(each), len(texts.reads)) for one, each in zip(sought, hits, strict=True)]
    rows: list[tuple[int, float, float, Found]] = []
    for at, read in enumerate(texts.reads):
        number = named(read.number, wanted)
        if number == NO and not any(at in each for each in hits):
            continue
        met = sum([weight for weight, each in zip(rare, hits, strict=True) if at in each])
        level = sum([weight * each[at][0] for weight, each in zip(rare, hits, strict=True) if at in each])
        marks = tuple(dict.fromkeys([mark for each in hits if at in each for mark in each[at][1]]))
        rows.append((number, met, level, Found(read.entry, marks)))
    figures = any(number != NO for number, *_ in rows) or all(part.isdigit() for part in wanted)
    enough = sum(rare) * (1 - SOME if figures else HALF)
    left = [row for row in rows if row[0] != NO or row[1] >= max(enough, SOME)]
    return tuple([row[3] for row in sorted(left, key=lambda row: (-row[0], -round(row[1], 6), -round(row[2], 6)))])


def _rarity(sought: _Sought, texts: int, of: int) -> float:
    """How much it says: the more, the fewer texts have it; nothing where none has a word, but a figure is meant as typed."""
    return log2(1 + of / max(texts, 1)) if texts or sought.typed[0].isdigit() else 0.0


def _asked(typed: Words, lang: str, known: Synonyms) -> list[_Sought]:
    """The words of a question gathered: the longest phrases that have another name, then each word for itself."""
    told = _telling(typed, known) or typed
    found: list[_Sought] = []
    at = 0
    while at < len(told):
        lengths = [n for n in range(known.longest, 1, -1) if _stems(told[at : at + n], lang) in known.also]
        taken = told[at : at + (lengths[0] if lengths else 1)]
        at += len(taken)
        stems = _stems(taken, lang)
        begun = taken[0] if at == len(told) and len(taken) == 1 and len(taken[0]) > 1 else ""
        found.append(_Sought(taken, stems, known.also.get(stems, ()), begun))
    return found


@cache
def _texts(identity: str, lang: str) -> _Texts:
    """Every entry with what it says, where it stands, and what people see at a table that it settles."""
    seen = situations(identity)
    known, reads = synonyms(identity, lang), list[_Read]()
    by_word, by_stem = dict[str, list[int]](), dict[str, list[int]]()
    for at, entry in enumerate(regulation(identity).entries()):
        place = entry.article if isinstance(entry, Clause) else entry.option
        what = seen[entry.id].text(lang) if entry.id in seen else ""
        told = _telling(words(f"{entry.text(lang)} {place} {what}"), known)
        reads.append(_Read(entry, numbered(entry), told, _stems(told, lang)))
        for known_by, names in ((by_word, told), (by_stem, reads[at].stems)):
            for name in dict.fromkeys(names):
                known_by.setdefault(name, []).append(at)
    return _Texts(tuple(reads), *({name: tuple(found) for name, found in each.items()} for each in (by_word, by_stem)))


def _telling(told: Words, known: Synonyms) -> Words:
    return tuple([word for word in told if word not in known.idle])


def _stems(told: Sequence[str], lang: str) -> Phrase:
    return tuple([stem(word, lang) for word in told])


def _hits(sought: _Sought, texts: _Texts) -> dict[int, tuple[float, list[str]]]:
    """Which texts speak of it, how well, and with which words."""
    may = {at for phrase in (sought.stems, *sought.also) for at in texts.stems.get(phrase[0], ())}
    begun = [word for word in texts.words if word.startswith(sought.begun)] if sought.begun else []
    may.update([at for word in begun for at in texts.words[word]])
    found = {at: _level(sought, texts.reads[at], begun) for at in sorted(may)}
    return {at: hit for at, hit in found.items() if hit[0]}


def _level(sought: _Sought, read: _Read, begun: list[str]) -> tuple[float, list[str]]:
    marks, others = _marks(read, sought.stems), [mark for other in sought.also for mark in _marks(read, other)]
    more = AGAIN * min(len(set(marks + others)), MOST_AGAIN) + (EARLY if {*marks, *others} & {*read.words[:FIRST]} else 0)
    if marks:
        return more + (LITERAL if _places(sought.typed, read.words) else BENT), marks + others
    going_on = [word for word in begun if word in read.words]
    if going_on:
        return BEGUN + more, going_on + others
    return OTHERWISE + more if others else 0, others


def _marks(read: _Read, wanted: Phrase) -> list[str]:
    """The words of a text that stand where these stems do."""
    return [word for at in _places(wanted, read.stems) for word in read.words[at : at + len(wanted)]]


def _places(wanted: Words, told: Words) -> list[int]:
    """Where these stand in a row."""
    return [at for at in range(len(told) - len(wanted) + 1) if told[at : at + len(wanted)] == wanted]
