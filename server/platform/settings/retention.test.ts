import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { retentionDays, settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { makeItem, makeShipment } from '../../../tests/support/factories.ts'
import { jobSettings } from '../../../tests/support/job-settings.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { testFiles } from '../../../tests/support/test-files.ts'
import { house } from '../../house.ts'
import { system } from '../../viewer.ts'
import { cleanupJob } from '../cleanup/cleanup.ts'

let it: TestApp
beforeAll(async () => {
  it = await openTestApp()
})
afterAll(() => it.close())

const put = (body: { auditDays: number | null; readNotificationsDays: number | null }) =>
  it.as('admin').ask(settingsEndpoints.updateRetention, { body })

async function recordDaysAgo(days: number, action: string): Promise<void> {
  const at = new Date(Date.now() - days * 86_400_000)
  await it.db.transaction(system, (trx) =>
    trx.sql.insertInto('audit_entries').values({ at, user_name: 'Ada', entity: 'user', action }).execute(),
  )
}

async function recorded(like: string): Promise<string[]> {
  const rows = await it.db.read(system, (on) =>
    on.selectFrom('audit_entries').select('action').where('action', 'like', like).orderBy('id').execute(),
  )
  return rows.map(({ action }) => action)
}

const cleanUp = () =>
  cleanupJob(house.cleaning).handler(
    { db: it.db, care: null, files: testFiles(), settings: jobSettings, log: { info: () => {}, error: () => {} } },
    {},
  )

test('audit entries are kept for three years and read notifications for ninety days by default, which an administrator changes', async () => {
  expect(await it.as('admin').call(settingsEndpoints.getRetention)).toEqual({ auditDays: 1095, readNotificationsDays: 90 })
  for (const person of ['manager', 'customer'] as const) {
    expect(await it.as(person).ask(settingsEndpoints.getRetention)).toMatchObject({ status: 403 })
  }
  expect(await put({ auditDays: 365, readNotificationsDays: null })).toMatchObject({
    status: 200,
    body: { auditDays: 365, readNotificationsDays: null },
  })
  expect(await it.as('admin').call(settingsEndpoints.getRetention)).toEqual({ auditDays: 365, readNotificationsDays: null })
  const entry = await it.db.read(system, (on) =>
    on.selectFrom('audit_entries').select(['action', 'before', 'after', 'user_name']).where('entity', '=', 'retention').executeTakeFirst(),
  )
  expect(entry).toEqual({
    action: 'update',
    before: { auditDays: 1095, readNotificationsDays: 90 },
    after: { auditDays: 365, readNotificationsDays: null },
    user_name: 'Ada',
  })
})

test('contract and database have the same limits', async () => {
  const inDatabase = (days: number) =>
    it.db
      .transaction(system, async (trx) => {
        const value = JSON.stringify({ auditDays: days, readNotificationsDays: days })
        await trx.sql.updateTable('settings').set({ value }).where('key', '=', 'retention').execute()
      })
      .then(() => 'stored')
      .catch(() => 'refused')
  for (const [days, status, outcome] of [
    [retentionDays.min - 1, 400, 'refused'],
    [retentionDays.max + 1, 400, 'refused'],
    [30.5, 400, 'refused'],
    [retentionDays.min, 200, 'stored'],
    [retentionDays.max, 200, 'stored'],
  ] as const) {
    expect(await put({ auditDays: days, readNotificationsDays: days }), String(days)).toMatchObject({ status })
    expect(await inDatabase(days), String(days)).toBe(outcome)
  }
})

test('the job deletes rows older than the setting, and none with null', async () => {
  await recordDaysAgo(41, 'aged 41')
  await recordDaysAgo(39, 'aged 39')
  await put({ auditDays: null, readNotificationsDays: null })
  await cleanUp()
  expect(await recorded('aged %')).toEqual(['aged 41', 'aged 39'])
  await put({ auditDays: 40, readNotificationsDays: null })
  await cleanUp()
  expect(await recorded('aged %')).toEqual(['aged 39'])
})

test('even the owner of the tables cannot delete a younger entry, change one, or truncate the table', async () => {
  await put({ auditDays: 40, readNotificationsDays: null })
  await recordDaysAgo(39, 'young')
  await recordDaysAgo(41, 'old')
  await asOwner(it.db, it.db.url, async (owner) => {
    await expect(owner.query(`delete from audit_entries where action = 'young'`)).rejects.toThrow(/history/)
    await expect(owner.query(`update audit_entries set user_name = 'Eve' where action = 'old'`)).rejects.toThrow(/history/)
    await expect(owner.query('truncate audit_entries')).rejects.toThrow(/history/)
    await owner.query(`delete from audit_entries where action = 'old'`)
  })
  expect(await recorded('young')).toEqual(['young'])
  expect(await recorded('old')).toEqual([])
})

test('the server deletes entries only through the function, and customers cannot delete any', async () => {
  await recordDaysAgo(5_000, 'ancient')
  const customer = { role: 'customer', userId: 3, customerId: 1, name: 'Casey', viewOnly: false } as const
  for (const viewer of [system, customer]) {
    const deletion = it.db.transaction(viewer, (trx) => sql`delete from audit_entries where action = 'ancient'`.execute(trx.sql))
    await expect(deletion).rejects.toThrow(/permission denied/)
  }
  const call = it.db.transaction(customer, (trx) => sql`select delete_old_audit_entries(1)`.execute(trx.sql))
  await expect(call).rejects.toThrow(/permission denied/)
})

test('the ledger and the history of movements cannot be deleted, at any age, by anyone', async () => {
  await put({ auditDays: retentionDays.min, readNotificationsDays: retentionDays.min })
  await makeItem(it, { customerId: 1 })
  await makeShipment(it, { customerId: 1 })
  await it.as('admin').request('POST', '/api/reconciliation')
  await asOwner(it.db, it.db.url, async (owner) => {
    for (const table of ['stock_movements', 'order_tracking_events', 'shipment_events', 'reconciliations']) {
      const { rows } = await owner.query(`select count(*)::integer as count from ${table}`)
      expect(rows[0]?.count, table).toBeGreaterThan(0)
      await expect(owner.query(`delete from ${table}`), table).rejects.toThrow(/history/)
      await expect(owner.query(`truncate ${table} cascade`), table).rejects.toThrow(/history/)
    }
  })
})
