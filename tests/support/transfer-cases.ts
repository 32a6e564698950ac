import { countingEndpoints } from '../../contract/goods-in/receipts/counting.ts'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../contract/goods-out/orders/tracking-stages.ts'
import { sitesEndpoints } from '../../contract/stock/sites/sites.ts'
import type { Prepare } from './change-case.ts'
import { anAddress, makeItem, makeLocation } from './factories.ts'
import type { TestApp } from './test-app.ts'

let made = 0

/** Another site, with a receiving and a storage location. */
export async function makeSite(it: TestApp) {
  made++
  const body = { code: `SITE-${made}`, name: `Site ${made}`, address: anAddress }
  const site = await it.as('admin').call(sitesEndpoints.create, { body })
  await makeLocation(it, { type: 'receiving', siteId: site.id })
  await makeLocation(it, { siteId: site.id })
  return site
}

/** A movement of 10 of a new item of customer 1 to a new site, up to this stage. */
export async function makeTransfer(it: TestApp, upTo: (typeof trackingStages)[number], quantity = 100) {
  const { sku } = await makeItem(it, { quantity })
  const { id: transferToSiteId } = await makeSite(it)
  const { id } = await it
    .as('manager')
    .call(ordersEndpoints.create, { body: { customerId: 1, items: [{ sku, quantity: 10 }], transferToSiteId } })
  for (const stage of trackingStages.slice(1, trackingStages.indexOf(upTo) + 1))
    await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
  return it.as('manager').call(ordersEndpoints.get, { params: { id } })
}

async function makeTransferReceipt(it: TestApp): Promise<{ id: number; orderId: number; sku: string }> {
  const { id: orderId, transfer, items } = await makeTransfer(it, 'exported', 12)
  return { id: transfer?.receiptId ?? 0, orderId, sku: items[0]?.sku ?? '' }
}

export const transferCases: Record<string, readonly Prepare[]> = {
  'sites.create': [async (it) => ({ by: it.as('admin'), body: { code: 'EAST', name: 'East Depot' } })],
  'sites.update': [async (it) => ({ by: it.as('admin'), id: (await makeSite(it)).id, body: { name: 'Renamed' } })],
  'transfers.writeOff': [
    async (it) => {
      const { id, orderId, sku } = await makeTransferReceipt(it)
      const receipt = await it.as('manager').call(receiptsEndpoints.get, { params: { id } })
      const items = [{ id: receipt.items[0]?.id ?? 0, sku, quantity: 4 }]
      for (const body of [{ status: 'received' as const, items }, { status: 'inspected' as const }, { status: 'stored' as const }])
        await it.as('manager').call(receiptsEndpoints.update, { params: { id }, body })
      return { by: it.as('manager'), id: orderId, body: { reason: 'Lost on the way' } }
    },
  ],
}

/** Further cases of calls that do more with a transfer. */
export const casesOfTransfers: Record<string, readonly Prepare[]> = {
  'orders.advanceTracking': [
    async (it) => ({ by: it.as('admin'), id: (await makeTransfer(it, 'documented')).id, body: { stage: 'exported' } }),
  ],
  'orders.advance': [async (it) => ({ by: it.as('admin'), body: { ids: [(await makeTransfer(it, 'documented')).id], exports: true } })],
  'receipts.update': [async (it) => ({ by: it.as('manager'), id: (await makeTransferReceipt(it)).id, body: { status: 'received' } })],
  'receiptCounting.receive': [
    async (it) => {
      const { id, sku } = await makeTransferReceipt(it)
      await it.as('manager').call(countingEndpoints.count, { params: { id }, body: { sku, quantity: 10 } })
      return { by: it.as('manager'), id, body: {} }
    },
  ],
}
