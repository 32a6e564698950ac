import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { webRoot } from '../server/web-build.ts'

/*
 * Runs at the end of `npm run build`: how much JavaScript, gzipped, each page brings, and a failure when one brings too much.
 * What a page opens later (dialogs, panels) stands beside it and doesn't count.
 */
interface Chunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

const kilobyte = 1000
const budgets = { signIn: 165 * kilobyte, other: 240 * kilobyte }
const entry = 'index.html'
const signInPage = 'auth/sign-in-page.tsx'
const signedOutPages = [signInPage, 'auth/register-page.tsx', 'landing/landing-page.tsx', 'track/tracking-page.tsx']
/** What every page brings once somebody is signed in. */
const signedInFrame = ['shell/shell.tsx', 'ui/toaster.tsx']

const manifest = JSON.parse(readFileSync(join(webRoot, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
const sizes = new Map<string, number>()
const pages = Object.keys(manifest).filter((name) => name.endsWith('-page.tsx'))
if (pages.length === 0) throw new Error('The build has no pages: they are expected to be files named …-page.tsx, each loaded when opened.')

let tooMuch = false
for (const page of pages.sort()) {
  const starts = signedOutPages.includes(page) ? [entry, page] : [entry, ...signedInFrame, page]
  const first = withImports(starts)
  const later = withImports([...starts, ...[...first].flatMap((name) => (name === entry ? [] : (chunkOf(name).dynamicImports ?? [])))])
  const budget = page === signInPage ? budgets.signIn : budgets.other
  const bytes = total(first)
  if (bytes > budget) tooMuch = true
  const verdict = bytes > budget ? `  more than its ${budget / kilobyte} kB` : ''
  console.log(`${basename(page, '.tsx').padEnd(26)} ${kB(bytes)}   with all it opens ${kB(total(later))}${verdict}`)
}
if (tooMuch) {
  console.error('A page brings more JavaScript than it may: load what it opens later with lazyPart(), or do without a library.')
  process.exitCode = 1
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

function chunkOf(name: string): Chunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}: correct its name in bench/web-bytes.ts.`)
  return chunk
}

function total(names: Set<string>): number {
  return [...names].reduce((sum, name) => sum + gzippedSize(chunkOf(name).file), 0)
}

function gzippedSize(file: string): number {
  if (!file.endsWith('.js')) return 0
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(webRoot, file)), { level: 9 }).length
  sizes.set(file, known)
  return known
}

function kB(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1).padStart(6)} kB`
}
