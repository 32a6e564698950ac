import { describe, expect, test } from 'vitest'
import { readTable, type TableRow } from './read-table.ts'

const limits = { rows: 1_000, columns: 20 }

async function read(content: string | Uint8Array, { chunk = 7, ...others }: Partial<typeof limits> & { chunk?: number } = {}) {
  const rows: TableRow[] = []
  for await (const row of readTable(chunks(Buffer.from(content), chunk), { ...limits, ...others })) rows.push(row)
  return rows
}

async function* chunks(content: Buffer, size: number) {
  for (let n = 0; n < content.length; n += size) yield content.subarray(n, n + size)
}

const cellsOf = async (...[content, options]: Parameters<typeof read>) => (await read(content, options)).map(({ cells }) => cells)
const refusal = (...[content, options]: Parameters<typeof read>) =>
  read(content, options).then(
    () => null,
    (error: Error) => error.message,
  )

describe('a CSV file', () => {
  test('is read with commas, semicolons or tabs, whatever the ends of its lines', async () => {
    const wanted = [
      ['SKU', 'Name'],
      ['A-1', 'Crate, large'],
      ['A-2', '12" pipe'],
    ]
    expect(await cellsOf('SKU,Name\nA-1,"Crate, large"\nA-2,12" pipe\n')).toEqual(wanted)
    expect(await cellsOf('SKU;Name\r\nA-1;Crate, large\r\nA-2;"12"" pipe"')).toEqual(wanted)
    expect(await cellsOf('SKU\tName\rA-1\tCrate, large\rA-2\t12" pipe\r')).toEqual(wanted)
  })

  test('is read in UTF-8 with or without a byte order mark, and in UTF-16 with one', async () => {
    const text = 'SKU,Name\nA-1,Šljivovica 日本 😀\n'
    const wanted = [
      ['SKU', 'Name'],
      ['A-1', 'Šljivovica 日本 😀'],
    ]
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
    for (const content of [text, `\uFEFF${text}`, utf16, Buffer.from(utf16).swap16()]) {
      expect(await cellsOf(content, { chunk: 1 })).toEqual(wanted)
      expect(await cellsOf(content, { chunk: 1_000 })).toEqual(wanted)
    }
  })

  test('tells on which line each row begins, leaves out empty rows, and fills short ones', async () => {
    expect(await read('\n A , B\n1,"two\r\nlines"\n\n,  ,\n2\n"3","b"\n')).toEqual([
      { line: 2, cells: ['A', 'B'] },
      { line: 3, cells: ['1', 'two\r\nlines'] },
      { line: 7, cells: ['2', ''] },
      { line: 8, cells: ['3', 'b'] },
    ])
  })

  test('may end its lines with a separator', async () => {
    expect(await cellsOf('A,B,\n1,2,\n')).toEqual([
      ['A', 'B'],
      ['1', '2'],
    ])
  })

  test('keeps the apostrophe before a text that looks like a formula, but in the names of columns', async () => {
    expect(await cellsOf("'=A\n'=1+1\n'tis\n")).toEqual([['=A'], ["'=1+1"], ["'tis"]])
  })
})

describe('a CSV file is refused with a sentence', () => {
  test('that is empty, or has only the names of its columns', async () => {
    expect(await refusal('')).toMatch(/^There are no rows in this file/)
    expect(await refusal('\n\n , \n')).toMatch(/^There are no rows in this file/)
    expect(await refusal('A,B\n')).toMatch(/^There are no rows in this file/)
  })

  test('with a quote that is never closed, in a small file and in a large one', async () => {
    expect(await refusal('A,B\n1,2\n3,"x\n5,6\n')).toBe("Line 3 can't be read: a quote in it is not closed, or closed too early.")
    const large = `A,B\n1,"2\n${'3,4\n'.repeat(500_000)}`
    expect(await refusal(large, { chunk: 65_536 })).toMatch(/^The row that begins on line 2 has more than 1,000,000 characters/)
  })

  test('with a quote that the next one closes, so that rows would be swallowed', async () => {
    const sentence = "Line 2 can't be read: a quote in it is not closed, or closed too early."
    expect(await refusal('A,B\n1,"two\n2,"three"\n3,4\n')).toBe(sentence)
    expect(await refusal('A,B\n1,"two"s, three"\n')).toBe(sentence)
  })

  test('in another encoding', async () => {
    const latin = Buffer.from('SKU,Name\nA-1,Caf\u00e9\n', 'latin1')
    const sentence = "Line 2 can't be read as text in UTF-8. Save the table again as 'CSV UTF-8' or as an Excel workbook (.xlsx)."
    expect(await refusal(latin)).toBe(sentence)
    expect(await refusal(latin, { chunk: 1_000 })).toBe(sentence)
    expect(await refusal(Buffer.from('SKU,Name\nA-1,\u00e9', 'latin1'))).toBe(sentence)
    expect(await refusal(Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x0a, 0x00, 0x00, 0xd8, 0x41, 0x00]))).toMatch(
      /^Line 2 can't be read as text/,
    )
  })

  test('that is no text', async () => {
    expect(await refusal('A\nx\0y\n')).toMatch(/^Line 2 has a character that no text has/)
    expect(await refusal(Buffer.from('A\n1\n', 'utf16le'))).toMatch(/^Line 1 has a character that no text has/)
    expect(await refusal(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).toMatch(/^Line 1 can't be read as text/)
  })

  test('with too many rows or columns, or too long a cell', async () => {
    expect(await refusal('A\n1\n2\n3\n', { rows: 2 })).toBe('This file has more than 2 rows. At most 2 are read at once; please split it.')
    expect(await refusal('A\n1\n2\n', { rows: 2 })).toBeNull()
    const wide = Array.from({ length: 10_000 }, (_, n) => `C${n}`).join(',')
    expect(await refusal(`${wide}\n1\n`, { columns: 200 })).toMatch(/^Line 1 has more than 200 columns/)
    expect(await refusal(`A\n${','.repeat(10_000)}1\n`, { columns: 200 })).toMatch(/^Line 2 has more than 200 columns/)
    expect(await refusal(`A\n${'x'.repeat(32_767)}\n`, { chunk: 5_000 })).toBeNull()
    expect(await refusal(`A,B\n1,${'x'.repeat(32_768)}\n`, { chunk: 5_000 })).toBe('Column B of line 2 has more than 32,767 characters.')
  })

  test('whose first line names a column twice or not at all', async () => {
    expect(await refusal('SKU,Name,sku\n1,2,3\n')).toMatch(/^Columns A and C are both named 'sku'/)
    expect(await refusal('SKU,,Name\n1,2,3\n')).toMatch(/^Column B has no name in the first line/)
    expect(await refusal(`SKU,${'x'.repeat(201)}\n1,2\n`)).toMatch(/^The name of column B has more than 200 characters/)
    expect(await refusal('SKU,Name\n1,2\n\n3,4,,5\n')).toMatch(/^Line 4 has a value in column D, which has no name in the first line/)
  })
})

test('a reader that stops early closes the file', async () => {
  let closed = false
  async function* endless() {
    try {
      for (;;) yield Buffer.from('1,2\n')
    } finally {
      closed = true
    }
  }
  for await (const { line } of readTable(endless(), limits)) if (line === 5) break
  await expect.poll(() => closed).toBe(true)
})

test('an upload that breaks off is an error, not a shorter table', async () => {
  async function* broken() {
    yield Buffer.from('A,B\n1,2\n')
    throw new Error('connection lost')
  }
  await expect(async () => {
    for await (const _ of readTable(broken(), limits));
  }).rejects.toThrow('connection lost')
})
