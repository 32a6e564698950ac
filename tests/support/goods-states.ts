import { tasksEndpoints } from '../../contract/goods-in/put-away/tasks.ts'
import { quarantineEndpoints } from '../../contract/goods-in/quarantine/quarantine.ts'
import { countingEndpoints } from '../../contract/goods-in/receipts/counting.ts'
import { receiptStatuses } from '../../contract/goods-in/receipts/receipt-steps.ts'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { returnWorkEndpoints } from '../../contract/goods-in/returns/return-work.ts'
import { returnsEndpoints } from '../../contract/goods-in/returns/returns.ts'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { nextStage } from '../../contract/goods-out/orders/tracking-stages.ts'
import { transfersEndpoints } from '../../contract/goods-out/orders/transfers.ts'
import { countsEndpoints } from '../../contract/stock/counts/counts.ts'
import { handlingUnitsEndpoints } from '../../contract/stock/handling-units/handling-units.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints } from '../../contract/stock/locations/locations.ts'
import { approve, countOf, makeCount, planCount, submit } from './counting.ts'
import { makeItem, makeLocation, makeOrder, makeReceipt, makeReceivingLocations, makeReturn, makeTask, shipItem } from './factories.ts'
import { makeConfirmedOrder, makeShortLocation, pickEverything, pickListOf, setCompanyPrefix } from './pick-cases.ts'
import type { TestApp } from './test-app.ts'
import { makeSite } from './transfer-cases.ts'

/** Goods in a state that not every change was made for, and what may be done with them. */
export interface Goods {
  item: { id: number; sku: string }
  /** Where they are; null at a location that isn't listed. */
  place: { id: number; code: string } | null
  unit?: { id: number; sscc: string }
  lot?: string
  orderId?: number
  shipmentId?: number
  receiptId?: number
  returnId?: number
  count?: { id: number; placeId: number }
  taskId?: number
  /** Finishes what waits for the goods as people do, from wherever it is by now; throws if they can't. */
  finish: () => Promise<void>
}

type State = (it: TestApp) => Promise<Goods>

/** The state that each of these makes of its own goods. Who adds a state to the product adds it here. */
export const goodsStates: Record<string, State> = {
  'on the way between sites': async (it) => {
    await setCompanyPrefix(it)
    const { code } = await makeLocation(it)
    const item = await makeItem(it, { quantity: 20, location: code, lotNumber: 'L-1' })
    const site = await makeSite(it)
    const body = { customerId: 1, items: [{ sku: item.sku, quantity: 8 }], transferToSiteId: site.id }
    const { id: orderId } = await it.as('manager').call(ordersEndpoints.create, { body })
    await advanceUntil(it, orderId, 'exported')
    const receiptId = (await orderOf(it, orderId)).transfer?.receiptId ?? 0
    const [packed] = await stockIn(it, item.id, 'in_transit')
    const unit = { id: packed?.handlingUnitId ?? 0, sscc: packed?.handlingUnit ?? '' }
    return {
      item,
      place: null,
      lot: 'L-1',
      unit,
      orderId,
      receiptId,
      finish: async () => {
        await advanceUntil(it, orderId, 'exported')
        const { transfer, status } = await orderOf(it, orderId)
        if (status === 'cancelled') return
        await storeReceipt(it, transfer?.receiptId ?? 0)
        const { missing = 0, sent = 0 } = (await orderOf(it, orderId)).transfer ?? {}
        const { items } = await it.as('manager').call(receiptsEndpoints.get, { params: { id: transfer?.receiptId ?? 0 } })
        const counted = items.reduce((sum, { quantity }) => sum + quantity, 0)
        if (missing > Math.max(sent - counted, 0)) throw new Error(`${counted} of ${sent} were counted, and ${missing} are missing.`)
        if (missing > 0) await it.as('manager').call(transfersEndpoints.writeOff, { params: { id: orderId }, body: { reason: 'Lost' } })
      },
    }
  },

  expected: async (it) => {
    await makeReceivingLocations(it)
    const place = await makeLocation(it)
    const item = await makeItem(it, { quantity: 5, location: place.code })
    const { id: receiptId } = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 4 }] })
    return {
      item,
      place,
      receiptId,
      finish: async () => {
        await storeReceipt(it, receiptId)
        const { items, withdrawnAt, customerId } = await it.as('manager').call(receiptsEndpoints.get, { params: { id: receiptId } })
        if (customerId !== 1) return
        const others = items.filter(({ inventoryId, expected }) => expected > 0 && inventoryId !== item.id)
        if (withdrawnAt === null && others.length > 0) throw new Error(`${item.sku} arrived as another item, ${others[0]?.sku}.`)
      },
    }
  },

  'counted in, waiting to be received': async (it) => {
    await makeReceivingLocations(it)
    const item = await makeItem(it, { quantity: 5 })
    const { id: receiptId } = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 4 }] })
    await it.as('worker').call(countingEndpoints.count, { params: { id: receiptId }, body: { sku: item.sku, quantity: 4 } })
    return { item, place: null, receiptId, finish: () => storeReceipt(it, receiptId) }
  },

  'received, waiting for inspection': async (it) => {
    await makeReceivingLocations(it)
    const place = await makeLocation(it, { type: 'receiving' })
    const item = await makeItem(it, { quantity: 0 })
    const { id: receiptId } = await makeReceipt(it, { items: [{ sku: item.sku, quantity: 6 }] })
    await it
      .as('manager')
      .call(receiptsEndpoints.update, { params: { id: receiptId }, body: { status: 'received', receivingLocation: place.code } })
    return { item, place, receiptId, finish: () => storeReceipt(it, receiptId) }
  },

  'waiting for their put-away': async (it) => {
    const place = await makeLocation(it, { type: 'receiving' })
    await makeLocation(it)
    const task = await makeTask(it, { from: place.code })
    const item = { id: task.inventoryId ?? 0, sku: task.sku ?? '' }
    return {
      item,
      place,
      taskId: task.id,
      finish: async () => {
        const { state } = await it.as('manager').call(tasksEndpoints.get, { params: { id: task.id } })
        if (state !== 'open') return
        const { code: locationCode } = await makeLocation(it)
        const done = await it.as('worker').ask(tasksEndpoints.complete, { params: { id: task.id }, body: { locationCode } })
        if (done.status >= 400) await it.as('worker').call(tasksEndpoints.cancel, { params: { id: task.id }, body: {} })
      },
    }
  },

  'damaged, in quarantine': async (it) => {
    const place = await makeLocation(it, { type: 'quarantine' })
    const item = await makeItem(it, { quantity: 6, location: place.code })
    return {
      item,
      place,
      finish: async () => {
        const tasks = await it.as('manager').call(tasksEndpoints.list, { query: { q: item.sku, state: ['open'] } })
        for (const { id } of tasks) await it.as('worker').call(tasksEndpoints.cancel, { params: { id }, body: {} })
        for (const { onHand, location } of await stockIn(it, item.id, 'quarantine')) {
          const body = { from: location ?? '', quantity: onHand, disposition: 'scrap' as const, reason: 'Broken' }
          await it.as('manager').call(quarantineEndpoints.dispose, { params: { id: item.id }, body })
        }
      },
    }
  },

  'put aside by a short pick': async (it) => {
    const { bin, item, orderId } = await makeShortLocation(it)
    const code = (await stockIn(it, item.id, 'quarantine'))[0]?.location ?? ''
    const [place] = await it.as('manager').call(locationsEndpoints.list, { query: { q: code } })
    if (!place) throw new Error(`There is no location ${code}.`)
    return {
      item,
      place,
      orderId,
      finish: async () => {
        // They turn up where they were missing.
        const left = (await stockIn(it, item.id, 'quarantine')).find(({ location }) => location === place.code)?.onHand ?? 0
        if (left === 0) return
        await foundAtCount(it, { bin, itemId: item.id, more: left })
        const after = (await stockIn(it, item.id, 'quarantine')).find(({ location }) => location === place.code)
        if (after) throw new Error(`${after.onHand} are still aside, though the count found them.`)
      },
    }
  },

  'counted with a difference, in review': async (it) => {
    const made = await makeCount(it)
    const lines = [{ inventoryId: made.item.id, quantity: 38 }]
    await submit(it, 'worker', made.id, made.placeId, { round: 1, lines })
    await submit(it, 'admin', made.id, made.placeId, { round: 2, lines })
    return { item: made.item, place: made.bin, count: made, finish: () => endCount(it, made.id) }
  },

  'being counted': async (it) => {
    const made = await makeCount(it)
    await submit(it, 'worker', made.id, made.placeId, { round: 1, lines: [{ inventoryId: made.item.id, quantity: 38 }] })
    return { item: made.item, place: made.bin, count: made, finish: () => endCount(it, made.id) }
  },

  'reserved, being picked': async (it) => {
    await setCompanyPrefix(it)
    const place = await makeLocation(it)
    const item = await makeItem(it, { quantity: 20, location: place.code })
    const { id: orderId } = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 10 }] })
    const { open } = await pickListOf(it, orderId)
    await it.as('worker').request('POST', `/api/orders/${orderId}/picks`, { body: { line: open[0]?.id, quantity: 4 } })
    return { item, place, orderId, finish: () => leave(it, orderId) }
  },

  'packed in a closed carton': async (it) => {
    const { item, orderId, unit, place } = await makeCarton(it, 'labelling')
    return { item, orderId, unit, place, finish: () => leave(it, orderId) }
  },

  'gone, in a carton that has left': async (it) => {
    const { item, orderId, unit } = await makeCarton(it, 'exported')
    const shipmentId = (await orderOf(it, orderId)).shipmentId ?? 0
    return { item, orderId, unit, shipmentId, place: null, finish: () => leave(it, orderId) }
  },

  expired: async (it) => {
    const place = await makeLocation(it)
    const item = await makeItem(it, { quantity: 12, location: place.code, lotNumber: 'OLD', expiresOn: '2020-01-31' })
    return { item, place, lot: 'OLD', finish: () => takeAllOut(it, item.id) }
  },

  'of a lot that is expected with another date': async (it) => {
    await makeReceivingLocations(it)
    const place = await makeLocation(it)
    const tracked = { tracking: 'lot_expiry' as const, lotNumber: 'L-9', expiresOn: '2031-01-31' }
    const item = await makeItem(it, { quantity: 12, location: place.code, ...tracked })
    const line = { sku: item.sku, quantity: 3, lotNumber: 'L-9', expiresOn: '2032-01-31' }
    const { id: receiptId } = await makeReceipt(it, { items: [line] })
    return {
      item,
      place,
      lot: 'L-9',
      receiptId,
      finish: async () => {
        const { status, items, withdrawnAt } = await it.as('manager').call(receiptsEndpoints.get, { params: { id: receiptId } })
        if (status === 'pending' && withdrawnAt === null) {
          const known = (await it.as('manager').call(inventoryEndpoints.get, { params: { id: item.id } })).stock.find(
            ({ lot }) => lot === 'L-9',
          )
          const right = items.map(({ id, sku, quantity }) => ({
            id,
            sku,
            quantity,
            lotNumber: 'L-9',
            expiresOn: known?.expiresOn ?? '2031-01-31',
          }))
          const corrected = await it.as('manager').ask(receiptsEndpoints.update, { params: { id: receiptId }, body: { items: right } })
          if (corrected.status >= 400) await it.as('manager').call(countingEndpoints.discard, { params: { id: receiptId } })
        }
        await storeReceipt(it, receiptId)
      },
    }
  },

  'on their way back with a return': async (it) => {
    await makeLocation(it, { type: 'quarantine' })
    const { item, order } = await shipItem(it, 4)
    const { id: returnId } = await makeReturn(it, { orderId: order.id, items: [{ sku: item.sku, quantity: 4 }] })
    return { item, place: null, orderId: order.id, returnId, finish: () => closeReturn(it, returnId) }
  },

  'returned, waiting for inspection': async (it) => {
    const place = await makeLocation(it, { type: 'quarantine' })
    const { item, order } = await shipItem(it, 4)
    const back = await makeReturn(it, { orderId: order.id, items: [{ sku: item.sku, quantity: 4 }] })
    const body = { returnLocation: place.code, items: back.items.map(({ id: lineId }) => ({ lineId, quantity: 4 })) }
    await it.as('worker').call(returnWorkEndpoints.receive, { params: { id: back.id }, body })
    return { item, place, orderId: order.id, returnId: back.id, finish: () => closeReturn(it, back.id) }
  },

  deleted: async (it) => {
    const place = await makeLocation(it)
    const item = await makeItem(it, { quantity: 7, location: place.code })
    await it.as('manager').call(inventoryEndpoints.delete, { params: { id: item.id } })
    return {
      item,
      place,
      finish: async () => {
        const restored = await it.as('manager').ask(inventoryEndpoints.restore, { params: { id: item.id } })
        if (['item.sku-taken-meanwhile', 'location.inactive'].includes((restored.body as { code?: string }).code ?? '')) return
        const { quantity } = await it.as('manager').call(inventoryEndpoints.get, { params: { id: item.id } })
        if (restored.status === 200 && quantity !== 7) throw new Error(`${quantity} came back instead of 7.`)
      },
    }
  },

  'of another customer': async (it) => {
    const place = await makeLocation(it)
    const item = await makeItem(it, { quantity: 9, location: place.code, customerId: 2 })
    const { id: orderId } = await makeOrder(it, { customerId: 2, items: [{ sku: item.sku, quantity: 2 }] })
    return { item, place, orderId, finish: () => leave(it, orderId) }
  },

  'of another site': async (it) => {
    const site = await makeSite(it)
    const place = await makeLocation(it, { siteId: site.id })
    const item = await makeItem(it, { quantity: 9, location: place.code })
    const { id: orderId } = await makeOrder(it, { siteId: site.id, items: [{ sku: item.sku, quantity: 2 }] })
    return { item, place, orderId, finish: () => leave(it, orderId) }
  },
}

/** 10 of an item, all of them in one carton of a movement. */
async function makeCarton(it: TestApp, upTo: 'labelling' | 'exported') {
  await setCompanyPrefix(it)
  const bin = await makeLocation(it)
  const item = await makeItem(it, { quantity: 25, location: bin.code })
  const { id: orderId } = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 10 }] })
  const { picked } = await pickEverything(it, orderId)
  const lines = picked.map(({ id: line, quantity }) => ({ line, quantity }))
  const packed = await it.as('worker').request('POST', `/api/orders/${orderId}/pack`, { body: { lines } })
  if (packed.status !== 200) throw new Error(packed.text)
  await advanceUntil(it, orderId, upTo)
  const [unit] = await it.as('manager').call(handlingUnitsEndpoints.list, { query: { sort: '-createdAt', limit: '1' } })
  const { location, locationId } = unit ?? {}
  const place = location && locationId ? { id: locationId, code: location } : bin
  return { item, orderId, place, unit: { id: unit?.id ?? 0, sscc: unit?.sscc ?? '' } }
}

export function orderOf(it: TestApp, id: number) {
  return it.as('manager').call(ordersEndpoints.get, { params: { id } })
}

async function stockIn(it: TestApp, id: number, availability: string) {
  const { body, status } = await it.as('manager').ask(inventoryEndpoints.get, { params: { id } })
  if (status === 404) return []
  const { stock } = body as {
    stock: { availability: string; location: string | null; onHand: number; handlingUnit: string | null; handlingUnitId: number | null }[]
  }
  return stock.filter((row) => row.availability === availability && row.onHand > 0)
}

async function advanceUntil(it: TestApp, id: number, last: 'labelling' | 'exported'): Promise<void> {
  for (let tries = 0; tries < 12; tries++) {
    const order = await orderOf(it, id)
    if (order.status === 'cancelled' || order.trackingStage === last) return
    const stage = nextStage(order.trackingStage)
    if (!stage) return
    const reply = await it.as('admin').ask(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
    if (reply.status < 400) continue
    await missingGoods(it, id, reply.text)
  }
  throw new Error('The movement does not end.')
}

/** A movement whose goods are missing is planned again, sent short, or cancelled. */
async function missingGoods(it: TestApp, id: number, why: string): Promise<void> {
  for (const path of ['ship-short', 'plan-again', 'cancel']) {
    const tried = await it.as('admin').request('POST', `/api/orders/${id}/${path}`, { body: {} })
    if (tried.status < 400) return
  }
  throw new Error(`The movement can be neither advanced nor cancelled: ${why}`)
}

async function leave(it: TestApp, id: number): Promise<void> {
  await advanceUntil(it, id, 'exported')
}

async function storeReceipt(it: TestApp, id: number): Promise<void> {
  for (;;) {
    const receipt = await it.as('manager').call(receiptsEndpoints.get, { params: { id } })
    const status = receiptStatuses[receiptStatuses.indexOf(receipt.status) + 1]
    if (receipt.withdrawnAt !== null || !status) return
    if (receipt.items.length === 0)
      return void (await it.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { notes: 'Empty' } }))
    await it.as('manager').call(receiptsEndpoints.update, { params: { id }, body: { status } })
  }
}

async function closeReturn(it: TestApp, id: number): Promise<void> {
  const manager = it.as('manager')
  const returned = () => manager.call(returnsEndpoints.get, { params: { id } })
  const first = await returned()
  if (first.status === 'requested') await manager.call(returnsEndpoints.authorise, { params: { id }, body: {} })
  if (['requested', 'authorised'].includes(first.status)) {
    const body = { items: first.items.map(({ id: lineId, expected }) => ({ lineId, quantity: Math.max(expected, 1) })) }
    const received = await manager.ask(returnWorkEndpoints.receive, { params: { id }, body })
    // What is refused for good can be cancelled.
    if (received.status >= 400) return void (await manager.call(returnsEndpoints.cancel, { params: { id }, body: {} }))
  }
  const { status, items } = await returned()
  if (status === 'received') {
    const parts = (quantity: number) =>
      quantity === 0 ? [] : [{ quantity, condition: 'damaged' as const, disposition: 'quarantine' as const }]
    const lines = items.map(({ id: lineId, received }) => ({ lineId, parts: parts(received ?? 0) }))
    await manager.call(returnWorkEndpoints.inspect, { params: { id }, body: { lines } })
  }
  if ((await returned()).status === 'inspected') await manager.call(returnWorkEndpoints.close, { params: { id }, body: {} })
}

/** Ends a count: what can't be accepted is rejected. */
async function endCount(it: TestApp, id: number): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    const { status, places } = await countOf(it, id)
    if (status === 'closed' || status === 'cancelled') return
    const place = places.find((each) => each.status === 'open' || each.status === 'recount')
    if (place) {
      const by = place.round % 2 === 1 ? 'worker' : 'admin'
      const lines = place.lines.map(({ inventoryId, lot, handlingUnit }) => ({ inventoryId, lot, handlingUnit, quantity: 38 }))
      const sent = await submit(it, by, id, place.id, { round: place.round, lines })
      if (sent.status >= 400) throw new Error(sent.text)
      continue
    }
    const open = places.flatMap(({ lines }) => lines).filter((line) => line.status === 'difference')
    const decide = (accept: boolean) => open.map(({ id: lineId }) => ({ lineId, accept, reason: 'Counted' }))
    const accepted = await approve(it, id, { decisions: decide(true), acceptMoved: true, releaseReserved: true, ownCount: true }, 'admin')
    if (accepted.status >= 400) {
      const rejected = await approve(it, id, { decisions: decide(false), ownCount: true }, 'admin')
      if (rejected.status >= 400) throw new Error(`${accepted.text} ${rejected.text}`)
    }
  }
  throw new Error('The count does not end.')
}

async function foundAtCount(
  it: TestApp,
  { bin, itemId, more }: { bin: { id: number; code: string }; itemId: number; more: number },
): Promise<void> {
  const { stock } = await it.as('manager').call(inventoryEndpoints.get, { params: { id: itemId } })
  const there = stock.filter(({ location }) => location === bin.code).reduce((sum, { onHand }) => sum + Number(onHand), 0)
  for (const open of await it
    .as('manager')
    .call(countsEndpoints.list, { query: { status: ['planned', 'counting', 'recounting', 'review'] } }))
    await it.as('manager').call(countsEndpoints.cancel, { params: { id: open.id }, body: { reason: 'Counted otherwise' } })
  const count = await planCount(it, { method: 'location', locationIds: [bin.id] })
  const placeId = count.places[0]?.id ?? 0
  const lines = [{ inventoryId: itemId, quantity: there + more }]
  for (const [by, round] of [
    ['worker', 1],
    ['admin', 2],
  ] as const)
    await submit(it, by, count.id, placeId, { round, lines })
  await endCount(it, count.id)
}

async function takeAllOut(it: TestApp, id: number): Promise<void> {
  const item = await it.as('manager').ask(inventoryEndpoints.get, { params: { id } })
  if (item.status === 404) return
  for (const { location, onHand, reserved } of (item.body as { stock: { location: string | null; onHand: number; reserved: number }[] })
    .stock) {
    const body = { adjustment: reserved - onHand, reason: 'Expired', ...(location && { location }) }
    if (onHand > reserved) await it.as('manager').call(inventoryEndpoints.adjust, { params: { id }, body })
  }
}
