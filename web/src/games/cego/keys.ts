// The keys of the board of Truco Cego: what a key press asks for, wherever the focus is, unless somebody is typing.
import { t } from '../../i18n/t'
import type { Key } from '../contract'
import { forBoard, MOVES, type KeyPress } from '../shared/keys'

export type Pressed =
  | { kind: 'lift'; nth: number }
  | { kind: 'drop' }
  | { kind: 'play' }
  | { kind: 'more' }
  | { kind: 'move'; by: number }
  | { kind: 'ask'; key: string }

const ASKS = ['q', 'n', 'd', 'e', 'r', 'g', 'f', 't', 'c', '0', 'p', 'b', 'l']

export function boardKey(event: KeyPress): Pressed | null {
  if (!forBoard(event)) return null
  const key = event.key.toLowerCase()
  if (/^[1-3]$/.test(key)) return { kind: 'lift', nth: Number(key) }
  if (key === 'escape') return { kind: 'drop' }
  if (key === 'enter') return { kind: 'play' }
  if (key === 'm') return { kind: 'more' }
  const by = MOVES[key]
  if (by) return { kind: 'move', by }
  return ASKS.includes(key) ? { kind: 'ask', key } : null
}

/** For the list of keys. */
export function keys(): Key[] {
  return [
    { key: '1 2 3', what: t('levantar uma carta') },
    { key: 'Enter', what: t('jogar a carta levantada') },
    { key: 'E', what: t('envido, ou envido-envido') },
    { key: 'R', what: t('real envido') },
    { key: 'G', what: t('falta envido') },
    { key: 'F', what: t('flor, ou contra-flor') },
    { key: 'T', what: t('truco, ou quero e o degrau seguinte') },
    { key: 'Q', what: t('quero') },
    { key: 'N', what: t('não quero') },
    { key: 'D', what: t('deixar a resposta ao resto do trio, ou dar as cartas') },
    { key: 'C', what: t('cantar os seus pontos') },
    { key: '0', what: t('é boa, ou não mato') },
    { key: 'P', what: t('passar as cartas') },
    { key: 'B', what: t('ir ao baralho') },
    { key: 'L', what: t('lei do jogo') },
    { key: 'M', what: t('mais palavras') },
    { key: '← →', what: t('mudar o lugar do corte') },
    { key: 'Esc', what: t('soltar a carta') },
  ]
}
