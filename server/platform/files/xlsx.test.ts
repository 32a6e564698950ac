import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { describe, expect, test, vi } from 'vitest'
import type { Column } from './columns.ts'
import { xlsxStream } from './xlsx.ts'

const options = { timeZone: 'Europe/Berlin', sheet: 'Stock & <items>' }

interface Row {
  name: string
  onHand: number
  price: string | null
  changedAt: string
  expires: string
  active: boolean
}

const columns: Column<Row>[] = [
  { label: 'Name', kind: 'text', value: (row) => row.name, width: 40 },
  { label: 'On hand', kind: 'number', value: (row) => row.onHand },
  { label: 'Price', kind: 'money', value: (row) => row.price },
  { label: 'Changed', kind: 'time', value: (row) => row.changedAt },
  { label: 'Expires', kind: 'date', value: (row) => row.expires },
  { label: 'Active', kind: 'text', value: (row) => row.active },
]

const row: Row = { name: 'Crate', onHand: -5, price: '1234.50', changedAt: '2026-01-31T23:30:45.000Z', expires: '2026-03-31', active: true }

async function* each<T>(rows: T[]) {
  yield* rows
}

async function written(rows: Partial<Row>[]) {
  const file = await buffer(xlsxStream(columns, each(rows.map((wanted) => ({ ...row, ...wanted }))), options))
  const parts = unzipSync(file)
  const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
  const [sheet] = await readXlsxFile(file, { trim: false })
  return { part, sheet: part('xl/worksheets/sheet1.xml'), name: sheet?.sheet, lines: sheet?.data ?? [] }
}

describe('an XLSX file', () => {
  test('reads back as numbers, money, dates and text', async () => {
    const { lines, name } = await written([{}])
    expect(name).toBe('Stock & <items>')
    expect(lines[0]).toEqual(['Name', 'On hand', 'Price', 'Changed', 'Expires', 'Active'])
    // A reader shows the time in the warehouse as if it were UTC: spreadsheets know no time zones.
    expect(lines[1]).toEqual(['Crate', -5, 1234.5, new Date('2026-02-01T00:30:45Z'), new Date('2026-03-31T00:00:00Z'), true])
  })

  test('has a bold frozen line of labels, widths, and the formats of money, times and dates', async () => {
    const { sheet, part } = await written([{}])
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(sheet).toContain('<col min="1" max="1" width="40" customWidth="1"/>')
    const styles = part('xl/styles.xml')
    const formats = [...styles.slice(styles.indexOf('<cellXfs')).matchAll(/<xf numFmtId="(\d+)" fontId="(\d)"/g)].map(
      ([, number, font]) => [number, font],
    )
    const formatOf = (cell: string) => formats[Number(new RegExp(`r="${cell}" s="(\\d)"`).exec(sheet)?.[1])]
    expect(formatOf('A1')).toEqual(['0', '1'])
    expect([...styles.matchAll(/<font>(.*?)<\/font>/g)][1]?.[1]).toContain('<b/>')
    expect(formatOf('C2')).toEqual(['4', '0'])
    expect(formatOf('D2')).toEqual(['164', '0'])
    expect(formatOf('E2')).toEqual(['165', '0'])
    expect(styles).toContain('<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>')
  })

  test('prefixes text that would run as a formula with an apostrophe, but not a negative number', async () => {
    const { lines } = await written([{ name: '=HYPERLINK("http://x")' }, { name: '-1', onHand: -1 }, { name: 'A=1' }])
    expect(lines.slice(1).map(([name]) => name)).toEqual([`'=HYPERLINK("http://x")`, `'-1`, 'A=1'])
    expect(lines[2]?.[1]).toBe(-1)
  })

  test('keeps all text that XML allows, and drops the characters it does not', async () => {
    const { lines } = await written([
      { name: '<b>&amp;"</b> Żółć Ώμέγα Жук 日本 😀' },
      { name: ' padded ' },
      { name: 'two\nlines' },
      { name: 'a\u0001b\uD800c' },
      { name: 'x'.repeat(40_000) },
      { price: null },
    ])
    expect(lines.slice(1, 5).map(([name]) => name)).toEqual(['<b>&amp;"</b> Żółć Ώμέγα Жук 日本 😀', ' padded ', 'two\nlines', 'abc'])
    expect(lines[5]?.[0]).toHaveLength(32_767)
    expect(lines[6]?.[2]).toBeNull()
  })

  test('names columns past Z', async () => {
    const wide = Array.from({ length: 30 }, (_, index): Column<number> => ({ label: `L${index}`, kind: 'number', value: () => index }))
    const [sheet] = await readXlsxFile(await buffer(xlsxStream(wide, each([1]), options)))
    expect(sheet?.data[1]).toEqual(wide.map((_, index) => index))
  })
})

describe('the rows of an XLSX file', () => {
  function counted(count: number) {
    const seen = { read: 0, closed: false }
    async function* rows() {
      try {
        for (; seen.read < count; seen.read++) yield seen.read
      } finally {
        seen.closed = true
      }
    }
    // Random digits don't compress, so that buffers on the way fill early.
    const value = (row: number) => `${row} ${Array.from({ length: 20 }, () => Math.random()).join('')}`
    return { seen, file: xlsxStream([{ label: 'Row', kind: 'text', value }], rows(), options) }
  }

  test('all arrive, in order', async () => {
    const { file } = counted(5_000)
    const [sheet] = await readXlsxFile(await buffer(file))
    expect(sheet?.data).toHaveLength(5_001)
    expect(String(sheet?.data.at(-1)?.[0])).toMatch(/^4999 /)
  })

  test('are read only as fast as the file is, and closed when its reader disconnects', async () => {
    const { seen, file } = counted(50_000)
    file.on('error', () => {})
    await file[Symbol.asyncIterator]().next()
    await sleep(300)
    expect(seen.read).toBeGreaterThan(0)
    expect(seen.read).toBeLessThan(5_000)
    expect(seen.closed).toBe(false)
    file.destroy()
    await vi.waitFor(() => expect(seen.closed).toBe(true), { timeout: 5_000 })
  })

  test('fail the file when reading them fails', async () => {
    async function* failing() {
      yield 1
      throw new Error('connection lost')
    }
    await expect(buffer(xlsxStream([{ label: 'A', kind: 'number', value: (row: number) => row }], failing(), options))).rejects.toThrow(
      'connection lost',
    )
  })
})
