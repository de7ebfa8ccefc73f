/** A day as the language writes it. */
export function day(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at)
}
