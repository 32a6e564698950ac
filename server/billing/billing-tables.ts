import type { ColumnType, Generated } from 'kysely'
import type { invoiceKinds, paymentMethods, storedInvoiceStatuses } from '../../contract/invoices.ts'
import type { storedQuoteStatuses } from '../../contract/quotes.ts'
import type { Instant, OneOf, OptionalInstant } from '../db/column-types.ts'
import type { Parties } from './parties.ts'

declare module '../db/tables.ts' {
  interface Tables {
    quotes: Quotes
    quote_lines: Lines & { quote_id: number }
    invoices: Invoices
    invoice_lines: Lines & { invoice_id: number }
    payments: Payments
    document_counters: DocumentCounters
  }
}

/** Read as an object, written as JSON text. */
type StoredParties = ColumnType<Parties | null, string | null | undefined, string | null>
/** Derived by the database: never written. */
type DerivedMoney = ColumnType<string, never, never>

interface Quotes {
  id: Generated<number>
  quote_number: string
  customer_id: number
  status: Generated<OneOf<typeof storedQuoteStatuses>>
  currency: string
  net: DerivedMoney
  total: DerivedMoney
  /** 'YYYY-MM-DD' */
  valid_until: string
  notes: string | null
  created_by: number | null
  created_at: Instant
  sent_at: OptionalInstant
  parties: StoredParties
  answered_at: OptionalInstant
  answered_by: number | null
  decline_reason: string | null
  version: Generated<number>
}

interface Lines {
  id: Generated<number>
  line: number
  description: string
  quantity: string
  unit_price: string
  tax_rate: string
}

interface Invoices {
  id: Generated<number>
  kind: Generated<OneOf<typeof invoiceKinds>>
  invoice_number: string
  customer_id: number
  quote_id: number | null
  credited_invoice_id: number | null
  reason: string | null
  status: Generated<OneOf<typeof storedInvoiceStatuses>>
  currency: string
  net: DerivedMoney
  total: DerivedMoney
  paid: DerivedMoney
  credited: DerivedMoney
  /** 'YYYY-MM-DD' */
  due_date: string | null
  is_due_by_terms: Generated<boolean>
  notes: string | null
  created_by: number | null
  created_at: Instant
  issued_on: string | null
  sent_at: OptionalInstant
  parties: StoredParties
  overdue_told_at: OptionalInstant
  version: Generated<number>
}

interface Payments {
  id: Generated<number>
  invoice_id: number
  amount: string
  paid_on: string
  method: OneOf<typeof paymentMethods> | null
  reference: string | null
  reverses_id: number | null
  reason: string | null
  created_by: number | null
  created_at: Instant
}

interface DocumentCounters {
  kind: string
  year: number
  last: number
}
