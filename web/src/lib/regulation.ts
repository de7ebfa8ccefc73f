// A regulation as it is read: clauses under their articles, silences beside what they are about, search without accents.
import { t, type Texts } from '../i18n/t'
import type { Clause, OptionText, Regulation, Silence } from './api'
import { said } from './texts'

export const KINDS: Texts = {
  play: 'Jogo',
  incident: 'Irregularidades',
  conduct: 'Conduta',
  tournament: 'Torneio',
  venue: 'Local e material',
  silence: 'O que o texto não diz',
}

const NUMBERED = /^\d/

export interface Article {
  /** What its clauses have in common: "9", or the part of a text without numbered articles: "Corte e distribuição". */
  number: string
  clauses: Clause[]
}

/** The clauses in their order, gathered under their articles. */
export function articles(clauses: readonly Clause[]): Article[] {
  const found: Article[] = []
  for (const clause of clauses) {
    const { number } = reference(clause.article)
    const last = found.at(-1)
    if (last?.number === number) last.clauses.push(clause)
    else found.push({ number, clauses: [clause] })
  }
  return found
}

/** "art. 17, § 2º, a" is article 17, and in it "§ 2º, a"; "glossário: mão" is a part and a mark in it. */
export function reference(article: string): { number: string; mark: string } {
  const found = /^art\.\s*([^,]+)(?:,\s*(.+))?$/.exec(article) ?? /^([^,:]+)(?:[,:]\s*(.+))?$/.exec(article)
  return { number: found?.[1] ?? article, mark: found?.[2] ?? '' }
}

/** Whether a text has numbered articles, or parts with names. */
export function isNumbered(articles: readonly Article[]): boolean {
  return articles.every(({ number }) => NUMBERED.test(number))
}

/** The heading of an article, or of a part. */
export function heading(number: string): string {
  return NUMBERED.test(number) ? t('Artigo {number}', { number }) : number.charAt(0).toUpperCase() + number.slice(1)
}

/** A reference in the language of the page. */
export function cited(article: string): string {
  return article.replace('parágrafo único', t('parágrafo único'))
}

export function silencesAbout(regulation: Regulation, clause: string): Silence[] {
  return regulation.silences.filter(({ about }) => about.includes(clause))
}

export function entryOf(regulation: Regulation, id: string): Clause | Silence | undefined {
  const wanted = id.toLowerCase()
  return [...regulation.clauses, ...regulation.silences].find((entry) => entry.id.toLowerCase() === wanted)
}

export function isClause(entry: Clause | Silence): entry is Clause {
  return 'article' in entry
}

/** Every house rule that a silence leaves room for. */
export function optionsLeft(regulation: Regulation, silence: Silence): OptionText[] {
  return regulation.options.filter((option) => option.silence === silence.id || option.key === silence.option)
}

export function optionOf(regulation: Regulation, key: string): OptionText | undefined {
  return regulation.options.find((option) => option.key === key)
}

/** How a value of an option is called; a number stands for itself. */
export function valueText(option: OptionText, value: string): string {
  const label = option.labels[value]
  return label ? said(label) : value
}

/** A sentence of the server with `key=value` told as people know it: the rule and what it is set to. */
export function spelt(regulation: Regulation, sentence: string): string {
  return sentence.replace(/(\w+)=(\w+)/g, (whole, key: string, value: string) => {
    const option = optionOf(regulation, key)
    return option ? `«${said(option.title)}: ${valueText(option, value)}»` : whole
  })
}

/** What is left of a regulation under some kinds; no kinds are all of them. */
export function filtered(regulation: Regulation, kinds: ReadonlySet<string>): Pick<Regulation, 'clauses' | 'silences'> {
  const wanted = (kind: string): boolean => kinds.size === 0 || kinds.has(kind)
  return {
    clauses: regulation.clauses.filter((clause) => wanted(clause.kind)),
    silences: wanted('silence') ? regulation.silences : [],
  }
}
