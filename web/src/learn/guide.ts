// What a lesson points at, and what of it is still to be read.
import type { Bubble, Choice } from '../wire/types'

/** What has been said and not been read. */
export function unread(said: readonly Bubble[], read: readonly string[]): Bubble[] {
  return said.filter(({ name }) => !read.includes(name))
}

const ACT = 'act '
const SPOT = 'spot '
const KEY = 'key '

/** The elements that a name means: a place on the screen, the button of a key, or those of an act told by their words. */
export function pointed(
  name: string,
  menu: readonly Choice[],
  buttons: readonly Element[],
  places: (name: string) => readonly Element[],
): readonly Element[] {
  if (name.startsWith(SPOT)) return places(name.slice(SPOT.length))
  if (name.startsWith(KEY)) return buttons.filter((button) => button.getAttribute('aria-keyshortcuts') === name.slice(KEY.length))
  if (!name.startsWith(ACT)) return places(name)
  const [type = '', value = ''] = name.slice(ACT.length).split(' ')
  const labels = menu.filter(({ action }) => action.type === type && (!value || Object.values(action).includes(value))).map(({ label }) => plain(label))
  return buttons.filter((button) => labels.some((label) => plain(button.textContent).startsWith(label)))
}

function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase()
}
