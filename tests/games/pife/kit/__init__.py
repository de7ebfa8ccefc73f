"""What the tests of cacheta and pif-paf are written with: a deal with the cards a test names, acts and cards as text."""

from games.pife.kit.deals import AGREED, Casa, bate, bate_dez, cacheta, partida, pifpaf
from games.pife.kit.mesa import Mesa
from games.pife.kit.words import cartas, told

__all__ = ["AGREED", "Casa", "Mesa", "bate", "bate_dez", "cacheta", "cartas", "partida", "pifpaf", "told"]
