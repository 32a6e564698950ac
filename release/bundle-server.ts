import { cpSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { projectFolder, serverFolder } from '../server/folders.ts'

/** Where a process or a thread of the server begins. */
const entries = ['main', 'demo', 'worker', 'reconcile', 'restore', 'reset-two-factor', 'thread-entry', 'picture-entry']

/** They bring files of their own: WebAssembly, threads, native code and font tables. */
const installed = ['@electric-sql/pglite', 'piscina', 'pdfkit', 'fontkit', 'swagger-ui-dist', '@expo-google-fonts/inter', 'sharp']

/**
 * Writes the server and its libraries into a folder as some 80 files of JavaScript, and the SQL and other files that it reads into the same
 * folder. It starts in two thirds of the time that the sources need, as Node finds, reads and translates 1,600 files fewer
 * (docs/decisions/0076).
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    root: projectFolder,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: installed },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((name) => [name, join(serverFolder, `${name}.ts`)])),
        // All in one folder, as folders.ts says where it is.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  for (const file of globSync(['**/*.sql', 'platform/system/docs/*'], { cwd: serverFolder }))
    cpSync(join(serverFolder, file), join(folder, file))
}
