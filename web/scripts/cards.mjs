// Takes the court figures out of @letele/playing-cards (CC0) and writes one SVG a figure to src/cards/courts/.
// Only the framed figure is kept, in our colours: index, pips and paper are drawn by the Card component, and so are
// the number cards and the aces (the package's ace of spades carries an address and a QR code).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SUITS = { C: 'P', H: 'C', S: 'E', D: 'O' }
const RANKS = ['J', 'Q', 'K']
const FRAME = { x: -82.4, y: -130.4, width: 164.8, height: 260.8 }
const COLOURS = { red: '#b8372b', '#FC4': '#e2a63a', '#44F': '#27406f', '#000': '#201a15' }
const NAMES = { className: 'class', xlinkHref: 'href', xmlnsXlink: 'xmlns:xlink' }
const CAMEL = ['preserveAspectRatio', 'viewBox', 'patternUnits']

/** @typedef {Record<string, string | number | null | undefined>} Attributes */

/** @param {string} name */
function attributeName(name) {
  if (CAMEL.includes(name)) return name
  return NAMES[/** @type {keyof typeof NAMES} */ (name)] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** A path in tenths of its unit, which are a fiftieth of a pixel on the largest card: thousandths are a quarter of the bytes.
 * @param {string} path */
function rounded(path) {
  return path.replace(/-?\d*\.\d+/g, (number, at) => {
    const short = String(Number(Number(number).toFixed(1))).replace(/^(-?)0\./, '$1.')
    const before = /[\d.]/.test(path.charAt(at - 1)) && !short.startsWith('-') ? ' ' : ''
    const after = path.charAt(at + number.length) === '.' && !short.includes('.') ? ' ' : ''
    return before + short + after
  })
}

/** @param {string} name @param {string | number} value */
function attributeValue(name, value) {
  if (name === 'd') return rounded(String(value))
  const colour = COLOURS[/** @type {keyof typeof COLOURS} */ (String(value))]
  return ['fill', 'stroke'].includes(name) && colour ? colour : String(value)
}

/** Whether an element belongs to the figure: its layers fill the frame; index, pips and paper have other sizes.
 * @param {string} tag @param {Attributes} attributes */
function isFigure(tag, attributes) {
  if (tag === 'rect') return false
  if (tag !== 'use') return true
  return attributes['width'] === FRAME.width || attributes['transform'] !== undefined || attributes['stroke'] !== undefined
}

/** React.createElement that writes text.
 * @param {string} tag @param {Attributes | null} attributes @param {(string | null)[]} children */
function createElement(tag, attributes, ...children) {
  const given = attributes ?? {}
  if (!isFigure(tag, given)) return ''
  const written = Object.entries(given)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${attributeName(name)}="${attributeValue(name, /** @type {string} */ (value))}"`)
  const inside = children.filter((child) => child !== null).join('')
  if (tag === 'svg') return svg(inside)
  return tag === 'g' && inside === '' ? '' : `<${tag}${written.join('')}>${inside}</${tag}>`
}

/** @param {string} inside */
function svg(inside) {
  const box = `${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>\n`
}

/** The figures by our card names: JP, QC, KO.
 * @returns {Map<string, string>} */
export function figures() {
  const source = readFileSync(createRequire(import.meta.url).resolve('@letele/playing-cards/dist/index.esm.js'), 'utf8')
  const body = source.replace(/^import .*$/gm, '').replace(/^export \{[\s\S]*$/m, '')
  const wanted = Object.keys(SUITS).flatMap((suit) => RANKS.map((rank) => suit + rank))
  const drawn = new Function('React', '_extends', `${body}\nreturn { ${wanted.map((name) => `${name}: Svg${name}`)} }`)
  const made = drawn({ createElement }, Object.assign)
  return new Map(wanted.map((name) => [name.charAt(1) + SUITS[/** @type {'C'} */ (name.charAt(0))], made[name]({})]))
}

/** Write them where the page looks for them. */
export function write() {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'cards', 'courts')
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of figures()) writeFileSync(join(folder, `${name}.svg`), text)
}

/** For vite.config.ts: the figures are there before anything asks for them.
 * @returns {import('vite').Plugin} */
export function courts() {
  return { name: 'courts', config: write }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) write()
