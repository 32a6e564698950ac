import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EndpointDefinition } from '../../contract/endpoint.ts'
import { type Order, ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { nextStage, type OrderStatus, type TrackingStage } from '../../contract/goods-out/orders/tracking-stages.ts'
import { type InventoryItem, inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import type { Location } from '../../contract/stock/locations/locations.ts'
import type { App } from '../../server/platform/http/app-type.ts'
import { anAddress, makeItem, makeLocation } from './factories.ts'
import { type Caller, type Reply, type TestApp, type TestPerson, urlOf } from './test-app.ts'

export interface StockReply extends Reply {
  /** The body of the call. */
  sent: unknown
}

type KnownItem = Pick<InventoryItem, 'id' | 'sku' | 'customerId' | 'quantity' | 'reservedQuantity' | 'version'> & { deleted: boolean }
type KnownOrder = Pick<Order, 'id' | 'customerId' | 'status' | 'trackingStage' | 'version'>

const itemCount = 9
const customers = [1, 2]
/** The number of oldest open movements that all callers work on. */
const workedOn = 14

/** The last answers that the callers of stock commands got. They learn of concurrent changes only by errors. */
export class StockWorld {
  readonly addresses = { billingAddress: anAddress, shippingAddress: anAddress }
  readonly items = new Map<number, KnownItem>()
  readonly orders = new Map<number, KnownOrder>()
  readonly #test: TestApp
  /** Servers on the same database; calls go to one after the other. */
  readonly #servers: App[]
  readonly #places: Pick<Location, 'id' | 'code'>[]
  #calls = 0

  private constructor(test: TestApp, servers: App[], places: Pick<Location, 'id' | 'code'>[]) {
    this.#test = test
    this.#servers = servers
    this.#places = places
  }

  static async make(test: TestApp, servers: App[]): Promise<StockWorld> {
    const types = ['storage', 'storage', 'shipping', 'quarantine'] as const
    const places: Location[] = []
    for (const type of types) places.push(await makeLocation(test, { type }))
    const world = new StockWorld(test, servers, places)
    for (let n = 0; n < itemCount; n++) {
      // One item has never had stock, so it has no stock row to lock.
      const item = await makeItem(test, { customerId: customers[n % 2], quantity: n === 0 ? 0 : 60, lotNumber: n % 3 ? null : 'L1' })
      world.items.set(item.id, { ...item, deleted: false })
    }
    return world
  }

  isStaff = (person: TestPerson): boolean => person === 'admin' || person === 'manager'

  customer = (share: number): number => pick(customers, share) ?? 1

  place = (share: number): string | null => pick([null, ...this.#places], share)?.code ?? null

  otherPlace = (share: number, than: string | null): string =>
    pick(
      this.#places.filter(({ code }) => code !== than),
      share,
    )?.code ?? ''

  placeId = (share: number): number => pick(this.#places, share)?.id ?? 0

  item(share: number): KnownItem {
    return (
      pick(
        [...this.items.values()].filter((item) => !item.deleted),
        share,
      ) ?? this.deletedItem(share)
    )
  }

  /** An item without reservations as last known, if any. */
  itemNobodyHolds(share: number): KnownItem {
    const free = [...this.items.values()].filter((item) => !item.deleted && item.reservedQuantity === 0)
    return pick(free, share) ?? this.item(share)
  }

  deletedItem(share: number): KnownItem {
    const all = [...this.items.values()]
    const deleted = all.filter((item) => item.deleted)
    return pick(deleted.length > 0 ? deleted : all, share) as KnownItem
  }

  /** A customer's items as last known, and one of the unallocated, without one of them: what the allocation dialog might send. */
  itemsButOne(customerId: number, share: number): number[] {
    const own = [...this.items.values()].filter((item) => !item.deleted && (item.customerId === customerId || item.customerId === null))
    const without = pick([null, null, ...own], share)
    return own.filter((item) => item !== without).map((item) => item.id)
  }

  lines(wanted: { item: number; quantity: number }[], by: TestPerson, customer: number) {
    return this.linesOf(by === 'customer' ? 1 : by === 'rival' ? 2 : this.customer(customer), wanted)
  }

  /** Mostly the customer's own items as last known; one line in twenty is of any customer. */
  linesOf(customerId: number, wanted: { item: number; quantity: number }[]) {
    const own = [...this.items.values()].filter((item) => item.customerId === customerId && !item.deleted)
    return wanted.map(({ item, quantity }) => {
      const known = item < 0.95 && own.length > 0 ? pick(own, item / 0.95) : this.item(item)
      return { sku: known?.sku ?? 'none', quantity }
    })
  }

  /** One of the oldest open movements, preferably in the given status. */
  order(share: number, by: TestPerson, status?: OrderStatus): KnownOrder {
    const all = [...this.orders.values()]
    const open = all.filter((order) => order.status !== 'completed' && order.status !== 'cancelled')
    const fitting = status ? open.filter((order) => order.status === status) : open
    const own = this.isStaff(by)
      ? []
      : (fitting.length ? fitting : open).filter((order) => order.customerId === (by === 'customer' ? 1 : 2))
    // A customer sometimes tries another customer's.
    const among = own.length > 0 && share < 0.95 ? own : fitting.length > 0 ? fitting : open.length > 0 ? open : all
    return (
      pick(among.slice(0, workedOn), share) ?? {
        id: 1,
        customerId: 1,
        status: 'pending',
        trackingStage: 'awaiting_confirmation',
        version: 1,
      }
    )
  }

  nextStageOf = (order: KnownOrder): TrackingStage | null => nextStage(order.trackingStage)

  /** Calls one of the servers and stores the answer. */
  async ask<const E extends EndpointDefinition>(person: TestPerson, endpoint: E, sent: Parameters<Caller['ask']>[1]): Promise<StockReply> {
    // PGlite answers within the microtask queue; a server that never gets a turn considers itself overloaded.
    await nextTurn()
    const server = this.#servers[this.#calls++ % this.#servers.length] ?? this.#test.app
    const { statusCode, headers, body } = await server.inject({
      method: endpoint.method,
      url: urlOf(endpoint, sent),
      headers: {
        cookie: await this.#test.as(person).cookie(),
        ...(sent?.body && { 'content-type': 'application/json' }),
        ...sent?.headers,
      },
      payload: sent?.body && JSON.stringify(sent.body),
    })
    const reply: StockReply = { status: statusCode, headers, text: body, body: body === '' ? null : JSON.parse(body), sent: sent?.body }
    this.#learn(endpoint, Number(sent?.params?.id), reply)
    return reply
  }

  #learn(endpoint: EndpointDefinition, id: number, { status, body }: Reply): void {
    const row = endpoint.row ?? (endpoint.path === ordersEndpoints.create.path ? 'order' : null)
    if (status < 300 && row === 'order') this.orders.set((body as Order).id, body as Order)
    if (status < 300 && endpoint.path === inventoryEndpoints.delete.path && endpoint.method === 'DELETE') this.#note(id, { deleted: true })
    else if (status < 300 && row === 'inventoryItem') this.#note(id, { ...(body as InventoryItem), deleted: false })
    if (status === 404 && row === 'inventoryItem') this.#note(id, { deleted: true })
    if (status === 409 && endpoint === inventoryEndpoints.restore) this.#note(id, { deleted: false })
  }

  #note(id: number, known: Partial<KnownItem>): void {
    const item = this.items.get(id)
    if (item) this.items.set(id, { ...item, ...known })
  }

  /** Reads everything again, like a user who opens a screen. */
  async refresh(): Promise<void> {
    await nextTurn()
    const admin = this.#test.as('admin')
    const items = await admin.call(inventoryEndpoints.list, {})
    await nextTurn()
    for (const id of this.items.keys()) this.#note(id, { deleted: true })
    for (const item of items) this.#note(item.id, { ...item, deleted: false })
    for (const order of await admin.call(ordersEndpoints.list, { query: { limit: 100 } }))
      if (this.orders.has(order.id)) this.orders.set(order.id, order)
  }
}

function pick<T>(from: T[], share: number): T | undefined {
  return from[Math.floor(share * from.length)]
}
