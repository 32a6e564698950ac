import type { EndpointDefinition } from '../../contract/endpoint.ts'
import { did } from '../audit/history.ts'
import { recordStatement } from '../audit/write-history.ts'
import type { Database } from '../db/database.ts'
import { system } from '../viewer.ts'
import type { App, Request } from './app-type.ts'
import { originOf } from './call-origin.ts'

/** One entry per person, call and so long, so that repeating a call doesn't fill the history. Counted on each server. */
const interval = 60_000
const maxRemembered = 10_000

/** When each person was last refused each call. */
const lastRefusals = new WeakMap<Database, Map<string, number>>()

/** Records that a signed-in person was refused (403), in a transaction of its own, as the one of the call was rolled back. */
export async function recordRefusedPermission(app: App, { method, path }: EndpointDefinition, request: Request): Promise<void> {
  const { person } = request
  const call = `${method} ${path}`
  if (person === null || wasJustRecorded(app.database, `${person.userId} ${call}`)) return
  try {
    await app.database.transaction(system, (trx) =>
      trx.finish(
        recordStatement({
          by: person,
          at: trx.now(),
          history: [
            did('permission_refused', 'call', null, {
              customerId: person.customerId,
              after: { call, ...rowOf(request) },
              origin: originOf(request),
            }),
          ],
        }),
      ),
    )
  } catch (error) {
    // The call stays refused whether or not this could be written.
    request.log.error({ err: error, requestId: request.id }, 'A refused permission could not be recorded.')
  }
}

function wasJustRecorded(db: Database, refusal: string): boolean {
  const now = db.now().getTime()
  const refusals = lastRefusals.get(db) ?? new Map<string, number>()
  lastRefusals.set(db, refusals)
  const last = refusals.get(refusal)
  if (last !== undefined && now - last < interval) return true
  if (refusals.size >= maxRemembered) refusals.clear()
  refusals.set(refusal, now)
  return false
}

function rowOf({ params }: Request): { id?: number } {
  const id = Number((params as { id?: string } | undefined)?.id)
  return Number.isSafeInteger(id) ? { id } : {}
}
