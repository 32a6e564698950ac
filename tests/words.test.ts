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

/** A comment that begins with one of these words has no subject, and is read twice: 'The weight of all parcels', not 'Of all parcels'. */
const withoutSubject = /(?<before>^|.*?\s)(?<mark>\/\/|\/\*\*?|--|\*) (?<word>Of|Those|Also|None|Whose) /

test('no comment of production code begins without its subject', () => {
  const files = globSync('{contract,server,web}/**/*.{ts,tsx,sql}', { cwd: root }).filter(isWritten)
  expect(commentsWithoutSubject(files.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const))).toEqual([])
})

test('a comment without its subject is found where it begins', () => {
  const planted = [
    '/** Of all parcels. */',
    'const weight = 1 // Also in grams.',
    '/**',
    ' * Those of the last round,',
    ' * Whose lines are closed.',
    ' */',
    '// The first line of several.',
    '// None of them begins here.',
    '  -- Whose stock it is.',
  ]
  expect(commentsWithoutSubject([['server/planted.ts', planted.join('\n')]])).toEqual([
    'server/planted.ts:1 Of',
    'server/planted.ts:2 Also',
    'server/planted.ts:4 Those',
    'server/planted.ts:9 Whose',
  ])
})

/** Lines that begin a comment with such a word; one that goes on from the line before is none. */
function commentsWithoutSubject(files: readonly (readonly [path: string, text: string])[]): string[] {
  return files.flatMap(([path, text]) => {
    const lines = text.split('\n').map((line) => line.trim())
    return lines.flatMap((line, n) => {
      const { before, mark, word } = withoutSubject.exec(line)?.groups ?? {}
      if (before === undefined || mark === undefined) return []
      const previous = lines[n - 1] ?? ''
      const goesOn = mark === '*' ? !/^\/\*\*?$/.test(previous) : before === '' && !mark.startsWith('/*') && previous.startsWith(mark)
      return goesOn ? [] : [`${path.replaceAll('\\', '/')}:${n + 1} ${word}`]
    })
  })
}

/** Whether a file is still written: what a migration says never changes, as do comments of columns. */
function isWritten(path: string): boolean {
  return !/\.test\.tsx?$|migrations|server[\\/]platform[\\/]engine[\\/]tables\.ts$/.test(path)
}

/** Where the words are, in files that are still written: decisions are of their day. */
function wordsIn(files: readonly (readonly [path: string, text: string])[]): string[] {
  return files
    .filter(([path]) => isWritten(path) && !/docs[\\/]decisions/.test(path))
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((line, n) => (line.match(avoided) ?? []).map((word) => `${path.replaceAll('\\', '/')}:${n + 1} ${word}`)),
    )
}
