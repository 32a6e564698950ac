import type { Kysely } from 'kysely'
import type { Parties } from '../engine/known-types.ts'
import type { Tables } from '../engine/tables.ts'
import { getSetting } from '../settings/settings-queries.ts'

/** As they are now. */
export async function readParties(on: Kysely<Tables>, customerId: number): Promise<Parties> {
  const { name, address, email } = await getSetting(on, 'operator')
  const { taxNumber, bankDetails, paymentNote } = await getSetting(on, 'billing')
  const customer = await on.selectFrom('customers').select(['name', 'address']).where('id', '=', customerId).executeTakeFirstOrThrow()
  return {
    issuer: { name: name ?? 'Tallyhouse', lines: [...linesOf(address), ...linesOf(email)] },
    customer: { name: customer.name, lines: linesOf(customer.address) },
    ...{ taxNumber, bankDetails, paymentNote },
  }
}

function linesOf(text: string | null): string[] {
  return (text ?? '').split('\n').flatMap((line) => line.trim() || [])
}
