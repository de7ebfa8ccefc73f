import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { Choice } from '../../wire/types'
import Warning from './Warning.svelte'

test('what costs nothing is what is offered first: the way back is in gold and has the focus', () => {
  const asking = { action: { type: 'Declare', call: 'e-boa' }, label: 'É BOA', go: 'Negar a flor', warning: 'Perde a volta.' } as unknown as Choice
  const { body } = render(Warning, { props: { asking, onback: () => {}, ongo: () => {}, onwhy: () => {} } })
  const buttons = [...body.matchAll(/<button([^>]*class="button[^>]*)>(?:<!--.*?-->)*([^<]*)/g)].map(([, attributes, words]) => [words, /primary/.test(attributes!), /autofocus/.test(attributes!)])
  expect(buttons).toContainEqual(['Negar a flor', false, false])
  expect(buttons).toContainEqual(['Voltar', true, true])
})
