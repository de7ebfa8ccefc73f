// In which column of the desk a jogo stands: by how far it is, and by what keeps it there.
import type { Texts } from '../i18n/t'
import type { JogoTold } from '../wire/types'

export type Column = 'late' | 'playing' | 'confirm' | 'sign' | 'homologate' | 'next' | 'awaited' | 'done'

export const COLUMNS: Texts<Column> = {
  late: 'Atrasados',
  playing: 'Em jogo',
  confirm: 'A confirmar',
  sign: 'Falta assinar',
  homologate: 'A homologar',
  next: 'Próximos',
  awaited: 'Esperam por lados',
  done: 'Homologados',
}

/** Those that are looked at all day; the others only where somebody wants them. */
export const DAILY: readonly Column[] = ['late', 'playing', 'confirm', 'sign', 'homologate', 'next']

export function columnOf({ state, late, claimed, contested }: JogoTold): Column {
  if (contested || claimed) return 'confirm'
  if (state === 'called' || state === 'playing') return late ? 'late' : 'playing'
  if (state === 'decided') return 'sign'
  if (state === 'signed') return 'homologate'
  if (state === 'homologated') return 'done'
  return state === 'scheduled' ? 'next' : 'awaited'
}
