import { expect, it } from 'vitest'
import { bytes, passkeysHere, text } from './passkeys'

it('writes bytes as base64url and reads them again', () => {
  const data = Uint8Array.from({ length: 256 }, (_, n) => n)
  const told = text(data.buffer)
  expect(told).not.toMatch(/[+/=]/)
  expect([...bytes(told)]).toEqual([...data])
  expect(text(Uint8Array.of(251, 255).buffer)).toBe('-_8')
})

it.each([
  ['carteado.local', true, true],
  ['localhost', true, true],
  ['carteado.local', false, false],
  ['127.0.0.1', true, false],
  ['[::1]', true, false],
])('knows whether passkeys can be made at %s', (hostname, isSecureContext, possible) => {
  const page = { isSecureContext, location: { hostname }, PublicKeyCredential: class {} }
  expect(passkeysHere(page as unknown as Window)).toBe(possible)
})
