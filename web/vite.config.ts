// The page runs under `default-src 'self'`: nothing may end up inside the HTML or a data: address.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { courts } from './scripts/cards.mjs'
import { PYODIDE, pyodide } from './scripts/pyodide.mjs'

const server = process.env['CARTEADO_SERVER'] ?? 'http://127.0.0.1:8000'

/** Leaves a file.br beside every text that is worth it: the server sends what it finds. */
function brotli(): Plugin {
  return {
    name: 'brotli',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|mjs|css|svg|html|wasm)$|pyodide-lock\.json$/.test(name))) {
        const path = join(dir ?? '', name)
        const whole = readFileSync(path)
        // The hardest try takes seconds where it is millions of bytes, and gains a fiftieth.
        const params = { [constants.BROTLI_PARAM_QUALITY]: whole.length > 1 << 20 ? 6 : 11 }
        if (whole.length >= 1024) writeFileSync(`${path}.br`, brotliCompressSync(whole, { params }))
      }
    },
  }
}

export default defineConfig({
  base: '/',
  plugins: [courts(), svelte(), pyodide(), brotli()],
  define: { __PYODIDE__: JSON.stringify(PYODIDE) },
  worker: { format: 'es' },
  // Under vitest Svelte is to be the browser's, not the server's.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    outDir: fileURLToPath(new URL('../src/carteado/server/client', import.meta.url)),
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    host: '127.0.0.1',
    // The server compares Origin with Host, so both have to be the page's.
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
})
