import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../../contract/endpoints.ts'
import { receiptStatuses } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import { returnStatuses } from '../../../contract/goods-in/returns/return-words.ts'
import { orderPriorities, orderTypes } from '../../../contract/goods-out/orders/orders.ts'
import { orderStatuses, trackingStages } from '../../../contract/goods-out/orders/tracking-stages.ts'
import { shipmentStatuses } from '../../../contract/goods-out/shipments/shipment-events.ts'
import type { RowKind } from '../../../contract/kinds.ts'
import { tooFarMessage } from '../../../contract/list-query.ts'
import { invoiceStatuses } from '../../../contract/money/billing/invoices.ts'
import { quoteStatuses } from '../../../contract/money/billing/quotes.ts'
import { activityPriorities, activityStatuses, activityTypes } from '../../../contract/people/activities/activities.ts'
import { allCustomerTypes } from '../../../contract/people/customers/customer-types.ts'
import { customerStatuses } from '../../../contract/people/customers/customers.ts'
import { actKinds } from '../../../contract/stock/acts/act-kinds.ts'
import { adjustmentStatuses } from '../../../contract/stock/inventory/adjustment-requests.ts'
import { inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { locationsEndpoints, locationTypes } from '../../../contract/stock/locations/locations.ts'
import { makeListedRows } from '../../../tests/support/listed-rows.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'

// What holds for every list call of the contract, asked over HTTP.

let app: TestApp
/** Names of customers by id. */
const customerNames = new Map<number, string>()
/** The rows that the path names, each with at least three of whatever is listed of it. */
let rows: Partial<Record<RowKind, number>>

beforeAll(async () => {
  app = await openTestApp()
  rows = await makeListedRows(app)
  for (const { id, name } of (await app.as('admin').request('GET', '/api/customers')).body as { id: number; name: string }[])
    customerNames.set(id, name)
})
afterAll(() => app.close())

type Row = Record<string, unknown>
const lists = endpoints.filter((endpoint) => endpoint.answer?.kind === 'list').map((endpoint) => ({ path: endpoint.path, endpoint }))
const ask = (address: string) =>
  app.as('admin').request(
    'GET',
    address.replace(':id', () => String(rows[rowNamedIn(address)])),
  )
const rowsAt = async (address: string) => (await ask(address)).body as Row[]

function rowNamedIn(address: string): RowKind {
  return endpoints.find(({ path, row }) => row !== undefined && address.startsWith(path))?.row ?? 'inventoryItem'
}

function sortsOf({ endpoint }: (typeof lists)[number]): string[] {
  const { sort } = (endpoint.query as typeof inventoryEndpoints.list.query).shape
  return sort.unwrap().options.filter((option) => !option.startsWith('-'))
}

/** What a sort compares: a field of the row, unless it is called otherwise or has an order of its own. */
const orders: Record<string, readonly string[]> = {
  'adjustment-requests status': adjustmentStatuses,
  'orders status': orderStatuses,
  'orders priority': orderPriorities,
  'orders type': orderTypes,
  'orders trackingStage': trackingStages,
  'shipments status': shipmentStatuses,
  'stock-acts kind': actKinds,
  'customers type': allCustomerTypes,
  'customers status': customerStatuses,
  'warehouse-locations type': locationTypes,
  'warehouse-receipts status': receiptStatuses,
  'returns status': returnStatuses,
  'activities type': activityTypes,
  'activities status': activityStatuses,
  'activities priority': activityPriorities,
  'quotes status': quoteStatuses,
  'my/quotes status': quoteStatuses,
  'invoices status': invoiceStatuses,
  'my/invoices status': invoiceStatuses,
}
const fields: Record<string, string> = {
  available: 'availableQuantity',
  reserved: 'reservedQuantity',
  occupancy: 'currentOccupancy',
  units: 'totalUnits',
}

function keyOf(path: string, sort: string, row: Row): unknown {
  const value = row[fields[sort] ?? sort]
  if (sort === 'customer') return row.customerId === null ? null : customerNames.get(row.customerId as number)
  if (['costPrice', 'sellingPrice', 'total', 'openAmount'].includes(sort)) return value === null ? null : Number(value)
  const order = orders[`${path.replace('/api/', '')} ${sort}`]
  return order ? order.indexOf(String(value)) : value
}

function compare(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one === other ? 0 : (one as string) < (other as string) ? -1 : 1
}

describe.each(lists)('$path', (list) => {
  const { path } = list

  test.each(sortsOf(list))(
    'sorts by %s in both directions, missing values last, with the same pages by cursor and by number',
    async (sort) => {
      for (const direction of ['', '-']) {
        const all = await rowsAt(`${path}?sort=${direction}${sort}`)
        expect(all.length).toBeGreaterThan(2)
        const keys = all.map((row) => keyOf(path, sort, row))
        expect(keys.every((key) => key !== undefined)).toBe(true)
        const sorted = keys.toSorted((one, other) => {
          const missing = one === null || other === null
          return direction === '-' && !missing ? -compare(one, other) : compare(one, other)
        })
        expect(keys).toEqual(sorted)
        for (const begin of ['', '&page=1']) {
          const walked: Row[] = []
          let address: string | undefined = `${path}?sort=${direction}${sort}&limit=2${begin}`
          while (address) {
            const reply = await ask(address)
            expect(reply).toMatchObject({ status: 200, headers: { 'x-total-count': String(all.length) } })
            walked.push(...(reply.body as Row[]))
            address = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1]
            expect(address === undefined || address.includes('page=') === (begin !== '')).toBe(true)
          }
          expect(walked).toEqual(all)
        }
      }
    },
  )

  test('rejects a page number without a limit, with a cursor, or beyond the last allowed row, and says what to do', async () => {
    for (const [query, message] of [
      ['page=1', 'Send limit with page'],
      ['page=1&limit=5&cursor=x', 'either page or cursor'],
      ['page=0&limit=5', 'at least 1'],
      ['page=2001&limit=5', tooFarMessage],
    ] as const) {
      const reply = await ask(`${path}?${query}`)
      expect(reply).toMatchObject({ status: 400, body: { detail: expect.stringContaining(message), errors: [{ path: 'page' }] } })
    }
    expect((await ask(`${path}?page=2000&limit=5`)).status).toBe(200)
  })

  test('accepts a search of up to ten words', async () => {
    expect((await ask(`${path}?q=${'a%20'.repeat(10)}`)).status).toBe(200)
    expect((await ask(`${path}?q=${'a%20'.repeat(11)}`)).status).toBe(400)
    expect(await rowsAt(`${path}?q=${encodeURIComponent('no such ¾ row')}`)).toEqual([])
    expect((await rowsAt(`${path}?q=%20`)).length).toBe((await rowsAt(path)).length)
  })
})

test('a page by number links to the next and the previous page', async () => {
  const link = String((await ask('/api/warehouse-locations?limit=1&page=2&sort=-code&type=storage&type=staging')).headers.link)
  expect(link).toContain('</api/warehouse-locations?limit=1&sort=-code&type=storage&type=staging&page=1>; rel="prev"')
  const first = String((await ask('/api/warehouse-locations?limit=1&page=1')).headers.link)
  expect(first).toBe('</api/warehouse-locations?limit=1&page=2>; rel="next"')
})

test('a filter accepts one value or several', async () => {
  const countOf = async (type: (typeof locationTypes)[number] | (typeof locationTypes)[number][]) =>
    (await app.as('admin').call(locationsEndpoints.list, { query: { type } })).length
  const [storage, staging] = [await countOf('storage'), await countOf('staging')]
  expect(storage).toBeGreaterThan(0)
  expect(await countOf(['storage', 'staging'])).toBe(storage + staging)
  const wrong = await ask('/api/warehouse-locations?type=storage&type=attic')
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'type', message: expect.stringContaining('must be one of') }] } })
  const many = await ask(`/api/inventory?limit=1&${Array.from({ length: 101 }, (_, n) => `customerId=${n + 1}`).join('&')}`)
  expect(many).toMatchObject({ status: 400, body: { errors: [{ path: 'customerId' }] } })
})

test('a range accepts days and times and includes both ends', async () => {
  const [item] = await app.as('admin').call(inventoryEndpoints.list, { query: { limit: 1, sort: '-createdAt' } })
  const at = item?.createdAt ?? ''
  const idsIn = async (createdFrom?: string, createdTo?: string) =>
    (await app.as('admin').call(inventoryEndpoints.list, { query: { createdFrom, createdTo } })).map(({ id }) => id)
  const shifted = (milliseconds: number) => new Date(Date.parse(at) + milliseconds).toISOString()
  expect(await idsIn(at, at)).toContain(item?.id)
  expect(await idsIn(at.slice(0, 10), at.slice(0, 10))).toContain(item?.id)
  expect(await idsIn(at.replace('Z', '+00:00'))).toContain(item?.id)
  for (const [from, to] of [
    [shifted(1), undefined],
    [undefined, shifted(-1)],
    [shifted(86_400_000).slice(0, 10), undefined],
    [undefined, shifted(-86_400_000).slice(0, 10)],
  ]) {
    expect(await idsIn(from, to)).not.toContain(item?.id)
  }
  for (const wrong of ['yesterday', 'today-0', 'today-99999', 'today+1', '2026-02-30', '0000-01-01', '2026-01-01T00:00:00']) {
    expect((await ask(`/api/inventory?createdFrom=${wrong}`)).status).toBe(400)
  }
})
