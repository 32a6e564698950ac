import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { aNotice, note, noteAndTell, noteOfAdmin } from '../tests/support/note-endpoints.ts'
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { httpError } from './errors.ts'
import { did } from './platform/audit/history.ts'
import type { ChangeEvent, Transaction } from './platform/engine/database.ts'
import { verb } from './verb.ts'
import { type CustomerViewer, type StaffViewer, system } from './viewer.ts'

const admin: StaffViewer = { role: 'admin', userId: 1, name: 'Ada', customerId: null }
const customer: CustomerViewer = { role: 'customer', userId: 3, customerId: 1, name: 'Casey', viewOnly: false }

function historyOf(key: string) {
  return [did('note', 'note', null, { after: { key } })] as const
}

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase({ withPeople: true })
})
afterAll(() => db.close())

/** A row that the product alone may write. */
function keep({ sql: on }: Pick<Transaction, 'sql'>, key: string) {
  return on.insertInto('settings').values({ key, value: '1' }).execute()
}

async function keptKeys(like: string): Promise<string[]> {
  const rows = await db.read(system, (on) => on.selectFrom('settings').select('key').where('key', 'like', like).orderBy('key').execute())
  return rows.map(({ key }) => key)
}

/** The notes in the history, with who made them. */
async function historyLike(like: string): Promise<unknown[]> {
  const { rows } = await db.read(system, (on) =>
    sql<{ key: string; by: string }>`
      select after ->> 'key' as key, user_name as by from audit_entries where after ->> 'key' like ${like} order by id`.execute(on),
  )
  return rows.map(({ key, by }) => `${key} by ${by}`)
}

async function heardOf(work: () => Promise<unknown>): Promise<ChangeEvent[]> {
  const heard: ChangeEvent[] = []
  const end = db.subscribe((event) => heard.push(event))
  await work()
  end()
  return heard
}

/** The statements that transactions of the work send, several at once as one list. */
async function sentBy(work: () => Promise<unknown>): Promise<string[][]> {
  const { connections } = db
  const { acquire } = connections
  const sent: string[][] = []
  connections.acquire = async (claim) => {
    const connection = await acquire.call(connections, claim)
    const { executeQuery, executeTogether, finish } = connection
    return Object.assign(connection, {
      executeQuery: (query: Parameters<typeof executeQuery>[0]) => {
        sent.push([query.sql])
        return executeQuery.call(connection, query)
      },
      executeTogether: (queries: Parameters<typeof executeTogether>[0]) => {
        sent.push(queries.map((query) => query.sql))
        return executeTogether.call(connection, queries)
      },
      finish: (queries: Parameters<typeof finish>[0]) => {
        sent.push(queries.map((query) => query.sql))
        return finish.call(connection, queries)
      },
    })
  }
  try {
    await work()
  } finally {
    connections.acquire = acquire
  }
  return sent
}

/** Keeps the key; fails afterwards when the key says so. */
const keepNote = verb(noteOfAdmin, async ({ trx }, { key }) => {
  await keep(trx, key)
  if (key.endsWith('failing')) throw httpError('item.not-found')
  return { answer: { key }, history: historyOf(key), touched: { settings: [{ id: key.length }] } }
})

describe('joined verbs', () => {
  const keepAll = verb(noteOfAdmin, async ({ trx, join }, { key }) => {
    await keep(trx, `${key} whole`)
    const parts = [await join(keepNote, { key: `${key} first` })]
    await expect(join(keepNote, { key: `${key} failing` })).rejects.toMatchObject({ code: 'item.not-found' })
    await expect(join(keepTwo, { key: `${key} two` })).rejects.toMatchObject({ code: 'item.not-found' })
    parts.push(await join(keepNote, { key: `${key} last` }))
    return { answer: { key: parts.map((part) => part.key).join() }, history: historyOf(`${key} whole`), touched: {} }
  })
  /** Joins one that succeeds and one that fails. */
  const keepTwo = verb(noteOfAdmin, async ({ join }, { key }) => {
    await join(keepNote, { key: `${key} inner` })
    await join(keepNote, { key: `${key} failing` })
    return { answer: { key }, history: historyOf(key), touched: {} }
  })

  test('a failing part undoes only its own rows, history and events', async () => {
    const heard = await heardOf(async () => {
      expect(await keepAll(db, admin, { key: 'joined' })).toEqual({ key: 'joined first,joined last' })
    })
    expect(await keptKeys('joined%')).toEqual(['joined first', 'joined last', 'joined whole'])
    expect(await historyLike('joined%')).toEqual(['joined first by Ada', 'joined last by Ada', 'joined whole by Ada'])
    expect(heard.map(({ ids }) => ids)).toEqual([['joined first'.length], ['joined last'.length]])
  })

  test('one statement writes all records, with the commit', async () => {
    const sent = await sentBy(() => keepAll(db, admin, { key: 'recorded' }))
    const recording = sent.filter((statements) => statements.some((statement) => statement.includes('record_change(')))
    expect(recording).toEqual([sent.at(-1)])
    expect(sent.at(-1)).toHaveLength(1)
  })

  test('a failure after a successful part undoes both', async () => {
    const failing = verb(noteOfAdmin, async ({ join }, { key }) => {
      await join(keepNote, { key })
      throw httpError('item.not-found')
    })
    const heard = await heardOf(() => expect(failing(db, admin, { key: 'undone' })).rejects.toMatchObject({ code: 'item.not-found' }))
    expect([await keptKeys('undone%'), await historyLike('undone%'), heard]).toEqual([[], [], []])
  })

  test('two joined in parallel are rejected with a clear error, and nothing is written', async () => {
    const parallel = verb(noteOfAdmin, async ({ join }, { key }) => {
      await Promise.all(['first', 'second', 'third'].map((part) => join(keepNote, { key: `${key} ${part}` })))
      return { answer: { key }, history: historyOf(key), touched: {} }
    })
    const heard = await heardOf(() => expect(parallel(db, admin, { key: 'parallel' })).rejects.toThrow('A verb joins one verb at a time'))
    expect([await keptKeys('parallel%'), await historyLike('parallel%'), heard]).toEqual([[], [], []])
  })
})

test('a refused outcome commits what was written, with its history, and answers the problem', async () => {
  const turnedDown = verb(noteOfAdmin, async ({ trx }, { key }) => {
    await keep(trx, key)
    return { refused: httpError('sign-in.wrong'), history: historyOf(key) }
  })
  const heard = await heardOf(() => expect(turnedDown(db, admin, { key: 'traced' })).rejects.toMatchObject({ code: 'sign-in.wrong' }))
  expect(await keptKeys('traced')).toEqual(['traced'])
  expect(await historyLike('traced')).toEqual(['traced by Ada'])
  expect(heard).toEqual([])
})

test('a change whose record fails writes, notifies and publishes nothing', async () => {
  const unrecordable = verb(noteAndTell, async ({ trx }, { key }) => {
    await keep(trx, key)
    return { answer: { key }, history: historyOf(key), touched: { settings: 'all' }, notices: [{ ...aNotice, customerId: -1 }] }
  })
  const heard = await heardOf(() => expect(unrecordable(db, admin, { key: 'unrecorded' })).rejects.toThrow('foreign key'))
  expect([await keptKeys('unrecorded'), await historyLike('unrecorded'), heard]).toEqual([[], [], []])
})

test('rows, history and notices of a change and of what it joins have one time: when its transaction began', async () => {
  let seconds = 0
  const ticking = await openTestDatabase({ withPeople: true, clock: () => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds++)) })
  onTestFinished(() => ticking.close())
  const times: Date[] = []
  const inner = verb(noteAndTell, async ({ trx, now }, { key }) => {
    times.push(now, trx.now())
    return { answer: { key }, history: historyOf(key), touched: {}, notices: [aNotice] }
  })
  const outer = verb(noteAndTell, async ({ now, join }, { key }) => {
    times.push(now)
    return { answer: await join(inner, { key }), history: historyOf(key), touched: {} }
  })
  await outer(ticking, admin, { key: 'timed' })
  const recorded = await ticking.read(system, async (on) => [
    ...(await on.selectFrom('audit_entries').select('at').where('action', '=', 'note').execute()),
    ...(await on.selectFrom('notifications').select('created_at as at').execute()),
  ])
  expect(recorded).toHaveLength(3)
  expect(new Set([...times, ...recorded.map(({ at }) => at)].map((time) => time.toISOString())).size).toBe(1)
})

test('an event is published only after the change can be read by others', async () => {
  const readings: Promise<string[]>[] = []
  const end = db.subscribe(() => readings.push(keptKeys('published')))
  await keepNote(db, admin, { key: 'published' })
  end()
  expect(await Promise.all(readings)).toEqual([['published']])
})

test('events reach the owner of each row, and both owners of a row that changes owner', async () => {
  const handOver = verb(note, async (_work, { key }) => ({
    answer: { key },
    history: historyOf(key),
    touched: { inventory: [{ id: 7, customerId: 1 }, { id: 7, customerId: 2 }, { id: 8, customerId: 1 }, { id: 9 }], settings: 'all' },
  }))
  const heard = await heardOf(() => handOver(db, admin, { key: 'handed over' }))
  expect(heard).toEqual([
    { topic: 'inventory', ids: [7, 8], customerId: 1 },
    { topic: 'inventory', ids: [7], customerId: 2 },
    { topic: 'inventory', ids: [9], customerId: null },
    { topic: 'settings', ids: [], customerId: null },
  ])
})

test('notices reach each audience once, and marking them affects one person', async () => {
  const tell = verb(noteAndTell, async (_work, { key }) => ({
    answer: { key },
    history: historyOf(key),
    touched: { ownNotifications: [5] },
    notices: [aNotice, { ...aNotice, customerId: 1 }, { ...aNotice, customerId: 1, kind: 'reconciliation' }],
  }))
  const heard = await heardOf(() => tell(db, customer, { key: 'told' }))
  expect(heard).toEqual([
    { topic: 'notifications', ids: [5], customerId: 1, userId: 3 },
    { topic: 'notifications', ids: [], customerId: null },
    { topic: 'notifications', ids: [], customerId: 1 },
  ])
  const told = await db.read(system, (on) => on.selectFrom('notifications').select(['customer_id', 'kind']).orderBy('id').execute())
  expect(told.map(({ customer_id, kind }) => `${kind} to ${customer_id}`)).toEqual([
    'low_stock to null',
    'low_stock to 1',
    'reconciliation to 1',
  ])
})

test('what was prepared is disposed of after the transaction, and when no transaction begins', async () => {
  const disposed: string[] = []
  const holding = verb(note, {
    prepare: async (_database, _viewer, { key }) => ({ [Symbol.asyncDispose]: async () => void disposed.push(key) }),
    run: async ({ trx }, { key }) => {
      await keep(trx, `held ${key}`)
      return { answer: { key }, history: historyOf(key), touched: {} }
    },
  })
  await holding(db, admin, { key: 'done' })
  const withoutConnection = { ...db, transaction: () => Promise.reject(new Error('No connection')) }
  await expect(holding(withoutConnection, admin, { key: 'cut' })).rejects.toThrow('No connection')
  expect(disposed).toEqual(['done', 'cut'])
})

test('prepare runs before the transaction, which receives its result', async () => {
  const steps: string[] = []
  const prepared = verb(note, {
    prepare: async (database, viewer, { key }) => {
      // Would fail within a transaction.
      const before = await database.read(system, (on) => on.selectFrom('settings').select('key').where('key', '=', key).execute())
      steps.push(`prepared for ${viewer.name} after ${before.length}`)
      return key.toUpperCase()
    },
    run: async (_work, _input, key) => {
      steps.push('ran')
      return { answer: { key }, history: historyOf(key), touched: {} }
    },
  })
  expect(await prepared(db, customer, { key: 'slow' })).toEqual({ key: 'SLOW' })
  expect(steps).toEqual(['prepared for Casey after 0', 'ran'])
})
