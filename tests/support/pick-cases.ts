import type { z } from 'zod'
import type { newOrder } from '../../contract/goods-out/orders/orders.ts'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { pickingEndpoints } from '../../contract/goods-out/picking/picking.ts'
import { settingsEndpoints } from '../../contract/platform/settings/settings.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import type { Prepare } from './change-case.ts'
import { makeItem, makeLocation, makeOrder, makePackedUnit } from './factories.ts'
import type { TestApp } from './test-app.ts'

/** The prefix of SSCCs that units of tests get. */
export const testCompanyPrefix = '4012345'

/** A movement of customer 1 on the floor, with one line of 10 of an item that lies in a bin, by default. */
export async function makeConfirmedOrder(it: TestApp, wanted: Partial<z.input<typeof newOrder>> = {}) {
  const order = await makeOrder(it, wanted.items ? wanted : { ...wanted, items: [{ sku: (await makeBinnedItem(it)).sku, quantity: 10 }] })
  return it.as('admin').call(ordersEndpoints.advanceTracking, { params: { id: order.id }, body: { stage: 'confirmed' } })
}

/** 40 of a new item of customer 1 in a bin of their own. */
export async function makeBinnedItem(it: TestApp, wanted: Parameters<typeof makeItem>[1] = {}) {
  return makeItem(it, { quantity: 40, location: (await makeLocation(it)).code, ...wanted })
}

export function pickListOf(it: TestApp, id: number) {
  return it.as('manager').call(pickingEndpoints.get, { params: { id } })
}

/** Picks all of a movement, line by line. */
export async function pickEverything(it: TestApp, id: number) {
  let list = await pickListOf(it, id)
  for (let line = list.open[0]; line; line = list.open[0])
    list = await it.as('manager').call(pickingEndpoints.pick, { params: { id }, body: { line: line.id } })
  return list
}

export async function setCompanyPrefix(it: TestApp) {
  await it.as('admin').call(settingsEndpoints.updateGs1, { body: { companyPrefix: testCompanyPrefix } })
}

/** A movement that lacks 4 of its 10 since a short pick, because there is nothing more of the item. */
export async function makeShortOrder(it: TestApp) {
  const { sku } = await makeBinnedItem(it, { quantity: 10 })
  const order = await makeConfirmedOrder(it, { items: [{ sku, quantity: 10 }] })
  const { open } = await pickListOf(it, order.id)
  const body = { line: open[0]?.id ?? 0, found: 6, reason: 'Not found' }
  return it.as('manager').call(pickingEndpoints.pickShort, { params: { id: order.id }, body })
}

/** A movement whose goods lie on a pallet. */
async function makeOrderFromPallet(it: TestApp) {
  const { item } = await makePackedUnit(it)
  const { id } = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 10 }] })
  return { id, line: (await pickListOf(it, id)).open[0]?.id ?? 0 }
}

/** A location where a picker found 6 of 10 that are booked there, and where the books say that 30 are left, or less. */
export async function makeShortLocation(it: TestApp, quantity = 40) {
  const bin = await makeLocation(it)
  const item = await makeItem(it, { quantity, location: bin.code })
  const { id } = await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 10 }] })
  const { open } = await pickListOf(it, id)
  await it
    .as('manager')
    .call(pickingEndpoints.pickShort, { params: { id }, body: { line: open[0]?.id ?? 0, found: 6, reason: 'Not found' } })
  return { bin, item, orderId: id }
}

/** The changes of picking and packing. */
export const pickChangeCases: Record<string, Prepare[]> = {
  'picking.pick': [
    async (it) => {
      const { id } = await makeConfirmedOrder(it)
      const { open } = await pickListOf(it, id)
      return { by: it.as('manager'), id, body: { line: open[0]?.id, quantity: 4 } }
    },
    // Out of a pallet.
    async (it) => {
      const { id, line } = await makeOrderFromPallet(it)
      return { by: it.as('manager'), id, body: { line } }
    },
  ],
  'picking.pickShort': [
    // The first makes the location of discrepancies; nothing more of the item is free, so staff are told.
    async (it) => {
      const { sku } = await makeBinnedItem(it, { quantity: 10 })
      const { id } = await makeConfirmedOrder(it, { items: [{ sku, quantity: 10 }] })
      const { open } = await pickListOf(it, id)
      return { by: it.as('manager'), id, body: { line: open[0]?.id, found: 6, reason: 'Not found' } }
    },
    async (it) => {
      const { id, line } = await makeOrderFromPallet(it)
      return { by: it.as('manager'), id, body: { line, found: 3, reason: 'Damaged' } }
    },
  ],
  'picking.putRight': [
    async (it) => {
      const { code } = await makeLocation(it)
      const { id } = await makeConfirmedOrder(it)
      const { picked } = await pickEverything(it, id)
      return { by: it.as('manager'), id, body: { line: picked[0]?.id, quantity: 2, locationCode: code, reason: 'Wrong flavour' } }
    },
  ],
  'stock.putRight': [
    async (it) => {
      const { bin, item } = await makeShortLocation(it)
      return { by: it.as('manager'), id: bin.id, body: { inventoryId: item.id } }
    },
  ],
  'picking.planAgain': [
    async (it) => {
      const { orderId, picked } = await makeShortOrder(it)
      const body = { adjustment: 4, reason: 'Found' }
      await it.as('manager').call(inventoryEndpoints.adjust, { params: { id: picked[0]?.inventoryId ?? 0 }, body })
      return { by: it.as('manager'), id: orderId, body: {} }
    },
  ],
  'picking.shipShort': [async (it) => ({ by: it.as('manager'), id: (await makeShortOrder(it)).orderId, body: {} })],
  'picking.pack': [
    async (it) => {
      await setCompanyPrefix(it)
      const { id } = await makeConfirmedOrder(it)
      const { picked } = await pickEverything(it, id)
      return { by: it.as('manager'), id, body: { lines: picked.map((line) => ({ line: line.id, quantity: line.quantity })) } }
    },
  ],
}
