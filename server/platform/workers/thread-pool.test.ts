import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { PdfContent } from '../files/pdf.ts'
import { type Asker, askedBy, currentAsker, patiently } from './asker.ts'
import { type PoolLimits, ThreadPool } from './thread-pool.ts'
import { streamIn } from './thread-stream.ts'

const entry = new URL('../../thread-entry.ts', import.meta.url)
const staff: Asker = { customerId: null, isPatient: false }
let pool: ThreadPool
afterEach(() => pool.close())

function open(limits: Partial<PoolLimits>) {
  pool = new ThreadPool(entry, { threads: 1, waiting: 0, seconds: 30, megabytes: 128, ...limits })
}

function documentOf(rows: number): PdfContent {
  const line = (n: number) => [`${n}`, 'words that fill a cell']
  const table = {
    kind: 'table' as const,
    columns: [{ label: 'Line' }, { label: 'Words' }],
    rows: Array.from({ length: rows }, (_, n) => line(n)),
  }
  return { letterhead: { name: 'Harbour', lines: [], logo: null }, title: 'Report', number: `${rows}`, facts: [], blocks: [table] }
}

async function print(rows: number): Promise<string> {
  const { result } = await pool.begin({ work: 'print-document', given: [documentOf(rows)] }, currentAsker())
  return Buffer.from((await result) as Uint8Array).toString('latin1', 0, 5)
}

test.each([
  ['long', { seconds: 3 }, 'work.takes-too-long', /stopped after 3 seconds of work/],
  ['much memory', { megabytes: 32 }, 'work.takes-too-much-memory', /needs more memory than a document or file may use/],
])('work that takes too %s fails with a sentence, and the next work is done', async (_what, limits, code, sentence) => {
  open(limits)
  await expect(print(60_000)).rejects.toMatchObject({ code, status: 422, message: expect.stringMatching(sentence) })
  expect(await print(1)).toBe('%PDF-')
})

test.each([
  ['while its thread starts', 0.001],
  // A quick machine takes three seconds to reach the last line of a sheet.
  ['under way', 1],
])('a stream that is stopped %s fails with a sentence', async (_when, seconds) => {
  open({ seconds })
  let areClosed = false
  async function* endless() {
    try {
      for (;;) {
        await sleep(1)
        yield Array.from({ length: 200 }, (_, n) => [n])
      }
    } finally {
      areClosed = true
    }
  }
  const workbook = { columns: [{ label: 'Number', kind: 'number' as const }], timeZone: 'UTC', sheet: 'Numbers' }
  const read = async () => {
    for await (const _ of streamIn(pool, staff, 'write-workbook', workbook, endless()));
  }
  await expect(read()).rejects.toMatchObject({ code: 'work.takes-too-long' })
  if (seconds < 1) return
  expect(areClosed).toBe(true)
  expect(await print(1)).toBe('%PDF-')
})

test('an error of the work is the caller’s, and the next work is done', async () => {
  open({})
  const without = { ...documentOf(1), letterhead: null }
  const { result } = await pool.begin({ work: 'print-document', given: [without] }, staff)
  await expect(result).rejects.toThrow(/null/)
  expect(await print(1)).toBe('%PDF-')
})

test('a call that finds too many waiting is asked to come back, and a job waits', async () => {
  open({ waiting: 1 })
  const done = [print(1), print(1)]
  await expect(print(1)).rejects.toMatchObject({ code: 'server.busy', status: 503, retryAfterSeconds: 2 })
  done.push(patiently(() => print(1)))
  expect(await Promise.all(done)).toEqual(['%PDF-', '%PDF-', '%PDF-'])
})

test('a customer has one place and ten waiting, and staff come before all who wait', async () => {
  open({ waiting: 100 })
  const order: string[] = []
  const printFor = (customerId: number | null, name: string) => askedBy(customerId, () => print(1)).then(() => order.push(name))
  const done = Array.from({ length: 11 }, (_, n) => printFor(7, `customer ${n}`))
  await expect(printFor(7, 'one more')).rejects.toMatchObject({ code: 'request.too-many-of-customer', status: 429 })
  done.push(printFor(8, 'another customer'), printFor(null, 'staff'))
  await Promise.all(done)
  expect(order.indexOf('staff')).toBeLessThanOrEqual(1)
  expect(order).toHaveLength(13)
})
