import { newCustomer } from '../../../contract/customers.ts'
import { newInventoryItem } from '../../../contract/inventory.ts'
import { createUser } from '../../auth/create-user.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { createCategory } from '../../categories/save-category.ts'
import { createCustomer } from '../../customers/create-customer.ts'
import { createItem } from '../../inventory/create-item.ts'
import { createLocation } from '../../locations/save-location.ts'
import { StartFailure } from '../../start-failure.ts'
import { type StaffViewer, system } from '../../viewer.ts'
import type { Database, Transaction } from '../database.ts'
import { joined } from '../joined.ts'
import { demoCustomers } from './demo-customers.ts'
import { demoCategories, demoGoods, demoZones } from './demo-goods.ts'
import { playDemoOrders } from './play-demo-orders.ts'
import { seededRandom } from './seeded-random.ts'

const day = 86_400_000

/**
 * Loads the demo warehouse once, dated relative to now, through the same verbs people use; all of it or nothing.
 * @throws StartFailure when the database holds other data.
 */
export async function loadDemo(db: Database, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction(system, async (trx) => {
    if (await demoIsLoaded(trx)) return
    const start = new Date(trx.now().getTime() - 90 * day)
    const before = joined(db, trx, start)
    const staff = await createStaff({ ...trx, now: () => start }, passwordHash)
    const customerIds = await createCustomers(before, trx, password, passwordHash)
    await createPlaces(before)
    await createGoods(before, customerIds)
    await playDemoOrders(db, trx, staff, customerIds)
    // What is old news on a fresh demo has been read.
    await trx.sql
      .updateTable('notifications')
      .set((eb) => ({ read_at: eb.ref('created_at') }))
      .where('created_at', '<', new Date(trx.now().getTime() - day))
      .execute()
    await trx.sql
      .insertInto('settings')
      .values({ key: 'demo', value: JSON.stringify({ loadedAt: trx.now() }) })
      .execute()
  })
}

async function demoIsLoaded(trx: Transaction): Promise<boolean> {
  if (await trx.sql.selectFrom('settings').select('key').where('key', '=', 'demo').executeTakeFirst()) return true
  if (await trx.sql.selectFrom('users').select('id').executeTakeFirst()) {
    throw new StartFailure('This database holds other data than the demo: point DATABASE_URL at an empty database, or leave it unset.')
  }
  return false
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

async function createCustomers(db: Database, trx: Transaction, password: string, passwordHash: string): Promise<number[]> {
  const ids: number[] = []
  for (const { username, ...profile } of demoCustomers) {
    const { id } = await createCustomer(db, system, newCustomer.parse({ ...profile, password }))
    ids.push(id)
    if (username) await trx.sql.updateTable('users').set({ username, password_hash: passwordHash }).where('customer_id', '=', id).execute()
  }
  return ids
}

async function createPlaces(db: Database): Promise<void> {
  for (const [name, code, description] of demoCategories) await createCategory(db, system, { name, code, description, isActive: true })
  for (const { zone, prefix, bins, type, capacity } of demoZones) {
    for (let n = 1; n <= bins; n++) {
      const code = `${prefix}-${String(n).padStart(2, '0')}`
      await createLocation(db, system, { code, name: `${zone}, bin ${n}`, zone, type, capacity, isActive: true })
    }
  }
}

async function createGoods(db: Database, customerIds: number[]): Promise<void> {
  const random = seededRandom(20_26)
  const bins = demoZones
    .filter((zone) => zone.type === 'storage')
    .flatMap(({ prefix, bins: count }) => Array.from({ length: count }, (_, n) => `${prefix}-${String(n + 1).padStart(2, '0')}`))
  let n = 0
  for (const { owner, goods } of demoGoods) {
    for (const { sku, name, category, unit, cost, price } of goods) {
      n++
      // Every ninth is running low, every thirteenth has run out.
      const quantity = n % 13 === 0 ? 0 : n % 9 === 0 ? 3 + random.below(7) : 180 + random.below(1200)
      const item = newInventoryItem.parse({
        sku,
        name,
        category,
        location: owner === null ? null : (bins[n % bins.length] ?? null),
        customerId: owner === null ? null : (customerIds[owner] ?? null),
        unitOfMeasure: unit,
        costPrice: cost,
        sellingPrice: price,
        reorderPoint: 20,
        reorderQuantity: 100,
        lotNumber: category === 'Packaging' ? null : `L${240_000 + n * 37}`,
        quantity,
      })
      await createItem(db, system, item)
    }
  }
}
