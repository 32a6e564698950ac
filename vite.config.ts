import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.TALLYHOUSE_SERVER ?? 'http://127.0.0.1:3000'

const heavyParts =
  'ui/(menu|export-menu|dialog|popover|row-|copy-rows|data-table)|list/(list-|columns|use-columns|asked-fields|sort-control|filter|pinned|saved|use-saved|use-l|none-at)|scan/(alt|key|typed|use-scan|scan-field)'
const sharedParts = new RegExp(`web/platform/(?!${heavyParts})(ui|lib|list|detail|scan|address)/|lucide-react/dist/esm/icons/`)

const unused = (names: string) => `const unused = () => undefined; export { ${names.replace(/\w+/g, 'unused as $&')} }`

/**
 * What writes JSON schemas is left out of zod: only the server does it, for its documentation. A name that another version of zod takes
 * from these modules fails the build.
 */
const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  load: {
    filter: { id: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
    handler: (id) =>
      id.endsWith('to-json-schema.js')
        ? unused('createToJSONSchemaMethod, createStandardJSONSchemaMethod, initializeContext, processSchema, extractDefs, finalize')
        : unused('toJSONSchema, allProcessors'),
  },
}

/**
 * Beside each text file stands what browsers get of it: by brotli, and by gzip, as browsers ask only for that over plain http. Compressing
 * it as well for each request would hold up the server.
 */
const compressedFiles: Plugin = {
  name: 'compressed-files',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const files = globSync('**/*.{html,js,css,svg}', { cwd: dir }).map((name) => join(dir, name))
    await Promise.all(files.map(compress))
  },
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  // The usual level of brotli is its highest, 11.
  await Promise.all([
    promisify(brotliCompress)(content).then((compressed) => writeFile(`${file}.br`, compressed)),
    promisify(gzip)(content, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ])
}

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), withoutJsonSchemas, compressedFiles],
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
        codeSplitting: { groups: [{ name: 'shared', test: sharedParts, minShareCount: 18 }] },
      },
    },
  },
  server: { proxy: { '/api': { target: server, headers: { origin: server } } } },
})
