"""Who is meant: the viewer is "você", the others go by name; sides are ours and theirs, or A and B to a bystander."""

from collections.abc import Sequence
from dataclasses import dataclass

from carteado.game import Seat
from carteado.words.language import Language


@dataclass(frozen=True)
class Listener:
    """The one who is told: the language, the names of the seats, and the viewer's own seat, if any."""

    words: Language
    names: Sequence[str] = ()
    viewer: Seat | None = None

    def is_me(self, seat: Seat) -> bool:
        """Whether this seat is the viewer's."""
        return seat == self.viewer

    def who(self, seat: Seat) -> str:
        """The name of a seat inside a sentence."""
        if self.is_me(seat):
            return self.words.say("você")
        return self._name(seat) or self.words.say("jogador {seat}", seat=seat)

    def subject(self, seat: Seat) -> str:
        """The name of a seat at the start of a sentence."""
        if self.is_me(seat):
            return self.words.say("Você")
        return self._name(seat) or self.words.say("Jogador {seat}", seat=seat)

    def _name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def seated(self) -> bool:
        """Whether the viewer plays; the public and the referee take no side."""
        return self.viewer is not None and self.viewer >= 0

    def our(self, side: int) -> bool:
        """Whether this is the viewer's side."""
        return self.viewer is not None and self.viewer >= 0 and self.viewer & 1 == side

    def side(self, side: int) -> str:
        """The side as a heading: "nós", "eles", "dupla A"."""
        if not self.seated():
            return self.words.say("dupla {letter}", letter="AB"[side])
        return self.words.say("nós") if self.our(side) else self.words.say("eles")

    def whose(self, side: int) -> str:
        """Something is theirs: "de vocês", "deles", "da dupla A"."""
        if not self.seated():
            return self.words.say("da dupla {letter}", letter="AB"[side])
        return self.words.say("de vocês") if self.our(side) else self.words.say("deles")

    def whom(self, side: int) -> str:
        """Something is for them: "para vocês", "para eles", "para a dupla A"."""
        if not self.seated():
            return self.words.say("para a dupla {letter}", letter="AB"[side])
        return self.words.say("para vocês") if self.our(side) else self.words.say("para eles")

    def score(self, score: Sequence[int]) -> str:
        """The score, the viewer's side first: "4 a 6"."""
        first, second = (score[1], score[0]) if self.our(1) else (score[0], score[1])
        return self.words.say("{first} a {second}", first=first, second=second)
