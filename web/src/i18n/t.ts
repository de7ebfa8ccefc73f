// What the page says. The Portuguese sentence is the key of its English.
//
// Rule 1: a sentence is a literal in `t('...')` or `count('...', '...', n)`, or stands in a table annotated `Texts`:
//         so that `python -m carteado.words.client` finds it.
// Rule 2: what comes ready from the server is shown as it is, and never translated here.
import { settings } from '../lib/settings.svelte'
import { english } from './english.svelte'

export type Facts = Readonly<Record<string, string | number>>
/** What is named to its Portuguese sentence, to be said with `t(TABLE[name])`. */
export type Texts<Name extends string = string> = Readonly<Record<Name, string>>

/** The sentence in the language of the page, with its {placeholders} filled in. */
export function t(text: string, facts: Facts = {}): string {
  return filled(form(text, [text, text], 0), facts)
}

/** The sentence for one or for many, by {n}; none are many ("0 tentos", which `Intl` would count as one). */
export function count(one: string, many: string, n: number, facts: Facts = {}): string {
  return filled(form(one, [one, many], n === 1 ? 0 : 1), { n: figures(n), ...facts })
}

/** A number as the language writes it, below zero with a minus and no hyphen. */
export function figures(n: number): string {
  return new Intl.NumberFormat(settings.lang).format(n).replace('-', '−')
}

/** A gain or a loss with its sign, to so many decimals: "+0,12", "−3,50", "0,00". */
export function signed(n: number, decimals = 2): string {
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay: 'exceptZero' as const }
  return new Intl.NumberFormat(settings.lang, format).format(n).replace('-', '−')
}

/** A day and time as the language writes them. */
export function moment(at: Date): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

function form(key: string, portuguese: readonly [string, string], which: 0 | 1): string {
  if (settings.lang === 'pt-BR') return portuguese[which]
  const known = english(key) ?? portuguese
  return typeof known === 'string' ? known : known[which]
}

function filled(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const fact = facts[name]
    return fact === undefined ? whole : String(fact)
  })
}
