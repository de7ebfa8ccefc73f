// The proof of the packs, as far as this browser can see it itself.

export type Verdict = 'proved' | 'false' | 'unproved'

/** What the server says of every pack and every lot of a partida, numbered together. */
export interface Proof {
  verdict: Verdict
  packs: { n: number; ok: boolean | null; lot: boolean }[]
  problems: { text: string }[]
}

/** How many of them are packs, and how many lots. */
export function told({ packs }: Pick<Proof, 'packs'>): { packs: number; lots: number } {
  const lots = packs.filter(({ lot }) => lot).length
  return { packs: packs.length - lots, lots }
}

/** SHA-256 of bytes written in hexadecimal, in hexadecimal. */
export async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether the seed is the one that was promised; `null` where there is none yet, or the browser cannot tell. */
export async function fits(seed: string, commitment: string): Promise<boolean | null> {
  if (!seed || !globalThis.crypto?.subtle) return null
  return (await sha256(seed)) === commitment
}
