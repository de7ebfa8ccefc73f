// What stays written at a seat while a volta lasts: what it said of its flor, what it sang, how it left, what it proves.
import { t } from '../../i18n/t'
import type { MesaCego } from '../../wire/types'
import { asking } from './asking'
import { songName } from './songs'
import { saidFlor, waits } from './scene'
import { callName } from './vocabulary'

export interface Tag {
  text: string
  kind: 'asks' | 'flor' | 'song' | 'best' | 'quiet' | 'proof'
}

const NOT_BEATEN = -1

export function tagsAt(mesa: MesaCego, seat: number): Tag[] {
  const hand = mesa.hands[seat]
  if (!hand || waits(mesa, seat)) return []
  const tags: Tag[] = []
  const asked = asking(mesa)
  const asks = asked?.seat === seat && asked.call !== 'flor' ? asked.call : ''
  if (asks) tags.push({ text: t('{step}?', { step: callName(asks) }), kind: 'asks' })
  if (saidFlor(hand) && !asks.includes('flor')) tags.push({ text: callName(hand.flor), kind: 'flor' })
  if (hand.song > 0) tags.push({ text: t('canta {song}', { song: songName(hand.song) }), kind: mesa.best === seat ? 'best' : 'song' })
  if (hand.song === NOT_BEATEN) tags.push({ text: t('não mata'), kind: 'quiet' })
  if (mesa.demands.some(([, asked]) => asked === seat)) tags.push({ text: t('pediram flor'), kind: 'quiet' })
  if (hand.left) tags.push({ text: hand.left === 'pass' ? t('passou') : t('no baralho'), kind: 'quiet' })
  if (hand.shown_cards.length && (saidFlor(hand) || hand.song > 0)) tags.push({ text: t('mostrou'), kind: 'proof' })
  return tags
}
