import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EndpointDefinition } from '../contract/endpoint.ts'
import { makeSscc } from '../contract/gs1.ts'
import type { RowKind } from '../contract/kinds.ts'
import { staffEndpoints } from '../contract/people/auth/staff.ts'
import { documentUrl } from '../contract/platform/documents/documents.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { sitesEndpoints } from '../contract/stock/sites/sites.ts'
import { type BodyField, bodyWith, fieldsOfBody } from './support/body-fields.ts'
import { makeCount } from './support/counting.ts'
import { all, ask, mayCall, unknownId, validBody } from './support/every-endpoint.ts'
import {
  anAddress,
  makeDocument,
  makeHandlingUnit,
  makeItem,
  makeLocation,
  makeOrder,
  makePackedUnit,
  makeReceipt,
  makeReturn,
  makeShipment,
  makeTask,
  shipItem,
} from './support/factories.ts'
import { openTestApp, type TestApp, type TestPerson } from './support/test-app.ts'

// Each field of each body that names another row: what the caller may not see answers as what isn't there. A field of a new body is classified
// here, or the first test names it.

/** What a field of this name refers to, whichever body it is in. */
const referred = {
  ids: 'order',
  orderId: 'order',
  handlingUnitId: 'unit',
  parentId: 'unit',
  inventoryId: 'item',
  inventoryIds: 'item',
  locationIds: 'locationId',
  siteId: 'site',
  siteIds: 'site',
  transferToSiteId: 'otherSite',
  lineIds: 'countLine',
  lineId: 'countLine',
  movementIds: 'ledgerLine',
  customerId: 'customer',
  assignedTo: 'person',
  // Fields of rows that are found by the id in the path.
  id: 'part',
  paymentId: 'part',
  // The number of a new unit; SSCCs are unique in the world.
  sscc: 'part',
  from: 'location',
  to: 'location',
  location: 'location',
  locationCode: 'location',
  scannedLocation: 'location',
  quarantineLocation: 'location',
  receivingLocation: 'location',
  returnLocation: 'location',
  handlingUnit: 'sscc',
  sku: 'sku',
  url: 'document',
} as const
type Referred = (typeof referred)[keyof typeof referred]
/** Names no row, although it looks like it. */
const notReferences = ['facilityId', 'maxLocations']

/** Rows of a kind that isn't anyone's alone, as all staff see them. */
type Walled = Exclude<Referred, 'person' | 'part' | 'otherSite'>
type Rows = Partial<Record<Walled, number | string>>

let app: TestApp
/** Rows at MAIN, for staff of NORTH; rows of customer 1, for customer 2. */
let atMain: Rows
let ofCustomer: Rows
/** Rows of the caller, for the path of the call. */
let ownAtNorth: Partial<Record<RowKind, number>>
let ownOfRival: Partial<Record<RowKind, number>>

beforeAll(async () => {
  app = await openTestApp()
  const admin = app.as('admin')
  const north = await admin.call(sitesEndpoints.create, { body: { code: 'NORTH', name: 'North Depot', address: anAddress } })
  const [main] = await admin.call(sitesEndpoints.list, { query: {} })
  const bin = await makeLocation(app, { type: 'quarantine' })
  const { unit, item } = await makePackedUnit(app)
  const { order } = await makeShipment(app, { customerId: 1 })
  const count = await makeCount(app)
  const document = await makeDocument(app, { by: 'customer' })
  const [line] = await admin.call(inventoryEndpoints.movements, { query: { inventoryId: item.id } })
  atMain = {
    order: order.id,
    unit: unit.id,
    locationId: bin.id,
    site: main?.id ?? 0,
    location: bin.code,
    sscc: unit.sscc,
    countLine: count.id,
    ledgerLine: line?.id ?? 0,
  }
  ofCustomer = { order: order.id, item: item.id, sku: item.sku, customer: 1, sscc: unit.sscc, document: documentUrl(document) }

  const there = await makeLocation(app, { siteId: north.id })
  const dock = await makeLocation(app, { siteId: north.id, type: 'receiving' })
  const stocked = await makeItem(app, { quantity: 50, location: there.code })
  const own = await makeOrder(app, { items: [{ sku: stocked.sku, quantity: 1 }], siteId: north.id })
  ownAtNorth = {
    order: own.id,
    inventoryItem: stocked.id,
    location: there.id,
    site: north.id,
    receipt: (await makeReceipt(app, { siteId: north.id }, 'admin')).id,
    task: (await makeTask(app, { from: dock.code })).id,
    handlingUnit: (await makeHandlingUnit(app)).id,
    count: (await makeCount(app, { siteId: north.id, locationIds: [there.id] })).id,
  }
  const { order: shipped, item: sold } = await shipItem(app, 3, { customerId: 2 })
  ownOfRival = {
    order: (await makeOrder(app, { customerId: 2, by: 'rival' })).id,
    return: (await makeReturn(app, { orderId: shipped.id, by: 'rival', items: [{ sku: sold.sku, quantity: 1 }] })).id,
    receipt: (await makeReceipt(app, { customerId: 2, items: [{ sku: sold.sku, quantity: 5 }] }, 'rival')).id,
  }
  const accounts = await admin.call(staffEndpoints.list, { query: {} })
  for (const { id, username } of accounts)
    if (username === 'manager' || username === 'worker')
      await admin.call(staffEndpoints.update, { params: { id }, body: { siteIds: [north.id] } })
})
afterAll(() => app.close())

const isReference = ({ name, type }: BodyField) =>
  type === 'integer'
    ? /(Ids?$)|^ids?$|^assignedTo$/.test(name)
    : /(location|handlingUnit|locationCode|sscc|sku)$/i.test(name) || name in referred

test('every field that names another row is classified', () => {
  const fields = all.flatMap(({ name, endpoint }) => fieldsOfBody(endpoint).map((field) => ({ call: name, field })))
  const open = fields.filter(({ field }) => isReference(field) && !(field.name in referred) && !notReferences.includes(field.name))
  expect(open.map(({ call, field }) => `${call} ${field.name}`)).toEqual([])
  expect(fields.filter(({ field }) => field.name in referred).length).toBeGreaterThan(90)
})

interface Reference {
  call: string
  endpoint: EndpointDefinition
  field: BodyField
  foreign: number | string
}

/** The calls that this person may make, with each field that can name one of these rows. */
function referencesTo(rows: Rows, person: TestPerson): Reference[] {
  return all
    .filter(({ endpoint }) => mayCall(endpoint, person === 'rival' ? 'customer' : person))
    .flatMap(({ name, endpoint }) =>
      fieldsOfBody(endpoint).flatMap((field) => {
        const foreign = rows[referred[field.name as keyof typeof referred] as Walled]
        // Two calls have periods under these names.
        const isOther = foreign === undefined || (typeof foreign === 'number') !== (field.type === 'integer')
        return isOther ? [] : [{ call: name, endpoint, field, foreign }]
      }),
    )
}

/** The answer without what differs between any two ids. */
async function answered(person: TestPerson, { endpoint, field }: Reference, value: number | string, id: number) {
  const body = bodyWith(endpoint, validBody(endpoint), field, value)
  const reply = await ask(endpoint, app.as(person), { id, body })
  // What a call that is carried out answers is the caller's own.
  if (reply.status < 300) return { status: reply.status, text: '' }
  const { requestId, ...rest } = reply.body as { requestId: string }
  return { status: reply.status, text: JSON.stringify(rest).replaceAll(new RegExp(`\\b${value}\\b`, 'g'), '*') }
}

/** What names no row, in the form of the field. */
function nothingLike({ field, foreign }: Reference): number | string {
  if (typeof foreign === 'number') return unknownId
  const kind = referred[field.name as keyof typeof referred]
  if (kind === 'sscc') return makeSscc({ extensionDigit: 3, companyPrefix: '4099999', serial: 1 })
  return kind === 'document' ? documentUrl('a'.repeat(32)) : 'NO-SUCH'
}

async function expectSameAsUnknown(rows: Rows, person: TestPerson, own: Partial<Record<RowKind, number>>) {
  const references = referencesTo(rows, person)
  const reached: string[] = []
  const differences: unknown[] = []
  for (const reference of references) {
    const { call, endpoint, field, foreign } = reference
    const id = (endpoint.row && own[endpoint.row]) ?? unknownId
    const nothing = nothingLike(reference)
    const unknown = await answered(person, reference, nothing, id)
    const known = await answered(person, reference, foreign, id)
    if (known.status !== unknown.status || known.text !== unknown.text)
      differences.push({ call, field: field.path.join('.'), known, unknown })
    if (known.status !== 404) reached.push(call)
  }
  expect(differences).toEqual([])
  return { references, reached }
}

test.each(['manager', 'worker'] as const)('a %s of one site finds no row of another by a field', { timeout: 60_000 }, async (person) => {
  const { references, reached } = await expectSameAsUnknown(atMain, person, ownAtNorth)
  expect([person, references.length > 20, reached.length > 15]).toEqual([person, true, true])
})

test('a customer finds no row of another customer by a field', async () => {
  const { references } = await expectSameAsUnknown(ofCustomer, 'rival', ownOfRival)
  expect(references.length).toBeGreaterThan(8)
})
