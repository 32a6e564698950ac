import type { z } from 'zod'
import { type newStaffInvitation, staffEndpoints } from '../../contract/people/auth/staff.ts'
import { createUser } from '../../server/people/auth/create-user.ts'
import { hashPassword } from '../../server/people/auth/passwords.ts'
import { system } from '../../server/viewer.ts'
import { type TestApp, testPassword } from './test-app.ts'

let made = 0

/** A manager by default, who signs in with the tests' password. */
export async function makeStaffMember({ db }: Pick<TestApp, 'db'>, { role = 'manager' }: { role?: 'admin' | 'manager' } = {}) {
  made++
  const passwordHash = await hashPassword(testPassword)
  const email = `staff${made}@tallyhouse.example`
  return db.transaction(system, (trx) =>
    createUser(trx, { username: email, email, role, passwordHash, firstName: 'Sam', lastName: `${made}` }),
  )
}

export async function makeStaffInvitation(it: TestApp, wanted: Partial<z.input<typeof newStaffInvitation>> = {}) {
  made++
  return it
    .as('admin')
    .call(staffEndpoints.invite, { body: { email: `invited.staff${made}@tallyhouse.example`, role: 'manager', ...wanted } })
}
