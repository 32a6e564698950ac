import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportsEndpoints } from '../contract/insight/reports/reports.ts'
import type { RowKind } from '../contract/kinds.ts'
import { accountSecurityEndpoints } from '../contract/people/auth/account-security.ts'
import { customersEndpoints } from '../contract/people/customers/customers.ts'
import { roles } from '../contract/roles.ts'
import { queueMail } from '../server/platform/mail/queue-mail.ts'
import { system } from '../server/viewer.ts'
import { makeInvoice, makeQuote } from './support/billing.ts'
import { makeCount, makeCountPlan } from './support/counting.ts'
import {
  all,
  ask,
  expectProblem,
  mayCall,
  signedIn,
  someoneAllowed,
  unknownIdOf,
  validBody,
  validContent,
  validQuery,
} from './support/every-endpoint.ts'
import {
  makeActivity,
  makeAdjustmentRequest,
  makeCategory,
  makeContact,
  makeCustomer,
  makeDocument,
  makeHandlingUnit,
  makeInvitation,
  makeItem,
  makeLocation,
  makeReceipt,
  makeReturn,
  makeSavedView,
  makeShipment,
  makeTask,
  switchPortal,
} from './support/factories.ts'
import { csvOf, makeImport, rowsOfImport } from './support/imports.ts'
import { setItemPicture, setPicture } from './support/one-pixel.ts'
import { type Caller, openTestApp, type TestApp } from './support/test-app.ts'
import { newestActOf } from './support/undo.ts'

const withRow = all.filter(({ endpoint }) => endpoint.row !== undefined)

let it: TestApp
/** A row of customer 2 of each kind; of nobody where the kind has no owner, of the administrator where it is a person's. */
let foreignRows: Record<RowKind, number | string>

beforeAll(async () => {
  it = await openTestApp()
  const item = await makeItem(it, { customerId: 2 })
  const { order, shipmentId } = await makeShipment(it, { customerId: 2, items: [{ sku: item.sku, quantity: 1 }] })
  await makeCustomer(it)
  await switchPortal(it, { dataExport: true })
  foreignRows = {
    customer: 2,
    user: 4,
    staffAccount: 2,
    picture: await pictureOfRival(),
    itemPicture: await itemWithPicture(),
    contact: (await makeContact(it, { customerId: 2 })).id,
    activity: (await makeActivity(it, { customerId: 2 })).id,
    invitation: (await makeInvitation(it, { customerId: 2 })).id,
    inventoryItem: item.id,
    order: order.id,
    receipt: (await makeReceipt(it, { customerId: 2 })).id,
    return: (await makeReturn(it, { orderId: order.id, items: [{ sku: item.sku, quantity: 1 }] })).id,
    shipment: shipmentId ?? 0,
    site: 1,
    location: (await makeLocation(it)).id,
    category: (await makeCategory(it)).id,
    notification: await notificationOfCustomer2(),
    savedView: (await makeSavedView(it)).id,
    document: await makeDocument(it, { by: 'rival' }),
    task: (await makeTask(it)).id,
    adjustmentRequest: await makeAdjustmentRequest(it),
    count: (await makeCount(it)).id,
    countPlan: await makeCountPlan(it),
    stockAct: await newestActOf(it),
    handlingUnit: (await makeHandlingUnit(it)).id,
    mail: await mailToCustomer2(),
    ...(await importOfRival()),
    reportExport: (await it.as('admin').call(reportsEndpoints.startExport, { body: {} })).id,
    quote: (await makeQuote(it, { customerId: 2, status: 'sent' })).id,
    invoice: (await makeInvoice(it, { customerId: 2, status: 'sent' })).id,
    session: await sessionOfRival(),
  }
})
afterAll(() => it.close())

async function importOfRival(): Promise<{ import: number; importRow: number }> {
  const { id } = await makeImport(it, csvOf(['Reference', 'SKU'], ['A', 'B']), { kind: 'movements', by: 'rival' })
  const [row] = await rowsOfImport(it, id, 'rival')
  return { import: id, importRow: row?.id ?? 0 }
}

async function pictureOfRival(): Promise<number> {
  await setPicture(it.as('rival'))
  return 4
}

async function itemWithPicture(): Promise<number> {
  const { id } = await makeItem(it, { customerId: 2 })
  await setItemPicture(it.as('manager'), id)
  return id
}

async function notificationOfCustomer2(): Promise<number> {
  const at = it.db.now()
  return it.db.transaction(system, async ({ sql }) => {
    const made = await sql
      .insertInto('notifications')
      .values({
        customer_id: 2,
        kind: 'stage',
        type: 'info',
        title: 'A title',
        message: 'A message',
        subject_type: null,
        subject_id: null,
        day: '2026-01-01',
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  })
}

async function mailToCustomer2(): Promise<number> {
  const [at, staff] = [it.db.now(), { role: 'admin', userId: 1, name: 'Ada', customerId: null } as const]
  const customer = { id: 2, name: 'Borealis', contactEmail: 'office@borealis.example' }
  const mail = { kind: 'receipt', subjectId: 1, customer, subject: `Of ${at.toISOString()}`, body: 'A body' } as const
  return (await it.db.transaction(system, (trx) => queueMail(trx, staff, mail))).id
}

async function sessionOfRival(): Promise<number> {
  const [session] = await it.as('rival').call(accountSecurityEndpoints.listSessions)
  return session?.id ?? 0
}

describe('signed out', () => {
  test.each(signedIn)('$name answers 401, whatever is sent', async ({ endpoint }) => {
    const reply = await ask(endpoint, it.anyone, { id: 'nonsense', query: { limit: -1 }, body: endpoint.body && { nonsense: true } })
    expectProblem(reply, 401)
    expect(reply.body).toMatchObject({ title: 'Unauthorized' })
  })
})

describe('the wrong role', () => {
  const cases = signedIn.flatMap(({ name, endpoint }) =>
    roles.filter((role) => !mayCall(endpoint, role)).map((role) => ({ name, endpoint, role })),
  )
  test.each(cases)('$name answers 403 to $role, whatever is sent', async ({ endpoint, role }) => {
    expectProblem(
      await ask(endpoint, it.as(role), { id: 'nonsense', query: { limit: -1 }, body: endpoint.body && { nonsense: true } }),
      403,
    )
  })
})

describe('rows', () => {
  test.each(withRow.filter(({ endpoint }) => mayCall(endpoint, 'customer')))(
    "$name answers 404 to a customer for another's row",
    async ({ endpoint }) => {
      const id = foreignRows[endpoint.row as RowKind]
      expectProblem(await ask(endpoint, it.as('customer'), { id, body: validBody(endpoint) }), 404)
    },
  )

  test.each(withRow)('$name answers 404 for a row that does not exist', async ({ endpoint }) => {
    for (const role of roles.filter((candidate) => mayCall(endpoint, candidate))) {
      expectProblem(await ask(endpoint, it.as(role), { id: unknownIdOf(endpoint), ...validContent(endpoint) }), 404)
    }
  })

  test('an unsafe call with an unknown id leaves the books unchanged', async () => {
    const before = await changesSoFar()
    for (const { endpoint } of withRow) await ask(endpoint, someoneAllowed(it, endpoint), { body: validBody(endpoint) })
    expect(await changesSoFar()).toEqual(before)
  })
})

/** Every change leaves a line of history. */
async function changesSoFar(): Promise<unknown> {
  return it.db.read(system, (sql) => sql.selectFrom('audit_entries').select(sql.fn.countAll().as('count')).executeTakeFirstOrThrow())
}

describe('If-Match', () => {
  const unsafe = all.filter(({ endpoint }) => endpoint.method !== 'GET')
  const versioned = unsafe.filter(({ endpoint }) => endpoint.versioned)
  // Several people pick and pack one movement; each names the lines that it read, which end with every change.
  const work = ['picks', 'short-picks', 'put-right', 'plan-again', 'ship-short', 'pack'].map((name) => `POST /api/orders/:id/${name}`)
  /** A deleted item answers no ETag to come back with; a notification is its reader's alone; a mail changes no receipt, a document no movement. */
  const withoutVersion = [
    // A session is one's own, and it only ends. What the form of a user shows stays as it is.
    'DELETE /api/account/sessions/:id',
    'POST /api/users/:id/reset-two-factor',
    // An invitation changes neither the customer nor itself: only its link is new, or dead.
    'POST /api/customers/:id/invitations',
    'POST /api/invitations/:id/resend',
    'DELETE /api/invitations/:id',
    'DELETE /api/my/invitations/:id',
    'POST /api/contacts/:id/restore',
    'POST /api/inventory/:id/restore',
    // Names the location, and is refused unless the goods are there.
    'POST /api/inventory/:id/move',
    'PATCH /api/inventory/:id/lots/:lotId',
    // Refused unless the adjustment is still open.
    ...['approve', 'reject', 'withdraw'].map((decision) => `POST /api/adjustment-requests/:id/${decision}`),
    // Refused unless the round is due, and unless the lines have a difference.
    'POST /api/counts/:id/places/:placeId/submit',
    'POST /api/counts/:id/recount',
    // Refused unless the count is open, and unless something is left aside.
    'POST /api/counts/:id/cancel',
    'POST /api/counts/:id/write-off-aside',
    // A picture takes the place of whatever was there; the version goes up, so that forms see it.
    'PUT /api/inventory/:id/picture',
    'DELETE /api/inventory/:id/picture',
    // Refused unless it is reported short there; what the form of a location shows stays as it is.
    'POST /api/warehouse-locations/:id/put-right',
    // Names the location, and is refused unless the goods are there.
    'POST /api/inventory/:id/dispose',
    // Refused unless all is as the preview showed it.
    'POST /api/stock-acts/:id/undo',
    // Refused if something was done with the goods since.
    'POST /api/stock-acts/:id/undo-own',
    // Refused unless something is missing.
    'POST /api/orders/:id/transfer-loss',
    ...work,
    'POST /api/orders/:id/documents',
    'POST /api/warehouse-receipts/:id/email',
    // Several people count at once; what they counted is received as it is by then.
    'POST /api/warehouse-receipts/:id/counts',
    'DELETE /api/warehouse-receipts/:id/counting',
    'POST /api/warehouse-receipts/:id/receive',
    // Refused unless the return is in the status that the step is for; a repeat of the counts gives the ledger the difference.
    ...['cancel', 'authorise', 'decline', 'receive', 'inspect', 'close'].map((step) => `POST /api/returns/:id/${step}`),
    // Refused unless the shipment is still where it was created.
    'POST /api/shipments/:id/hand-over',
    // They do the same whatever else has been fixed or skipped, or are refused by the state of the import.
    'PATCH /api/import-rows/:id',
    'POST /api/imports/:id/skip-errors',
    'POST /api/imports/:id/cancel',
    'POST /api/imports/:id/undo',
    'PATCH /api/notifications/:id',
    // Several people count; it names the units as they were counted, and is refused if none is there.
    'PATCH /api/warehouse-receipts/:id/counts',
  ]

  test('every call that changes a row compares its version, with listed exceptions', () => {
    const changesRow = unsafe.filter(({ endpoint }) => endpoint.row && !endpoint.versioned)
    expect(changesRow.map(({ name }) => name).sort()).toEqual(withoutVersion.toSorted())
  })

  test.each(versioned)('$name answers 412 to an outdated ETag, and changes nothing', async ({ endpoint }) => {
    const id = foreignRows[endpoint.row as RowKind]
    const caller = mayCall(endpoint, 'admin') ? it.as('admin') : it.as('rival')
    await caller.cookie()
    const before = await changesSoFar()
    const stale = endpoint.versioned === 'version' ? '"999"' : '"999.1"'
    for (const tag of [stale, `W/${stale}`])
      expectProblem(await ask(endpoint, caller, { id, body: validBody(endpoint), headers: { 'if-match': tag } }), 412)
    expect(await changesSoFar()).toEqual(before)
  })

  test.each(versioned)('$name answers 400 to an invalid ETag', async ({ endpoint }) => {
    const other = endpoint.versioned === 'version' ? '"7.1594"' : '"7"'
    for (const tag of ['', '7', '"seven"', '"1", "2"', '"-1"', other]) {
      const reply = await ask(endpoint, someoneAllowed(it, endpoint), { body: validBody(endpoint), headers: { 'if-match': tag } })
      expectProblem(reply, 400)
    }
  })

  test.each(unsafe.filter(({ endpoint }) => !endpoint.versioned))('$name compares no version and says so', async ({ endpoint }) => {
    const validCall = { id: unknownIdOf(endpoint), query: validQuery(endpoint), body: validBody(endpoint) }
    const reply = await ask(endpoint, someoneAllowed(it, endpoint), { ...validCall, headers: { 'if-match': '"1"' } })
    expectProblem(reply, 400)
    expect(reply.body).toMatchObject({ code: 'if-match.not-compared' })
  })
})

const viewOnly: Record<string, () => Promise<Caller>> = {
  'a customer': async () => it.signIn((await makeCustomer(it, { portalAccess: 'view_only' })).contactEmail ?? ''),
  'a user, whose customer has full access,': async () => {
    const { userId, contactEmail } = await makeCustomer(it)
    await it.as('admin').call(customersEndpoints.updateUser, { params: { id: Number(userId) }, body: { portalAccess: 'view_only' } })
    return it.signIn(contactEmail ?? '')
  },
}

test.each(Object.keys(viewOnly))(
  '%s with view-only access changes only its own account, read marks, notification preferences and own views',
  async (who) => {
    const caller = (await viewOnly[who]?.()) ?? it.anyone
    const unsafe = signedIn.filter(({ endpoint }) => endpoint.method !== 'GET' && mayCall(endpoint, 'customer'))
    const allowed: string[] = []
    for (const { name, endpoint } of unsafe) {
      const reply = await ask(endpoint, caller, { body: validBody(endpoint) })
      if (reply.status === 403) expectProblem(reply, 403)
      else allowed.push(name)
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
  },
)
