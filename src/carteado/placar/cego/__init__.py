"""Truco Cego on a scoreboard: rodas and testas, malos and buenos, a volta paid in its parts."""
