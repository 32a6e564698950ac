import { afterAll, beforeAll, expect, test } from 'vitest'
import { contacts, contactsEndpoints } from '../../../contract/people/contacts/contacts.ts'
import { makeContact, makeCustomer } from '../../../tests/support/factories.ts'
import { openSecondServer } from '../../../tests/support/second-server.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { StaffViewer } from '../../viewer.ts'
import { createContact, updateContact } from './save-contact.ts'

// Contacts of customers: at most one of each customer is primary, whoever changes what at once.

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const manager = () => it.as('manager')
const admin: StaffViewer = { role: 'admin', userId: 1, name: 'Ada', customerId: null }

async function primaryOf(customerId: number): Promise<string[]> {
  const primary = await manager().call(contactsEndpoints.list, { query: { customerId, primary: 'true' } })
  return primary.map(({ firstName }) => firstName)
}

test('the first contact of a customer is primary; making another one primary takes it from the former', async () => {
  const { id: customerId, name } = await makeCustomer(it)
  const first = await makeContact(it, { customerId, firstName: ' Noor ', lastName: 'Haddad', title: '', email: '', phone: '+31 10 555' })
  expect(first).toMatchObject({ customerId, customerName: name, firstName: 'Noor', title: null, email: null, isPrimary: true, version: 1 })
  const second = await makeContact(it, { customerId, firstName: 'Sanne' })
  expect(second.isPrimary).toBe(false)
  const promoted = await manager().call(contactsEndpoints.update, { params: { id: second.id }, body: { isPrimary: true } })
  expect(promoted).toMatchObject({ isPrimary: true, firstName: 'Sanne', version: 2 })
  expect(await manager().call(contactsEndpoints.get, { params: { id: first.id } })).toMatchObject({ isPrimary: false, version: 2 })
  const third = await makeContact(it, { customerId, firstName: 'Tomas', isPrimary: true })
  expect(third.isPrimary).toBe(true)
  expect(await primaryOf(customerId)).toEqual(['Tomas'])
  expect(await manager().call(contacts.history, { params: { id: second.id } })).toMatchObject([
    { action: 'update', before: { isPrimary: true }, after: { isPrimary: false } },
    { action: 'update', before: { isPrimary: false }, after: { isPrimary: true } },
    { action: 'create', by: 'manager' },
  ])
})

test('contacts are found by name, title, email and customer, within the asked customer', async () => {
  const { id: customerId } = await makeCustomer(it, { name: 'Überlingen Mühle' })
  const made = await makeContact(it, {
    customerId,
    firstName: 'Zoë',
    lastName: 'Böhm',
    department: 'Quay',
    email: 'z.boehm@muehle.example',
  })
  const found = async (q: string, query = {}) =>
    (await manager().call(contactsEndpoints.list, { query: { q, ...query } })).map(({ id }) => id)
  for (const q of ['zoe bohm', 'quay', 'muehle.example', 'uberlingen zoe']) expect(await found(q), q).toEqual([made.id])
  expect(await found('zoe', { customerId: 1 })).toEqual([])
  expect(await found('zoe', { customerId: [1, customerId] })).toEqual([made.id])
})

test('a deleted contact is gone, its history stays, and restoring brings it back as the primary one unless another is', async () => {
  const { id: customerId } = await makeCustomer(it)
  const { id } = await makeContact(it, { customerId, firstName: 'Noor', lastName: 'Haddad' })
  const params = { id }
  await manager().call(contactsEndpoints.delete, { params })
  expect((await manager().ask(contactsEndpoints.get, { params })).status).toBe(404)
  expect((await manager().ask(contactsEndpoints.delete, { params })).status).toBe(404)
  expect((await manager().ask(contactsEndpoints.update, { params, body: { title: 'Buyer' } })).status).toBe(404)
  expect(await manager().call(contactsEndpoints.list, { query: { customerId } })).toEqual([])
  expect((await manager().call(contacts.history, { params }))[0]).toMatchObject({
    action: 'delete',
    before: { firstName: 'Noor' },
  })
  expect(await manager().call(contactsEndpoints.restore, { params })).toMatchObject({ id, isPrimary: true })
  const again = await manager().ask(contactsEndpoints.restore, { params })
  expect(again).toMatchObject({ status: 409, body: { code: 'contact.not-deleted', detail: 'Noor Haddad is not deleted.' } })

  await manager().call(contactsEndpoints.delete, { params })
  await makeContact(it, { customerId, firstName: 'Sanne' })
  expect(await manager().call(contactsEndpoints.restore, { params })).toMatchObject({ isPrimary: false })
  expect(await primaryOf(customerId)).toEqual(['Sanne'])
})

test('a change of what somebody else changed meanwhile is refused', async () => {
  const { id } = await makeContact(it)
  const change = () => manager().ask(contactsEndpoints.update, { params: { id }, body: { title: 'Buyer' }, headers: { 'if-match': '"1"' } })
  expect((await change()).status).toBe(200)
  expect((await change()).status).toBe(412)
})

test('a contact needs a first name and a customer that exists, and its email must be one', async () => {
  const create = (body: object) => manager().request('POST', '/api/contacts', { body: { customerId: 1, firstName: 'Noor', ...body } })
  expect(await create({ firstName: ' ' })).toMatchObject({ status: 400, body: { errors: [{ path: 'firstName' }] } })
  expect(await create({ email: 'nobody' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'email', message: 'must be an email address' }] },
  })
  expect(await create({ customerId: 99_999 })).toMatchObject({ status: 400, body: { errors: [{ path: 'customerId' }] } })
})

test('customers are told nothing of the CRM', async () => {
  const { id } = await makeContact(it)
  const customer = it.as('customer')
  for (const path of ['/api/contacts', `/api/contacts/${id}`, `/api/contacts/${id}/history`, '/api/activities'])
    expect((await customer.request('GET', path)).status, path).toBe(403)
  expect((await customer.ask(contactsEndpoints.delete, { params: { id } })).status).toBe(403)
})

test('of many who become primary at once on two servers, one is in the end, and all succeed', async ({ skip }) => {
  if (it.db.url === null) skip('The embedded database has one server.')
  const other = await openSecondServer(it)
  try {
    const { id: customerId } = await makeCustomer(it)
    const servers = [it.db, other.db, it.db, other.db, it.db, other.db]
    const made = await Promise.all(
      servers.map((db, n) =>
        createContact(db, admin, contacts.created.parse({ customerId, firstName: `First ${n}`, isPrimary: n % 2 === 0 })),
      ),
    )
    expect(await primaryOf(customerId)).toHaveLength(1)
    const promoted = await Promise.all(made.map(({ id }, n) => updateContact(servers[n] ?? it.db, admin, { id, isPrimary: true })))
    expect(promoted.every(({ isPrimary }) => isPrimary)).toBe(true)
    expect(await primaryOf(customerId)).toHaveLength(1)
  } finally {
    await other.close()
  }
})
