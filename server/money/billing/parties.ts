import type { Kysely } from 'kysely'
import type { Parties } from '../../platform/engine/known-types.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'

/** As they are now. */
export async function readParties(on: Kysely<Tables>, customerId: number): Promise<Parties> {
  const { name, address, email } = await getSetting(on, 'operator')
  const { taxNumber, bankDetails, paymentNote } = await getSetting(on, 'billing')
  const customer = await on
    .selectFrom('customers')
    .select(['name', 'address', 'vat_number'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return {
    issuer: { name: name ?? 'Tallyhouse', lines: [...linesOf(address), ...linesOf(email)] },
    customer: { name: customer.name, lines: linesOf(customer.address) },
    vatNumber: customer.vat_number,
    taxNumber,
    bankDetails,
    paymentNote,
  }
}

/** The VAT number that an invoice was sent with. */
export async function sentVatNumber(on: Kysely<Tables>, invoiceId: number): Promise<string | null> {
  const { parties } = await on.selectFrom('invoices').select('parties').where('id', '=', invoiceId).executeTakeFirstOrThrow()
  return parties?.vatNumber ?? null
}

function linesOf(text: string | null): string[] {
  return (text ?? '').split('\n').flatMap((line) => line.trim() || [])
}
