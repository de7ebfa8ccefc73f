// Passkeys as the browser makes and uses them: bytes there, letters on the way to the server.
//
// Rule: whoever closes the browser's window has changed their mind, and that is no error.
import { account } from './account'

interface Named {
  id: string
  type: PublicKeyCredentialType
  transports?: AuthenticatorTransport[]
}
interface ToMake extends Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: Named[]
}
interface ToEnter extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  challenge: string
}

/** The browser's window was closed, or took too long. */
export class ChangedMind extends Error {}

/** Whether a passkey can be made here: they belong to a name, so not under a bare address, nor without https. */
export function passkeysHere(page: Pick<Window, 'isSecureContext' | 'location'> = window): boolean {
  const bare = /^[\d.]+$|:/.test(page.location.hostname)
  return page.isSecureContext && !bare && 'PublicKeyCredential' in page
}

/** Make a passkey: one more of the account, or that of a new one. */
export async function make(label: string): Promise<string[]> {
  const { ticket, options } = await account.askPasskey()
  const told = options as unknown as ToMake
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...told,
    challenge: bytes(told.challenge),
    user: { ...told.user, id: bytes(told.user.id) },
    excludeCredentials: (told.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
  }
  const made = await asked(() => navigator.credentials.create({ publicKey }))
  const answer = made.response as AuthenticatorAttestationResponse
  const response = { clientDataJSON: text(answer.clientDataJSON), attestationObject: text(answer.attestationObject) }
  return (await account.makePasskey(ticket, toldOf(made, response), label)).codes
}

/** Sign in with a passkey that the browser finds by itself. */
export async function enter(): Promise<void> {
  const { ticket, options } = await account.askToEnter()
  const told = options as unknown as ToEnter
  const publicKey = { ...told, challenge: bytes(told.challenge), allowCredentials: [] }
  const used = await asked(() => navigator.credentials.get({ publicKey }))
  const answer = used.response as AuthenticatorAssertionResponse
  const response = {
    clientDataJSON: text(answer.clientDataJSON),
    authenticatorData: text(answer.authenticatorData),
    signature: text(answer.signature),
    userHandle: answer.userHandle ? text(answer.userHandle) : null,
  }
  await account.enterByPasskey(ticket, toldOf(used, response))
}

function toldOf(made: PublicKeyCredential, response: unknown): unknown {
  return { id: made.id, rawId: text(made.rawId), type: made.type, response, clientExtensionResults: {} }
}

async function asked(how: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await how()
    if (found instanceof PublicKeyCredential) return found
  } catch (error) {
    if (!(error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name))) throw error
  }
  throw new ChangedMind()
}

/** The bytes of what travels as base64url. */
export function bytes(told: string): Uint8Array<ArrayBuffer> {
  const plain = atob(told.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

/** And the other way round. */
export function text(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data))
  return btoa(plain).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
