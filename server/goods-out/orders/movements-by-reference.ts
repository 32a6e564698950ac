import { type Kysely, sql } from 'kysely'
import { httpError } from '../../errors.ts'
import type { Tables } from '../../platform/engine/tables.ts'

/** The number of the first movement of a customer with this reference that isn't cancelled. Capitals make no difference. */
export async function movementWithReference(
  on: Kysely<Tables>,
  { customerId, reference, besides = null }: { customerId: number; reference: string; besides?: number | null },
): Promise<string | undefined> {
  const found = await on
    .selectFrom('orders as o')
    .select(sql<string>`number_here(o.order_number, o.site_id)`.as('number'))
    .where('o.customer_id', '=', customerId)
    .where(sql<boolean>`lower(o.reference) = lower(${reference})`)
    .where('o.status', '<>', 'cancelled')
    .where(
      sql<boolean>`not exists (select from import_rows r where r.import_id = ${besides}::integer and r.record_id = o.id and r.state = 'imported')`,
    )
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst()
  return found?.number
}

/** 409 where the reference is on a living movement of the customer already. Those that name the same one at once are asked in turn. */
export async function refuseKnownReference(on: Kysely<Tables>, customerId: number, reference: string | null | undefined): Promise<void> {
  if (reference == null) return
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${reference}), ${customerId}))`.execute(on)
  const number = await movementWithReference(on, { customerId, reference })
  if (number !== undefined) throw httpError('order.duplicate', { reference, number })
}
