import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { webRoot } from '../server/web-build.ts'
import { budgetOf, readBuiltScreens } from './cold-load.ts'

/*
 * Runs at the end of `npm run build`: how much JavaScript, as the build compressed it, a browser with an empty cache loads for each page,
 * and a failure when it is too much. Over plain http browsers ask for gzip, which is some 15 % more and stands beside it.
 */
const kilobyte = 1000
const screens = readBuiltScreens()
let tooMuch = false
for (const page of screens.pages) {
  const files = screens.coldLoad(page)
  const budget = budgetOf(page)
  const bytes = total(files, 'br')
  if (bytes > budget) tooMuch = true
  const verdict = bytes > budget ? `  more than its ${budget / kilobyte} kB` : ''
  const [gzipped, opened] = [total(files, 'gz'), total(screens.withAllItOpens(page), 'br')]
  console.log(`${basename(page, '.tsx').padEnd(26)} ${kB(bytes)}   by gzip ${kB(gzipped)}   with all it opens ${kB(opened)}${verdict}`)
}
if (tooMuch) {
  console.error('A page brings more JavaScript than it may: load what it opens later with lazyPart(), or do without a library.')
  process.exitCode = 1
}

function total(files: Set<string>, encoding: 'br' | 'gz'): number {
  return [...files].reduce((sum, file) => sum + statSync(join(webRoot, `${file}.${encoding}`)).size, 0)
}

function kB(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1).padStart(6)} kB`
}
