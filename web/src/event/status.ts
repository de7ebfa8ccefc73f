// Where an event stands, in words.
import type { Texts } from '../i18n/t'

export const STATUS: Texts = {
  entries: 'Inscrições abertas',
  closed: 'Inscrições encerradas',
  drawn: 'Tabela sorteada',
  open: 'Ainda não começou',
  playing: 'Em jogo',
  over: 'Terminado',
  ended: 'Terminado',
}
