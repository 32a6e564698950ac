import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.TALLYHOUSE_SERVER ?? 'http://127.0.0.1:3000'

const heavyParts = 'ui/(menu|dialog|popover|row-|copy-rows|data-table)|list/(list-|columns|sort-control|filter|pinned|saved)'
const sharedParts = new RegExp(`web/(?!${heavyParts})(ui|lib|list|detail|scan|address)/|lucide-react/dist/esm/icons/`)

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
        // What many pages need, icons too, is one file instead of dozens of a few hundred bytes, each of which costs its name as well.
        // The sign-in screen loads it too, so parts that bring menus, dialogs, tables and validation stay out of it.
        codeSplitting: { groups: [{ name: 'shared', test: sharedParts, minShareCount: 19 }] },
      },
    },
  },
  server: { proxy: { '/api': { target: server, headers: { origin: server } } } },
})
