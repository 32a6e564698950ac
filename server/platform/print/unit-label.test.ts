import { mkdirSync, writeFileSync } from 'node:fs'
import { extractTextItems } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { labelProblem } from '../../../contract/gs1-elements.ts'
import { readElementString } from '../../../contract/platform/codes/read-elements.ts'
import { pictureOf, type ReadBarcode, readBarcodes } from '../../../tests/support/read-barcodes.ts'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { mm } from './barcode.ts'
import { type UnitContent, type UnitLabel, unitLabel } from './unit-label.ts'

const sscc = '340123450000000017'
const gtin = '09501101530003'
const wine: UnitContent = { sku: 'WINE-01', name: 'Red wine', quantity: 480, unitOfMeasure: 'EA', lot: 'LOT42', expiresOn: '2027-12-31' }

async function print(name: string, wanted: Partial<UnitLabel>): Promise<{ file: Buffer; barcodes: ReadBarcode[]; text: string }> {
  const file = Buffer.from(
    await unitLabel({
      sscc,
      letterhead: { name: 'Harbour Logistics', lines: ['2 Quay Street'] },
      owner: 'Acme Imports',
      contents: [wine],
      ...wanted,
    }),
  )
  if (process.env.SHOW) {
    mkdirSync(process.env.SHOW, { recursive: true })
    writeFileSync(`${process.env.SHOW}/${name}.png`, await pictureOf(file))
  }
  const pages = await readPdf(file)
  expect(pages).toHaveLength(1)
  return { file, barcodes: await readBarcodes(file), text: (pages[0] ?? '').replace(/\s+/g, ' ') }
}

const ssccBarcode = expect.objectContaining({ format: 'Code128', symbology: ']C1', text: `00${sscc}` })

/** The elements of all symbols of a label, as a scanner would bring them in. */
function elementsOf(barcodes: ReadBarcode[]) {
  return barcodes.flatMap(({ symbology, text }) => {
    const read = readElementString(symbology + text)
    if ('problem' in read) throw new Error(read.problem)
    return read.elements
  })
}

describe('the label of a handling unit', () => {
  test('measures 4 × 6 inches and names operator, owner, content and SSCC', async () => {
    const { file, text } = await print('plain', {})
    const { items } = await extractTextItems(new Uint8Array(file))
    expect(items).toHaveLength(1)
    expect(file.toString('latin1')).toContain('/MediaBox [0 0 288 432]')
    for (const words of [
      'Harbour Logistics',
      '2 Quay Street',
      'Acme Imports',
      'WINE-01',
      'Red wine',
      '480 EA',
      'LOT42',
      '2027-12-31',
      `(00)${sscc}`,
    ])
      expect(text).toContain(words)
  })

  test('carries the SSCC as GS1-128, with bars 32 mm high, modules of half a millimetre and quiet zones', async () => {
    const { barcodes } = await print('sscc', {})
    expect(barcodes).toEqual([ssccBarcode])
    const [barcode] = barcodes as [ReadBarcode]
    // 156 modules, and ten empty ones on each side.
    expect(barcode.width / mm).toBeCloseTo(78, 0)
    expect(barcode.height / mm).toBeGreaterThan(31)
    expect(barcode.left).toBeGreaterThan(10 * 0.5 * mm)
    expect(288 - barcode.left - barcode.width).toBeGreaterThan(10 * 0.5 * mm)
  })

  test('of an item with a GTIN carries the content in GS1-128 above the SSCC, as far as it fits', async () => {
    const { barcodes, text } = await print('gtin', { contents: [{ ...wine, sku: gtin }] })
    expect(barcodes.map(({ format }) => format)).toEqual(['Code128', 'Code128', 'Code128'])
    expect(barcodes.at(-1)).toEqual(ssccBarcode)
    const elements = elementsOf(barcodes)
    expect(elements).toEqual([
      { ai: '02', value: gtin },
      { ai: '37', value: '480' },
      { ai: '17', value: '271231' },
      { ai: '10', value: 'LOT42' },
      { ai: '00', value: sscc },
    ])
    expect(labelProblem(elements)).toBe(null)
    for (const { height } of barcodes) expect(height / mm).toBeGreaterThan(31)
    expect(text).toContain(`(02)${gtin}(37)480`)
    expect(text).toContain('(17)271231(10)LOT42')
  })

  test('has a GS1 DataMatrix for content that is too long for bars', async () => {
    const lot = 'L(10)-2026/08-A*15'
    const { barcodes, text } = await print('matrix', { contents: [{ ...wine, sku: '9501101530003', lot, quantity: 123_456 }] })
    expect(barcodes.map(({ format, symbology }) => [format, symbology])).toEqual([
      ['DataMatrix', ']d2'],
      ['Code128', ']C1'],
    ])
    const elements = elementsOf(barcodes)
    expect(elements).toContainEqual({ ai: '10', value: lot })
    expect(elements).toContainEqual({ ai: '02', value: gtin })
    expect(elements).toContainEqual({ ai: '37', value: '123456' })
    expect(labelProblem(elements)).toBe(null)
    expect(text).toContain(`(10)${lot}`)
  })

  test.each([
    ['an item without a GTIN', [wine]],
    ['two items', [{ ...wine, sku: gtin }, wine]],
    ['nothing', []],
  ])('with %s on it carries the SSCC only', async (_, contents) => {
    const { barcodes } = await print('few', { contents })
    expect(barcodes).toEqual([ssccBarcode])
  })

  test('with two lots of one item tells their sum in the barcode, and both in text', async () => {
    const contents = [
      { ...wine, sku: gtin, lot: 'A', quantity: 10 },
      { ...wine, sku: gtin, lot: 'B', quantity: 5 },
    ]
    const { barcodes, text } = await print('lots', { contents })
    expect(elementsOf(barcodes).map(({ ai, value }) => `(${ai})${value}`)).toEqual([`(02)${gtin}`, '(37)15', '(17)271231', `(00)${sscc}`])
    expect(text).toContain('A · 2027-12-31')
    expect(text).toContain('B · 2027-12-31')
  })

  test('takes the GTIN of the item before its SKU, a GTIN-8 too', async () => {
    const { barcodes } = await print('item-gtin', { contents: [{ ...wine, sku: '4006381333931', gtin: '96385074', lot: null }] })
    expect(elementsOf(barcodes)).toContainEqual({ ai: '02', value: '00000096385074' })
  })

  const shipTo = { street: 'ul. Długa 14', city: 'Kraków', state: 'Małopolskie', zip: '31-146', country: 'Poland' }
  const movement = { orderNumber: 'WM-2026-00042', shipTo }

  test('of a unit packed for a movement carries postcode, country and order number beside the content, and prints them', async () => {
    const contents = [{ ...wine, sku: 'SHAG-30', gtin }]
    const { barcodes, text } = await print('movement', { contents, movement })
    expect(barcodes.at(-1)).toEqual(ssccBarcode)
    const elements = elementsOf(barcodes)
    expect(elements.map(({ ai, value }) => `(${ai})${value}`)).toEqual([
      `(02)${gtin}`,
      '(37)480',
      '(17)271231',
      '(10)LOT42',
      '(421)61631-146',
      '(400)WM-2026-00042',
      `(00)${sscc}`,
    ])
    expect(labelProblem(elements)).toBe(null)
    for (const { ai, value } of elements) expect(text).toContain(`(${ai})${value}`)
    for (const words of ['SHIP TO ul. Długa 14 31-146 Kraków Poland', 'OWNER Acme Imports', 'ORDER WM-2026-00042', 'SHAG-30'])
      expect(text).toContain(words)
  })

  test.each([
    ['an unknown country', { country: 'Atlantis' }, ['(420)31-146']],
    ['no country', { country: '', zip: '1010 AB' }, ['(420)1010AB']],
    ['the letters of Greece in the excise system', { country: 'EL', zip: '546 24' }, ['(421)30054624']],
    ['a postcode that GS1 can’t encode', { zip: 'ул. 5' }, []],
    ['a postcode too long for a country before it', { zip: '1234567890' }, ['(420)1234567890']],
  ])('with %s carries as much of the destination as there is', async (_, wanted, expected) => {
    const { barcodes } = await print('destination', { contents: [], movement: { ...movement, shipTo: { ...shipTo, ...wanted } } })
    const shown = elementsOf(barcodes).map(({ ai, value }) => `(${ai})${value}`)
    expect(shown).toEqual([...expected, '(400)WM-2026-00042', `(00)${sscc}`])
  })

  test('has bars where the destination fits one symbol and nothing else is to be told, with at most 48 characters', async () => {
    const short = { shipTo: { ...shipTo, zip: '1040', country: 'BE' }, orderNumber: '7' }
    const { barcodes } = await print('bars', { contents: [], movement: short })
    expect(barcodes.map(({ format }) => format)).toEqual(['Code128', 'Code128'])
    for (const { text } of barcodes) expect(text.length).toBeLessThanOrEqual(48)
    expect(elementsOf(barcodes).slice(0, 2)).toEqual([
      { ai: '421', value: '0561040' },
      { ai: '400', value: '7' },
    ])
    const beside = await print('bars-and-content', { contents: [{ ...wine, gtin, lot: null, expiresOn: null }], movement: short })
    expect(beside.barcodes.map(({ format }) => format)).toEqual(['DataMatrix', 'Code128'])
  })

  test('has the mark EU TTT beside the SSCC as soon as one content is tobacco, and only then', async () => {
    const { file, text, barcodes } = await print('tobacco', { contents: [wine, { ...wine, sku: 'SHAG-30', isTobacco: true }], movement })
    expect(text.match(/EU TTT/g)).toHaveLength(1)
    const { items } = await extractTextItems(new Uint8Array(file))
    const mark = items[0]?.find(({ str }) => str === 'EU TTT')
    const last = barcodes.at(-1)
    expect(432 - (mark?.y ?? 0)).toBeGreaterThan((last?.top ?? 0) + (last?.height ?? 0))
    expect((await print('no-tobacco', { contents: [wine], movement })).text).not.toContain('TTT')
  })

  test('prints a lot that GS1 cannot encode as text, and leaves it out of the barcode', async () => {
    const { barcodes, text } = await print('odd-lot', { contents: [{ ...wine, sku: gtin, lot: 'Łódź № 1' }] })
    expect(elementsOf(barcodes).some(({ ai }) => ai === '10')).toBe(false)
    expect(text).toContain('Łódź')
  })

  test('keeps very long names on one page, away from the barcodes', async () => {
    const long = 'Sehr-langer-Name-ohne-Leerzeichen-'.repeat(4)
    const words = 'Князь Ђорђевић и синови, экспортно-импортная компания Щука Łódź '.repeat(3)
    for (const [name, sku] of [
      ['long-plain', `SKU-${'X'.repeat(96)}`],
      ['long-gtin', gtin],
    ] as const) {
      const contents = [{ ...wine, sku, name: long + words, quantity: 2_147_483, lot: name === 'long-gtin' ? 'LOT42' : long }]
      const { file, barcodes } = await print(name, { letterhead: { name: words, lines: [long, words] }, owner: long, contents })
      expect(barcodes.at(-1)).toEqual(ssccBarcode)
      const { items } = await extractTextItems(new Uint8Array(file))
      const top = Math.min(...barcodes.map((barcode) => barcode.top))
      const texts = (items[0] ?? []).filter(({ str }) => str.trim() && !str.startsWith('('))
      expect(texts.length).toBeGreaterThan(5)
      for (const { y, str } of texts) expect(432 - y, str).toBeLessThan(top + 2)
    }
  })

  test('of a unit with many items lists as many as fit and counts the others', async () => {
    const contents = Array.from({ length: 60 }, (_, index) => ({ ...wine, sku: `SKU-${index}`, lot: null, expiresOn: null }))
    const { text } = await print('many', { contents })
    const [, left] = /and (\d+) more/.exec(text) ?? []
    const shown = contents.filter(({ sku }) => text.includes(`${sku} `)).length
    expect(shown + Number(left)).toBe(60)
  })
})
