"""What the clause tests of truco are written with: a table that reads like the catalogue, and its expressions run as written.

    @clause("FEN-19.1")
    def test_cangou_a_primeira_decide_a_segunda():
        confere("D=0 T1[2:3P 3:3C 0:4C 1:5E =>tie lead 3] T2[3:2P 0:AC 1:KE 2:QO =>B lead 3] hand=>B; S 0-0 → 0-1")

Seats 0 to 3 are in order of play; pair A is 0 and 2, pair B is 1 and 3; a card in brackets is face down.
"""

import pytest

from games.truco.kit.expressao import confere, le
from games.truco.kit.mesa import Mesa, abre, mesa, monte, sorteio
from games.truco.kit.pack import FRACAS, pack_for
from games.truco.kit.plano import joga_vazas, plano

clause = pytest.mark.clause

__all__ = ["FRACAS", "Mesa", "abre", "clause", "confere", "joga_vazas", "le", "mesa", "monte", "pack_for", "plano", "sorteio"]
