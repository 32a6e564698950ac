import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiptsEndpoints } from '../contract/goods-in/receipts/receipts.ts'
import { returnsEndpoints } from '../contract/goods-in/returns/returns.ts'
import { ordersEndpoints } from '../contract/goods-out/orders/orders.ts'
import type { RowKind } from '../contract/kinds.ts'
import { accountSecurityEndpoints } from '../contract/people/auth/account-security.ts'
import { customersEndpoints } from '../contract/people/customers/customers.ts'
import { colleaguesEndpoints } from '../contract/people/invitations/colleagues.ts'
import { can } from '../contract/permissions.ts'
import { documentUrl, keyInDocumentUrl } from '../contract/platform/documents/documents.ts'
import { importsEndpoints } from '../contract/platform/imports/imports.ts'
import { inventoryEndpoints } from '../contract/stock/inventory/inventory.ts'
import { makeDueDocuments } from '../server/goods-out/order-papers/make-documents.ts'
import { createUser } from '../server/people/auth/create-user.ts'
import { hashPassword } from '../server/people/auth/passwords.ts'
import { system } from '../server/viewer.ts'
import { makeInvoice, makeQuote } from './support/billing.ts'
import { listenToEvents } from './support/event-ear.ts'
import { ask, expectProblem, mayCall, signedIn, validBody, validQuery } from './support/every-endpoint.ts'
import { makeCustomer, makeDocument, makeItem, makeProvenShipment, makeReceipt, makeSavedView, switchPortal } from './support/factories.ts'
import { csvOf, makeImport } from './support/imports.ts'
import { setItemPicture, setPicture } from './support/one-pixel.ts'
import { type Caller, openTestApp, type TestApp, testPassword } from './support/test-app.ts'
import { testFiles } from './support/test-files.ts'

// Every call, download and event stream with the sessions that may not have them: a rival's, a view-only user's and a disabled one's.

/** Written into every row of customer 1: whoever may not read them must not find it in any answer. */
const mark = 'Quince-and-Medlar'
const stream = 'GET /api/events'
const forCustomers = signedIn.filter(({ endpoint, name }) => mayCall(endpoint, 'customer') && name !== stream)
const reads = forCustomers.filter(({ endpoint }) => endpoint.method === 'GET')
const changes = forCustomers.filter(({ endpoint }) => endpoint.method !== 'GET')

let it: TestApp
/** A row of customer 1 of each kind that customers read. */
let own: Partial<Record<RowKind, number | string>>
let viewOnly: Caller
let disabledUser: Caller
let disabledCustomer: Caller

beforeAll(async () => {
  it = await openTestApp()
  await switchPortal(it, { dataExport: true })
  own = await makeRowsOfCustomer1()
  const add = async (email: string) => {
    const passwordHash = await hashPassword(testPassword)
    return it.db.transaction(system, (trx) => createUser(trx, { username: email, email, role: 'customer', customerId: 1, passwordHash }))
  }
  const [onlooker, leaver] = [await add('onlooker@acme.example'), await add('leaver@acme.example')]
  viewOnly = await it.signIn('onlooker@acme.example')
  disabledUser = await it.signIn('leaver@acme.example')
  const closed = await makeCustomer(it)
  disabledCustomer = await it.signIn(closed.contactEmail ?? '')
  const admin = it.as('admin')
  await admin.call(customersEndpoints.updateUser, { params: { id: onlooker.id }, body: { portalAccess: 'view_only' } })
  await admin.call(customersEndpoints.updateUser, { params: { id: leaver.id }, body: { isActive: false } })
  await admin.call(customersEndpoints.update, { params: { id: closed.id }, body: { status: 'inactive' } })
})
afterAll(() => it.close())

async function makeRowsOfCustomer1(): Promise<typeof own> {
  await it.as('admin').call(customersEndpoints.update, { params: { id: 1 }, body: { address: mark, industry: mark } })
  const item = await makeItem(it, { sku: `SKU-${mark}`, name: mark, description: mark })
  await setItemPicture(it.as('manager'), item.id)
  const shipment = await makeProvenShipment(it, { items: [{ sku: item.sku, quantity: 1 }] })
  const orders = await it.as('customer').call(ordersEndpoints.list)
  const order = orders.find(({ shipmentId }) => shipmentId === shipment)?.id ?? 0
  await makeDueDocuments({ db: it.db, files: testFiles(), log: { info: () => {}, error: (error: Error) => expect.fail(error.message) } })
  const { id: receipt } = await makeReceipt(it, { supplier: mark, items: [{ sku: item.sku, quantity: 5 }] })
  await it.as('manager').call(receiptsEndpoints.update, { params: { id: receipt }, body: { notes: mark } })
  const savedView = (await makeSavedView(it, { by: 'customer', name: mark, shared: true })).id
  const document = await makeDocument(it, { by: 'customer' })
  await it.as('admin').call(inventoryEndpoints.adjust, { params: { id: item.id }, body: { adjustment: -95, reason: mark } })
  const notification = ((await it.as('customer').request('GET', '/api/notifications')).body as { id: number }[])[0]?.id ?? 0
  const quote = (await makeQuote(it, { status: 'sent', notes: mark })).id
  const invoice = (await makeInvoice(it, { status: 'sent', notes: mark })).id
  const imported = await makeImport(it, csvOf(['Reference', 'SKU', 'Notes'], ['SO-1', item.sku, mark]), {
    kind: 'movements',
    by: 'customer',
  })
  const [importRow] = await it.as('customer').call(importsEndpoints.rows, { params: { id: imported.id } })
  const returned = await it
    .as('customer')
    .call(returnsEndpoints.create, { body: { orderId: order, reason: 'other', notes: mark, items: [{ sku: item.sku, quantity: 1 }] } })
  const picture = await pictureOfCustomer()
  const [session] = await it.as('customer').call(accountSecurityEndpoints.listSessions)
  const body = { email: 'not-yet@acme.example', portalAccess: 'full' as const }
  const invitation = await it.as('customer').call(colleaguesEndpoints.invite, { body })
  return {
    customer: 1,
    invitation: invitation.id,
    user: await colleagueOfCustomer(),
    picture,
    session: session?.id ?? 0,
    inventoryItem: item.id,
    itemPicture: item.id,
    order,
    return: returned.id,
    receipt,
    shipment,
    savedView,
    document,
    notification,
    quote,
    invoice,
    import: imported.id,
    importRow: importRow?.id ?? 0,
  }
}

async function colleagueOfCustomer(): Promise<number> {
  const [username, passwordHash] = ['colleague@acme.example', await hashPassword(testPassword)]
  const colleague = { username, email: username, role: 'customer', customerId: 1, passwordHash } as const
  const { id } = await it.db.transaction(system, (trx) => createUser(trx, colleague))
  return id
}

async function pictureOfCustomer(): Promise<number> {
  await setPicture(it.as('customer'))
  return 3
}

const input = ({ endpoint }: (typeof signedIn)[number]) => ({
  ...(endpoint.row && own[endpoint.row] !== undefined && { id: own[endpoint.row] as number | string }),
  query: validQuery(endpoint),
  body: validBody(endpoint),
})

test('there is a row of each kind that customers have', () => {
  const kinds = new Set(forCustomers.flatMap(({ endpoint }) => endpoint.row ?? []))
  expect([...kinds].filter((kind) => !own[kind])).toEqual([])
  expect(keyInDocumentUrl(documentUrl(String(own.document)))).toBe(own.document)
})

describe('the rival', () => {
  test.each(reads)('$name answers nothing of another customer', async (call) => {
    for (const query of [{}, { customerId: 1 }, { q: mark }]) {
      const reply = await ask(call.endpoint, it.as('rival'), { ...input(call), query: { ...validQuery(call.endpoint), ...query } })
      if (call.endpoint.row) expectProblem(reply, 404)
      expect(reply.text).not.toContain(mark)
    }
  })

  test.each(changes.filter(({ endpoint }) => endpoint.row))('$name answers 404 for a row of another customer', async (call) => {
    expectProblem(await ask(call.endpoint, it.as('rival'), input(call)), 404)
  })

  test('the mark is in what the customer itself reads', async () => {
    const marked: string[] = []
    for (const call of reads) {
      const reply = await ask(call.endpoint, it.as('customer'), input(call))
      if (reply.text.includes(mark)) marked.push(call.name)
    }
    expect(marked).toEqual(
      expect.arrayContaining(['GET /api/inventory', 'GET /api/inventory.csv', 'GET /api/orders', 'GET /api/customers']),
    )
    expect(marked.length).toBeGreaterThan(10)
  })

  test('its event stream hears no ids of another customer', async () => {
    const address = await it.listen()
    const [rival, customer] = await Promise.all([listenToEvents(address, it.as('rival')), listenToEvents(address, it.as('customer'))])
    const { id } = await makeItem(it, { customerId: 1 })
    await expect.poll(() => customer.heard).toContain(`[${id}]`)
    const theirs = await makeItem(it, { customerId: 2 })
    await expect.poll(() => rival.heard).toContain(`[${theirs.id}]`)
    expect(rival.heard).not.toMatch(new RegExp(`\\b${id}\\b`))
  })
})

describe('a view-only user', () => {
  test.each(reads)('$name answers what any other user of the customer gets', async (call) => {
    const [full, onlooking] = [await ask(call.endpoint, it.as('customer'), input(call)), await ask(call.endpoint, viewOnly, input(call))]
    const isItsOwn = call.endpoint.row === 'document' || call.endpoint.row === 'picture'
    const { allow } = call.endpoint
    const mayRead = allow === 'anyone' || can({ role: 'customer', viewOnly: true }, allow)
    expect(onlooking.status).toBe(!mayRead ? 403 : isItsOwn ? 404 : full.status)
  })

  test('changes nothing but what is its own', async () => {
    const allowed: string[] = []
    for (const call of changes) {
      const reply = await ask(call.endpoint, viewOnly, { ...input(call), id: undefined })
      if (reply.status === 403) expect(reply.body).toMatchObject({ code: 'permission.view-only' })
      else allowed.push(call.name)
    }
    expect(allowed).toEqual([
      'PATCH /api/account',
      'PUT /api/account/picture',
      'DELETE /api/account/picture',
      'DELETE /api/account/sessions/:id',
      'POST /api/account/sessions/end-others',
      'POST /api/account/two-factor',
      'POST /api/account/two-factor/confirm',
      'POST /api/account/two-factor/recovery-codes',
      'POST /api/account/two-factor/turn-off',
      'PUT /api/notifications/preferences',
      'POST /api/notifications/read',
      'PATCH /api/notifications/:id',
      'POST /api/saved-views',
      'PATCH /api/saved-views/:id',
      'DELETE /api/saved-views/:id',
    ])
  })
})

describe('disabled', () => {
  test.each(signedIn)('$name answers 401 to a disabled user and to a user of a disabled customer', async (call) => {
    for (const caller of [disabledUser, disabledCustomer]) {
      const reply = await ask(call.endpoint, caller, input(call))
      expectProblem(reply, 401)
      expect(reply.text).not.toContain(mark)
    }
  })
})
