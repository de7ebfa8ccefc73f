// The English catalogue, fetched the first time somebody wants it.
import type { Lang } from '../lib/settings.svelte'

/** Portuguese (the singular, where there are two forms) to English, in one form or two. */
export type Catalogue = Readonly<Record<string, string | readonly [string, string]>>

let catalogue = $state.raw<Catalogue>({})

export function english(text: string): string | readonly [string, string] | undefined {
  return catalogue[text]
}

/** Make a language ready to be spoken; Portuguese is, always. */
export async function learn(lang: Lang): Promise<void> {
  if (lang === 'en') teach((await import('./en.json')).default as unknown as Catalogue)
}

export function teach(known: Catalogue): void {
  catalogue = known
}
