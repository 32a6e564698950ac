import { newCustomer } from '../../contract/people/customers/customers.ts'
import { createUser } from '../../server/people/auth/create-user.ts'
import { hashPassword, hashPasswordsAtCost } from '../../server/people/auth/passwords.ts'
import { createCustomer } from '../../server/people/customers/create-customer.ts'
import type { Database } from '../../server/platform/engine/database.ts'
import { hashToken } from '../../server/platform/http/session.ts'
import { system } from '../../server/viewer.ts'

/** A fiftieth of the usual cost, as the tests hash thousands of passwords. */
const cost = { memory: 1_024, passes: 1, parallelism: 1 }
hashPasswordsAtCost(cost)

/** Hashes at the usual cost until it is disposed of. */
export function usualPasswordCost(): Disposable {
  hashPasswordsAtCost()
  return { [Symbol.dispose]: () => hashPasswordsAtCost(cost) }
}

/** The people of the tests. `customer` belongs to customer 1 (Acme Imports), `rival` of customer 2 (Borealis Trading). */
export type Person = keyof typeof signInNames

export const signInNames = {
  admin: 'admin',
  manager: 'manager',
  customer: 'customer@acme.example',
  rival: 'customer@borealis.example',
  worker: 'worker',
  accountant: 'accountant',
}
const people = Object.keys(signInNames) as Person[]

export const password = 'correct horse battery staple'

/** When they were created, independent of the test's clock. */
export const madeAt = new Date('2026-01-01T00:00:00Z')

/** Each has a session with a known token, so that tests need no password hashing and no sign-in. */
export const tokenOf = (person: Person): string => person.padEnd(43, '-')

const sevenDays = 7 * 24 * 60 * 60 * 1000

/** Creates the people in an empty database whose clock is at `madeAt`. */
export async function makePeople(db: Database): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction(system, async (trx) => {
    const staff = { passwordHash, lastName: null }
    await createUser(trx, { ...staff, username: signInNames.admin, email: 'admin@tallyhouse.example', role: 'admin', firstName: 'Ada' })
    await createUser(trx, { ...staff, username: signInNames.manager, email: 'manager@tallyhouse.example', role: 'manager' })
  })
  for (const customer of [
    { name: 'Acme Imports', type: '3pl', contactEmail: signInNames.customer, password },
    { name: 'Borealis Trading', type: 'tpd2', contactEmail: signInNames.rival, password },
  ]) {
    await createCustomer(db, system, newCustomer.parse(customer))
  }
  await db.transaction(system, async (trx) => {
    const staff = { passwordHash, lastName: null }
    for (const role of ['worker', 'accountant'] as const)
      await createUser(trx, { ...staff, username: signInNames[role], email: `${role}@tallyhouse.example`, role })
    // Their warehouse is past its set-up, whose guide would stand above every dashboard.
    const setUp = JSON.stringify({ view: 'hidden', skipped: [] })
    await trx.sql.updateTable('settings').set({ value: setUp }).where('key', '=', 'onboarding').execute()
    const users = await trx.sql.selectFrom('users').select(['id', 'username']).execute()
    const times = { created_at: madeAt, last_seen_at: madeAt, expires_at: madeAt }
    const sessions = people.map((person) => ({
      ...times,
      token_hash: hashToken(tokenOf(person)),
      user_id: users.find(({ username }) => username === signInNames[person])?.id ?? 0,
    }))
    await trx.sql.insertInto('sessions').values(sessions).execute()
  })
}

/** Starts a person's session now, by the test's clock, as a sign-in would. */
export async function beginSession(db: Database, person: Person): Promise<void> {
  const now = db.now()
  await db.transaction(system, (trx) =>
    trx.sql
      .updateTable('sessions')
      .set({ created_at: now, last_seen_at: now, expires_at: new Date(now.getTime() + sevenDays) })
      .where('token_hash', '=', hashToken(tokenOf(person)))
      .execute(),
  )
}
