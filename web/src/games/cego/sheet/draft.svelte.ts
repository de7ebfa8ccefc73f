// How a roda or a testa went, as it is being told on this phone: the points part, the truco part, or only tentos.
import type { Side } from '../../../placar/keys'
import type { PlacarEnvido, PlacarFlor, PlacarHand, PlacarInfo, PlacarTentos, PlacarTruco, PlacarVolta } from '../../../wire/types'
import type { SheetDraft } from '../../contract'
import { handOf } from './hand'

export type Call = PlacarEnvido['calls'][number]
export type Bet = '' | 'contra-flor' | 'resto' | 'both' | 'achico'
export type Chain = PlacarHand['chains'][number]

const BETS: Record<Bet, PlacarFlor['bets']> = {
  '': [],
  achico: [],
  'contra-flor': ['contra-flor'],
  resto: ['contra-flor-e-o-resto'],
  both: ['contra-flor', 'contra-flor-e-o-resto'],
}

/** Nobody yet. */
export const OPEN = -1
export type Who = Side | typeof OPEN

export class Draft implements SheetDraft {
  counting = $state(false)
  tentos = $state<[number, number]>([0, 0])
  points = $state<'' | 'silent' | 'envido' | 'flor'>('')
  calls = $state<Call[]>([])
  opener = $state<Side>(0)
  flores = $state<[number, number]>([0, 0])
  bet = $state<Bet>('')
  bettor = $state<Who>(OPEN)
  shrinks = $state<Who>(OPEN)
  /** Whether the points were wanted; null before anybody answered. */
  wanted = $state<boolean | null>(null)
  won = $state<Who>(OPEN)
  called = $state<PlacarTruco['called'] & string>('')
  taken = $state<boolean | null>(null)
  vazas = $state<Who>(OPEN)

  /** Begin again, for the next roda or testa. */
  clear(): void {
    Object.assign(this, { tentos: [0, 0], points: '', called: '', taken: null, vazas: OPEN })
    this.clearPoints()
  }

  clearPoints(): void {
    Object.assign(this, { calls: [], opener: 0, flores: [0, 0], bet: '', bettor: OPEN, shrinks: OPEN, wanted: null, won: OPEN })
  }

  /** The chains that put one more call on those already made. */
  next(chains: readonly Chain[]): Chain[] {
    return chains.filter(
      ({ calls }) => calls.length === this.calls.length + 1 && this.calls.every((call, nth) => calls[nth] === call),
    )
  }

  /** The chain as it stands, with its prices. */
  chain(chains: readonly Chain[]): Chain | null {
    return chains.find(({ calls }) => calls.length === this.calls.length && calls.every((call, nth) => call === this.calls[nth])) ?? null
  }

  get bothFlor(): boolean {
    return this.flores.every((count) => count > 0)
  }

  /** What is to be marked: null while something is missing that only the people know. */
  entry(hand: PlacarHand): PlacarVolta | PlacarTentos | null {
    if (this.counting) {
      if (!this.tentos[0] && !this.tentos[1]) return null
      return { type: 'tentos', deal: hand.deal, nth: hand.nth, tentos: [this.tentos[0], this.tentos[1]] }
    }
    const told = hand.forced ? this.#forcedUntold() : this.#untold()
    return told ? null : this.#told(hand)
  }

  /** How the volta stands, for an irregularity: unanswered bets count as refused. */
  stood(info: Pick<PlacarInfo, 'own'>): PlacarVolta | null {
    const hand = handOf(info)
    return hand && this.#told(hand)
  }

  #told(hand: PlacarHand): PlacarVolta {
    return {
      type: 'volta',
      deal: hand.deal,
      nth: hand.nth,
      points: hand.forced ? this.#forced() : this.#points(),
      truco: this.#truco(),
      silent: !hand.forced && this.points === 'silent',
    }
  }

  /** Whether the people have still to say something, the truco part aside: that may end with the points. */
  #untold(): boolean {
    if (this.points === 'envido') return !this.calls.length || this.wanted === null || (this.wanted && this.won === OPEN)
    if (this.points === 'flor') return this.#florUntold()
    return this.vazas === OPEN
  }

  #florUntold(): boolean {
    if (!this.bothFlor) return !this.flores.some((count) => count > 0)
    if (this.bet === 'achico') return this.shrinks === OPEN
    if (this.bet && (this.bettor === OPEN || this.wanted === null)) return true
    return (!this.bet || this.wanted === true) && this.won === OPEN
  }

  /** When time is up: who took the falta, or the greater of two flores; a flor alone takes itself. */
  #forcedUntold(): boolean {
    return this.won === OPEN && (this.bothFlor || !this.flores.some((count) => count > 0))
  }

  #forced(): PlacarEnvido | PlacarFlor | null {
    const won = this.won === OPEN ? null : this.won
    if (!this.flores.some((count) => count > 0)) {
      return won === null ? null : { part: 'envido', calls: ['falta-envido'], by: 0, wanted: true, won }
    }
    const bets = this.bothFlor ? BETS.resto : BETS['']
    const flores: [number, number] = [this.flores[0], this.flores[1]]
    return { part: 'flor', flores, shrunk: [0, 0], bets, by: null, wanted: true, won: this.bothFlor ? won : null }
  }

  #points(): PlacarEnvido | PlacarFlor | null {
    const won = this.won === OPEN ? null : this.won
    if (this.points === 'envido' && this.calls.length) {
      const wanted = this.wanted === true
      return { part: 'envido', calls: [...this.calls], by: this.opener, wanted, won: wanted ? won : null }
    }
    if (this.points !== 'flor' || !this.flores.some((count) => count > 0)) return null
    const flores: [number, number] = [this.flores[0], this.flores[1]]
    const bet = this.bothFlor ? this.bet : ''
    const wanted = bet === '' || bet === 'achico' || this.wanted === true
    return {
      part: 'flor',
      flores,
      shrunk: bet === 'achico' ? [this.shrinks === 0 ? flores[0] : 0, this.shrinks === 1 ? flores[1] : 0] : [0, 0],
      bets: BETS[bet],
      by: BETS[bet].length && this.bettor !== OPEN ? this.bettor : null,
      wanted,
      won: this.bothFlor && wanted && bet !== 'achico' ? won : null,
    }
  }

  #truco(): PlacarTruco | null {
    if (this.vazas === OPEN && !this.called) return null
    return { called: this.called, wanted: this.called === '' || this.taken === true, won: this.vazas === OPEN ? null : this.vazas }
  }
}
