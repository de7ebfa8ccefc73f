// Lays Pyodide beside the built page: Python for the worker that plays without a server. Nothing of it is bundled or changed.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json']
const home = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))

/** Where the page finds it: the version is in the name, so that it never changes. */
export const PYODIDE = `/assets/pyodide-${version}/`

/** For vite.config.ts.
 * @returns {import('vite').Plugin} */
export function pyodide() {
  return {
    name: 'pyodide',
    apply: 'build',
    generateBundle() {
      for (const name of FILES) {
        const source = readFileSync(join(home, name))
        this.emitFile({ type: 'asset', fileName: `${PYODIDE.slice(1)}${name}`, source })
      }
    },
  }
}
