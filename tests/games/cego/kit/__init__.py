"""A table of Truco Cego for tests: hands by seat, the words of the players, and what stands afterwards."""

from games.cego.kit.mesa import DT, H1, H2, MesaCego, em_testa, roda

__all__ = ["DT", "H1", "H2", "MesaCego", "em_testa", "roda"]
