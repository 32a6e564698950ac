import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { system } from '../../viewer.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type Claim, ClaimLost } from './claims.ts'
import { mostAttempts } from './timings.ts'
import { WorkQueue } from './work-queue.ts'

// What holds for all work that stands in a table, with rows of mails, which these tests don't send.

const timings = { claimLasts: 30, pauses: [10, 60] }
const job = 'send-mails'
const queue = new WorkQueue<'mails', Claim>({
  table: 'mails',
  job,
  timings,
  announce: (trx, { id }) => trx.publish({ topic: 'mails', ids: [id], customerId: null }),
  givenUp: (_, error) => ({ state: 'failed', error }),
})

let now = new Date('2026-03-02T12:00:00Z')
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}

let db: TestDatabase
const logged: string[] = []
beforeAll(async () => {
  db = await openTestDatabase({ clock: () => now, withPeople: true })
})
afterAll(() => db.close())
afterEach(async () => {
  await db.transaction(system, (trx) =>
    trx.sql.updateTable('mails').set({ state: 'failed', due_at: null }).where('due_at', 'is not', null).execute(),
  )
})

async function add(): Promise<number> {
  const customer = { id: 1, name: 'Acme Imports', contactEmail: 'office@acme.example' }
  const mail = await db.transaction(system, (trx) =>
    queueMail(trx, system, { kind: 'receipt', subjectId: 7, customer, subject: 'Receipt', body: 'Attached.' }),
  )
  return mail.id
}

function work(attempt: (item: Claim) => Promise<void>, stopping?: AbortSignal): Promise<void> {
  const log = { info: () => {}, error: ({ message }: Error) => logged.push(message) }
  return queue.workOff({ db, log, ...(stopping && { stopping }) }, async (_, claim) => claim, attempt)
}

const end = (item: Claim) =>
  db.transaction(system, (trx) => queue.change(trx, item, { state: 'sent', delivery: 'file', sent_at: now, due_at: null }))

function read(id: number) {
  return db.read(system, (on) =>
    on.selectFrom('mails').select(['state', 'error', 'attempts', 'due_at']).where('id', '=', id).executeTakeFirstOrThrow(),
  )
}

async function wakings(): Promise<number> {
  const found = await db.read(system, (on) => sql<{ count: number }>`select count(*)::int from pgboss.job where name = ${job}`.execute(on))
  return found.rows[0]?.count ?? 0
}

/** The claim of a worker that does nothing until it is left, and then stops. */
function claim(): Promise<{ item: Claim; leave: () => void }> {
  const left = Promise.withResolvers<void>()
  const stopping = new AbortController()
  return new Promise((resolve) => {
    void work((item) => {
      stopping.abort()
      resolve({ item, leave: left.resolve })
      return left.promise
    }, stopping.signal)
  })
}

test('work that is interrupted each time is given up with that reason, and not begun again', async () => {
  const id = await add()
  for (let attempt = 1; attempt <= mostAttempts(timings); attempt++) {
    await claim()
    pass(timings.claimLasts)
  }
  await work(() => expect.fail('It was begun once more.'))
  expect(await read(id)).toMatchObject({ state: 'failed', error: 'It was interrupted each time.', due_at: null })
})

test('a failed attempt is repeated after each pause, and the last one is the reason for giving up', async () => {
  const id = await add()
  const fail = async () => {
    throw new Error('The other side is away.')
  }
  for (const pause of timings.pauses) {
    await work(fail)
    expect((await read(id)).due_at).toEqual(new Date(now.getTime() + pause * 1_000))
    pass(pause)
  }
  await work(fail)
  expect(await read(id)).toMatchObject({ state: 'failed', error: 'The other side is away.', attempts: 3, due_at: null })
  expect(logged).toEqual(Array(3).fill('The other side is away.'))
})

test('a claim that is renewed lasts longer, and a worker wakes when it would end, once for each third', async () => {
  const id = await add()
  const { item, leave } = await claim()
  const before = await wakings()
  const renew = () => db.transaction(system, (trx) => queue.renew(trx, item))
  const begun = now
  pass(9)
  await renew()
  expect((await read(id)).due_at).toEqual(new Date(begun.getTime() + 30_000))
  expect(await wakings()).toBe(before)
  pass(2)
  for (let times = 0; times < 3; times++) {
    await renew()
    pass(1)
  }
  expect((await read(id)).due_at).toEqual(new Date(begun.getTime() + 41_000))
  expect(await wakings()).toBe(before + 1)
  await end(item)
  leave()
})

test('long work learns that its claim was lost, and changes nothing any more', async () => {
  const id = await add()
  const { item, leave } = await claim()
  pass(timings.claimLasts)
  const other = await claim()
  const slow = queue.keep(db, item, { everySeconds: 0.01 }, async (kept) => {
    for (;;) {
      kept.check()
      await sleep(5)
    }
  })
  await expect(slow).rejects.toThrow(ClaimLost)
  await expect(end(item)).rejects.toThrow(ClaimLost)
  await end(other.item)
  expect(await read(id)).toMatchObject({ state: 'sent', attempts: 2 })
  leave()
  other.leave()
})

test('a server that stops ends after the work at hand', async () => {
  const ids = [await add(), await add()]
  const stopping = new AbortController()
  await work(async (item) => {
    stopping.abort()
    await end(item)
  }, stopping.signal)
  const states = []
  for (const id of ids) states.push((await read(id)).state)
  expect(states).toEqual(['sent', 'queued'])
})
