import { type BillingLine, lineOfTotal } from '../../contract/money.ts'

/* Quotes and invoices of the demo. Times are days before loading; none falls on the day of loading, so that states last for hours. */

interface PlannedBill {
  /** Index into the demo's customers. */
  customer: number
  lines: BillingLine[]
  created: number
}

export interface PlannedQuote extends PlannedBill {
  reached: 'draft' | 'sent' | 'accepted' | 'declined' | 'invoiced' | 'expired'
  reason?: string
}

export interface PlannedInvoice extends PlannedBill {
  /** Days before loading on which it was sent; a draft without. */
  sent?: number
  payments?: { at: number; amount: string; reference: string }[]
  /** Booked in full on that day. */
  paid?: number
  credit?: { at: number; amount: string; reason: string }
}

const [acme, borealis, palava, zephyr, nordhavn] = [0, 1, 2, 3, 6] as const
const line = (description: string, quantity: string, unitPrice: string, taxRate = '21'): BillingLine => ({
  description,
  quantity,
  unitPrice,
  taxRate,
})
const storage = (pallets: string) => line('Storage, pallet and week', pallets, '4.85')
const picking = (lines: string) => line('Picking, per order line', lines, '1.15')

export const demoTaxRates = [
  { name: 'VAT, standard rate', percent: '21' },
  { name: 'VAT, reduced rate', percent: '9' },
  { name: 'VAT reverse charged', percent: '0' },
]

export const plannedQuotes: PlannedQuote[] = [
  { customer: acme, created: 120, reached: 'invoiced', lines: [storage('480'), picking('1200')] },
  {
    customer: acme,
    created: 64,
    reached: 'declined',
    reason: 'We keep our own labels.',
    lines: [line('TTT labelling, per carton', '5000', '0.085')],
  },
  { customer: acme, created: 11, reached: 'accepted', lines: [line('Bonded storage, pallet and month', '36', '27.5')] },
  { customer: acme, created: 4, reached: 'sent', lines: [storage('620'), picking('1500'), line('Discount for a year', '1', '-250')] },
  { customer: acme, created: 1.2, reached: 'draft', lines: [line('Cross-docking, per pallet', '40', '9.75')] },
  { customer: borealis, created: 75, reached: 'expired', lines: [storage('90')] },
  { customer: borealis, created: 8, reached: 'sent', lines: [line('Repacking, per carton', '800', '0.62', '9')] },
  { customer: zephyr, created: 6, reached: 'sent', lines: [lineOfTotal('1840.00', 'Excise paperwork, a quarter')] },
]

export const plannedInvoices: PlannedInvoice[] = [
  { customer: acme, created: 92, sent: 91, paid: 70, lines: [storage('465'), picking('1187')] },
  { customer: borealis, created: 61, sent: 60, lines: [storage('88'), picking('214')] },
  { customer: acme, created: 58, sent: 57, lines: [storage('472'), picking('1240'), line('Disposal of damaged goods', '1', '96.4')] },
  {
    ...{
      customer: acme,
      created: 13,
      sent: 12,
      lines: [storage('455'), picking('1302'), line('Repacking, per carton', '240', '0.62', '9')],
    },
    credit: { at: 8, amount: '148.80', reason: 'Cartons were repacked twice.' },
    payments: [{ at: 5, amount: '1500.00', reference: 'SEPA 2291-004' }],
  },
  { customer: palava, created: 27, sent: 26, paid: 12, lines: [storage('64')] },
  { customer: nordhavn, created: 20, sent: 19, lines: [storage('210'), picking('604')] },
  { customer: acme, created: 3, lines: [storage('481'), picking('1290')] },
]
