import { createUser } from '../people/auth/create-user.ts'
import { openInvitation } from '../people/invitations/open-invitation.ts'
import type { Transaction } from '../platform/engine/database.ts'
import type { StaffViewer } from '../viewer.ts'

const hour = 3_600_000
const day = 24 * hour

/** Colleagues of the first two customers' primary users, in order of their ids. */
const colleagues = [
  { customer: 0, firstName: 'Daan', lastName: 'Verhoeven', email: 'daan.verhoeven@acme-imports.example', daysAgo: 210, seen: 3 * day },
  {
    customer: 0,
    firstName: 'Siobhán',
    lastName: 'Kelly',
    email: 'siobhan.kelly@acme-imports.example',
    daysAgo: 96,
    seen: 9 * day,
    viewOnly: true,
  },
  { customer: 1, firstName: 'Elsa', lastName: 'Bergqvist', email: 'elsa.bergqvist@borealis-trading.example', daysAgo: 41, seen: 26 * hour },
]

/** Creates them, and an invitation to the first customer's account. Nothing is mailed: the addresses aren't anybody's. */
export async function loadDemoUsers(
  trx: Transaction,
  { admin, customers, passwordHash }: { admin: StaffViewer; customers: { customerId: number; userId: number }[]; passwordHash: string },
): Promise<void> {
  const ago = (milliseconds: number) => new Date(trx.now().getTime() - milliseconds)
  for (const { customer, daysAgo, seen, viewOnly = false, ...person } of colleagues) {
    const createdAt = ago(daysAgo * day)
    const { id } = await createUser(
      { ...trx, now: () => createdAt },
      {
        ...person,
        username: person.email,
        role: 'customer',
        customerId: customers[customer]?.customerId ?? 0,
        portalAccess: viewOnly ? 'view_only' : 'full',
        passwordHash,
      },
    )
    await setLastSignIn(trx, id, ago(seen))
  }
  const [acme, borealis] = customers
  if (acme) await setLastSignIn(trx, acme.userId, ago(20 * hour))
  if (borealis) await setLastSignIn(trx, borealis.userId, ago(2 * day))
  await openInvitation(trx, {
    role: 'customer',
    customerId: acme?.customerId ?? 0,
    createdBy: admin.userId,
    email: 'piotr.wisniewski@acme-imports.example',
    firstName: 'Piotr',
    lastName: 'Wiśniewski',
    portalAccess: 'view_only',
  })
}

/** A floor worker of the first site and an accountant, since a year. */
export async function loadDemoColleagues(trx: Transaction, passwordHash: string): Promise<{ workerId: number }> {
  const createdAt = new Date(trx.now().getTime() - 365 * day)
  const at = { ...trx, now: () => createdAt }
  const main = await trx.sql.selectFrom('sites').select('id').where('is_default', '=', true).executeTakeFirstOrThrow()
  const worker = await createUser(at, {
    username: 'worker',
    email: 'jonas.weber@tallyhouse.example',
    firstName: 'Jonas',
    lastName: 'Weber',
    role: 'worker',
    siteIds: [main.id],
    passwordHash,
  })
  const accountant = await createUser(at, {
    username: 'accountant',
    email: 'marta.nowak@tallyhouse.example',
    firstName: 'Marta',
    lastName: 'Nowak',
    role: 'accountant',
    passwordHash,
  })
  await setLastSignIn(trx, worker.id, new Date(trx.now().getTime() - 3 * hour))
  await setLastSignIn(trx, accountant.id, new Date(trx.now().getTime() - day))
  return { workerId: worker.id }
}

async function setLastSignIn(trx: Transaction, userId: number, at: Date): Promise<void> {
  await trx.sql.updateTable('users').set({ last_sign_in_at: at }).where('id', '=', userId).execute()
}
