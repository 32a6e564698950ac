import { written } from '../../../contract/decimal.ts'
import { type BillingLine, grouped, lineAmount, taxesByRate } from '../../../contract/money.ts'
import type { Letterhead, PdfContent } from '../files/pdf.ts'
import type { Block, Sum } from '../files/pdf-blocks.ts'
import type { Fact } from '../files/pdf-facts.ts'

/** What is printed of a quote, an invoice or a credit note. Amounts are decimal strings. */
export interface PrintedBill {
  letterhead: Letterhead
  /** As 'Invoice', 'Credit note (draft)'. */
  title: string
  number: string
  facts: Fact[]
  lines: readonly BillingLine[]
  net: string
  total: string
  currency: string
  /** What follows the total, as what was paid. */
  after: { label: string; amount: string }[]
  /** Bank details, notes. */
  texts: { label: string; text: string }[]
}

/** Lines, then net, tax by rate and total, all aligned to the right; long tables go on on further pages. */
export function billPdf({ letterhead, title, number, facts, lines, net, total, currency, after, texts }: PrintedBill): PdfContent {
  const taxes = taxesByRate(lines).map(({ rate, net: taxed, tax }): Sum => ({ label: `Tax ${rate} % of ${grouped(taxed)}`, amount: tax }))
  const sums: Sum[] = [{ label: 'Net', amount: net }, ...taxes, { label: `Total ${currency}`, amount: total, isTotal: true }, ...after]
  const blocks: Block[] = [
    {
      kind: 'table',
      columns: [
        { label: 'Line', width: 34, align: 'right' },
        { label: 'Description' },
        { label: 'Quantity', width: 74, align: 'right' },
        { label: 'Unit Price', width: 82, align: 'right' },
        { label: 'Tax %', width: 46, align: 'right' },
        { label: `Amount ${currency}`, width: 98, align: 'right' },
      ],
      rows: lines.map((line, index) => [
        String(index + 1),
        line.description,
        grouped(line.quantity),
        grouped(line.unitPrice),
        line.taxRate,
        // Not rounded, so that the amounts add up to what the net is rounded from.
        grouped(written(lineAmount(line), 2)),
      ]),
    },
    { kind: 'sums', rows: sums.map((sum) => ({ ...sum, amount: grouped(sum.amount) })) },
    ...texts.map(({ label, text }): Block => ({ kind: 'text', label, text })),
  ]
  return { letterhead, title, number, facts, blocks }
}
