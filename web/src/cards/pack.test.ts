import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import Card from './Card.svelte'
import { ESPANHOL } from './espanhol'
import { frameOf } from './espanhol/layout'
import PackFixture from './PackFixture.svelte'
import type { Pack } from './pack'
import { SUIT_PATHS } from './shapes'

function inside(pack: Pack | (() => Pack | undefined), card: string): string {
  return render(PackFixture, { props: { pack, card } }).body
}

test('a card is French where nobody says otherwise', () => {
  const { body } = render(Card, { props: { card: '10C' } })
  expect(body).toContain('dez de copas')
  expect(body).toContain(SUIT_PATHS.C)
  expect(body).not.toContain(frameOf('C'))
})

test('and Spanish, in face and name, inside a board that chooses that pack', () => {
  for (const pack of [ESPANHOL, () => ESPANHOL]) {
    const body = inside(pack, '10C')
    expect(body).toContain('sota de copas')
    expect(body).toContain(frameOf('C'))
    expect(body).not.toContain(SUIT_PATHS.C)
  }
})

test('a page that does not know its game yet shows French cards', () => {
  expect(inside(() => undefined, '10C')).toContain('dez de copas')
})
