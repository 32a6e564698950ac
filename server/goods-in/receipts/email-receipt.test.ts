import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { mailsEndpoints } from '../../../contract/platform/mail/mails.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { makeCustomer, makeReceipt, makeReceivingLocations } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp, type TestPerson } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await makeReceivingLocations(app)
})
afterAll(() => app.close())

const email = (id: number, headers: Record<string, string> = {}, by: TestPerson = 'manager') =>
  app.as(by).ask(receiptsEndpoints.email, { params: { id }, headers })

test('a mail is queued to the customer’s address, and the receipt’s history tells it', async () => {
  const customer = await makeCustomer(app, { name: 'Cypress Wines', contactEmail: 'office@cypress.example' })
  const receipt = await makeReceipt(app, { customerId: customer.id })
  const mail = await app.as('manager').call(receiptsEndpoints.email, { params: { id: receipt.id } })
  expect(mail).toMatchObject({
    kind: 'receipt',
    subjectId: receipt.id,
    to: 'office@cypress.example',
    subject: `Warehouse receipt ${receipt.receiptNumber}`,
    state: 'queued',
  })
  const entries = await app.as('manager').call(historyEndpoints.ofReceipt, { params: { id: receipt.id } })
  expect(entries).toContainEqual(expect.objectContaining({ action: 'email', after: { to: 'office@cypress.example', mailId: mail.id } }))
})

test('the mail is signed by whoever runs the warehouse', async () => {
  const { id } = await makeReceipt(app)
  const bodyOfMail = async () => {
    const mail = await app.as('manager').call(receiptsEndpoints.email, { params: { id } })
    const { body } = await app.db.read(system, (on) =>
      on.selectFrom('mails').select('body').where('id', '=', mail.id).executeTakeFirstOrThrow(),
    )
    return body
  }
  expect(await bodyOfMail()).toMatch(/\n\nTallyhouse\n$/)
  const operator = { name: 'Harbour Logistics', address: null, email: 'office@harbour.example' }
  await app.as('admin').call(settingsEndpoints.updateOperator, { body: operator })
  expect(await bodyOfMail()).toMatch(/\n\nHarbour Logistics\noffice@harbour.example\n$/)
})

test('a double click with one key queues one mail, also when both calls run at the same time', async () => {
  const receipt = await makeReceipt(app)
  const key = { 'idempotency-key': randomUUID() }
  const replies = await Promise.all([email(receipt.id, key), email(receipt.id, key), email(receipt.id, key)])
  const repeated = await email(receipt.id, key)
  expect(repeated.status).toBe(201)
  const made = [...replies, repeated].filter(({ status }) => status === 201).map(({ body }) => body)
  for (const body of made) expect(body).toEqual(repeated.body)
  const mails = () => app.as('manager').call(mailsEndpoints.list, { query: { subjectId: receipt.id } })
  expect(await mails()).toHaveLength(1)
  await email(receipt.id, { 'idempotency-key': randomUUID() })
  expect(await mails()).toHaveLength(2)
})

test('a customer without an address, a receipt that is not there, and people who may not are refused, and nothing is queued', async () => {
  const receipt = await makeReceipt(app)
  for (const person of ['customer', 'rival'] as const) expect((await email(receipt.id, {}, person)).status).toBe(403)
  expect((await email(2_000_000_000)).body).toMatchObject({ status: 404, code: 'receipt.not-found' })
  const customer = await makeCustomer(app, { name: 'Nameless Wines' })
  const { id } = await makeReceipt(app, { customerId: customer.id })
  await app.db.transaction(system, (trx) =>
    trx.sql.updateTable('customers').set({ contact_email: null }).where('id', '=', customer.id).execute(),
  )
  expect((await email(id)).body).toMatchObject({
    status: 409,
    code: 'mail.no-address',
    detail: 'Nameless Wines has no email address. Add one to the customer, then send the email again.',
  })
  for (const subjectId of [receipt.id, id]) expect(await app.as('manager').call(mailsEndpoints.list, { query: { subjectId } })).toEqual([])
})
