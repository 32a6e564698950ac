import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { webRoot } from '../server/web-build.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const kilobyte = 1000
const entry = 'index.html'
const signInPage = 'people/auth/sign-in-page.tsx'
const signedOutPages = [signInPage, 'people/auth/register-page.tsx', 'landing/landing-page.tsx', 'goods-out/track/tracking-page.tsx']
/** What every page loads for a person who is signed in. */
const signedInFrame = ['shell/shell.tsx', 'platform/ui/toaster.tsx']
/** What a page loads later without being asked: while it is idle, or because of what it reads. All other parts are loaded by a click or key. */
const loadedUnasked = [
  'platform/search/search-palette.tsx',
  'platform/search/recent-places.ts',
  'platform/list/saved-views.tsx',
  'stock/inventory/receipts-note.tsx',
  'stock/inventory/item-lots.tsx',
  'people/onboarding/set-up-guide.tsx',
]

/** The built screens, as their manifest says what loads what. */
export interface BuiltScreens {
  /** The pages, each in a file of its own that is loaded when it is opened. */
  pages: string[]
  /** The JavaScript files that a browser with an empty cache loads for a page until nothing more comes. */
  coldLoad: (page: string) => Set<string>
  /** The same, and everything that can be opened from there. */
  withAllItOpens: (page: string) => Set<string>
}

/** So many bytes of compressed JavaScript may a browser with an empty cache load for a page. */
export function budgetOf(page: string): number {
  return (page === signInPage ? 165 : 240) * kilobyte
}

export function readBuiltScreens(): BuiltScreens {
  const manifest = JSON.parse(readFileSync(join(webRoot, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const pages = Object.keys(manifest).filter((name) => name.endsWith('-page.tsx'))
  if (pages.length === 0)
    throw new Error('The build has no pages: they are expected to be files named …-page.tsx, each loaded when opened.')
  for (const name of [...signedOutPages, ...signedInFrame, ...loadedUnasked]) chunkOf(name)

  function chunkOf(name: string): Chunk {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}: correct its name in bench/cold-load.ts.`)
    return chunk
  }

  /** Chunks and everything they import before they run. */
  function withImports(names: string[]): Set<string> {
    const found = new Set<string>()
    const add = (name: string) => {
      if (found.has(name)) return
      found.add(name)
      chunkOf(name).imports?.forEach(add)
    }
    names.forEach(add)
    return found
  }

  function withLazyParts(page: string, isLoaded: (name: string) => boolean): Set<string> {
    const first = withImports([entry, ...(signedOutPages.includes(page) ? [] : signedInFrame), page])
    // The entry imports every page.
    const parts = [...first].filter((name) => name !== entry).flatMap((name) => chunkOf(name).dynamicImports ?? [])
    const all = withImports([...first, ...parts.filter(isLoaded)])
    return new Set([...all].map((name) => chunkOf(name).file).filter((file) => file.endsWith('.js')))
  }

  return {
    pages: pages.sort(),
    coldLoad: (page) => withLazyParts(page, (name) => loadedUnasked.includes(name)),
    withAllItOpens: (page) => withLazyParts(page, () => true),
  }
}
