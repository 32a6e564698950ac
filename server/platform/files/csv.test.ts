import { buffer, text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { describe, expect, test, vi } from 'vitest'
import type { Column } from './columns.ts'
import { csvStream } from './csv.ts'

const berlin = { timeZone: 'Europe/Berlin' }

async function* each<Row>(rows: Row[]) {
  yield* rows
}

/** One column of text, as the file has it. */
async function written(cells: string[]) {
  const file = await text(csvStream([{ label: 'Name', kind: 'text', value: (cell: string) => cell }], each(cells), berlin))
  return { file, cells: parse(file, { bom: true }).slice(1).flat() }
}

/** One value in a column of a kind. */
async function cellOf(kind: Column<never>['kind'], value: string | number | boolean | Date | null) {
  const columns = [
    { label: 'A', kind, value: () => value },
    { label: 'B', kind: 'text' as const, value: () => 'end' },
  ]
  return parse(await text(csvStream(columns, each([1]), berlin)), { bom: true })[1]?.[0]
}

describe('a CSV file', () => {
  test('starts with a byte order mark and the labels, and ends each line with CRLF', async () => {
    const columns: Column<{ sku: string; onHand: number }>[] = [
      { label: 'SKU', kind: 'text', value: (row) => row.sku },
      { label: 'Quantity, on hand', kind: 'number', value: (row) => row.onHand },
    ]
    const file = await buffer(csvStream(columns, each([{ sku: 'A-1', onHand: 5 }]), berlin))
    expect(file.toString('utf8')).toBe('\uFEFFSKU,"Quantity, on hand"\r\nA-1,5\r\n')
  })

  test('carries quotes, commas, line breaks and any alphabet unchanged', async () => {
    const awkward = ['say "hi"', 'a,b;c', 'two\nlines', 'two\r\nlines', 'a\rb', ' padded ', 'Żółć Ώμέγα Жук 日本 😀', '"', "it's", 'a\tb']
    const { file, cells } = await written(awkward)
    expect(cells).toEqual(awkward)
    // RFC 4180 wants quotes around any line break, also around one that isn't CRLF.
    expect(file).toContain('"two\nlines"')
    expect(file).toContain('"a\rb"')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
    'prefixes text that would run as a formula with an apostrophe: %j',
    async (cell) => {
      expect((await written([cell])).cells).toEqual([`'${cell}`])
    },
  )

  test('leaves numbers, also negative ones, and text with a formula sign inside as they are', async () => {
    expect(await cellOf('number', -5)).toBe('-5')
    expect(await cellOf('money', '-12.50')).toBe('-12.50')
    expect(await cellOf('money', 12.5)).toBe('12.50')
    expect(await cellOf('text', 'A-1=2')).toBe('A-1=2')
  })

  test('writes a value that is not a number as safe text in a number column', async () => {
    expect(await cellOf('number', '=1+1')).toBe("'=1+1")
    expect(await cellOf('money', '-1+1')).toBe("'-1+1")
    expect(await cellOf('time', '=now()')).toBe("'=now()")
  })

  test('writes times in the time zone, and a day unchanged', async () => {
    expect(await cellOf('time', '2026-01-31T23:30:45.000Z')).toBe('2026-02-01 00:30')
    expect(await cellOf('time', new Date('2026-07-01T12:00:00Z'))).toBe('2026-07-01 14:00')
    expect(await cellOf('date', '2026-01-31T23:30:00.000Z')).toBe('2026-02-01')
    expect(await cellOf('date', '2026-03-31')).toBe('2026-03-31')
    expect(await cellOf('text', true)).toBe('TRUE')
    expect(await cellOf('time', null)).toBe('')
  })
})

describe('the rows of a CSV file', () => {
  function counted(count: number) {
    const seen = { read: 0, closed: false }
    async function* rows() {
      try {
        for (; seen.read < count; seen.read++) yield seen.read
      } finally {
        seen.closed = true
      }
    }
    return { seen, file: csvStream([{ label: 'Row', kind: 'text', value: (row: number) => `row ${row}, "quoted"` }], rows(), berlin) }
  }

  test('all arrive, in order', async () => {
    const { file } = counted(10_000)
    const lines = parse(await text(file), { bom: true })
    expect(lines).toHaveLength(10_001)
    expect(lines.at(-1)).toEqual(['row 9999, "quoted"'])
  })

  test('are read only as fast as the file is, and closed when its reader disconnects', async () => {
    const { seen, file } = counted(10_000)
    file.on('error', () => {})
    await file[Symbol.asyncIterator]().next()
    await sleep(50)
    expect(seen.read).toBeGreaterThan(0)
    expect(seen.read).toBeLessThan(2_000)
    expect(seen.closed).toBe(false)
    file.destroy()
    await vi.waitFor(() => expect(seen.closed).toBe(true), { timeout: 5_000 })
  })

  test('fail the file when reading them fails', async () => {
    async function* failing() {
      yield 1
      throw new Error('connection lost')
    }
    await expect(text(csvStream([{ label: 'A', kind: 'number', value: (row: number) => row }], failing(), berlin))).rejects.toThrow(
      'connection lost',
    )
  })
})
