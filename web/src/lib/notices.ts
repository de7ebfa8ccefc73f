// The notices of a regulation: when they are given, and to whom.
import { t, type Texts } from '../i18n/t'
import type { Notice, Regulation } from './api'

export const MOMENTS: Texts = {
  event: 'Durante o evento',
  'before-partida': 'Antes da partida',
  incident: 'Quando acontece',
  'match-end': 'No fim do jogo',
}

const AUDIENCES: Texts = {
  athletes: 'para quem joga',
  spectators: 'para quem assiste',
  coordinator: 'para quem coordena',
}

export function noticesOf(regulation: Regulation, clause: string): Notice[] {
  return regulation.notices.filter((notice) => notice.clause === clause)
}

/** What those who play are told at this moment. */
export function noticesAt(regulation: Regulation, moment: string): Notice[] {
  return regulation.notices.filter((notice) => notice.moment === moment && notice.audience.includes('athletes'))
}

export function audienceOf(notice: Notice): string {
  return notice.audience.map((who) => t(AUDIENCES[who] ?? who)).join(', ')
}
