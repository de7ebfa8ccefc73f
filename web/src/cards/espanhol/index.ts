// The Spanish pack of forty cards, for `setPack`. Whoever imports it fetches its drawings.
import type { Pack } from '../pack'
import SpanishFace from './SpanishFace.svelte'

export const ESPANHOL: Pack = { name: 'espanhol', Face: SpanishFace }
