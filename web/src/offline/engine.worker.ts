// Python in a worker: the rules as they are on the server, called with one text and answering with one.
//
// Rule: the worker knows nothing of the game; it loads the engine and passes texts on.
import type { Told } from './engine'

declare const __PYODIDE__: string

interface Python {
  unpackArchive(bytes: ArrayBuffer, format: string, how: { extractDir: string }): void
  runPython(text: string): { call(text: string): string }
}
interface Loader {
  loadPyodide(how: { indexURL: string }): Promise<Python>
}

const HOME = '/engine'

async function load(): Promise<(text: string) => string> {
  const named = fetch('/engine.json').then((answer) => answer.json() as Promise<{ engine: string }>)
  const packed = named.then(({ engine }) => fetch(engine)).then((answer) => answer.arrayBuffer())
  const { loadPyodide } = (await import(/* @vite-ignore */ `${__PYODIDE__}pyodide.mjs`)) as Loader
  const python = await loadPyodide({ indexURL: __PYODIDE__ })
  python.unpackArchive(await packed, 'zip', { extractDir: HOME })
  const engine = python.runPython(`import sys; sys.path.insert(0, '${HOME}')\nfrom carteado.offline import Engine\nEngine()`)
  return (text) => engine.call(text)
}

const loaded = load()

self.onmessage = async (event: MessageEvent<{ n: number; text: string }>): Promise<void> => {
  const { n, text } = event.data
  const answer: Told = await loaded.then(
    (call) => ({ n, text: call(text) }),
    (why: unknown) => ({ n, failed: String(why) }),
  ).catch((why: unknown) => ({ n, failed: String(why) }))
  self.postMessage(answer)
}
