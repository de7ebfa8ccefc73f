// Whom this person does not want to hear at the table that is open: what they say makes no bubble.
import type { SeatedPerson } from '../wire/types'
import { people } from './people'

class Muted {
  seats = $state.raw<ReadonlySet<number>>(new Set())

  /** These are at the table, and so they are heard. */
  are(seated: readonly SeatedPerson[]): void {
    this.seats = new Set(seated.filter(({ muted, blocked }) => muted || blocked).map(({ seat }) => seat))
  }

  /** Find out for a table; where it cannot be found out, everybody is heard. */
  async look(table: string): Promise<void> {
    this.seats = new Set()
    try {
      this.are(await people.at(table))
    } catch {
      // The table refuses, or the line is down: the page says so by itself.
    }
  }
}

export const muted = new Muted()
