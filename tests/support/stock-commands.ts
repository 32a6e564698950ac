import fc from 'fast-check'
import { versionTag } from '../../contract/endpoint.ts'
import { ordersEndpoints } from '../../contract/goods-out/orders/orders.ts'
import { trackingStages } from '../../contract/goods-out/orders/tracking-stages.ts'
import { customersEndpoints } from '../../contract/people/customers/customers.ts'
import { inventoryEndpoints } from '../../contract/stock/inventory/inventory.ts'
import { moveStockEndpoints } from '../../contract/stock/inventory/move-stock.ts'
import { locationsEndpoints } from '../../contract/stock/locations/locations.ts'
import type { StockReply, StockWorld } from './stock-world.ts'
import type { TestPerson } from './test-app.ts'

// Random commands on stock, over so few items that they often conflict. A command
// names rows by a share (0 to 1) of those that are known when it runs, so that a seed gives the same commands each time.

export type StockCommand = { kind: StockCommandKind; by: TestPerson } & Partial<Wishes>
export type StockCommandKind = keyof typeof commands

interface Wishes {
  order: number
  item: number
  place: number
  customer: number
  lines: { item: number; quantity: number }[]
  quantity: number
  /** Something rarer: a stale version, another stage, a named lot. */
  twist: boolean
}

interface CommandKind {
  /** The frequency in the phase of creating movements and in the phase of finishing them, which releases stock. */
  weight: [number, number]
  people: TestPerson[]
  run(world: StockWorld, command: StockCommand & Wishes, mark: string): Promise<StockReply>
}

const anyone: TestPerson[] = ['admin', 'manager', 'customer', 'rival']
const staff: TestPerson[] = ['admin', 'manager']

const commands = {
  create: {
    weight: [20, 2],
    people: anyone,
    run: (world, { by, customer, lines }, mark) =>
      world.ask(by, ordersEndpoints.create, {
        body: {
          ...world.addresses,
          notes: mark,
          ...(world.isStaff(by) && { customerId: world.customer(customer) }),
          items: world.lines(lines, by, customer),
        },
      }),
  },
  edit: {
    weight: [10, 4],
    people: anyone,
    run: (world, { by, order, lines, twist }, mark) => {
      const wanted = world.order(order, by, 'pending')
      return world.ask(by, ordersEndpoints.update, {
        params: { id: wanted.id },
        headers: twist ? { 'if-match': `"${wanted.version}"` } : {},
        body: { notes: mark, items: world.linesOf(wanted.customerId, lines) },
      })
    },
  },
  cancel: {
    weight: [5, 16],
    people: anyone,
    run: (world, { by, order }) =>
      world.ask(by, ordersEndpoints.cancel, { params: { id: world.order(order, by).id }, body: { reason: 'Changed our mind' } }),
  },
  pick: {
    weight: [12, 8],
    people: staff,
    run: (world, { by, order }) => world.ask(by, ordersEndpoints.startPicking, { params: { id: world.order(order, by, 'processing').id } }),
  },
  advance: {
    weight: [26, 30],
    people: ['admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'manager'],
    run: (world, { by, order, quantity, twist }) => {
      const wanted = world.order(order, by)
      const stage = twist ? trackingStages[quantity % trackingStages.length] : world.nextStageOf(wanted)
      return world.ask(by, ordersEndpoints.advanceTracking, { params: { id: wanted.id }, body: { stage: stage ?? 'exported' } })
    },
  },
  adjust: {
    weight: [12, 10],
    people: staff,
    run: (world, { by, item, place, quantity, twist }, mark) =>
      world.ask(by, inventoryEndpoints.adjust, {
        params: { id: world.item(item).id },
        // Adds more than it removes, because movements remove stock too.
        body: {
          adjustment: quantity - 9 || 1,
          reason: mark,
          ...(twist && { location: world.place(place) ?? undefined, lot: quantity % 2 ? 'L1' : 'L2' }),
        },
      }),
  },
  allocate: {
    weight: [5, 6],
    people: ['admin'],
    run: (world, { by, customer, item }) =>
      world.ask(by, customersEndpoints.allocate, {
        params: { id: world.customer(customer) },
        body: { inventoryIds: world.itemsButOne(world.customer(customer), item) },
      }),
  },
  handOver: {
    weight: [4, 6],
    people: ['admin', 'admin', 'admin', 'manager'],
    run: (world, { by, item, customer, twist }) =>
      world.ask(by, inventoryEndpoints.update, {
        params: { id: world.item(item).id },
        body: { customerId: twist ? 'unallocated' : world.customer(customer) },
      }),
  },
  delete: {
    weight: [3, 10],
    people: staff,
    run: (world, { by, item }) => world.ask(by, inventoryEndpoints.delete, { params: { id: world.itemNobodyHolds(item).id } }),
  },
  restore: {
    weight: [3, 12],
    people: staff,
    run: (world, { by, item }) => world.ask(by, inventoryEndpoints.restore, { params: { id: world.deletedItem(item).id } }),
  },
  moveHome: {
    weight: [8, 6],
    people: staff,
    run: (world, { by, item, place }) =>
      world.ask(by, inventoryEndpoints.update, { params: { id: world.item(item).id }, body: { location: world.place(place) ?? 'none' } }),
  },
  move: {
    weight: [10, 8],
    people: staff,
    run: (world, { by, item, place, customer, quantity, twist }) =>
      world.ask(by, moveStockEndpoints.move, {
        params: { id: world.item(item).id },
        body: {
          from: world.place(place),
          to: world.otherPlace(customer, world.place(place)),
          quantity: 1 + (quantity % 12),
          withReservations: twist || quantity > 15,
          reason: 'Rearranged',
        },
      }),
  },
  changePlace: {
    weight: [3, 4],
    people: staff,
    run: (world, { by, place, quantity }) =>
      world.ask(by, locationsEndpoints.update, {
        params: { id: world.placeId(place) },
        body: { type: quantity % 3 === 0 ? 'quarantine' : 'storage' },
      }),
  },
  setQuantity: {
    weight: [5, 10],
    people: staff,
    run: (world, { by, item, quantity, twist }) => {
      const wanted = world.item(item)
      return world.ask(by, inventoryEndpoints.update, {
        params: { id: wanted.id },
        headers: twist ? { 'if-match': `"${versionTag(wanted)}"` } : {},
        body: { quantity: 2 * quantity },
      })
    },
  },
} satisfies Record<string, CommandKind>

export const stockCommandKinds = Object.keys(commands) as StockCommandKind[]

/** Not fc.double(), whose values are tiny half of the time. */
const share = fc.integer({ min: 0, max: 9_999 }).map((number) => number / 10_000)
const wishes = {
  order: share,
  item: share,
  place: share,
  customer: share,
  lines: fc.array(fc.record({ item: share, quantity: fc.integer({ min: 1, max: 6 }) }), { minLength: 1, maxLength: 4 }),
  quantity: fc.integer({ min: 0, max: 29 }),
  twist: fc.integer({ min: 0, max: 4 }).map((number) => number === 0),
}

/** The given number of rounds of concurrent commands. The same seed gives the same commands. */
export function roundsOfCommands(rounds: number, atOnce: number, seed: number): Required<StockCommand>[][] {
  const roundsIn = (season: 0 | 1) => {
    const command = fc.oneof(
      ...stockCommandKinds.map((kind) => ({
        weight: commands[kind].weight[season],
        arbitrary: fc.record({ kind: fc.constant(kind), by: fc.constantFrom<TestPerson>(...commands[kind].people), ...wishes }),
      })),
    )
    return fc.noBias(fc.array(command, { minLength: atOnce, maxLength: atOnce, size: 'max' }))
  }
  const [placing, ending] = [roundsIn(0), roundsIn(1)]
  const season = fc.tuple(placing, placing, ending, ending, ending)
  return fc
    .sample(season, { numRuns: Math.ceil(rounds / 5), seed })
    .flat()
    .slice(0, rounds)
}

/** @param mark is written to the notes or reason of the command, so that its effect can be found. */
export function runStockCommand(world: StockWorld, command: Required<StockCommand>, mark: string): Promise<StockReply> {
  return commands[command.kind].run(world, command, mark)
}
