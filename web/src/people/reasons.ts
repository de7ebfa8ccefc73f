// Why somebody is reported, as people say it.
import type { Texts } from '../i18n/t'
import type { Reason } from './people'

export const REASONS: Texts<Reason> = {
  stalling: 'Segura ou larga a partida',
  collusion: 'Combina o jogo com outra pessoa',
  name: 'Nome ofensivo',
  conduct: 'Ofende ou provoca demais',
  other: 'Outra coisa',
}
