import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { openDatabase } from '../../open-database.ts'
import { system } from '../../viewer.ts'
import type { ChangeEvent } from '../engine/database.ts'
import type { OpenDatabase } from '../engine/database-handle.ts'
import { listenerName } from '../engine/postgres-engine.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

/** Another server on the same database, with what it heard and logged. */
async function anotherServer(url: string) {
  const logged: string[] = []
  const heard: ChangeEvent[] = []
  const other = await openDatabase({ databaseUrl: url, log: { info: () => {}, error: (error) => logged.push(error.message) } })
  other.subscribe((event) => heard.push(event))
  return { other, heard, logged }
}

async function publish(from: OpenDatabase, id: number): Promise<void> {
  await from.transaction(system, async (trx) => trx.publish({ topic: 'orders', ids: [id], customerId: null }))
}

test('unknown messages on the channel are ignored and logged once', async ({ skip }) => {
  const url = db.url ?? skip('Only PostgreSQL has a channel.')
  const { other, heard, logged } = await anotherServer(url)
  const strange = ['hello', 'null', '[]', '{}', '{"server":1,"events":[]}', '{"server":"x","events":[null]}']
  const wrong = '{"server":"x","events":[{"topic":"orders","ids":["; drop"],"customerId":null}]}'
  const unknown = '{"server":"x","events":[{"topic":"__proto__","ids":[1],"customerId":null}]}'
  await asOwner(db, url, async (owner) => {
    for (const payload of [...strange, wrong, unknown]) await owner.query('select pg_notify($1, $2)', ['tallyhouse_changes', payload])
  })
  await publish(db, 5)
  await expect.poll(() => heard).toEqual([{ topic: 'orders', ids: [5], customerId: null }])
  expect(logged).toEqual([expect.stringMatching(/^Ignored messages on the channel tallyhouse_changes/)])
  await other.close()
})

test('a listener that throws stops neither the other listeners nor the server', async ({ skip }) => {
  const url = db.url ?? skip('An embedded database is opened once, with its own log.')
  const { other, heard, logged } = await anotherServer(url)
  other.subscribe(() => {
    throw new Error('deaf')
  })
  const after: number[] = []
  other.subscribe((event) => after.push(...event.ids))
  await publish(other, 6)
  await publish(db, 7)
  await expect.poll(() => after).toEqual([6, 7])
  expect(heard).toHaveLength(2)
  expect(logged).toEqual(['deaf', 'deaf'])
  await other.close()
})

test('a server whose listening connection was lost reports missed events once it is back', async ({ skip }) => {
  const url = db.url ?? skip('Only PostgreSQL has a listening connection.')
  const { other, heard } = await anotherServer(url)
  await asOwner(db, url, (owner) =>
    owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1`, [
      listenerName,
    ]),
  )
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual([{ topic: 'missed', ids: [], customerId: null }])
  await publish(db, 7)
  await expect.poll(() => heard.map((event) => event.ids)).toEqual([[], [7]])
  await other.close()
})
