// The keys of the board: what a key press asks for, wherever the focus is, unless somebody is typing.
import { t } from '../../i18n/t'
import type { Key } from '../contract'
import { forBoard, MOVES, type KeyPress } from '../shared/keys'

export type Pressed =
  | { kind: 'move'; by: number }
  | { kind: 'lift'; place: number }
  | { kind: 'more'; by: number }
  | { kind: 'drop' }
  | { kind: 'enter' }
  | { kind: 'ask'; key: string }

const ASKS = ['a', 'b', 'c', 'd', 'f', 'l', 'o', 'p', 'r', 'v']

export function boardKey(event: KeyPress): Pressed | null {
  if (!forBoard(event)) return null
  const key = event.key.toLowerCase()
  if (/^\d$/.test(key)) return { kind: 'lift', place: Number(key) || 10 }
  if (key === 'escape') return { kind: 'drop' }
  if (key === 'enter') return { kind: 'enter' }
  if (key === '+' || key === '=') return { kind: 'more', by: 1 }
  if (key === '-') return { kind: 'more', by: -1 }
  const by = MOVES[key]
  if (by) return { kind: 'move', by }
  return ASKS.includes(key) ? { kind: 'ask', key } : null
}

export function keys(): Key[] {
  return [
    { key: '1 … 9 0', what: t('levantar a carta desse lugar') },
    { key: '← →', what: t('andar pelas cartas, ou mudar o lugar do corte') },
    { key: t('espaço'), what: t('levantar ou soltar a carta') },
    { key: 'Enter', what: t('descartar a carta levantada, ou cortar') },
    { key: 'C', what: t('comprar do monte; nas apostas, acompanhar') },
    { key: 'L', what: t('pegar o último descarte') },
    { key: 'D', what: t('descartar a carta levantada') },
    { key: 'B', what: t('bater') },
    { key: 'P', what: t('passar: não bater com o descarte') },
    { key: 'F', what: t('dizer “pifei”') },
    { key: 'A', what: t('abandonar a rodada') },
    { key: 'R', what: t('apostar ou repicar') },
    { key: '+ −', what: t('mudar o valor da aposta') },
    { key: 'V', what: t('ver o lixo') },
    { key: 'O', what: t('arrumar a mão em jogos') },
    { key: 'Esc', what: t('soltar a carta') },
  ]
}
