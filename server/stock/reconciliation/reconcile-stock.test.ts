import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { type Finding, reconciliationEndpoints, type StockRule, stockRules } from '../../../contract/stock/reconciliation/reconciliation.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { makeItem, makeOrder, makeShipment } from '../../../tests/support/factories.ts'
import { jobSettings } from '../../../tests/support/job-settings.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { testFiles } from '../../../tests/support/test-files.ts'
import { type StaffViewer, system } from '../../viewer.ts'
import { reconcileNightly } from './reconcile-nightly.ts'
import { reconcileStock } from './reconcile-stock.ts'
import { findBreaches } from './reconciliation-queries.ts'

const manager: StaffViewer = { role: 'manager', userId: 2, name: 'Max', customerId: null }

let app: TestApp
let now = new Date('2026-11-21T12:00:00Z')
/** Of item 1, of which movement 1 is open and another one cancelled; one of another item is exported. */
let sku: string
beforeAll(async () => {
  app = await openTestApp({ clock: () => now })
  sku = (await makeItem(app)).sku
  await makeOrder(app, { items: [{ sku, quantity: 5 }] })
  await makeShipment(app)
  await makeItem(app)
  const { id } = await makeOrder(app, { items: [{ sku, quantity: 7 }] })
  await app.as('admin').call(ordersEndpoints.cancel, { params: { id }, body: {} })
})
afterAll(() => app.close())

/** The findings after `drift` was written without a verb, with the rights of the server's role; rolled back afterwards. */
async function breachesAfter(drift: ReturnType<typeof sql>): Promise<Finding[]> {
  let found: Finding[] = []
  const undone = new Error('Undone.')
  await app.db
    .transaction(system, async (trx) => {
      await drift.execute(trx.sql)
      found = await findBreaches(trx.sql)
      throw undone
    })
    .catch((error) => {
      if (error !== undone) throw error
    })
  return found
}

test('a check of balanced books reports nothing, and before the first check the result is null', async () => {
  expect(await app.as('manager').call(reconciliationEndpoints.latest)).toBeNull()
  expect(await reconcileStock(app.db, manager, {})).toMatchObject({ at: '2026-11-21T12:00:00.000Z', ok: true, findings: [] })
  expect(await app.as('manager').call(reconciliationEndpoints.latest)).toMatchObject({ ok: true, findings: [] })
})

const drifts: [string, StockRule[], ReturnType<typeof sql>][] = [
  ['on-hand without a ledger line', [stockRules[0]], sql`update stock set on_hand = on_hand + 1 where id = 1`],
  ['a deleted stock row', [stockRules[0]], sql`delete from stock s where not exists (select from reservations r where r.stock_id = s.id)`],
  [
    'a ledger line without a change of on-hand',
    [stockRules[0]],
    sql`insert into stock_movements (created_at, movement_type, item_id, sku, quantity, from_location_id, to_location_id, reason, cause)
      select now(), 'inbound', 1, 'x', 1, built_in_location('SUPPLIER'), built_in_location('UNASSIGNED'), 'x', 'adjustment'`,
  ],
  ['a reserved quantity without a reservation', [stockRules[2]], sql`update stock set reserved = reserved + 1 where id = 1`],
  [
    'a movement with fewer reservations than its lines',
    [stockRules[2], stockRules[3]],
    sql`update reservations set ended_at = now(), ending = 'released' where ended_at is null`,
  ],
  [
    'a cancelled movement with reservations',
    [stockRules[3], stockRules[4]],
    sql`update orders set status = 'cancelled', cancelled_at = now() where status = 'pending'`,
  ],
  ['a movement without its lines', [stockRules[3], stockRules[4]], sql`delete from order_items where order_id = 1`],
  ['a reserved item allocated to another customer', [stockRules[5]], sql`update inventory_items set customer_id = 2 where id = 1`],
  ['a deleted item with reservations', [stockRules[5], stockRules[6]], sql`update inventory_items set deleted_at = now() where id = 1`],
  ['stock at an inactive location', [stockRules[7]], sql`update locations set is_active = false where code = 'UNASSIGNED'`],
  [
    'reserved stock in quarantine',
    ['receiving and quarantine hold no reserved stock'],
    sql`update locations set type = 'quarantine' where id in (select location_id from stock where reserved > 0)`,
  ],
  ['a skipped stage', [stockRules[8]], sql`insert into order_tracking_events (order_id, stage, at) values (1, 'labelling', now())`],
  ['an exported movement without its shipment', [stockRules[9]], sql`update shipments set order_id = null`],
  [
    'units that no line of a receipt counts',
    ['the ledger has received what the lines of receipts count'],
    sql`insert into stock_movements (created_at, movement_type, item_id, sku, quantity, from_location_id, to_location_id, reason, cause, receipt_id, receipt_item_id)
      select now(), 'inbound', 1, 'x', 5, built_in_location('SUPPLIER'), built_in_location('ADJUSTMENT'), 'x', 'receipt', 1, 1`,
  ],
  [
    'stock shipped for an open movement',
    [stockRules[0], stockRules[9]],
    sql`insert into stock_movements (created_at, movement_type, item_id, sku, quantity, from_location_id, to_location_id, reason, cause, order_id)
      select now(), 'outbound', 1, 'x', 5, built_in_location('UNASSIGNED'), built_in_location('CUSTOMER'), 'x', 'order', 1`,
  ],
]

test.each(drifts)('%s is found', async (_, rules, drift) => {
  expect((await breachesAfter(drift)).map(({ rule }) => rule)).toEqual(rules)
  expect(await app.db.read(system, findBreaches)).toEqual([])
})

test('a rule broken in many rows has the full count and some examples', async () => {
  const lines = sql`insert into inventory_items (sku, name, created_at, updated_at) select 'MANY-' || n, 'x', now(), now() from generate_series(1, 80) n returning id`
  const [finding] = await breachesAfter(
    sql`with items as (${lines}) insert into stock (item_id, location_id, on_hand, received_at) select id, built_in_location('UNASSIGNED'), 9, now() from items`,
  )
  expect(finding?.count).toBe(80)
  expect(finding?.rows).toHaveLength(50)
  expect(finding?.rows[0]).toMatchObject({ sku: 'MANY-1', location: 'UNASSIGNED', onHand: 9, ledger: 0 })
})

test('drift written with the owner’s rights is reported by verb, endpoint and nightly job, notified to staff once a day, and not repaired', async () => {
  await asOwner(app.db, app.db.url, (owner) =>
    owner.query('alter table stock drop constraint stock_reserved_within_on_hand; update stock set on_hand = 2 where id = 1'),
  )
  const stock = () => app.db.read(system, (on) => on.selectFrom('stock').selectAll().orderBy('id').execute())
  const before = await stock()
  const findings = [
    { rule: 'the ledger sums to the on-hand', count: 1, rows: [{ sku, location: 'UNASSIGNED', onHand: 2, ledger: 100 }] },
    { rule: '0 ≤ reserved ≤ on-hand', count: 1, rows: [{ sku, onHand: 2, reserved: 5 }] },
  ]

  expect(await reconcileStock(app.db, system, {})).toMatchObject({ ok: false, findings })
  const ran = await app.as('admin').call(reconciliationEndpoints.run)
  expect(ran).toMatchObject({ ok: false, findings })
  expect(await app.as('manager').call(reconciliationEndpoints.latest)).toEqual(ran)
  const said: string[] = []
  const log = { info: (message: string) => said.push(message), error: (error: Error) => said.push(error.message) }
  await reconcileNightly.handler({ db: app.db, care: null, files: testFiles(), settings: jobSettings, log }, {})
  expect(said).toEqual(['The stock books do not balance: the ledger sums to the on-hand (1); 0 ≤ reserved ≤ on-hand (1).'])
  expect(await stock()).toEqual(before)

  const told = async (person: 'admin' | 'manager' | 'customer') =>
    (await app.as(person).call(notificationsEndpoints.list)).filter(({ title }) => title === 'Stock books do not balance')
  expect(await told('admin')).toMatchObject([
    { type: 'error', message: expect.stringMatching(/^Broken: the ledger sums to the on-hand \(1 row\); 0 ≤ reserved/) },
  ])
  expect([(await told('manager')).length, (await told('customer')).length]).toEqual([1, 0])
  now = new Date('2026-11-22T02:41:00Z')
  await reconcileNightly.handler({ db: app.db, care: null, files: testFiles(), settings: jobSettings, log }, {})
  const days = await app.db.read(system, (on) =>
    on.selectFrom('notifications').select('day').where('kind', '=', 'reconciliation').orderBy('day').execute(),
  )
  expect(days).toEqual([{ day: '2026-11-21' }, { day: '2026-11-22' }])
})

test('results are stored, and customers cannot read them', async () => {
  const attempt = (statement: ReturnType<typeof sql>) => app.db.transaction(system, (trx) => statement.execute(trx.sql))
  await expect(attempt(sql`delete from reconciliations`)).rejects.toThrow(/permission denied|history/)
  await expect(attempt(sql`update reconciliations set ok = true`)).rejects.toThrow(/permission denied|history/)
  const customer = { role: 'customer', userId: 3, name: 'Casey', customerId: 1, viewOnly: false } as const
  await expect(app.db.read(customer, (on) => on.selectFrom('reconciliations').selectAll().execute())).rejects.toThrow(/permission denied/)
})
