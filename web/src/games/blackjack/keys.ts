// The keys of the board: what a key press asks for, wherever the focus is, unless somebody is typing.
import { t } from '../../i18n/t'
import type { Key } from '../contract'
import { forBoard, MOVES, type KeyPress } from '../shared/keys'

export type Pressed = { kind: 'digit'; digit: number } | { kind: 'move'; by: number } | { kind: 'enter' } | { kind: 'back' } | { kind: 'ask'; key: string }

const ASKS = ['c', 'd', 'm', 'n', 'p', 'r', 's', 'v']

export function boardKey(event: KeyPress): Pressed | null {
  if (!forBoard(event)) return null
  const key = event.key.toLowerCase()
  if (/^\d$/.test(key)) return { kind: 'digit', digit: Number(key) }
  if (key === 'enter') return { kind: 'enter' }
  if (key === 'backspace' || key === 'escape') return { kind: 'back' }
  if (key === '+' || key === '=') return { kind: 'move', by: 1 }
  if (key === '-') return { kind: 'move', by: -1 }
  const by = MOVES[key]
  if (by) return { kind: 'move', by }
  return ASKS.includes(key) ? { kind: 'ask', key } : null
}

export function keys(): Key[] {
  return [
    { key: '1 5 0', what: t('na aposta: pôr 1, 5 ou 10 fichas') },
    { key: '+ −', what: t('pôr ou tirar uma ficha') },
    { key: 'Backspace', what: t('tirar todas as fichas da aposta') },
    { key: 'R', what: t('na aposta: repetir a última; na vez: render-se') },
    { key: 'Enter', what: t('apostar, ou o botão escolhido') },
    { key: '1 … 9', what: t('na vez: escolher o botão desse lugar') },
    { key: 'P', what: t('pedir carta') },
    { key: 'M', what: t('manter') },
    { key: 'D', what: t('dobrar') },
    { key: 'V', what: t('dividir') },
    { key: 'S', what: t('fazer o seguro') },
    { key: 'N', what: t('nem seguro nem rendição') },
    { key: 'C', what: t('ver a última conta') },
  ]
}
