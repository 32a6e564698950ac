import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { shipmentsEndpoints } from '../../contract/goods-out/shipments/shipments.ts'
import { trackingLinksEndpoints } from '../../contract/goods-out/shipments/tracking-links.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { lotsEndpoints } from '../../contract/stock/inventory/lots.ts'
import { system } from '../../server/viewer.ts'
import type { Prepare } from './change-case.ts'
import {
  anAddress,
  makeAdjustmentRequest,
  makeCategory,
  makeItem,
  makeLocation,
  makeOrder,
  makePackedUnit,
  makeReceipt,
  makeShipment,
} from './factories.ts'
import { onePixel, setItemPicture } from './one-pixel.ts'
import { makeConfirmedOrder, setCompanyPrefix } from './pick-cases.ts'
import type { TestApp } from './test-app.ts'

/** The calls that change items, locations, categories, movements and shipments. */
export const stockChangeCases: Record<string, Prepare[]> = {
  'inventory.create': [
    async (it) => {
      const { code } = await makeLocation(it, { zone: 'North' })
      return { by: it.as('manager'), body: { sku: 'NEW', name: 'New', customerId: 1, location: code, quantity: 20 } }
    },
  ],
  'inventory.update': [
    async (it) => ({ by: it.as('manager'), id: (await makeItem(it)).id, body: { name: 'Another name' } }),
    async (it) => ({ by: it.as('manager'), id: (await makeItem(it)).id, body: { location: (await makeLocation(it)).code } }),
    async (it) => ({ by: it.as('manager'), id: (await makeItem(it)).id, body: { quantity: 3 } }),
    async (it) => {
      const { id, sku } = await makeItem(it)
      await makeReceipt(it, { items: [{ sku, quantity: 3 }] })
      return { by: it.as('manager'), id, body: { sku: `${sku}-NEW` } }
    },
    async (it) => ({ by: it.as('admin'), id: (await makeItem(it)).id, body: { customerId: 2 } }),
  ],
  'inventory.delete': [async (it) => ({ by: it.as('manager'), id: (await makeItem(it)).id })],
  'inventory.restore': [
    async (it) => {
      const { id } = await makeItem(it)
      await it.as('manager').call(inventoryEndpoints.delete, { params: { id } })
      return { by: it.as('manager'), id }
    },
  ],
  'itemPictures.set': [
    async (it) => ({ by: it.as('manager'), id: (await makeItem(it)).id, body: onePixel, headers: { 'content-type': 'image/png' } }),
  ],
  'itemPictures.delete': [
    async (it) => {
      const { id } = await makeItem(it)
      await setItemPicture(it.as('manager'), id)
      return { by: it.as('manager'), id }
    },
  ],
  'inventory.adjust': [
    async (it) => {
      const { code } = await makeLocation(it, { zone: 'South', capacity: 1000 })
      const { id } = await makeItem(it, { location: code })
      return { by: it.as('manager'), id, body: { adjustment: 7, reason: 'Found' } }
    },
    async (it) => ({ by: it.as('manager'), id: (await makeItem(it)).id, body: { adjustment: -95, reason: 'Broken' } }),
    async (it) => ({ by: it.as('worker'), id: (await makeItem(it)).id, body: { adjustment: -40, reason: 'Broken' } }),
  ],
  'inventory.move': [
    async (it) => {
      const { item, unit, code } = await makePackedUnit(it)
      const { code: to } = await makeLocation(it)
      return { by: it.as('manager'), id: item.id, body: { from: code, to, quantity: 4, handlingUnit: unit.sscc } }
    },
  ],
  'quarantine.dispose': [
    // Taken out of a pallet, so that the task is for loose goods.
    async (it) => {
      const { code: from } = await makeLocation(it, { type: 'quarantine' })
      const { item, unit } = await makePackedUnit(it, from)
      const body = { from, quantity: 4, handlingUnit: unit.sscc, disposition: 'release', reason: 'Checked' }
      return { by: it.as('manager'), id: item.id, body }
    },
    async (it) => {
      const { code: from } = await makeLocation(it, { type: 'quarantine' })
      const { id } = await makeItem(it, { location: from })
      return { by: it.as('manager'), id, body: { from, quantity: 4, disposition: 'send_back', reason: 'Wrong goods' } }
    },
  ],
  'lots.correct': [
    async (it) => {
      const item = await makeItem(it, { lotNumber: 'L-1', expiresOn: '2031-01-31' })
      await makeReceipt(it, { items: [{ sku: item.sku, quantity: 3 }] })
      const [lot] = await it.as('manager').call(lotsEndpoints.ofItem, { params: { id: item.id }, query: {} })
      return { by: it.as('manager'), id: item.id, params: { lotId: lot?.id ?? 0 }, body: { expiresOn: '2032-01-31', reason: 'Misread' } }
    },
  ],
  'adjustments.approve': [async (it) => ({ by: it.as('manager'), id: await makeAdjustmentRequest(it, -95), body: {} })],
  'adjustments.reject': [async (it) => ({ by: it.as('manager'), id: await makeAdjustmentRequest(it), body: { note: 'Count again' } })],
  'adjustments.withdraw': [async (it) => ({ by: it.as('worker'), id: await makeAdjustmentRequest(it), body: {} })],

  'locations.create': [async (it) => ({ by: it.as('manager'), body: { code: 'A-01', name: 'Aisle A' } })],
  'locations.update': [
    async (it) => {
      const { id, code } = await makeLocation(it)
      await makeItem(it, { location: code })
      return { by: it.as('manager'), id, body: { code: `${code}-NEW`, type: 'receiving' } }
    },
  ],
  'categories.create': [async (it) => ({ by: it.as('manager'), body: { name: 'Wines' } })],
  'categories.update': [
    async (it) => {
      const { id, name } = await makeCategory(it)
      await makeItem(it, { category: name })
      return { by: it.as('manager'), id, body: { name: `${name}, renamed` } }
    },
  ],

  'orders.create': [
    async (it) => {
      const { sku } = await makeItem(it)
      const body = { items: [{ sku, quantity: 95 }], billingAddress: anAddress, shippingAddress: anAddress }
      return { by: it.as('customer'), body }
    },
  ],
  'orders.update': [
    async (it) => {
      const { sku } = await makeItem(it)
      return { by: it.as('customer'), id: (await makeOrder(it)).id, body: { items: [{ sku, quantity: 2 }] } }
    },
  ],
  'orders.cancel': [
    async (it) => ({ by: it.as('customer'), id: (await makeOrder(it)).id, body: {} }),
    // What was packed has to be put back.
    async (it) => {
      await setCompanyPrefix(it)
      const { id } = await makeConfirmedOrder(it)
      for (const stage of ['packaging', 'labelling'] as const) await advance(it, id, stage)
      return { by: it.as('manager'), id, body: { reason: 'Changed our mind' } }
    },
  ],
  'orders.startPicking': [
    async (it) => {
      const { id } = await makeOrder(it)
      await advance(it, id, 'confirmed')
      return { by: it.as('manager'), id }
    },
  ],
  'orders.advanceTracking': [
    // Picks and packs what nobody recorded.
    async (it) => {
      const { id } = await makeConfirmedOrder(it)
      return { by: it.as('admin'), id, body: { stage: 'packaging' } }
    },
    async (it) => {
      await setCompanyPrefix(it)
      const { id } = await makeConfirmedOrder(it)
      await advance(it, id, 'packaging')
      return { by: it.as('admin'), id, body: { stage: 'labelling' } }
    },
    async (it) => ({ by: it.as('admin'), id: (await makeOrder(it)).id, body: { stage: 'confirmed' } }),
    // What leaves brings the item below its threshold.
    async (it) => {
      const { sku } = await makeItem(it)
      const { id } = await makeOrder(it, { items: [{ sku, quantity: 95 }] })
      for (const stage of ['confirmed', 'packaging', 'labelling', 'documented'] as const) await advance(it, id, stage)
      return { by: it.as('admin'), id, body: { stage: 'exported' } }
    },
  ],
  'orders.advance': [
    // The stock of the first leaves, and brings its item below the threshold; of the second it is picked.
    async (it) => {
      const { sku } = await makeItem(it)
      const leaving = await makeOrder(it, { items: [{ sku, quantity: 95 }] })
      for (const stage of ['confirmed', 'packaging', 'labelling', 'documented'] as const) await advance(it, leaving.id, stage)
      const picked = await makeConfirmedOrder(it)
      return { by: it.as('admin'), body: { ids: [leaving.id, picked.id], exports: true } }
    },
  ],
  'orderPapers.recordExcise': [
    async (it) => ({
      by: it.as('manager'),
      id: (await makeOrder(it)).id,
      body: { arc: '26DE000000000000001P3', consignorSeed: 'NL00987654321' },
    }),
  ],
  'orderPapers.makeDocuments': [
    async (it) => {
      const { order } = await makeShipment(it)
      await it.db.transaction(system, (trx) =>
        trx.sql.updateTable('order_documents').set({ due_at: null }).where('order_id', '=', order.id).execute(),
      )
      return { by: it.as('manager'), id: order.id }
    },
  ],
  'orders.rate': [
    async (it) => {
      const { order, shipmentId } = await makeShipment(it)
      for (const kind of ['picked_up', 'delivered'] as const)
        await it.as('manager').call(shipmentsEndpoints.record, { params: { id: shipmentId ?? 0 }, body: { kind } })
      return { by: it.as('customer'), id: order.id, body: { rating: 4 } }
    },
  ],
  'shipments.handOver': [
    async (it) => ({ by: it.as('manager'), id: (await makeShipment(it)).shipmentId ?? 0, body: { carrierName: 'DHL' } }),
  ],
  'shipments.update': [
    async (it) => ({ by: it.as('manager'), id: (await makeShipment(it)).shipmentId ?? 0, body: { status: 'in_transit' } }),
    async (it) => {
      const { shipmentId: id } = await makeShipment(it)
      return { by: it.as('manager'), id: id ?? 0, body: { estimatedDelivery: '2030-01-01T12:00:00Z', notes: 'New slot' } }
    },
  ],
  'trackingLinks.create': [async (it) => ({ by: it.as('customer'), id: (await makeShipment(it)).shipmentId ?? 0, body: {} })],
  'trackingLinks.withdraw': [
    async (it) => {
      const { shipmentId: id } = await makeShipment(it)
      await it.as('customer').call(trackingLinksEndpoints.create, { params: { id: id ?? 0 }, body: {} })
      return { by: it.as('manager'), id: id ?? 0 }
    },
  ],
  'shipments.create': [async (it) => ({ by: it.as('manager'), body: { customerId: 1, destination: 'Brno, CZ' } })],
  'eventImports.create': [
    async (it) => {
      const { shipmentId } = await makeShipment(it)
      const { trackingNumber } = await it.as('manager').call(shipmentsEndpoints.get, { params: { id: shipmentId ?? 0 } })
      const csv = `tracking number,event,time\n${trackingNumber},Picked up,${it.db.now().toISOString()}`
      return { by: it.as('manager'), body: { csv } }
    },
  ],
  'proofsOfDelivery.record': [
    async (it) => {
      const { shipmentId } = await makeShipment(it)
      const params = { id: shipmentId ?? 0 }
      await it.as('manager').call(shipmentsEndpoints.record, { params, body: { kind: 'picked_up' } })
      return { by: it.as('manager'), id: params.id, body: { receivedBy: 'M. Novák', signature: 'M20 20L80 90' } }
    },
  ],
  'shipments.record': [
    async (it) => ({ by: it.as('manager'), id: (await makeShipment(it)).shipmentId ?? 0, body: { kind: 'picked_up', place: 'Dock 5' } }),
  ],
}

async function advance(it: TestApp, id: number, stage: 'confirmed' | 'packaging' | 'labelling' | 'documented'): Promise<void> {
  await it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
}
