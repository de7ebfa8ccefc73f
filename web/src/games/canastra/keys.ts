// The keys of the board: what a key press asks for, wherever the focus is, unless somebody is typing.
import { t } from '../../i18n/t'
import type { Key } from '../contract'
import { forBoard, MOVES, type KeyPress } from '../shared/keys'

export type Pressed =
  | { kind: 'move'; by: number }
  | { kind: 'add'; number: number }
  | { kind: 'drop' }
  | { kind: 'enter' }
  | { kind: 'ask'; key: string }

const ASKS = ['c', 'l', 'b', 'd', 'z', 'f', 'r', 'n', 'o']

export function boardKey(event: KeyPress): Pressed | null {
  if (!forBoard(event)) return null
  const key = event.key.toLowerCase()
  if (/^[1-9]$/.test(key)) return { kind: 'add', number: Number(key) }
  if (key === 'escape') return { kind: 'drop' }
  if (key === 'enter') return { kind: 'enter' }
  const by = MOVES[key]
  if (by) return { kind: 'move', by }
  return ASKS.includes(key) ? { kind: 'ask', key } : null
}

export function keys(): Key[] {
  return [
    { key: '← →', what: t('andar pelas cartas, ou mudar o lugar do corte') },
    { key: t('espaço'), what: t('levantar ou soltar a carta') },
    { key: 'Enter', what: t('baixar as cartas levantadas; sem elas, confirmar') },
    { key: '1 2 3', what: t('pôr as cartas levantadas no jogo desse número') },
    { key: 'C', what: t('comprar do monte') },
    { key: 'L', what: t('pegar o lixo') },
    { key: 'B', what: t('baixar as cartas levantadas') },
    { key: 'D', what: t('descartar a carta levantada') },
    { key: 'Z', what: t('desfazer o que ainda não foi confirmado') },
    { key: 'F', what: t('ficar com a primeira carta') },
    { key: 'R', what: t('recusar a primeira carta') },
    { key: 'N', what: t('não pegar o lixo') },
    { key: 'O', what: t('ordenar por naipe ou por número') },
    { key: 'Esc', what: t('soltar as cartas, ou desfazer') },
  ]
}
