import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '../../../contract/languages.ts'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { makeCustomer } from '../../../tests/support/factories.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { system } from '../../viewer.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const languageOf = async (who: ReturnType<TestApp['as']>) => (await who.call(authEndpoints.getUser)).language

test('a person chooses a language only for itself, and resets it', async () => {
  const customer = it.as('customer')
  expect(await languageOf(customer)).toBeNull()
  expect(await customer.call(authEndpoints.changeAccount, { body: { language: 'de-DE' } })).toMatchObject({ id: 3, language: 'de-DE' })
  expect(await languageOf(customer)).toBe('de-DE')
  for (const other of ['admin', 'manager', 'rival'] as const) expect(await languageOf(it.as(other))).toBeNull()
  await customer.call(authEndpoints.changeAccount, { body: { language: null } })
  expect(await languageOf(customer)).toBeNull()
})

test('the answer to a sign-in includes the language', async () => {
  await it.as('manager').call(authEndpoints.changeAccount, { body: { language: 'sv-SE' } })
  expect(await languageOf(await it.signIn('manager'))).toBe('sv-SE')
})

test('view-only customers can choose a language too', async () => {
  const viewOnly = await makeCustomer(it, { portalAccess: 'view_only' })
  const caller = await it.signIn(viewOnly.contactEmail ?? '')
  await caller.call(authEndpoints.changeAccount, { body: { language: 'fr-FR' } })
  expect(await languageOf(caller)).toBe('fr-FR')
})

test('only the languages of the contract are accepted', async () => {
  for (const language of languages) {
    expect(await it.as('admin').ask(authEndpoints.changeAccount, { body: { language } })).toMatchObject({ status: 200, body: { language } })
  }
  for (const language of ['de', 'en_US', 'DE-de', '', 'tlh-KX', 3]) {
    const reply = await it.as('admin').request('PATCH', '/api/account', { body: { language } })
    expect(reply, String(language)).toMatchObject({ status: 400, body: { errors: [{ path: 'language' }] } })
  }
})

test('the change is published only to this person, and recorded in the history', async () => {
  const heard: unknown[] = []
  const stop = it.db.subscribe((event) => heard.push(event))
  await it.as('rival').call(authEndpoints.changeAccount, { body: { language: 'pl-PL' } })
  stop()
  expect(heard).toEqual([{ topic: 'account', ids: [4], customerId: 2, userId: 4 }])
  const entry = await it.db.read(system, (on) =>
    on
      .selectFrom('audit_entries')
      .select(['action', 'entity_id', 'before', 'after', 'user_name'])
      .where('entity', '=', 'user')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
  expect(entry).toEqual({
    action: 'update',
    entity_id: 4,
    before: { language: null },
    after: { language: 'pl-PL' },
    user_name: 'customer@borealis.example',
  })
})

test('in the database a customer’s user can change only its own language and names', async () => {
  const colleague = await it.db.transaction(system, (trx) =>
    trx.sql
      .insertInto('users')
      .values({
        username: 'colleague',
        email: 'c@acme.example',
        role: 'customer',
        customer_id: 1,
        password_hash: '-',
        created_at: trx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const casey = { role: 'customer', userId: 3, name: 'Casey', customerId: 1, viewOnly: false } as const
  const changed = await it.db.transaction(casey, (trx) =>
    trx.sql.updateTable('users').set({ language: 'it-IT' }).where('id', 'in', [3, 4, colleague.id]).returning('id').execute(),
  )
  expect(changed).toEqual([{ id: 3 }])
  const promote = it.db.transaction(casey, (trx) => sql`update users set role = 'admin' where id = 3`.execute(trx.sql))
  await expect(promote).rejects.toThrow(/permission denied/)
})
