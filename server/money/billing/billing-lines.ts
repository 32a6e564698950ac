import { sql } from 'kysely'
import { compare, decimal } from '../../../contract/decimal.ts'
import type { Invoice } from '../../../contract/money/billing/invoices.ts'
import type { Quote } from '../../../contract/money/billing/quotes.ts'
import { type BillingLine, compareAmounts, lineAmount, lineOfTotal, mostMoney, totalsOf } from '../../../contract/money.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'

const tables = { quote: 'quote_lines', invoice: 'invoice_lines' } as const
type Owner = keyof typeof tables

/** The lines of the document whose id is `owner`, as JSON: numbers as decimal strings, as contract/money.ts writes them. */
export function linesJson(kind: Owner, owner: string) {
  return sql<BillingLine[]>`(
    select coalesce(json_agg(json_build_object('description', l.description, 'quantity', trim_scale(l.quantity)::text,
      'unitPrice', case when scale(trim_scale(l.unit_price)) < 2 then l.unit_price::numeric(14, 2) else trim_scale(l.unit_price) end::text,
      'taxRate', trim_scale(l.tax_rate)::text) order by l.line), '[]')
    from ${sql.table(tables[kind])} l where ${sql.ref(`l.${kind}_id`)} = ${sql.ref(owner)})`
}

/** The lines that were sent, or one of the total; 400 when neither was sent, or they can't be billed. */
export function linesSent({ lines, total }: { lines?: BillingLine[] | undefined; total?: string | undefined }, of: string): BillingLine[] {
  const wanted = lines ?? (total === undefined ? [] : [lineOfTotal(total, of)])
  if (wanted.length === 0) throw httpError('billing.no-lines', undefined, { field: 'lines' })
  return requireBillable(wanted)
}

export function requireBillable(lines: BillingLine[]): BillingLine[] {
  const { net, total } = totalsOf(lines)
  const [most, least] = [decimal(mostMoney), decimal(`-${mostMoney}`)]
  if (lines.some((line) => compare(lineAmount(line), most) > 0 || compare(lineAmount(line), least) < 0))
    throw httpError('billing.total-too-large', undefined, { field: 'lines' })
  for (const amount of [net, total]) {
    if (compareAmounts(amount, '0') < 0) throw httpError('billing.total-negative', undefined, { field: 'lines' })
    if (compareAmounts(amount, mostMoney) > 0) throw httpError('billing.total-too-large', undefined, { field: 'lines' })
  }
  return lines
}

/** Replaces all lines of a draft; the database derives its totals from them. */
export async function replaceLines(trx: Transaction, kind: Owner, id: number, lines: readonly BillingLine[]): Promise<void> {
  const rows = lines.map(({ description, quantity, unitPrice, taxRate }, index) => ({
    line: index + 1,
    description,
    quantity,
    unit_price: unitPrice,
    tax_rate: taxRate,
  }))
  if (kind === 'quote') {
    await trx.sql.deleteFrom('quote_lines').where('quote_id', '=', id).execute()
    await trx.sql
      .insertInto('quote_lines')
      .values(rows.map((row) => ({ ...row, quote_id: id })))
      .execute()
  } else {
    await trx.sql.deleteFrom('invoice_lines').where('invoice_id', '=', id).execute()
    await trx.sql
      .insertInto('invoice_lines')
      .values(rows.map((row) => ({ ...row, invoice_id: id })))
      .execute()
  }
}

/** Whether what was sent differs from the bill as it is. Fields that weren't sent stay as they are. */
export function differs(bill: Quote | Invoice, { lines, ...fields }: { lines?: BillingLine[] | undefined }): boolean {
  const isOther = ([field, value]: [string, unknown]) => value !== undefined && value !== Reflect.get(bill, field)
  return (lines !== undefined && !sameLines(lines, bill.lines)) || Object.entries(fields).some(isOther)
}

function sameLines(one: readonly BillingLine[], other: readonly BillingLine[]): boolean {
  const written = (lines: readonly BillingLine[]) =>
    JSON.stringify(lines.map(({ description, quantity, unitPrice, taxRate }) => [description, quantity, unitPrice, taxRate]))
  return written(one) === written(other)
}
