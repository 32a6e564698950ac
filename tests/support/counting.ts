import type { BodyInput } from '../../contract/endpoint.ts'
import type { CountLine } from '../../contract/stock/counts/count-places.ts'
import { countPlansEndpoints } from '../../contract/stock/counts/count-plans.ts'
import { countsEndpoints, type DetailedCount } from '../../contract/stock/counts/counts.ts'
import { locationsEndpoints } from '../../contract/stock/locations/locations.ts'
import type { Prepare } from './change-case.ts'
import { makeItem, makeLocation, makePackedUnit } from './factories.ts'
import { makeConfirmedOrder, makeShortLocation } from './pick-cases.ts'
import type { TestApp, TestPerson } from './test-app.ts'

type NewCount = BodyInput<typeof countsEndpoints.create>
type Submission = BodyInput<typeof countsEndpoints.submit>

export function planCount(it: TestApp, wanted: NewCount, by: TestPerson = 'manager') {
  return it.as(by).call(countsEndpoints.create, { body: wanted })
}

/** A count of one new location, where 40 of a new item are. */
export async function makeCount(it: TestApp, { quantity = 40, ...wanted }: Partial<NewCount> & { quantity?: number } = {}) {
  const bin = await makeLocation(it)
  const item = await makeItem(it, { quantity, location: bin.code })
  const count = await planCount(it, { method: 'location', locationIds: [bin.id], ...wanted })
  return { id: count.id, placeId: count.places[0]?.id ?? 0, bin, item, count }
}

/** Submits what a person counted at a place. */
export function submit(it: TestApp, by: TestPerson, id: number, placeId: number, body: Submission) {
  return it.as(by).ask(countsEndpoints.submit, { params: { id, placeId }, body })
}

/** A count in review, with a difference of −2 that the worker and an administrator counted. */
export async function makeReview(it: TestApp, wanted: Parameters<typeof makeCount>[1] & { counted?: number } = {}) {
  const { counted = (wanted.quantity ?? 40) - 2, ...rest } = wanted
  const made = await makeCount(it, rest)
  const lines = [{ inventoryId: made.item.id, quantity: counted }]
  await submit(it, 'worker', made.id, made.placeId, { round: 1, lines })
  await submit(it, 'admin', made.id, made.placeId, { round: 2, lines })
  const line = (await countOf(it, made.id)).places[0]?.lines[0] as CountLine
  return { ...made, line }
}

export function countOf(it: TestApp, id: number, by: TestPerson = 'manager'): Promise<DetailedCount> {
  return it.as(by).call(countsEndpoints.get, { params: { id } })
}

export function approve(it: TestApp, id: number, body: BodyInput<typeof countsEndpoints.approve>, by: TestPerson = 'manager') {
  return it.as(by).ask(countsEndpoints.approve, { params: { id }, body })
}

/** Accepts a line. */
export function accepting(line: { id: number }, more: object = {}): BodyInput<typeof countsEndpoints.approve> {
  return { decisions: [{ lineId: line.id, accept: true, reason: 'Broken' }], ...more }
}

/** A count in review, one unit of which is on a pallet and of which a movement has all reserved. */
async function makeReservedReview(it: TestApp) {
  const { item, unit, code } = await makePackedUnit(it)
  const [location] = await it.as('manager').call(locationsEndpoints.list, { query: { q: code } })
  await makeConfirmedOrder(it, { items: [{ sku: item.sku, quantity: 10 }] })
  const count = await planCount(it, { method: 'location', locationIds: [location?.id ?? 0] })
  const placeId = count.places[0]?.id ?? 0
  const lines = [{ inventoryId: item.id, handlingUnit: unit.sscc, quantity: 0 }]
  await submit(it, 'worker', count.id, placeId, { round: 1, lines })
  await submit(it, 'admin', count.id, placeId, { round: 2, lines })
  const line = (await countOf(it, count.id)).places[0]?.lines.find((each) => each.status === 'difference')
  return { id: count.id, line: line as CountLine }
}

const twice = [
  { by: 'worker', round: 1 },
  { by: 'admin', round: 2 },
] as const

/** The changes of counts. */
export const countChangeCases: Record<string, Prepare[]> = {
  'counts.create': [
    async (it) => {
      const bin = await makeLocation(it)
      await makeItem(it, { location: bin.code })
      return { by: it.as('manager'), body: { method: 'location', locationIds: [bin.id] } }
    },
  ],
  'counts.update': [async (it) => ({ by: it.as('manager'), id: (await makeCount(it)).id, body: { name: 'Aisle A' } })],
  'counts.submit': [
    async (it) => {
      const { id, placeId, item } = await makeCount(it)
      const lines = [{ inventoryId: item.id, quantity: 38 }]
      await submit(it, 'worker', id, placeId, { round: 1, lines })
      return { by: it.as('admin'), id, params: { placeId }, body: { round: 2, lines } }
    },
  ],
  'counts.recount': [
    async (it) => {
      const { id, line } = await makeReview(it)
      return { by: it.as('manager'), id, body: { lineIds: [line.id] } }
    },
  ],
  'counts.approve': [
    async (it) => {
      const { id, line } = await makeReservedReview(it)
      return { by: it.as('manager'), id, body: accepting(line, { releaseReserved: true, acceptMoved: true }) }
    },
  ],
  'counts.writeOffAside': [
    async (it) => {
      // With what is aside the item falls to its threshold.
      const { item, bin } = await makeShortLocation(it, 12)
      const count = await planCount(it, { method: 'short_pick' })
      for (const place of count.places)
        for (const { by, round } of twice) {
          const lines = place.location === bin.code ? [{ inventoryId: item.id, quantity: 2 }] : []
          await submit(it, by, count.id, place.id, { round, lines })
        }
      const { places } = await countOf(it, count.id)
      const left = places.flatMap(({ lines }) => lines).filter(({ status }) => status === 'difference')
      if (left.length > 0) await approve(it, count.id, { decisions: left.map(({ id }) => ({ lineId: id, accept: false, reason: 'Kept' })) })
      return { by: it.as('manager'), id: count.id, body: { reason: 'Not found' } }
    },
  ],
  'countPlans.create': [
    async (it) => ({ by: it.as('manager'), body: { name: 'Short picks', method: 'short_pick', everyDays: 1, nextOn: '2999-01-31' } }),
  ],
  'countPlans.update': [async (it) => ({ by: it.as('manager'), id: await makeCountPlan(it), body: { everyDays: 2 } })],
  'counts.cancel': [async (it) => ({ by: it.as('manager'), id: (await makeCount(it)).id, body: { reason: 'Not today' } })],
}

export async function makeCountPlan(it: TestApp): Promise<number> {
  const body = { name: 'Short picks', method: 'short_pick', everyDays: 1, nextOn: '2999-01-31' } as const
  return (await it.as('manager').call(countPlansEndpoints.create, { body })).id
}
