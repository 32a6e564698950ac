import type { BodyInput } from '../../../contract/endpoint.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'

type ReceiptChange = BodyInput<typeof receiptsEndpoints.update>

export function useReceipt(id: number) {
  return useRead(receiptsEndpoints.get, { params: { id } })
}

export function useReceiptSummary() {
  return useRead(receiptsEndpoints.summary, { query: useSiteQuery() })
}

/** Changes a receipt; with a version as it was read, which is 412 when it has changed since. */
export function useUpdateReceipt() {
  return useChange(
    receiptsEndpoints.update,
    ({ read: { id, version }, change }: { read: { id: number; version?: number }; change: ReceiptChange }) => ({
      params: { id },
      body: change,
      ...(version !== undefined && { ifMatch: { version } }),
    }),
  )
}
