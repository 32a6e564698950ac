import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.TALLYHOUSE_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The content security policy allows no data: fonts and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What most pages need is one file instead of dozens of a few hundred bytes, each of which costs its name as well. The sign-in
        // screen loads it too, so menus, which it doesn't have, are a file of their own.
        codeSplitting: {
          groups: [
            { name: 'shared', test: /web\/(lib|list|detail|scan|address)\/|web\/ui\/(?!menu)/, minShareCount: 20, priority: 1 },
            { name: 'menu', test: /web\/ui\/menu\./ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, headers: { origin: server } } } },
})
