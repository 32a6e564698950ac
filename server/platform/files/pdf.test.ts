import { buffer } from 'node:stream/consumers'
import { extractTextItems } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../../tests/support/read-pdf.ts'
import { type PdfContent, pdfStream } from './pdf.ts'
import { boxHeight } from './pdf-blocks.ts'
import { margins } from './pdf-style.ts'

const columns = [{ label: 'Code', width: 120 }, { label: 'Description' }, { label: 'Amount', width: 80, align: 'right' as const }]

function document(wanted: Partial<PdfContent>) {
  return pdfStream({
    letterhead: { name: 'Harbour Logistics', lines: ['2 Quay Street', 'Rotterdam'], logo: null },
    title: 'Report',
    number: 'R-1',
    facts: [],
    blocks: [],
    ...wanted,
  })
}

function pagesOf(wanted: Partial<PdfContent>) {
  return readPdf(document(wanted))
}

/** The text without the line breaks that wrapping put in. */
const unwrapped = (text: string | undefined) => text?.replace(/\s+/g, ' ')

describe('a PDF document', () => {
  test('has the operator, the title with the number, the facts, and the footer with page numbers', async () => {
    const [page, ...more] = await pagesOf({
      facts: [
        { label: 'Customer', value: 'Acme' },
        { label: 'Reference', value: '' },
      ],
    })
    expect(more).toEqual([])
    for (const words of [
      '2 Quay Street',
      'Rotterdam',
      'Report R-1',
      'Customer',
      'Acme',
      'Reference',
      '–',
      'Harbour Logistics · Report R-1',
      'Page 1 of 1',
    ]) {
      expect(page).toContain(words)
    }
  })

  test('shortens the name of who issues it in the footer rather than print it over the page number', async () => {
    const name = 'Tallyhouse Warehousing and Forwarding of Rotterdam and Surroundings '.repeat(3).trim()
    const { items } = await extractTextItems(new Uint8Array(await buffer(document({ letterhead: { name, lines: [], logo: null } }))))
    expect(items).toHaveLength(1)
    const [footer, page, ...more] = items[0]?.filter(({ y, str }) => y < margins.bottom && str.trim()) ?? []
    expect([footer?.str, page?.str, more]).toEqual([expect.stringMatching(/^Tallyhouse Warehousing .*…$/), 'Page 1 of 1', []])
    expect((footer?.x ?? 0) + (footer?.width ?? 0)).toBeLessThan(page?.x ?? 0)
  })

  test('prints names in Latin with diacritics, Greek and Cyrillic', async () => {
    const names = ['Łódź Žižkov Győr Ångström', 'Θεσσαλονίκη Ώμέγα', 'Київ Ђорђевић Щука']
    const [page] = await pagesOf({ blocks: [{ kind: 'table', columns, rows: names.map((name) => ['A', name, '1']) }] })
    for (const name of names) expect(page).toContain(name)
  })

  test('repeats the labels of a table on each page and never splits a row', async () => {
    const long = 'a long description that takes several lines of the column and must neither be shortened nor cut in half'
    const rows = Array.from({ length: 200 }, (_, index) => [
      `first-${index}`,
      `start-${index} ${index % 3 ? 'short' : long} end-${index}`,
      `${index}`,
    ])
    const file = await buffer(document({ blocks: [{ kind: 'table', columns, rows }] }))
    const pages = await readPdf(file)
    expect(pages.length).toBeGreaterThan(5)
    for (const [index, page] of pages.entries()) {
      expect(unwrapped(page)).toContain('Code Description Amount')
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(page).toContain('Harbour Logistics · Report R-1')
    }
    for (const [index, [, description]] of rows.entries()) {
      const holding = pages.filter((page) => new RegExp(`(start|end|first)-${index}\\b`).test(page))
      expect(holding).toHaveLength(1)
      expect(unwrapped(holding[0])).toContain(description)
    }
    // Nothing but the footer and the page number stands in the bottom margin.
    const { items } = await extractTextItems(new Uint8Array(file))
    for (const page of items) expect(page.filter(({ y, str }) => y < margins.bottom && str.trim()).map(({ str }) => str)).toHaveLength(2)
  })

  test('truncates only a cell that is longer than a page', async () => {
    const pages = await pagesOf({
      blocks: [
        {
          kind: 'table',
          columns,
          rows: [
            ['A', 'endless words '.repeat(2_000), '1'],
            ['B', 'next', '2'],
          ],
        },
      ],
    })
    expect(pages.filter((page) => page.includes('…'))).toHaveLength(1)
    expect(unwrapped(pages.at(-1))).toContain('Code Description Amount B next 2')
  })

  test('continues long text on the next page', async () => {
    const pages = await pagesOf({ blocks: [{ kind: 'text', label: 'Notes', text: `${'many words '.repeat(1_500)}the end` }] })
    expect(pages.length).toBeGreaterThan(2)
    expect(unwrapped(pages.join(' '))).toContain('many words the end')
    expect(pages.join().match(/many/g)).toHaveLength(1_500)
  })

  test('moves boxes that do not fit to the next page', async () => {
    const pageCounts = []
    for (let lines = 24; lines <= 33; lines++) {
      const rows = Array.from({ length: lines }, () => ['A', 'Item', '1'])
      const boxes = { kind: 'boxes' as const, labels: ['Received by', 'Signature'] }
      const { items } = await extractTextItems(
        new Uint8Array(await buffer(document({ blocks: [{ kind: 'table', columns, rows }, boxes] }))),
      )
      pageCounts.push(items.length)
      const labels = items.at(-1)?.filter(({ str }) => boxes.labels.includes(str)) ?? []
      expect(labels).toHaveLength(2)
      for (const { y } of labels) expect(y - boxHeight).toBeGreaterThan(margins.bottom)
    }
    expect(new Set(pageCounts)).toEqual(new Set([1, 2]))
  })
})
