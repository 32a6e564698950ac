import { type Kysely, sql } from 'kysely'
import { trackingForm } from '../../../contract/platform/codes/tracking-form.ts'
import { httpError } from '../../errors.ts'
import type { Tables } from '../../platform/engine/tables.ts'

interface Delivery {
  customerId: number
  reference?: string | null | undefined
  trackingNumber?: string | null | undefined
  /** The import whose own receipts don't count. */
  besides?: number | null
}

/** The first delivery of a customer, of those that aren't withdrawn, that has the reference or the tracking number, and which of the two it has. */
export async function knownDelivery(
  on: Kysely<Tables>,
  { customerId, reference = null, trackingNumber = null, besides = null }: Delivery,
): Promise<{ code: string; number: string } | undefined> {
  if (reference === null && trackingNumber === null) return undefined
  const folded = trackingNumber === null ? null : trackingForm(trackingNumber)
  const found = await on
    .selectFrom('receipts as r')
    .select([
      sql<string>`number_here(r.receipt_number, r.site_id)`.as('number'),
      sql<boolean>`coalesce(lower(r.reference) = lower(${reference}), false)`.as('hasReference'),
    ])
    .where('r.customer_id', '=', customerId)
    .where('r.withdrawn_at', 'is', null)
    .where(sql<boolean>`(lower(r.reference) = lower(${reference}) or r.folded_tracking_number = ${folded})`)
    .where(
      sql<boolean>`not exists (select from import_rows i where i.import_id = ${besides}::integer and i.record_id = r.id and i.state = 'imported')`,
    )
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst()
  return found && { number: found.number, code: (found.hasReference ? reference : trackingNumber) ?? '' }
}

/** 409 where the customer has such a delivery already. Deliveries of a customer that are entered at once are asked in turn. */
export async function refuseKnownDelivery(on: Kysely<Tables>, delivery: Delivery): Promise<void> {
  if (delivery.reference == null && delivery.trackingNumber == null) return
  await sql`select pg_advisory_xact_lock(hashtextextended('deliveries', ${delivery.customerId}))`.execute(on)
  const found = await knownDelivery(on, delivery)
  if (found) throw httpError('receipt.duplicate', found)
}
