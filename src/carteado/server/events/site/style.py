"""How the pages of the site look: letters that every machine has, day and night, and on paper."""

from typing import Final

STYLE: Final = """:root { color-scheme: light dark; --line: #8a8172; --soft: #5a5346; --wash: #f3ecdd; }
@media (prefers-color-scheme: dark) { :root { --line: #8a8172; --soft: #c9bfac; --wash: #2c2820; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 64rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, nav, section, footer { margin-block: 1.25rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0 0 .5rem; font-size: 1.3rem; }
h3 { margin: 1rem 0 .25rem; font-size: 1.05rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
nav a { display: inline-block; padding-block: .6rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); padding-block: .25rem; }
th, td { padding: .3rem .75rem .3rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th, td { overflow-wrap: break-word; }
thead th { color: var(--soft); font-weight: 600; }
.soft, footer { color: var(--soft); }
li p { margin-block: 0 .25rem; }
.rehearsal { display: inline-block; padding: .25rem .75rem; border: 2px dashed; font-weight: 700; letter-spacing: .2em; }
.jogo { padding: .75rem; margin-block: .75rem; background: var(--wash); border-radius: .4rem; }
.jogo h3 { margin-top: 0; }
.exact { font-family: ui-monospace, monospace; font-size: .85rem; }
.letters { display: flex; flex-wrap: wrap; gap: .25rem .9rem; }
.letters a { display: inline-block; min-width: 1.5rem; padding-block: .6rem; }
.bracket svg { width: 100%; height: auto; min-width: 40rem; }
@media print { nav { display: none; } body { max-width: none; } }
"""
