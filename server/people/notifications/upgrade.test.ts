import { expect, inject, test } from 'vitest'
import { createOwnedDatabase } from '../../../tests/support/postgres-logins.ts'
import { openDatabase } from '../../open-database.ts'
import { recordStatement } from '../../platform/audit/write-history.ts'
import type { Database } from '../../platform/engine/database.ts'
import { createRoles } from '../../platform/engine/installation.ts'
import { type OwnerSession, postgresOwner } from '../../platform/engine/owner-session.ts'
import { connectAsOwner } from '../../platform/engine/postgres-engine.ts'
import { applyMigration, createMigrationsTable, numberedMigrations, rememberStep } from '../../platform/set-up/migrations.ts'
import { letOwnerSeeRows } from '../../platform/set-up/rights.ts'
import { type Person, system } from '../../viewer.ts'
import { countUnread, listNotifications } from './notifications-queries.ts'

const template = inject('template')
const ada: Person = { role: 'admin', userId: 1, name: 'Ada', customerId: null }
const max: Person = { role: 'manager', userId: 2, name: 'Max', customerId: null }
const newcomer: Person = { role: 'manager', userId: 3, name: 'Nia', customerId: null }
const customer: Person = { role: 'customer', userId: 4, name: 'Acme', customerId: 1, viewOnly: false }

/** A database of the last version that kept a row for each person who was told. */
async function setUpWithRowPerPerson(session: OwnerSession): Promise<void> {
  await createMigrationsTable(session)
  const roles = await createRoles(session)
  for (const migration of numberedMigrations().filter(({ name }) => name < '0011')) {
    await applyMigration(session, migration, roles)
    await rememberStep(session, migration)
  }
  await letOwnerSeeRows(session)
  await session.query(`
    insert into customers (id, name, type, contact_email, created_at, updated_at) values (1, 'Acme', '3pl', 'a@acme.example', now(), now());
    insert into users (id, username, email, role, customer_id, password_hash, created_at) values
      (1, 'ada', 'ada@x.example', 'admin', null, 'x', '2026-01-01'), (2, 'max', 'max@x.example', 'manager', null, 'x', '2026-01-01'),
      (3, 'nia', 'nia@x.example', 'manager', null, 'x', '2026-03-04'), (4, 'acme', 'a@acme.example', 'customer', 1, 'x', '2026-01-01');
    insert into notifications (user_id, kind, type, title, message, subject_type, subject_id, day, read_at, created_at) values
      (1, 'movement_created', 'info', 'Movement 1', '', 'order', 1, '2026-03-01', '2026-03-01T11:00Z', '2026-03-01T10:00Z'),
      (2, 'movement_created', 'info', 'Movement 1', '', 'order', 1, '2026-03-01', null, '2026-03-01T10:00Z'),
      (2, 'movement_created', 'info', 'Movement 2 of Ada', '', 'order', 2, '2026-03-02', '2026-03-02T11:00Z', '2026-03-02T10:00Z'),
      (1, 'low_stock', 'warning', 'Low stock', '', 'inventory', 1, '2026-03-03', null, '2026-03-03T10:00Z'),
      (2, 'low_stock', 'warning', 'Low stock', '', 'inventory', 1, '2026-03-03', '2026-03-03T11:00Z', '2026-03-03T10:00Z'),
      (1, 'movement_created', 'info', 'Movement 3 of Max', '', 'order', 3, '2026-03-03', '2026-03-03T21:00Z', '2026-03-03T20:00Z'),
      (4, 'low_stock', 'warning', 'Low stock', '', 'inventory', 1, '2026-03-03', null, '2026-03-03T10:00Z'),
      (4, 'stage_confirmed', 'info', 'Confirmed', '', 'order', 1, '2026-03-03', '2026-03-03T12:00Z', '2026-03-03T11:00Z'),
      (4, 'stage_exported', 'success', 'Exported', '', 'order', 1, '2026-03-03', null, '2026-03-03T12:00Z'),
      (1, 'reconciliation', 'error', 'Books', '', 'reconciliation', null, '2026-03-05', '2026-03-05T11:00Z', '2026-03-05T10:00Z'),
      (2, 'reconciliation', 'error', 'Books', '', 'reconciliation', null, '2026-03-05', null, '2026-03-05T10:00Z'),
      (3, 'reconciliation', 'error', 'Books', '', 'reconciliation', null, '2026-03-05', null, '2026-03-05T10:00Z')`)
}

test('rows per person become one row per event, and read notifications stay read', async ({ skip }) => {
  const { adminUrl } = template.engine === 'postgres' ? template : skip('The old shape is set up through a session of its own.')
  const owned = await createOwnedDatabase(adminUrl)
  const owner = await connectAsOwner(owned.url)
  await setUpWithRowPerPerson(postgresOwner(owner))
  await owner.end()
  const db = await openDatabase({ databaseUrl: owned.url })
  try {
    const seenBy = async (person: Person) => {
      const { json } = await listNotifications(db, person, {})
      return (JSON.parse(String(json)) as { title: string; read: boolean }[]).map(({ title, read }) => `${title}${read ? '' : ' (unread)'}`)
    }
    expect(await seenBy(ada)).toEqual(['Books', 'Movement 3 of Max', 'Low stock (unread)', 'Movement 2 of Ada', 'Movement 1'])
    expect(await seenBy(max)).toEqual(['Books (unread)', 'Movement 3 of Max', 'Low stock', 'Movement 2 of Ada', 'Movement 1 (unread)'])
    expect(await seenBy(newcomer)).toEqual(['Books (unread)'])
    expect(await seenBy(customer)).toEqual(['Exported (unread)', 'Confirmed', 'Low stock (unread)'])
    expect(await countUnread(db, max)).toEqual({ unread: 2 })
    expect(await events(db)).toHaveLength(8)

    // What was told before the upgrade isn't told again, and what happens next is.
    for (const [detail, title, at] of [
      ['exported', 'Told already', new Date('2026-03-03T13:00:00Z')],
      ['packaging', 'Packaging', db.now()],
      ['labelling', 'Labelling', db.now()],
    ] as const) {
      const notice = {
        customerId: 1,
        exceptUserId: null,
        kind: 'stage',
        type: 'info',
        message: '',
        subjectType: 'order',
        subjectId: 1,
      } as const
      await db.transaction(system, (trx) =>
        trx.finish({ recorded: recordStatement({ history: [], notices: [{ ...notice, detail, title }], by: system, at }) }),
      )
    }
    expect(await seenBy(customer)).toEqual([
      'Labelling (unread)',
      'Packaging (unread)',
      'Exported (unread)',
      'Confirmed',
      'Low stock (unread)',
    ])
  } finally {
    await db.close()
    await owned.drop()
  }
})

function events(db: Database) {
  return db.read(system, (on) => on.selectFrom('notifications').select('id').execute())
}
