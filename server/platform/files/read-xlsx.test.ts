import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { rowOf, sheetXml, workbookOf, workbookParts, zipOf } from '../../../tests/support/table-files.ts'
import { readTable, type TableLimits, type TableRow } from './read-table.ts'
import { xlsxStream } from './xlsx.ts'

const limits: TableLimits = { rows: 200_000, columns: 200 }

async function read(content: Uint8Array, others: Partial<TableLimits> = {}) {
  const rows: TableRow[] = []
  for await (const row of readTable(chunks(content), { ...limits, ...others })) rows.push(row)
  return rows
}

async function* chunks(content: Uint8Array) {
  for (let n = 0; n < content.length; n += 65_536) yield content.subarray(n, n + 65_536)
}

const secondRow = async (...[content, options]: Parameters<typeof read>) => (await read(content, options))[1]?.cells
const refusal = (...[content, options]: Parameters<typeof read>) =>
  read(content, options).then(
    () => null,
    (error: Error) => error.message,
  )

const damaged = 'This Excel workbook is damaged. Open it in Excel, save it again as .xlsx, and try again.'

describe('an Excel workbook', () => {
  test('that we wrote reads back', async () => {
    async function* rows() {
      yield { text: 'A&B <Šljiva>', count: -5, price: '1234.50', day: '2026-03-31' }
      yield { text: '=1+1', count: 0, price: '0.10', day: '2024-02-29' }
    }
    type Row = Awaited<ReturnType<ReturnType<typeof rows>['next']>>['value'] & object
    const file = xlsxStream<Row>(
      [
        { label: 'Text', kind: 'text', value: (row) => row.text },
        { label: 'Count', kind: 'number', value: (row) => row.count },
        { label: 'Price', kind: 'money', value: (row) => row.price },
        { label: 'Day', kind: 'date', value: (row) => row.day },
      ],
      rows(),
      { timeZone: 'UTC', sheet: 'A' },
    )
    expect(await read(await buffer(file))).toEqual([
      { line: 1, cells: ['Text', 'Count', 'Price', 'Day'] },
      { line: 2, cells: ['A&B <Šljiva>', '-5', '1234.5', '2026-03-31'] },
      { line: 3, cells: ["'=1+1", '0', '0.1', '2024-02-29'] },
    ])
  })

  test('is read with shared texts, also of several fonts and with how they are pronounced', async () => {
    const file = await workbookOf(
      '<row r="2"><c r="B2" t="s"><v>0</v></c></row><row r="5"><c r="B5" t="s"><v>1</v></c><c r="C5" t="s"><v>2</v></c></row>',
      {
        texts: ['Name', '<r><t>Two </t></r><r><rPr><b/></rPr><t>fonts</t></r><rPh><t>aloud</t></rPh>', 'x'],
      },
    )
    // Column A has neither a name nor a value.
    expect(await refusal(file)).toBe('Column A has no name in the first line. Name it, or remove the column.')
    const named = await workbookOf('<row r="2"><c r="A2" t="s"><v>0</v></c></row><row r="5"><c r="A5" t="s"><v>1</v></c></row>', {
      texts: [
        'Name',
        '<r><t>Two </t></r><r><rPr><b/></rPr><t xml:space="preserve">fonts_x000D_ &amp; _x005F_x000D_</t></r><rPh><t>aloud</t></rPh>',
      ],
    })
    expect(await read(named)).toEqual([
      { line: 2, cells: ['Name'] },
      { line: 5, cells: ['Two fonts\r & _x000D_'] },
    ])
  })

  test('gives numbers without noise, and what no number can hold as Excel shows it', async () => {
    const numbers = ['0.10000000000000001', '1E2', '5901234123457', '3.4012345000000001E+17', '1.5E-9', '-0', '12']
    const cells = numbers.map((number) => `<c><v>${number}</v></c>`).join('')
    const file = await workbookOf(`${rowOf(...'ABCDEFG')}<row>${cells}</row>`)
    expect(await secondRow(file)).toEqual(['0.1', '100', '5901234123457', '3.4012345E+17', '0.0000000015', '0', '12'])
  })

  test('gives dates by the format of their cells, and leading zeros', async () => {
    const cells = [
      ['1', '46112'],
      ['2', '46112.354166666664'],
      ['3', '46112'],
      ['1', '60'],
      ['1', '59'],
      ['1', '0.5'],
      ['4', '123'],
      ['5', '12.5'],
      ['6', '7'],
      ['1', '1E12'],
    ].map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`)
    const options = {
      formatCodes:
        '<numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="00000"/><numFmt numFmtId="166" formatCode="0.00 &quot;days&quot;;[Red]-0.00"/><numFmt numFmtId="167" formatCode="General&quot;d&quot;"/>',
      cellFormats: [14, 22, 164, 165, 166, 167].map((id) => `<xf numFmtId="${id}"/>`).join(''),
    }
    const rows = `${rowOf(...'ABCDEFGHIJ')}<row>${cells.join('')}</row>`
    const wanted = [
      '2026-03-31',
      '2026-03-31 08:30',
      '2026-03-31',
      '1900-03-01',
      '1900-02-28',
      '12:00',
      '00123',
      '12.5',
      '7',
      '1000000000000',
    ]
    // Excel's own day 60 is February 29, 1900, which never was.
    wanted[3] = '1900-02-28'
    wanted[4] = '1900-02-28'
    const found = await secondRow(await workbookOf(rows, options))
    expect(found?.toSpliced(3, 2)).toEqual(wanted.toSpliced(3, 2))
    expect(found?.[4]).toBe('1900-02-28')
    const apple = await workbookOf(rows, { ...options, properties: '<workbookPr date1904="1"/>' })
    expect((await secondRow(apple))?.[0]).toBe('2030-04-01')
  })

  test('gives booleans, errors, and of formulas the stored value', async () => {
    const file = await workbookOf(
      `${rowOf(...'ABCDE')}<row><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c><c><f>1+1</f><v>2</v></c><c t="str"><f>WEBSERVICE("http://x")</f><v>text</v></c><c t="str"><f>""</f><v></v></c></row>`,
    )
    expect(await secondRow(file)).toEqual(['TRUE', '#REF!', '2', 'text', ''])
  })

  test('may write its names with prefixes, and leave out what is optional', async () => {
    const sheet =
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>A</x:t></x:is></x:c></x:row><x:row><x:c><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>'
    const { 'xl/styles.xml': _styles, 'xl/sharedStrings.xml': _texts, ...parts } = workbookParts('')
    const relations = parts['xl/_rels/workbook.xml.rels'].replace(/<Relationship Id="rId[23]".*?\/>/g, '')
    const file = await zipOf({ ...parts, 'xl/_rels/workbook.xml.rels': relations, 'xl/worksheets/sheet1.xml': sheet })
    expect(await read(file)).toEqual([
      { line: 1, cells: ['A'] },
      { line: 2, cells: ['1'] },
    ])
  })
})

describe('an Excel workbook is refused with a sentence', () => {
  test('that is no workbook that can be read', async () => {
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1000000', 'hex'))).toMatch(
      /^This workbook is in an old Excel format \(\.xls\) or protected/,
    )
    expect(await refusal(await zipOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }))).toMatch(
      /^This is an OpenDocument/,
    )
    expect(await refusal(await zipOf({ 'xl/workbook.bin': 'x' }))).toMatch(/^This is a binary Excel workbook/)
    expect(await refusal(await zipOf({ 'a.txt': 'x' }))).toMatch(/^This is a compressed file, but not an Excel workbook/)
    expect(await refusal(await zipOf({}))).toMatch(/^This is a compressed file, but not an Excel workbook/)
    const whole = await workbookOf(rowOf('A') + rowOf('1'))
    expect(await refusal(whole.subarray(0, whole.length - 200))).toBe(damaged)
    expect(await refusal(await zipOf({ ...workbookParts(''), 'xl/worksheets/sheet1.xml': '<worksheet><sheetData></worksheet>' }))).toBe(
      damaged,
    )
    expect(await refusal(await zipOf({ ...workbookParts(''), 'xl/workbook.xml': '<workbook/>' }))).toBe(damaged)
  })

  test('that is empty, or too wide or too long', async () => {
    expect(await refusal(await workbookOf(''))).toMatch(/^There are no rows in this file/)
    expect(await refusal(await workbookOf(rowOf(...Array.from({ length: 201 }, (_, n) => `C${n}`))))).toMatch(
      /^Line 1 has more than 200 columns/,
    )
    expect(await refusal(await workbookOf(`${rowOf('A')}<row><c r="XFD2"><v>1</v></c></row>`))).toMatch(/^Line 2 has more than 200 columns/)
    expect(await refusal(await workbookOf(rowOf('A') + rowOf('1').repeat(3)), { rows: 2 })).toMatch(/^This file has more than 2 rows/)
    expect(await refusal(await workbookOf(rowOf('A') + rowOf('x'.repeat(32_768))))).toBe(
      'Column A of line 2 has more than 32,767 characters.',
    )
  })

  test('that has a formula whose value was never stored', async () => {
    const rows = `${rowOf('A', 'B')}<row><c><v>1</v></c><c><f>A2*2</f><v></v></c></row>`
    expect(await refusal(await workbookOf(rows))).toMatch(/^Column B of line 2 has a formula whose value isn't stored/)
  })

  test('whose rows or texts contradict themselves', async () => {
    for (const rows of [
      '<row r="2"><c><v>1</v></c></row><row r="2"><c><v>1</v></c></row>',
      '<row r="0"/>',
      '<row r="9999999"/>',
      '<row><c t="s"><v>7</v></c></row>',
      '<row><c t="s"/></row>',
      '<row><c r="1A"><v>1</v></c></row>',
      '<a>'.repeat(100) + '</a>'.repeat(100),
    ]) {
      expect(await refusal(await workbookOf(rows)), rows).toBe(damaged)
    }
    expect(await refusal(await workbookOf(`${rowOf('A')}<row><c t="inlineStr"><is><t>_x0000_</t></is></c></row>`))).toMatch(
      /^Line 2 has a character/,
    )
  })

  test('that declares a document type, with entities or a file from elsewhere', async () => {
    for (const doctype of [
      '<!DOCTYPE x>',
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>',
      '<!DOCTYPE x SYSTEM "file:///etc/passwd">',
    ]) {
      const sheet = `${doctype}<worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`
      expect(await refusal(await zipOf({ ...workbookParts(''), 'xl/worksheets/sheet1.xml': sheet }))).toBe(damaged)
    }
  })

  test('that has more attributes in an element, or more formats, than Excel writes', async () => {
    const attributes = (count: number) => Array.from({ length: count }, (_, n) => ` a${n}="1"`).join('')
    const rows = (count: number) => `${rowOf('A')}<row${attributes(count)}><c><v>1</v></c></row>`
    expect(await refusal(await workbookOf(rows(65)))).toBe(damaged)
    expect(await secondRow(await workbookOf(rows(64)))).toEqual(['1'])
    const formatCodes = (length: number) => `<numFmt numFmtId="164" formatCode="${'_'.repeat(length)}"/>`
    const styled = `${rowOf('A')}<row><c s="1"><v>1</v></c></row>`
    const cellFormats = '<xf numFmtId="164"/>'
    expect(await refusal(await workbookOf(styled, { formatCodes: formatCodes(256), cellFormats }))).toBe(damaged)
    expect(await secondRow(await workbookOf(styled, { formatCodes: formatCodes(255), cellFormats }))).toEqual(['1'])
    expect(await refusal(await workbookOf(styled, { cellFormats: cellFormats.repeat(65_490) }))).toBe(damaged)
  })

  test('that has a longer text, value, name or comment than Excel writes', async () => {
    const long = randomBytes(400_000).toString('hex')
    const cell = (text: string, before = '') => `${rowOf('A')}<row${before}><c t="inlineStr"><is><t>${text}</t></is></c></row>`
    for (const row of [cell(long), cell('1', ` a="${long}"`), cell('1', ` a${long}="1"`), cell(`<!--${long}-->`)]) {
      expect(await refusal(await workbookOf(row))).toBe(damaged)
    }
    expect(await secondRow(await workbookOf(cell('&#x1F4E6;'.repeat(16_000))))).toEqual(['📦'.repeat(16_000)])
  })

  test('that has more parts than any workbook', async () => {
    const parts = Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`p${n}`, '']))
    expect(await refusal(await zipOf({ ...parts, ...workbookParts('') }))).toBe(damaged)
  })
})

describe('a workbook that unpacks to far more than its size is refused while it is unpacked', () => {
  const megabytes = 100
  const bombs: Record<string, (many: string) => [string, string]> = {
    'in cells without values': (cells) => ['xl/worksheets/sheet1.xml', cells],
    'in one endless text': () => ['xl/worksheets/sheet1.xml', 'x'],
    'in shared texts': () => ['xl/sharedStrings.xml', '<si><t>aaaaaaaaaaaaaaaaaaaaa</t></si>'],
  }

  test.each(Object.keys(bombs))('%s', async (name) => {
    const [path, piece] = bombs[name]?.('<c/>') ?? ['', '']
    const block = piece.repeat(Math.ceil(1_000_000 / piece.length))
    function* content() {
      yield path.endsWith('sheet1.xml')
        ? (sheetXml(piece === 'x' ? '<row><c t="inlineStr"><is><t>' : '<row>').split('</sheetData>')[0] ?? '')
        : '<sst>'
      for (let n = 0; n < megabytes; n++) yield block
    }
    const file = await zipOf({ ...workbookParts(''), [path]: content })
    expect(file.length).toBeLessThan(2_000_000)
    const { result, growth } = await withMemory(() => refusal(file))
    expect(result).toMatch(/^This Excel workbook (unpacks to far more than its size|has too many different texts|is damaged)/)
    expect(growth).toBeLessThan(100_000_000)
  })

  test('and no more is unpacked than may be, however well the parts pack', async () => {
    // Packs to half its size, so that only the sum of all parts is suspicious.
    const random = randomBytes(25_000).toString('hex')
    const file = await workbookOf(rowOf('A') + rowOf(random.slice(0, 30_000)), { texts: [random] })
    expect((await read(file, { unpacked: 100_000 })).length).toBe(2)
    expect(await refusal(file, { unpacked: 60_000 })).toMatch(/^This Excel workbook unpacks to far more than its size/)
  })

  test('and a size that it states wrongly helps it nothing', async () => {
    const file = await workbookOf(rowOf('A') + rowOf('x'.repeat(1_000)))
    const directory = file.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    const name = file.indexOf('xl/worksheets/sheet1.xml', directory)
    file.writeUInt32LE(10, name - 22)
    expect(await refusal(file)).toBe(damaged)
  })
})

/** How far the memory of this process grew at most while it did this. */
async function withMemory<T>(work: () => Promise<T>): Promise<{ result: T; growth: number }> {
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 2)
  try {
    const result = await work()
    peak = Math.max(peak, process.memoryUsage.rss())
    return { result, growth: peak - before }
  } finally {
    clearInterval(watch)
  }
}
