import { returnWorkEndpoints } from '../../contract/goods-in/returns/return-work.ts'
import type { GoodsReturn } from '../../contract/goods-in/returns/returns.ts'
import type { Prepare } from './change-case.ts'
import { makeHandlingUnit, makeLocation, makeReturn, shipItem } from './factories.ts'
import type { TestApp, TestPerson } from './test-app.ts'

const requested = (it: TestApp) => makeAReturn(it, 2, 'customer')

async function makeAReturn(it: TestApp, quantity: number, by: TestPerson = 'manager'): Promise<GoodsReturn> {
  const { item, order } = await shipItem(it, quantity)
  return makeReturn(it, { by, orderId: order.id, items: [{ sku: item.sku, quantity }] })
}

/** Four units, received on a pallet. */
export async function makeReceivedReturn(it: TestApp): Promise<GoodsReturn> {
  const { id, items } = await makeAReturn(it, 4)
  const { code: returnLocation } = await makeLocation(it, { type: 'quarantine' })
  const { sscc: handlingUnit } = await makeHandlingUnit(it, { customerId: 1 })
  const body = { returnLocation, items: items.map((line) => ({ lineId: line.id, quantity: 4, handlingUnit })) }
  return it.as('worker').call(returnWorkEndpoints.receive, { params: { id }, body })
}

/** One to restock, one to send back, the others to stay. */
export async function makeInspectedReturn(it: TestApp): Promise<GoodsReturn> {
  const { id, items } = await makeReceivedReturn(it)
  const parts = [
    { quantity: 1, condition: 'good', disposition: 'restock' },
    { quantity: 1, condition: 'wrong_item', disposition: 'send_back' },
    { quantity: 2, condition: 'damaged', disposition: 'quarantine' },
  ] as const
  const lines = items.map((line) => ({ lineId: line.id, parts: [...parts] }))
  return it.as('worker').call(returnWorkEndpoints.inspect, { params: { id }, body: { lines } })
}

export const returnChangeCases: Record<string, Prepare[]> = {
  'returns.create': [
    async (it) => {
      const { item, order } = await shipItem(it, 1)
      return { by: it.as('customer'), body: { orderId: order.id, reason: 'unwanted', items: [{ sku: item.sku, quantity: 1 }] } }
    },
  ],
  'returns.update': [async (it) => ({ by: it.as('manager'), id: (await requested(it)).id, body: { notes: 'By parcel' } })],
  'returns.cancel': [async (it) => ({ by: it.as('customer'), id: (await requested(it)).id, body: {} })],
  'returns.authorise': [async (it) => ({ by: it.as('manager'), id: (await requested(it)).id, body: {} })],
  'returns.decline': [async (it) => ({ by: it.as('manager'), id: (await requested(it)).id, body: { reason: 'Used goods' } })],
  'returns.receive': [
    async (it) => {
      const { id, items } = await makeAReturn(it, 4)
      await makeLocation(it, { type: 'quarantine' })
      const { sscc: handlingUnit } = await makeHandlingUnit(it, { customerId: 1 })
      const body = { items: items.map((line) => ({ lineId: line.id, quantity: 3, handlingUnit })) }
      return { by: it.as('worker'), id, body }
    },
  ],
  'returns.inspect': [
    async (it) => {
      const { id, items } = await makeReceivedReturn(it)
      const parts = [{ quantity: 4, condition: 'good', disposition: 'restock' }]
      return { by: it.as('worker'), id, body: { lines: items.map((line) => ({ lineId: line.id, parts })) } }
    },
  ],
  'returns.close': [async (it) => ({ by: it.as('manager'), id: (await makeInspectedReturn(it)).id, body: {} })],
}
