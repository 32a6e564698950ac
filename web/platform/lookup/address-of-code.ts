import { pathOf } from '../../../contract/kinds.ts'
import { lookupEndpoints, lookupTypes } from '../../../contract/platform/lookup/lookup.ts'
import { call } from '../lib/api.ts'

const longestWait = 10_000

/** Where the page is of the one row with this code; throws an ApiError when there is none. */
export async function addressOfCode(code: string): Promise<string> {
  // A newer server may know types that this build has no page for.
  const query = { code, type: [...lookupTypes] }
  const { type, id } = await call(lookupEndpoints.find, { query, signal: AbortSignal.timeout(longestWait) })
  return pathOf(type, id)
}
