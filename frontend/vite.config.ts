/// <reference types="vitest/config" />
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.HAMEAU_SERVER ?? 'http://127.0.0.1:8000'

// What the shelf says about a game, without all else that its catalogue contains: `words/en.ftl?shelf`.
const SHELF = /^(title|tagline|game-solo|daily-[a-z]+) =/
const shelfWords: Plugin = {
  name: 'shelf-words',
  load(id) {
    if (!id.endsWith('.ftl?shelf')) return null
    this.addWatchFile(id.replace('?shelf', ''))
    const messages = readFileSync(id.replace('?shelf', ''), 'utf-8').split(/^(?=\S)/m)
    return `export default ${JSON.stringify(messages.filter((message) => SHELF.test(message)).join(''))}`
  },
}

// Few files: one for what every page needs, one for the lids of all boxes, one a page, a game and a language.
function words(file: string): string {
  const language = /\/(\w\w)(?:\/\w+)?\.ftl/.exec(file)?.[1]
  const game = /games\/(\w+)\/.*\?raw/.exec(file)?.[1]
  if (language && /src\/words\/\w\w\/(table|plain|evenings)/.test(file)) return `words-table-${language}`
  const kind = /games\/\w+\/guide\//.test(file) ? 'guide' : 'words'
  return [kind, game, language].filter(Boolean).join('-')
}
const groups = [
  { name: words, test: /\.ftl\?/, priority: 4 },
  { name: 'house', test: /src\/main\.ts|src\/pages\/Home\.svelte/, priority: 3 },
  { name: 'covers', test: /games\/\w+\/Cover\.svelte/, priority: 2 },
  { name: 'strangers', test: /src\/strangers\/Tables\.svelte/, priority: 2 },
  { name: 'table', test: /src\/pages\/Table\.svelte/, priority: 1 },
]

export default defineConfig({
  plugins: [shelfWords, svelte(), svelteTesting()],
  build: {
    outDir: process.env.HAMEAU_PAGE ?? '../src/hameau/web/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing as data: addresses, so that the content security policy can be strict
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    port: Number(process.env.HAMEAU_DEV_PORT ?? 5173),
    strictPort: true,
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/schema': server, '/socket': { target: server, ws: true } },
  },
  // style sheets are empty to tests, unless one asks for their text
  test: {
    isolate: false,
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    css: { include: [/\.css\?raw$/] },
  },
})
