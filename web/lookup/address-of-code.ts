import { type LookupResult, lookupEndpoints } from '../../contract/lookup.ts'
import { shipmentsEndpoints } from '../../contract/shipments.ts'
import { call } from '../lib/api.ts'

/** The types whose rows have a page; a shipment is shown on the page of its movement. */
const openableTypes = ['inventoryItem', 'location', 'handlingUnit', 'order', 'receipt', 'shipment'] as const
const longestWait = 10_000

/** Where the page is of the one row with this code; throws an ApiError when there is none. */
export async function addressOfCode(code: string): Promise<{ address: string } | { refusal: string }> {
  const signal = AbortSignal.timeout(longestWait)
  const match = await call(lookupEndpoints.find, { query: { code, type: [...openableTypes] }, signal })
  const address = await addressOf(match, signal)
  return address ? { address } : { refusal: `${match.code} belongs to no movement.` }
}

async function addressOf({ type, id, code }: LookupResult, signal: AbortSignal): Promise<string | null> {
  if (type === 'inventoryItem') return `/inventory/${id}`
  if (type === 'location') return `/locations/${id}`
  if (type === 'handlingUnit') return `/handling-units/${id}`
  if (type === 'order') return `/orders/${id}`
  if (type === 'receipt') return `/receipts/${id}`
  const [shipment] = await call(shipmentsEndpoints.list, { query: { q: code, limit: 1 }, signal })
  return shipment?.orderId ? `/orders/${shipment.orderId}` : null
}
