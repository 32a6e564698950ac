import type { EndpointDefinition } from '../../../contract/endpoint.ts'
import { system } from '../../viewer.ts'
import { did } from '../audit/history.ts'
import { recordStatement } from '../audit/write-history.ts'
import type { Database } from '../engine/database.ts'
import type { App, Request } from './app-type.ts'
import { originOf } from './call-origin.ts'

/** One entry per person, call and this interval, so that repeated calls don't fill the history. Each server counts for itself. */
const interval = 60_000
const maxRemembered = 10_000

/** When each person was last denied each call. */
const lastRefusals = new WeakMap<Database, Map<string, number>>()

/** Records that a signed-in person was denied a call (403), in its own transaction, because the call's was rolled back. */
export async function recordRefusedPermission(app: App, { method, path }: EndpointDefinition, request: Request): Promise<void> {
  const { person } = request
  const call = `${method} ${path}`
  if (person === null || wasJustRecorded(app.database, `${person.userId} ${call}`)) return
  try {
    await app.database.transaction(system, (trx) =>
      trx.finish({
        recorded: recordStatement({
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
      }),
    )
  } catch (error) {
    // The call stays denied even when the entry can't be written.
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
