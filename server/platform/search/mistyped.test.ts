import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { system } from '../../viewer.ts'
import { foldedLetters, mistypedParts, mistypedPattern } from './mistyped.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

async function ask<T>(expression: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await db.read(system, (on) => sql<{ answer: T }>`select ${expression} as answer`.execute(on))
  return rows[0]?.answer as T
}

test.each(['Šljivovica', 'ŁÓDŹ', 'Straße', 'Ærøx', 'ĐURIĆ', 'ﬁnest', 'Þing', 'ıŧħð', 'İstanbul', '日本語倉庫'])(
  '%s is folded as the database folds it',
  async (word) => {
    expect(foldedLetters(word)).toBe(await ask(sql`search_fold(${word})`))
  },
)

test.each(['abc', 'NUM-1', 'B52s', '1234', 'a.b.c', 'x'.repeat(31), 'áb\u0301c', ''])('%j may not be mistyped', (word) => {
  expect(foldedLetters(word)).toBeNull()
})

test('whatever the pattern finds has one of the parts, and one mistake is found wherever it is', async () => {
  for (const word of ['kava', 'colombia', 'sugar']) {
    const letters = [...word]
    const mistakes = new Set([word])
    for (let n = 0; n <= letters.length; n++) {
      const [before, after] = [word.slice(0, n), word.slice(n)]
      if (n > 0) mistakes.add(`${before}q${after}`)
      if (after === '') continue
      mistakes.add(before + after.slice(1)).add(`${before}q${after.slice(1)}`)
      if (after.length > 1) mistakes.add(before + after[1] + after[0] + after.slice(2))
    }
    const texts = [...mistakes].map((mistake) => `raw ${mistake} bag`)
    const found = await ask<boolean[]>(
      sql`(select array_agg(text ~ ${mistypedPattern(word)} and text like any (${mistypedParts(word)}::text[]) order by n) from unnest(${texts}::text[]) with ordinality as t(text, n))`,
    )
    expect(texts.filter((_, n) => !found[n])).toEqual([])
  }
  const two = await ask<boolean>(sql`'raw clmbia bag' ~ ${mistypedPattern('colombia')} or 'colxmbxa' ~ ${mistypedPattern('colombia')}`)
  expect(two).toBe(false)
})
