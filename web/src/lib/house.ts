// House rules as a set-up page changes them: only what differs from the printed text is kept and sent.
import type { Texts } from '../i18n/t'
import type { OptionText } from './api'

export type Changes = Readonly<Record<string, string>>

/** The scopes a table can set; the rest is for tournaments. */
export const SCOPES: Texts = {
  play: 'Como se joga',
  ruling: 'Quando alguém erra',
  table: 'Relógio, sinais e queima',
}

/** The rules that make another game of it: they are asked first, and not among the others. */
export const FIRST_RULES: readonly string[] = ['profile']

export const SHORTEST = 3
export const LONGEST = 3600
export const USUAL = '30'

/** The rules that are asked before all others. */
export function firstRules(options: readonly OptionText[]): OptionText[] {
  return options.filter(({ key }) => FIRST_RULES.includes(key))
}

/** The rules of each scope that has any, in the order of the regulation; without those that are asked first. */
export function rulesByScope(options: readonly OptionText[]): { scope: string; rules: OptionText[] }[] {
  return Object.keys(SCOPES)
    .map((scope) => ({ scope, rules: options.filter(({ key, scope: its }) => its === scope && !FIRST_RULES.includes(key)) }))
    .filter(({ rules }) => rules.length > 0)
}

export function valueOf(changes: Changes, option: OptionText): string {
  return changes[option.key] ?? option.default
}

/** The changes with one rule set; a rule set to its default is no change. */
export function changed(changes: Changes, option: OptionText, value: string): Changes {
  const others = Object.fromEntries(Object.entries(changes).filter(([key]) => key !== option.key))
  return value === option.default ? others : { ...others, [option.key]: value }
}

export function changedIn(changes: Changes, options: readonly OptionText[]): number {
  return options.filter(({ key }) => key in changes).length
}

/** A number of seconds as it may be sent, brought within its bounds. */
export function seconds(typed: number): string {
  return String(Math.min(LONGEST, Math.max(SHORTEST, Math.round(typed) || SHORTEST)))
}
