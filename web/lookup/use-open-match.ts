import { useNavigate } from '@tanstack/react-router'
import { type LookupResult, lookupEndpoints } from '../../contract/lookup.ts'
import { shipmentsEndpoints } from '../../contract/shipments.ts'
import { call, detailFor } from '../lib/api.ts'
import type { ScanHandler } from '../scan/use-scan.ts'

/** The types whose rows have a page; a shipment is shown on the page of its movement. */
const openableTypes = ['inventoryItem', 'location', 'order', 'shipment'] as const
const longestWait = 10_000

/** Opens the page of the one row that a scanned code names. */
export function useOpenMatch(): ScanHandler {
  const navigate = useNavigate()
  return async (code) => {
    try {
      const signal = AbortSignal.timeout(longestWait)
      const match = await call(lookupEndpoints.find, { query: { code, type: [...openableTypes] }, signal })
      const address = await addressOf(match, signal)
      if (!address) return `${match.code} belongs to no movement.`
      await navigate({ href: address })
      return null
    } catch (error) {
      return detailFor(error)
    }
  }
}

async function addressOf({ type, id, code }: LookupResult, signal: AbortSignal): Promise<string | null> {
  if (type === 'inventoryItem') return `/inventory/${id}`
  if (type === 'location') return `/locations/${id}`
  if (type === 'order') return `/orders/${id}`
  const [shipment] = await call(shipmentsEndpoints.list, { query: { q: code, limit: 1 }, signal })
  return shipment?.orderId ? `/orders/${shipment.orderId}` : null
}
