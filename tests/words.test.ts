import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Plain English: words that have a standard term in its place are counted, and only become fewer.

const root = join(import.meta.dirname, '..')

/**
 * 'told' is 'notified' or 'shown', 'judged' 'checked', 'nobody' 'no one', 'whoever' 'anyone who', 'anew' 'again',
 * 'that of' the noun, 'lies' 'is', 'beside' 'next to' or 'besides', 'alone' 'only'. */
const avoided = /\b(told|tells of|judged|heard|nobody|somebody|whoever|anew|lets go|that of|lies|beside|alone)\b/gi

/** How often they are still in comments, names and texts. Lower a number when you have rewritten some of them. */
const left = { contract: 1, server: 1, web: 0, docs: 0 }

test.each(Object.entries(left))('%s has none of the avoided words, or no more than before', (folder, most) => {
  const found = wordsIn(
    globSync(`${folder}/**/*.{ts,tsx,sql,md}`, { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
  )
  expect(found.length, `${folder} has more of them than before:\n${found.slice(0, 20).join('\n')}`).toBeLessThanOrEqual(most)
  expect(found.length, `${folder} has fewer of them: lower its number in tests/words.test.ts`).toBeGreaterThanOrEqual(most)
})

test('an avoided word is found with its line', () => {
  expect(wordsIn([['web/planted.ts', 'first line\n// Whoever asks is told so.\n']])).toEqual([
    'web/planted.ts:2 Whoever',
    'web/planted.ts:2 told',
  ])
})

/** Where the words are, in files that are still written: what a migration says never changes, as do comments of columns, and decisions are of their day. */
function wordsIn(files: readonly (readonly [path: string, text: string])[]): string[] {
  return files
    .filter(([path]) => !/\.test\.tsx?$|migrations|docs[\\/]decisions|server[\\/]engine[\\/]tables\.ts$/.test(path))
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((line, n) => (line.match(avoided) ?? []).map((word) => `${path.replaceAll('\\', '/')}:${n + 1} ${word}`)),
    )
}
