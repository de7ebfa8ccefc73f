// Writes src/wire/types.ts from the server's JSON schema; `--stdio` reads the schema from stdin and prints instead.
// PYTHON names the Python that has carteado; else it is the one in .venv.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const root = new URL('../../', import.meta.url)
const target = new URL('../src/wire/types.ts', import.meta.url)
const banner = '// Made by `npm run types` from carteado.server.schema; not edited by hand.\n'

function askServer() {
  const python = process.env['PYTHON'] ?? fileURLToPath(new URL('.venv/bin/python', root))
  return execFileSync(python, ['-m', 'carteado.server.schema'], { cwd: root, encoding: 'utf8' })
}

/** Tuples in the words of the older draft, which is the one the generator reads. @param {any} node @returns {any} */
function older(node) {
  if (Array.isArray(node)) return node.map(older)
  if (node === null || typeof node !== 'object') return node
  const { prefixItems, ...rest } = node
  const plain = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, older(value)]))
  return prefixItems ? { ...plain, items: older(prefixItems), additionalItems: false } : plain
}

const stdio = process.argv.includes('--stdio')
const schema = older(JSON.parse(stdio ? readFileSync(0, 'utf8') : askServer()))
const made = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: banner,
  enableConstEnums: false,
  ignoreMinAndMaxItems: false,
  style: { singleQuote: true, semi: false, printWidth: 128 },
  unknownAny: true,
})
// A tuple says its own length.
const types = made.replace(/ *\/\*\*\n( +\* @m(in|ax)Items \d+\n)+ +\*\/\n/g, '')
if (stdio) process.stdout.write(types)
else writeFileSync(target, types)
