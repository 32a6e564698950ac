import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { helpAt, helpOfScreens } from './help-of-screens.ts'
import type { ScreenHelp } from './screen-help.ts'

const web = join(import.meta.dirname, '../..')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^shell\/help\/|\.test\.ts$|\.states\.tsx$/.test(path))
  .map((path) => readFileSync(join(web, path), 'utf8'))
  .join('\n')

const allHelp: ScreenHelp[] = Object.values(helpOfScreens).flatMap((help) => Object.values(help))
const sentences = allHelp.flatMap(({ purpose, jobs }) => [purpose, ...jobs.flatMap(({ steps }) => steps)])

test('every button and heading that the help quotes is on a screen, word for word', () => {
  const quoted = new Set(sentences.flatMap((text) => [...text.matchAll(/‘([^’]+)’/g)].map(([, words]) => words as string)))
  expect(quoted.size).toBeGreaterThan(50)
  // As text of JSX, or as a string.
  const shown = (words: string) => ['>', "'", '"', '\n', ' '].some((before) => sources.includes(`${before}${words}`))
  expect([...quoted].filter((words) => !shown(words))).toEqual([])
})

test('help is sentences, each job has at most four steps, and each screen at most three jobs', () => {
  expect(sentences.filter((text) => !/^[A-Z‘].*[.:]$/.test(text))).toEqual([])
  for (const { jobs } of allHelp) {
    expect(jobs.length).toBeLessThanOrEqual(3)
    for (const { steps } of jobs) expect(steps.length).toBeLessThanOrEqual(4)
  }
})

test('the page of a record has help of its own, and customers have theirs', () => {
  expect(helpAt('/orders/281', false)).toBe(helpOfScreens['/orders/$id'].staff)
  expect(helpAt('/orders/281', true)).toBe(helpOfScreens['/orders/$id'].customer)
  expect(helpAt('/customer/orders', true)).toBe(helpOfScreens['/customer/orders'].customer)
  expect(helpAt('/', false)).toBe(helpOfScreens['/dashboard'].staff)
  expect(helpAt('/put-away', true)).toBeUndefined()
  expect(helpAt('/nowhere', false)).toBeUndefined()
})
