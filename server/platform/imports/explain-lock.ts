import type { Kysely } from 'kysely'
import { type HttpError, httpError } from '../../errors.ts'
import type { Viewer } from '../../viewer.ts'
import type { Tables } from '../engine/tables.ts'

/** An import, or undoing one, locks all its items until it ends, so a call that waited for a lock most likely waited for that. */
export async function explainLock(on: Kysely<Tables>, { customerId, role }: Viewer): Promise<HttpError> {
  const underWay = await on
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['committing', 'undoing'])
    .where('attempts', '>', 0)
    // What staff import is not visible to customers, but may be their goods.
    .$if(role === 'customer', (q) => q.where((eb) => eb.or([eb('customer_id', '=', customerId), eb('customer_id', 'is', null)])))
    .limit(1)
    .executeTakeFirst()
  return underWay
    ? httpError('row.being-imported', undefined, { retryAfterSeconds: 10 })
    : httpError('row.locked', undefined, { retryAfterSeconds: 1 })
}
