import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcedDeliveriesEndpoints } from '../../../contract/goods-in/receipts/announced-deliveries.ts'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { documentUrl } from '../../../contract/platform/documents/documents.ts'
import { lookupEndpoints } from '../../../contract/platform/lookup/lookup.ts'
import { makeCustomer, makeDocument, makeItem, makeReceipt, makeReceivingLocations } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import type { CustomerViewer } from '../../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const change = (by: TestPerson, id: number, body: object) => it.as(by).ask(receiptsEndpoints.update, { params: { id }, body })
const withdraw = (by: TestPerson, id: number) => it.as(by).ask(announcedDeliveriesEndpoints.withdraw, { params: { id } })
const read = (by: TestPerson, id: number) => it.as(by).ask(receiptsEndpoints.get, { params: { id } })

test('a customer announces a delivery for itself, and staff are notified', async () => {
  const { sku, name } = await makeItem(it)
  const url = documentUrl(await makeDocument(it, { by: 'customer' }))
  const body = {
    ...{
      customerId: 2,
      supplier: 'Harbour Mill',
      expectedDate: '2031-05-02',
      trackingNumber: 'T-1',
      reference: 'PO-77',
      notes: 'Two pallets',
    },
    items: [
      { sku: sku.toLowerCase(), quantity: 40, documents: [{ name: 'slip.pdf', url }] },
      { sku: 'KETTLE-9', description: 'Kettle', quantity: 3 },
    ],
  }
  const announced = await it.as('customer').call(receiptsEndpoints.create, { body })
  expect(announced).toMatchObject({
    ...{
      customerId: 1,
      status: 'pending',
      announced: true,
      withdrawnAt: null,
      reference: 'PO-77',
      createdBy: 'customer@acme.example',
      totalUnits: 43,
    },
    items: [
      { sku, description: name, expected: 40, documents: [{ name: 'slip.pdf' }] },
      { sku: 'KETTLE-9', description: 'Kettle' },
    ],
  })
  const [notice] = await it.as('manager').call(notificationsEndpoints.list)
  expect(notice).toMatchObject({
    message: `customer@acme.example announced ${announced.receiptNumber} from Harbour Mill, expected on 2031-05-02`,
    subjectType: 'receipt',
    subjectId: announced.id,
  })
  expect(await it.as('manager').call(receiptsEndpoints.list, { query: { q: 'po-77' } })).toMatchObject([{ id: announced.id }])
  expect((await makeReceipt(it)).announced).toBe(false)
})

test('a SKU that the customer lacks needs a name, and staff name the customer', async () => {
  const items = [{ sku: 'UNNAMED-1', quantity: 1 }]
  const unnamed = await it.as('customer').ask(receiptsEndpoints.create, { body: { supplier: 'Mill', items } })
  expect(unnamed).toMatchObject({ status: 400, body: { code: 'receipt.new-sku-unnamed', detail: expect.stringContaining('UNNAMED-1') } })
  const { id } = await makeReceipt(it, { items: [] }, 'customer')
  expect(await change('customer', id, { items })).toMatchObject({ status: 400, body: { code: 'receipt.new-sku-unnamed' } })
  expect((await change('customer', id, { items: [{ ...items[0], description: 'Lamp' }] })).status).toBe(200)
  const nobodys = await it.as('manager').ask(receiptsEndpoints.create, { body: { supplier: 'Mill', items } })
  expect(nobodys).toMatchObject({ status: 400, body: { code: 'receipt.customer-missing' } })
})

test('a customer changes and withdraws what it announced while it is pending', async () => {
  await makeReceivingLocations(it)
  const { id, receiptNumber } = await makeReceipt(it, { items: [{ sku: 'LAMP', description: 'Lamp', quantity: 4 }] }, 'customer')
  const changed = await change('customer', id, { supplier: 'Quay', customerId: 2, receivingLocation: 'NOWHERE', items: [] })
  expect(changed).toMatchObject({ status: 200, body: { supplier: 'Quay', customerId: 1, items: [], receivingLocation: null } })
  expect((await change('customer', id, { status: 'pending' })).status).toBe(403)
  expect((await change('customer', 2_000_000_000, { status: 'received' })).status).toBe(403)
  expect((await withdraw('customer', id)).status).toBe(204)

  for (const reply of [await read('customer', id), await change('customer', id, { supplier: 'X' }), await withdraw('customer', id)])
    expect(reply).toMatchObject({ status: 404, body: { code: 'receipt.not-found' } })
  expect(await read('manager', id)).toMatchObject({ status: 200, body: { withdrawnAt: expect.any(String) } })
  for (const reply of [await change('manager', id, { status: 'received' }), await withdraw('admin', id)])
    expect(reply).toMatchObject({ status: 409, body: { detail: `${receiptNumber} is withdrawn.` } })
  expect(await it.as('manager').call(receiptsEndpoints.list, { query: { q: receiptNumber } })).toEqual([])
  expect((await it.as('manager').ask(lookupEndpoints.find, { query: { code: receiptNumber } })).status).toBe(404)
  const history = await it.as('manager').call(historyEndpoints.ofReceipt, { params: { id } })
  expect(history.map(({ action, by }) => [action, by])).toEqual([
    ['withdraw', 'customer@acme.example'],
    ['update', 'customer@acme.example'],
    ['create', 'customer@acme.example'],
  ])
})

test('what is received, or was entered by the warehouse, is the customer’s to read only', async () => {
  const announced = await makeReceipt(it, { items: [{ sku: 'CUP', description: 'Cup', quantity: 4 }] }, 'customer')
  await change('manager', announced.id, { status: 'received' })
  for (const reply of [await change('customer', announced.id, { notes: 'Late' }), await withdraw('customer', announced.id)])
    expect(reply).toMatchObject({ status: 409, body: { code: 'receipt.not-pending', detail: `${announced.receiptNumber} is received.` } })
  expect(await withdraw('manager', announced.id)).toMatchObject({ status: 409, body: { code: 'receipt.not-pending' } })
  const entered = await makeReceipt(it)
  for (const reply of [await change('customer', entered.id, { notes: 'Late' }), await withdraw('customer', entered.id)])
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'receipt.not-announced', detail: `${entered.receiptNumber} was entered by the warehouse.` },
    })
  expect((await withdraw('manager', entered.id)).status).toBe(204)
})

test('another customer’s delivery is not there, and view-only customers announce none', async () => {
  const { id } = await makeReceipt(it, { items: [] }, 'customer')
  for (const reply of [await read('rival', id), await change('rival', id, { supplier: 'Mine' }), await withdraw('rival', id)])
    expect(reply.status).toBe(404)
  const { contactEmail } = await makeCustomer(it, { portalAccess: 'view_only' })
  const viewOnly = await it.signIn(contactEmail ?? '')
  expect((await viewOnly.ask(receiptsEndpoints.create, { body: { supplier: 'Mill' } })).status).toBe(403)
})

test('row-level security alone keeps customers to their own announced, pending deliveries', async () => {
  const [own, entered, received] = [
    await makeReceipt(it, { items: [{ sku: 'CUP', description: 'Cup', quantity: 4 }] }, 'customer'),
    await makeReceipt(it),
    await makeReceipt(it, { items: [{ sku: 'CUP', description: 'Cup', quantity: 4 }] }, 'customer'),
  ]
  await change('manager', received.id, { status: 'received' })
  const as = (customerId: number): CustomerViewer => ({ role: 'customer', userId: 3, name: 'X', customerId, viewOnly: false })
  const run = (customerId: number, statement: ReturnType<typeof sql>) =>
    it.db.transaction(as(customerId), async (trx) => Number((await statement.execute(trx.sql)).numAffectedRows))
  const rename = (id: number) => sql`update receipts set notes = 'Changed' where id = ${id}`
  const removeLines = (id: number) => sql`delete from receipt_items where receipt_id = ${id}`
  expect(await run(1, rename(own.id))).toBe(1)
  expect(await run(2, rename(own.id))).toBe(0)
  for (const { id } of [entered, received]) {
    await expect(run(1, rename(id))).rejects.toThrow()
    expect(await run(1, removeLines(id))).toBe(0)
  }
  expect(await run(2, removeLines(own.id))).toBe(0)
  expect(await run(1, removeLines(own.id))).toBe(1)
  const insert = (announced: boolean) =>
    sql`insert into receipts (receipt_number, customer_id, supplier, announced, created_at) values ('WR-X', 1, 'X', ${announced}, now())`
  await expect(run(1, insert(false))).rejects.toThrow()
  await expect(run(2, insert(true))).rejects.toThrow()
})
