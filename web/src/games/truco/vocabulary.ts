// What is shouted at the table, in the words of each code; the words of buttons and of the story are the server's.
import { t, type Texts } from '../../i18n/t'

const PLAIN: Texts = {
  '3': 'TRUCO!',
  '6': 'SEIS!',
  '9': 'NOVE!',
  '12': 'DOZE!',
  accept: 'Caio!',
  bottom: 'De baixo!',
}

const ASFO: Texts = { '6': 'MEIO-PAU!' }
const SINSEP: Texts = { '6': 'MEIO-PAU!', '12': 'QUEDA!', accept: 'Aceito!', bottom: 'Pode subir!' }

/** The words in which a code differs. */
const OWN: Record<string, Texts> = { 'truco-asfo': ASFO, 'truco-sinsep': SINSEP }

/** The word of this code for a call (by its stake) or an answer; '' where there is none. */
export function shout(regulation: string, what: string): string {
  const word = OWN[regulation]?.[what] ?? PLAIN[what]
  return word ? t(word) : ''
}
