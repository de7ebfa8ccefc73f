// A table as this page knows it, and how one update changes it. Nothing here is changed in place: what was before an
// update can be held beside what is after it.
import type {
  About,
  Choice,
  GameView,
  Insight,
  Line,
  Prompt,
  Proposal,
  Snapshot,
  Spoken,
  Update,
  You,
} from '../wire/types'

export interface Moment {
  readonly version: number
  readonly about: About
  readonly you: You
  readonly view: GameView | null
  readonly insight: Insight
  readonly menu: readonly Choice[]
  readonly story: readonly Line[]
  readonly prompt: Prompt | null
  readonly proposal: Proposal | null
  readonly phrases: readonly Spoken[]
}

/** How many phrases stay in the air. */
export const PHRASES = 5

export function begin(snapshot: Snapshot): Moment {
  const { version, about, you, view, insight, menu, story, prompt, proposal, phrases } = snapshot
  return { version, about, you, view, insight, menu, story, prompt, proposal, phrases }
}

/** The moment after the update that comes next; a partida begins with a new view and an empty story. */
export function step(before: Moment, update: Update): Moment {
  const told = update.fresh === undefined ? before.story : []
  const view = update.fresh ?? before.view
  return {
    version: update.version,
    you: before.you,
    about: update.about ?? before.about,
    view: update.patch ? (patched(view, update.patch) as GameView) : view,
    insight: update.insight ? { ...before.insight, ...update.insight } : before.insight,
    menu: update.menu ?? before.menu,
    story: update.story ? [...told, ...update.story] : told,
    prompt: update.prompt === undefined ? before.prompt : update.prompt,
    proposal: update.proposal === undefined ? before.proposal : update.proposal,
    phrases: update.spoken ? [...before.phrases, update.spoken].slice(-PHRASES) : before.phrases,
  }
}

type Path = readonly (string | number)[]

/** The value with each path set; only what lies on a path is copied. */
export function patched(value: unknown, patch: readonly (readonly [Path, unknown])[]): unknown {
  return patch.reduce((whole: unknown, [path, part]) => put(whole, path, part), value)
}

function put(whole: unknown, path: Path, part: unknown): unknown {
  const [key, ...deeper] = path
  if (key === undefined) return part
  if (Array.isArray(whole)) {
    const copy: unknown[] = [...(whole as unknown[])]
    const at = Number(key)
    if (!Number.isInteger(at) || at < 0 || at > copy.length)
      throw new RangeError(`no place ${key} in a list of ${copy.length}`)
    copy[at] = put(copy[at], deeper, part)
    return copy
  }
  if (typeof whole !== 'object' || whole === null) throw new TypeError(`no ${key} in ${String(whole)}`)
  const fields = whole as Record<string, unknown>
  return { ...fields, [key]: put(fields[key], deeper, part) }
}
