import { expect, test } from 'vitest'
import { ListReader, type Paging, type ReadMemory } from './list-reader.ts'

/** A list of `length` rows with keyset pagination: the cursor is the last row of the page. */
function listOf(length: number) {
  const calls: Paging[] = []
  const send = async (paging: Paging) => {
    calls.push(paging)
    const rows = Array.from({ length }, (_, index) => index + 1)
    if (paging.sort === '-number') rows.reverse()
    const from = paging.cursor ? rows.indexOf(Number(paging.cursor)) + 1 : 0
    const page = rows.slice(from, from + paging.limit)
    return { rows: page, total: length, next: from + paging.limit < length ? String(page.at(-1)) : null }
  }
  const known = new Map<'total' | number, string | number>()
  const memory: ReadMemory = { get: (name) => known.get(name), set: (name, value) => known.set(name, value) }
  return { calls, reader: new ListReader(send, memory, 'number', 10) }
}

test('the next page is read by the cursor that the page before left', async () => {
  const { calls, reader } = listOf(95)
  expect((await reader.read(1)).rows).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect((await reader.read(2)).rows.at(0)).toBe(11)
  expect((await reader.read(1)).rows.at(0)).toBe(1)
  expect(calls).toEqual([{ limit: 10 }, { limit: 10, cursor: '10' }, { limit: 10 }])
})

test('the last page is read from the other end, in the order of the others', async () => {
  const { calls, reader } = listOf(95)
  await reader.read(1)
  expect(await reader.read(10)).toEqual({ rows: [91, 92, 93, 94, 95], total: 95, next: null })
  expect(calls.at(-1)).toEqual({ sort: '-number', limit: 5 })
})

test('a page that was never reached is walked to', async () => {
  const { calls, reader } = listOf(2500)
  expect((await reader.read(230)).rows).toEqual([2291, 2292, 2293, 2294, 2295, 2296, 2297, 2298, 2299, 2300])
  expect(calls.map((call) => call.limit)).toEqual([1000, 1000, 290, 10])
})

test('a page behind the last is empty and still knows the total', async () => {
  const { reader } = listOf(15)
  expect(await reader.read(4)).toEqual({ rows: [], total: 15, next: null })
})
