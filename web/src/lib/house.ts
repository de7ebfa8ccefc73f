// House rules as a set-up page changes them: only what differs from the printed text is kept and sent.
import type { Texts } from '../i18n/t'
import type { Numbers } from '../wire/types'
import type { GameInfo, OptionText } from './api'

export type Changes = Readonly<Record<string, string>>

/** The scopes a table can set; the rest is for tournaments. */
export const SCOPES: Texts = {
  play: 'Como se joga',
  ruling: 'Quando alguém erra',
  table: 'Relógio, sinais e queima',
}

/** The rules that make another game of it: they are asked first, and not among the others. */
export const FIRST_RULES: readonly string[] = ['profile']

/** The option that says how many chips everybody begins with, where it is played for chips. */
export const CHIPS = 'stack'

/** House rules that go by no name. */
export const OWN = '*'

/** The option whose numbers are seconds. */
export const CLOCK = 'clock'
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

/** How many of these rules differ from what the game proposes, or where it proposes nothing, from the printed text. */
export function changedIn(rules: Changes, options: readonly OptionText[], proposes: Changes = {}): number {
  return options.filter(({ key }) => key in rules && rules[key] !== proposes[key]).length
}

/** The rules that a game proposes a value for, because they have to be agreed on; in the order of the regulation. */
export function agreedOn(game: Pick<GameInfo, 'proposes'> | undefined, options: readonly OptionText[]): OptionText[] {
  return options.filter(({ key }) => key in (game?.proposes ?? {}))
}

/** The rules that so many seats bring along. */
export function neededBy(game: Pick<GameInfo, 'needs'> | undefined, seats: number): Changes {
  return game?.needs.find((need) => need.seats === seats)?.options ?? {}
}

/** The numbers that a rule takes, where it takes any. */
export function numbersOf(game: Pick<GameInfo, 'options'> | undefined, key: string): Numbers | null {
  return game?.options.find((found) => found.key === key)?.numbers ?? null
}

/** The name that these rules go by, what the seats bring along included: a preset's, '' for the printed text, or `OWN`. */
export function presetOf(presets: GameInfo['presets'], brought: Changes, rules: Changes): string {
  if (same(brought, rules)) return ''
  return presets.find(({ options }) => same({ ...options, ...brought }, rules))?.name ?? OWN
}

/** What a quick game is played by: where mistakes have a price, without them. */
export function quickRules(game: Pick<GameInfo, 'options' | 'proposes'> | undefined): Changes {
  const profile = game?.options.find(({ key }) => key === 'profile')
  return { ...game?.proposes, ...(profile?.values.includes('clean') ? { profile: 'clean' } : {}) }
}

function same(one: Changes, other: Changes): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key])
}

/** A number as it may be sent, brought within its bounds; what is no number is `otherwise`. */
export function within(bounds: Numbers | null, typed: string, otherwise: string): string {
  const number = typed.trim() === '' ? Number.NaN : Math.round(Number(typed))
  if (!Number.isFinite(number)) return bounds && !Number.isFinite(Number(otherwise)) ? String(bounds.low) : otherwise
  return String(Math.min(bounds?.high ?? number, Math.max(bounds?.low ?? number, number)))
}

/** The number, or the numbers, that a rule starts from where a number is chosen instead of a name: one that is no name. */
export function firstNumber(option: OptionText, bounds: Numbers | null): string {
  if (option.key === CLOCK) return USUAL
  if (!option.values.includes(option.default)) return option.default
  const low = bounds?.low ?? 1
  const lists = Array.from({ length: option.values.length + 1 }, (_, more) =>
    Array<number>(bounds?.least ?? 1).fill(Math.min(low + more, bounds?.high ?? Infinity)).join(','),
  )
  return lists.find((list) => !option.values.includes(list)) ?? ''
}
