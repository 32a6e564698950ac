import type { z } from 'zod'
import { receiptsEndpoints } from '../../contract/goods-in/receipts/receipts.ts'
import { type newOrder, ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../contract/goods-out/orders/tracking-stages.ts'
import { inventoryEndpoints, type newInventoryItem } from '../../contract/stock/inventory/inventory.ts'
import { anAddress } from './factories.ts'
import { type Caller, openTestApp, type TestApp, testPassword } from './test-app.ts'

type Item = z.input<typeof newInventoryItem>
type Order = z.input<typeof newOrder>

/** The real server with a clock that the test sets. */
export interface DatedWarehouse {
  app: TestApp
  /** Sessions expire, so each new time begins with a sign-in: read these anew after `moveOn`. */
  admin: Caller
  acme: Caller
  moveOn(time: string): Promise<void>
  makeItem(sku: string, fields?: Partial<Item>): ReturnType<typeof createItem>
  /** A movement of one line. */
  makeOrder(
    sku: string,
    fields?: Partial<Pick<Order, 'type' | 'customerId' | 'requestedShipDate'>> & { quantity?: number },
  ): ReturnType<typeof createOrder>
  /** A receipt of one line, received. */
  receive(sku: string, quantity: number): Promise<void>
  advance(orderId: number, until: (typeof trackingStages)[number]): Promise<void>
}

const createItem = (by: Caller, body: Item) => by.call(inventoryEndpoints.create, { body })
const createOrder = (by: Caller, body: Order) => by.call(ordersEndpoints.create, { body })

export async function openDatedWarehouse(time: string): Promise<DatedWarehouse> {
  let now = new Date(time)
  const app = await openTestApp({ clock: () => now })
  const signInAll = async () => ({
    admin: await app.signIn('admin', testPassword),
    acme: await app.signIn('customer@acme.example', testPassword),
  })
  const it: DatedWarehouse = {
    app,
    ...(await signInAll()),
    moveOn: async (later) => {
      now = new Date(later)
      Object.assign(it, await signInAll())
    },
    makeItem: (sku, fields = {}) => createItem(it.admin, { sku, name: `Item ${sku}`, customerId: 1, quantity: 100, ...fields }),
    makeOrder: (sku, { quantity = 1, ...fields } = {}) =>
      createOrder(it.admin, {
        customerId: 1,
        items: [{ sku, quantity }],
        billingAddress: anAddress,
        shippingAddress: anAddress,
        ...fields,
      }),
    receive: async (sku, quantity) => {
      const body = { customerId: 1, supplier: 'Quay & Sons', items: [{ sku, quantity }] }
      const { id } = await it.admin.call(receiptsEndpoints.create, { body })
      await it.admin.call(receiptsEndpoints.update, { params: { id }, body: { status: 'received' } })
    },
    advance: async (id, until) => {
      for (const stage of trackingStages.slice(1, trackingStages.indexOf(until) + 1))
        await it.admin.call(ordersEndpoints.advanceTracking, { params: { id }, body: { stage } })
    },
  }
  return it
}
