import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { statementText, withoutRepeatedLines } from '../support/golden-text.ts'
import { askedLists, type ListAsker, openListAsker } from '../support/list-asker.ts'

// Not part of `npm test`: `npm run statements -- <folder>` writes the statements by which each list reads, to be compared before and after a
// change of the list engine.

const folder = process.env.STATEMENTS_TO ?? ''

let asker: ListAsker
beforeAll(async () => {
  if (folder === '') throw new Error('Run this by `npm run statements -- <folder>`.')
  mkdirSync(folder, { recursive: true })
  asker = await openListAsker()
})
afterAll(() => asker.close())

describe.each(askedLists)('$name', ({ name, list }) => {
  test('its statements', async () => {
    // Each statement once, below everybody and every question by which it comes about.
    const questions = new Map<string, string[]>()
    for (const { person, question, asked, statements } of await asker.askAll(list)) {
      const key = statements.map((statement) => statementText(statement, Object.values(question).flat())).join('\n')
      questions.set(key, [...(questions.get(key) ?? []), `-- ${person}: ${asked}`])
    }
    const text = [...questions].map(([statements, asked]) => `${asked.join('\n')}\n${statements}`).join('\n')
    writeFileSync(join(folder, `${name}.sql`), withoutRepeatedLines(text))
  })
})
