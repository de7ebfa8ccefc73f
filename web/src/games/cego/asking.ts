// The call that waits for an answer: which one, and whose it is. Who owes the answer are the actors of the view.
import type { MesaCego } from '../../wire/types'
import { saidFlor } from './scene'
import { STEPS } from './vocabulary'

export interface Asking {
  call: string
  /** Who called, -1 where several of the side may have. */
  seat: number
  side: number
}

/** What is asked now, of whomever; `null` where nothing is. */
export function asking(mesa: MesaCego): Asking | null {
  switch (mesa.window) {
    case 'truco':
      return { call: STEPS[mesa.asked] ?? '', seat: mesa.asker, side: mesa.asked_by }
    case 'gate':
    case 'envido':
      return called(mesa, mesa.chain.length ? envidoCall(mesa) : mesa.asked ? 'flor-e-truco' : 'flor')
    case 'flor':
      return { call: mesa.flor_step, seat: onlyFlor(mesa, mesa.flor_by), side: mesa.flor_by }
    case 'lei':
    case 'lei-flor':
    case 'lei-flor-proposers':
      return called(mesa, 'lei')
    default:
      return null
  }
}

function called({ caller }: MesaCego, call: string): Asking | null {
  return caller < 0 ? null : { call, seat: caller, side: caller % 2 }
}

/** The last call of envido, with the truco that came in the same breath. */
function envidoCall({ chain, double }: MesaCego): string {
  const last = chain.at(-1) ?? ''
  if (!double) return last
  return double === 'truco-first' ? `truco-e-${last}` : `${last}-e-truco`
}

/** The seat of a side that said a flor, where it is the only one. */
function onlyFlor(mesa: MesaCego, side: number): number {
  const said = mesa.hands.filter((hand) => hand.seat % 2 === side && saidFlor(hand))
  return said.length === 1 ? said[0]!.seat : -1
}
