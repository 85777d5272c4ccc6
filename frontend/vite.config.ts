/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vite'

const server = process.env.HAMEAU_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: process.env.HAMEAU_PAGE ?? '../src/hameau/web/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing as data: addresses, so that the content security policy can be strict
    modulePreload: { polyfill: false },
  },
  server: {
    port: Number(process.env.HAMEAU_DEV_PORT ?? 5173),
    strictPort: true,
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/schema': server, '/socket': { target: server, ws: true } },
  },
  // style sheets are empty to tests, unless one asks for their text
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], css: { include: [/\.css\?raw$/] } },
})
