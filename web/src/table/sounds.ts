// Sounds made by code, off until wanted: a card on wood, a knock, a call, beans in a bowl.
import { settings } from '../lib/settings.svelte'

export type Sound = 'card' | 'deal' | 'shuffle' | 'knock' | 'call' | 'shout' | 'tentos' | 'turn' | 'end'

let context: AudioContext | undefined

function audio(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

/** Play it, if the person wants sounds. */
export function play(sound: Sound): void {
  if (!settings.sounds) return
  const air = audio()
  if (air) SOUNDS[sound](air, air.currentTime + 0.01)
}

const SOUNDS: Record<Sound, (air: AudioContext, at: number) => void> = {
  card: (air, at) => rustle(air, at, 0.07, 2600, 0.25),
  deal: (air, at) => [0, 0.07, 0.14].forEach((later) => rustle(air, at + later, 0.05, 3200, 0.16)),
  shuffle: (air, at) => Array.from({ length: 9 }, (_, nth) => rustle(air, at + nth * 0.035, 0.04, 3600, 0.1)),
  knock: (air, at) => thump(air, at, 150, 0.12, 0.5),
  call: (air, at) => {
    thump(air, at, 120, 0.16, 0.6)
    thump(air, at + 0.16, 100, 0.2, 0.7)
  },
  shout: (air, at) => {
    ;[0, 0.12, 0.24, 0.42].forEach((later, nth) => thump(air, at + later, 130 - nth * 12, 0.2, 0.7))
  },
  tentos: (air, at) => [0, 0.06, 0.13].forEach((later) => tick(air, at + later, 1900, 0.12)),
  turn: (air, at) => tone(air, at, 660, 0.14, 0.12),
  end: (air, at) => [392, 494, 587, 784].forEach((pitch, nth) => tone(air, at + nth * 0.13, pitch, 0.3, 0.14)),
}

/** Paper on wood: a breath of filtered noise. */
function rustle(air: AudioContext, at: number, length: number, pitch: number, volume: number): void {
  const frames = Math.ceil(air.sampleRate * length)
  const buffer = air.createBuffer(1, frames, air.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let nth = 0; nth < frames; nth++) samples[nth] = (Math.random() * 2 - 1) * (1 - nth / frames) ** 2
  const source = air.createBufferSource()
  source.buffer = buffer
  const filter = air.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 0.8
  source.connect(filter).connect(faded(air, at, length, volume)).connect(air.destination)
  source.start(at)
}

/** A knuckle on the table: a low tone that falls. */
function thump(air: AudioContext, at: number, pitch: number, length: number, volume: number): void {
  const source = air.createOscillator()
  source.frequency.setValueAtTime(pitch, at)
  source.frequency.exponentialRampToValueAtTime(pitch / 2.4, at + length)
  source.connect(faded(air, at, length, volume)).connect(air.destination)
  source.start(at)
  source.stop(at + length)
  rustle(air, at, 0.02, 900, volume / 2)
}

function tick(air: AudioContext, at: number, pitch: number, volume: number): void {
  tone(air, at, pitch, 0.05, volume, 'triangle')
}

function tone(air: AudioContext, at: number, pitch: number, length: number, volume: number, type: OscillatorType = 'sine'): void {
  const source = air.createOscillator()
  source.type = type
  source.frequency.value = pitch
  source.connect(faded(air, at, length, volume)).connect(air.destination)
  source.start(at)
  source.stop(at + length)
}

function faded(air: AudioContext, at: number, length: number, volume: number): GainNode {
  const gain = air.createGain()
  gain.gain.setValueAtTime(volume, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + length)
  return gain
}
