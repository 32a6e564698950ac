import type { Kysely } from 'kysely'
import type { Invoice } from '../../../contract/money/billing/invoices.ts'
import { httpError } from '../../errors.ts'
import type { Tables } from '../../platform/engine/tables.ts'

/** Lines of a reverse charge have no tax, and its customer has a VAT number, which stays until the transaction ends: sending prints it. */
export async function requireReverseCharge(
  on: Kysely<Tables>,
  { taxTreatment, customerId, lines }: Pick<Invoice, 'taxTreatment' | 'customerId' | 'lines'>,
): Promise<void> {
  if (taxTreatment !== 'reverse_charge') return
  if (lines.some(({ taxRate }) => /[1-9]/.test(taxRate))) throw httpError('invoice.reverse-charge-taxed', undefined, { field: 'lines' })
  const customer = await on
    .selectFrom('customers')
    .select(['name', 'vat_number'])
    .where('id', '=', customerId)
    .forShare()
    .executeTakeFirstOrThrow()
  if (customer.vat_number === null) throw httpError('invoice.vat-number-needed', { customer: customer.name })
}
