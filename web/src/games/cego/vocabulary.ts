// What is said aloud at a table of Truco Cego; the words of buttons and of the story are the server's.
import { t, type Texts } from '../../i18n/t'

const CALLS: Texts = {
  envido: 'Envido!',
  'envido-envido': 'Envido-envido!',
  'real-envido': 'Real envido!',
  'falta-envido': 'Falta envido!',
  'envido-minha-flor': 'Envido minha flor!',
  flor: 'FLOR!',
  'contra-flor': 'CONTRA-FLOR!',
  'contra-flor-e-o-resto': 'CONTRA-FLOR E O RESTO!',
  achico: 'Com flor me achico.',
  'e-boa': 'É boa.',
  truco: 'TRUCO!',
  retruco: 'RETRUCO!',
  'vale-quatro': 'VALE QUATRO!',
  'envido-e-truco': 'Envido e truco!',
  'real-envido-e-truco': 'Real envido e truco!',
  'falta-envido-e-truco': 'Falta envido e truco!',
  'truco-e-envido': 'Truco e envido!',
  'truco-e-real-envido': 'Truco e real envido!',
  'truco-e-falta-envido': 'Truco e falta envido!',
  'flor-e-truco': 'NÃO HÁ FLOR SEM TRUCO!',
}

/** The same as things one names: what stands on the strip of bets. */
const NAMES: Texts = {
  envido: 'envido',
  'envido-envido': 'envido-envido',
  'real-envido': 'real envido',
  'falta-envido': 'falta envido',
  'envido-minha-flor': 'envido',
  flor: 'flor',
  'contra-flor': 'contra-flor',
  'contra-flor-e-o-resto': 'contra-flor e o resto',
  'contra-flor-e-o-resto-over': 'contra-flor e o resto',
  achico: 'flor achicada',
  truco: 'truco',
  retruco: 'retruco',
  'vale-quatro': 'vale quatro',
  'envido-e-truco': 'envido e truco',
  'real-envido-e-truco': 'real envido e truco',
  'falta-envido-e-truco': 'falta envido e truco',
  'truco-e-envido': 'truco e envido',
  'truco-e-real-envido': 'truco e real envido',
  'truco-e-falta-envido': 'truco e falta envido',
  'flor-e-truco': 'flor e truco',
  lei: 'lei do jogo',
}

const LOUD: Record<string, number> = {
  'e-boa': 0,
  achico: 0,
  'falta-envido': 2,
  'contra-flor-e-o-resto': 2,
  retruco: 2,
  'vale-quatro': 3,
  'flor-e-truco': 2,
}

/** The steps of truco by their level, 1 to 3. */
export const STEPS = ['', 'truco', 'retruco', 'vale-quatro'] as const

/** What is heard; '' for a word that nobody knows. */
export function shout(call: string): string {
  const words = CALLS[call]
  return words ? t(words) : ''
}

export function loudness(call: string): number {
  return LOUD[call] ?? 1
}

/** What a call is called. */
export function callName(call: string): string {
  const name = NAMES[call]
  return name ? t(name) : call
}

/** The step of truco above this level in words, '' above the last. */
export function stepName(level: number): string {
  const step = STEPS[level]
  return step ? callName(step) : ''
}
