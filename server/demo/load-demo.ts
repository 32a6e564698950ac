import { sql } from 'kysely'
import { newCustomer } from '../../contract/people/customers/customers.ts'
import { HttpError } from '../errors.ts'
import { choosePassword } from '../people/auth/choose-password.ts'
import { createUser } from '../people/auth/create-user.ts'
import { createCustomer } from '../people/customers/create-customer.ts'
import { updateOnboarding } from '../people/onboarding/update-onboarding.ts'
import type { Database, Transaction } from '../platform/engine/database.ts'
import { openTransaction } from '../platform/engine/open-transaction.ts'
import { updateOperator } from '../platform/settings/update-operator.ts'
import { StartFailure } from '../start-failure.ts'
import { reconcileStock } from '../stock/reconciliation/reconcile-stock.ts'
import { type CustomerViewer, type StaffViewer, system } from '../viewer.ts'
import { demoCustomers } from './demo-customers.ts'
import { joined } from './joined.ts'
import { loadDemoAdjustments } from './load-demo-adjustments.ts'
import { loadDemoCrm } from './load-demo-crm.ts'
import { loadDemoImports } from './load-demo-imports.ts'
import { expireReservedDemoLots, loadDemoItems, writeOffDemoItems } from './load-demo-items.ts'
import { createDemoNorth } from './load-demo-north.ts'
import { loadDemoColleagues, loadDemoUsers } from './load-demo-users.ts'
import { loadDemoViews } from './load-demo-views.ts'
import { playDemoBills } from './play-demo-bills.ts'
import { playDemoCounts } from './play-demo-counts.ts'
import { playDemoOrders } from './play-demo-orders.ts'
import { playDemoQuarantine } from './play-demo-quarantine.ts'
import { playDemoReceipts } from './play-demo-receipts.ts'
import { playDemoReturns } from './play-demo-returns.ts'
import { playDemoUnits } from './play-demo-units.ts'
import { holdsOtherData } from './refuse-other-data.ts'

const day = 86_400_000
/** The warehouse opened before the first receipt of the specification, and no later than thirteen months ago. */
const opened = Date.parse('2025-01-06T08:00:00Z')
const openedDaysAgo = 396

/**
 * Loads the demo warehouse once, dated relative to now, through the same verbs people use, in one transaction.
 * @throws StartFailure when the database holds other data, or for a rejected password.
 */
export async function loadDemo(db: Database, password: string): Promise<void> {
  await markAsDemo(db)
  if (await db.transaction(system, demoIsLoaded)) return
  const passwordHash = await hashDemoPassword(password)
  // Its verbs hash passwords in this transaction; the server doesn't listen yet, so no call waits for it.
  await db.transaction(system, (trx) => openTransaction.exit(() => play(db, trx, password, passwordHash)))
}

async function play(db: Database, trx: Transaction, password: string, passwordHash: string): Promise<void> {
  if (await demoIsLoaded(trx)) return
  const opening = new Date(Math.min(opened, trx.now().getTime() - openedDaysAgo * day))
  const atOpening = joined(db, trx, opening)
  const staff = await createStaff({ ...trx, now: () => opening }, passwordHash)
  await describeWarehouse(atOpening, staff.admin)
  const viewers = await createCustomers(atOpening, trx, password, passwordHash)
  await loadDemoCrm(db, trx, staff)
  await loadDemoViews(trx, staff, viewers)
  await loadDemoUsers(trx, { admin: staff.admin, customers: viewers, passwordHash })
  const northId = await createDemoNorth(atOpening, trx, staff.admin)
  const { workerId } = await loadDemoColleagues(trx, passwordHash)
  const owners = await loadDemoItems(atOpening, trx, viewers)
  await playDemoOrders(db, trx, { ...staff, northId }, owners)
  await writeOffDemoItems(db, trx, staff.manager)
  await expireReservedDemoLots(trx)
  await playDemoReceipts(db, trx, staff, owners)
  await playDemoQuarantine(db, trx, staff.manager)
  await playDemoReturns(db, trx, staff.manager, viewers)
  await playDemoCounts(db, trx, { ...staff, worker: { role: 'worker', userId: workerId, name: 'Jonas Weber', customerId: null } })
  await playDemoUnits(db, trx, staff.manager, viewers)
  await playDemoBills(db, trx, staff, viewers)
  await loadDemoImports(trx, staff, viewers)
  await loadDemoAdjustments(trx, workerId)
  await readOldNews(trx, staff)
  await reconcileStock(joined(db, trx, trx.now()), system, {})
  await trx.sql
    .updateTable('settings')
    .set({ value: JSON.stringify({ loadedAt: trx.now() }) })
    .where('key', '=', 'demo')
    .execute()
}

/** Marks the database before loading, so that a demo whose first start was interrupted recognizes it. */
async function markAsDemo(db: Database): Promise<void> {
  await db.transaction(system, async (trx) => {
    if (await trx.sql.selectFrom('settings').select('key').where('key', '=', 'demo').executeTakeFirst()) return
    if (await trx.sql.selectFrom('users').select('id').executeTakeFirst()) throw new StartFailure(holdsOtherData)
    await trx.sql
      .insertInto('settings')
      .values({ key: 'demo', value: JSON.stringify({ loadedAt: null }) })
      .onConflict((of) => of.doNothing())
      .execute()
  })
}

/** Locks the mark: of two demos that start concurrently on a new database one loads and the other waits. */
async function demoIsLoaded(trx: Transaction): Promise<boolean> {
  const { value } = await trx.sql.selectFrom('settings').select('value').where('key', '=', 'demo').forUpdate().executeTakeFirstOrThrow()
  return (value as { loadedAt: string | null }).loadedAt !== null
}

async function hashDemoPassword(password: string): Promise<string> {
  try {
    return await choosePassword(password, [])
  } catch (error) {
    throw error instanceof HttpError ? new StartFailure(`DEMO_PASSWORD can't be used: ${error.message}`) : error
  }
}

async function createStaff(trx: Transaction, passwordHash: string): Promise<{ admin: StaffViewer; manager: StaffViewer }> {
  const admin = await createUser(trx, {
    username: 'admin',
    email: 'hanneke.devries@tallyhouse.example',
    firstName: 'Hanneke',
    lastName: 'de Vries-Oosterhuis',
    role: 'admin',
    passwordHash,
  })
  const manager = await createUser(trx, {
    username: 'manager',
    email: 'idris.benali@tallyhouse.example',
    firstName: 'Idris',
    lastName: 'Benali-Kowalczyk',
    role: 'manager',
    passwordHash,
  })
  return {
    admin: { role: 'admin', userId: admin.id, name: 'Hanneke de Vries-Oosterhuis', customerId: null },
    manager: { role: 'manager', userId: manager.id, name: 'Idris Benali-Kowalczyk', customerId: null },
  }
}

/** Who runs the warehouse; it was set up long ago. */
async function describeWarehouse(at: Database, admin: StaffViewer): Promise<void> {
  await updateOperator(at, admin, {
    name: 'Tallyhouse Rotterdam B.V.',
    address: 'Waalhaven Zuidzijde 19\n3089 JH Rotterdam\nNetherlands',
    email: 'warehouse@tallyhouse.example',
  })
  await updateOnboarding(at, admin, { view: 'hidden' })
}

/** Creates the demo's customers; returns each with its primary user as the viewer. */
async function createCustomers(db: Database, trx: Transaction, password: string, passwordHash: string): Promise<CustomerViewer[]> {
  const viewers: CustomerViewer[] = []
  for (const { username, legacyType, ...profile } of demoCustomers) {
    const { id, userId } = await createCustomer(db, system, newCustomer.parse({ ...profile, password }))
    viewers.push({ role: 'customer', userId: Number(userId), name: profile.primaryContact, customerId: id, viewOnly: false })
    if (username) {
      await trx.sql.updateTable('users').set({ username, password_hash: passwordHash }).where('customer_id', '=', id).execute()
    }
    if (legacyType) await trx.sql.updateTable('customers').set({ type: legacyType }).where('id', '=', id).execute()
  }
  return viewers
}

/** Marks old notifications as read. Unread remain the admin's newest of each type, the manager's newest error, and two of each customer's person. */
async function readOldNews(trx: Transaction, { admin, manager }: { admin: StaffViewer; manager: StaffViewer }): Promise<void> {
  await sql`
    with notified as (
      select u.id as user_id, u.customer_id is not null as of_customer, n.id, n.type, n.created_at,
        row_number() over (partition by u.id, n.type order by n.created_at desc, n.id desc) as of_type,
        row_number() over (partition by u.id order by n.created_at desc, n.id desc) as of_user
      from users u join notifications n on n.customer_id is not distinct from u.customer_id and n.except_user_id is distinct from u.id
    )
    insert into notification_reads (user_id, notification_id, read_at)
    select user_id, id, created_at from notified
    where not case user_id
      when ${admin.userId} then of_type = 1 and type in ('error', 'warning', 'info')
      when ${manager.userId} then of_type = 1 and type = 'error'
      else of_customer and of_user <= 2
    end`.execute(trx.sql)
}
