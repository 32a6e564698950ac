import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfChanged } from '../../server/web-build.ts'
import { type BrowserApp, openBrowserApp } from './browser-app.ts'

const kitRoot = join(import.meta.dirname, '../../dist/kit')

/** The real server with the page /kit instead of the screens. */
export async function openKit(): Promise<BrowserApp> {
  const sources = ['web/**/*', 'contract/**/*', 'vite.config.ts', 'vite.kit.config.ts', 'package-lock.json']
  await buildIfChanged({ what: 'the kit', config: 'vite.kit.config.ts', folder: kitRoot, sources, exclude: ['**/*.test.ts'] }, console.log)
  // The server sends index.html for the addresses of screens.
  copyFileSync(join(kitRoot, 'kit.html'), join(kitRoot, 'index.html'))
  return openBrowserApp({ webRoot: kitRoot })
}
