import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChangeDefinition, ReadDefinition } from '../contract/endpoint.ts'
import { endpointGroups } from '../contract/endpoints.ts'
import { roleMay } from '../contract/permissions.ts'
import { type Topic, topics } from '../contract/topics.ts'
import type { ChangeEvent } from '../server/platform/engine/database.ts'
import { receivedByTopic } from '../server/platform/system/event-stream.ts'
import { type Person, system } from '../server/viewer.ts'
import type { ChangeCase } from './support/change-case.ts'
import { changeCases } from './support/change-cases.ts'
import { openTestApp, type Reply, type TestApp, type TestPerson, urlOf } from './support/test-app.ts'

// Every call that changes something, done once with success, and what it leaves: history, events, and other answers of reads.

const named = Object.entries(endpointGroups).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([key, endpoint]) => ({ name: `${group}.${key}`, endpoint })),
)
const changes = named.flatMap(({ name, endpoint }) => (endpoint.method === 'GET' ? [] : [{ name, endpoint }]))
const reads = named.flatMap(({ name, endpoint }) => (endpoint.method === 'GET' ? [{ name, endpoint }] : []))
/**
 * Those that answer rows or figures to somebody signed in without being told more than an id. Beside PostgreSQL they aren't compared
 * on PGlite, where only what a call writes may differ; they take half of the time.
 */
const comparedReads = process.env.TEST_ALSO_EMBEDDED
  ? []
  : reads.filter(
      ({ endpoint: { allow, answer, query } }) =>
        allow !== 'anyone' && (answer?.kind === 'json' || answer?.kind === 'list') && (query?.safeParse({}).success ?? true),
    )

/** Reads of one domain that change with calls of another. */
const farReads: readonly (readonly [change: string, read: string])[] = [
  ['inventory.adjust', 'locations.list'],
  ['inventory.adjust', 'dashboard.zones'],
  ['inventory.adjust', 'inventory.movements'],
  ['inventory.adjust', 'notifications.summary'],
  ['orders.create', 'inventory.list'],
  ['orders.cancel', 'inventory.get'],
  ['orders.advanceTracking', 'shipments.list'],
  ['orders.advanceTracking', 'dashboard.activity'],
  ['orders.rate', 'dashboard.stats'],
  ['locations.update', 'inventory.list'],
  ['categories.update', 'inventory.list'],
  ['customers.allocate', 'inventory.summary'],
  ['customers.update', 'orders.list'],
  ['customers.update', 'shipments.list'],
  ['settings.updateWarehouse', 'inventory.get'],
  ['invoices.createOfQuote', 'quotes.myGet'],
  ['invoices.credit', 'invoices.myGet'],
  ['settings.updateWarehouse', 'dashboard.activity'],
]

/** Topics whose events are mostly for one user alone. */
const personalTopics: readonly string[] = ['notifications', 'account', 'savedViews', 'reportExports', 'imports']

/** Each says why by `{ none }`. */
const withoutHistory = [
  'notifications.markAllRead',
  'notifications.update',
  'notifications.updatePreferences',
  'reconciliation.run',
  'documents.startUpload',
  'receiptCounting.count',
  'receiptCounting.correctLot',
  'receiptCounting.discard',
  'imports.map',
  'imports.changeRow',
  'imports.skipErrors',
]

/** Who looks on while something changes. */
const onlookers = {
  admin: { role: 'admin', userId: 1, name: 'Ada', customerId: null },
  customer: { role: 'customer', userId: 3, name: 'Casey', customerId: 1, viewOnly: false },
  rival: { role: 'customer', userId: 4, name: 'Robin', customerId: 2, viewOnly: false },
  worker: { role: 'worker', userId: 5, name: 'Wren', customerId: null },
} as const satisfies Partial<Record<TestPerson, Person>>
type Onlooker = keyof typeof onlookers

/**
 * A worker reads less of the same rows than an administrator. Where both receive every shown topic, the administrator's answers prove the
 * worker's as well.
 */
function provenByAdmin(by: Onlooker, { endpoint: { shows } }: ComparedRead): boolean {
  const hears = (topic: Topic) => receivedByTopic([{ topic, ids: [1], customerId: 1 }], onlookers.worker).has(topic)
  return by === 'worker' && shows.every((topic) => !personalTopics.includes(topic) && hears(topic))
}

const now = new Date('2026-03-02T12:00:00Z')
let it: TestApp
beforeAll(async () => {
  it = await openTestApp({ clock: () => now })
  it.db.subscribe(forgetAnswers)
})
afterAll(() => it.close())

/** The records whose forms tell who changed them meanwhile, as 'receipt 5 version 2'. */
const changedRecords = sql<{ told: string }>`
  select concat_ws(' ', kind, id, 'version', version) as told from (
    select 'inventoryItem' as kind, id, version from inventory_items where deleted_at is null
    union all select 'order', id, version from orders
    union all select 'receipt', id, version from receipts
    union all select 'task', id, version from tasks
    union all select 'customer', id, version from customers
    union all select 'contact', id, version from contacts where deleted_at is null
    union all select 'activity', id, version from activities
    union all select 'category', id, version from product_categories
    union all select 'location', id, version from locations
    union all select 'quote', id, version from quotes
    union all select 'invoice', id, version from invoices) as records
  where version > 1`

const versionsInHistory = sql<{ told: string }>`
  select concat_ws(' ', entity, entity_id, 'version', after ->> 'version') as told from audit_entries where after ? 'version'`

/** Changes thousands of items, whose history it would fill. */
const withoutToldVersions = ['customers.allocate']

interface Outcome {
  status: number
  text: string
  entries: number
  /** Records that got a new version, and all of which the history tells one. */
  newVersions: string[]
  told: string[]
  events: ChangeEvent[]
  /** The reads that answer otherwise than before, by who asks. */
  changedReads: { by: Onlooker; name: string; endpoint: ReadDefinition }[]
}

const outcomes = new Map<string, Promise<Outcome[]>>()

/** What the cases of a call did; each is carried out once, for whichever test asks first. */
function outcomesOf(name: string, endpoint: ChangeDefinition): Promise<Outcome[]> {
  const known = outcomes.get(name)
  if (known) return known
  const carriedOut = carryOut(name, endpoint)
  outcomes.set(name, carriedOut)
  return carriedOut
}

async function carryOut(name: string, endpoint: ChangeDefinition): Promise<Outcome[]> {
  const done: Outcome[] = []
  for (const prepare of changeCases[name] ?? []) {
    const given = await prepare(it)
    done.push(await outcomeOf(name, endpoint, given))
    await given.on?.close()
  }
  return done
}

async function outcomeOf(name: string, endpoint: ChangeDefinition, given: ChangeCase): Promise<Outcome> {
  const { on = it, by, id, params, query, body, headers } = given
  const looksOn = on === it
  const row = typeof id === 'number' ? id : undefined
  const isFar = (read: string) => farReads.some(([change, far]) => change === name && far === read)
  // An answer may change when its reader receives a topic that it shows; staff receive all but personal ones, and the only case each.
  const hasOneCase = changeCases[name]?.length === 1
  const announced = hasOneCase ? endpoint.changes.filter((topic) => !personalTopics.includes(topic)) : []
  const before = (onlooker: Onlooker, read: ComparedRead) =>
    isFar(read.name) || onlooker !== 'admin' || !read.endpoint.shows.some((topic) => announced.includes(topic))
  const [entries, answers, versions] = [
    await historyOf(on),
    looksOn ? await answersOfAll(row, before, lastAnswers) : [],
    await toldBy(on, changedRecords),
  ]
  const events: ChangeEvent[] = []
  const end = on.db.subscribe((event) => events.push(event))
  const { status, text } = await by.request(
    endpoint.method,
    urlOf(endpoint, { query, ...(id !== undefined && { params: { id, ...params } }) }),
    {
      body,
      headers,
    },
  )
  end()
  const unannounced = (onlooker: Onlooker, read: ComparedRead) => {
    const received = receivedByTopic(events, onlookers[onlooker])
    return isFar(read.name) || !read.endpoint.shows.some((topic) => received.has(topic))
  }
  const later = looksOn ? await answersOfAll(row, unannounced) : []
  const textBefore = new Map(answers.map((answer) => [answer.key, answer.text]))
  const changedReads = later.filter((answer) => answer.text !== (textBefore.get(answer.key) ?? 'not there'))
  const newVersions = (await toldBy(on, changedRecords)).filter((known) => !versions.includes(known))
  const told = await toldBy(on, versionsInHistory)
  return { status, text, entries: (await historyOf(on)) - entries, newVersions, told, events, changedReads }
}

async function historyOf({ db }: TestApp): Promise<number> {
  const { count } = await db.read(system, (on) =>
    on.selectFrom('audit_entries').select(on.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  )
  return Number(count)
}

async function toldBy({ db }: TestApp, query: RawBuilder<{ told: string }>): Promise<string[]> {
  const { rows } = await db.read(system, (on) => query.execute(on))
  return rows.map(({ told }) => told)
}

interface Answer {
  key: string
  by: Onlooker
  name: string
  endpoint: ReadDefinition
  text: string
}

type ComparedRead = (typeof comparedReads)[number]

/**
 * What reads answered last. Until their reader receives a topic that they show, they have to answer the same, so that this is what they answer
 * before the next call; this spares three of ten requests. A case whose preparation changes them unannounced fails.
 */
const lastAnswers = new Map<string, Reply>()

function forgetAnswers(event: ChangeEvent): void {
  for (const by of Object.keys(onlookers) as Onlooker[]) {
    const received = receivedByTopic([event], onlookers[by])
    const changed = comparedReads.filter(({ endpoint }) => endpoint.shows.some((topic) => received.has(topic)))
    for (const key of lastAnswers.keys()) if (changed.some((read) => key.startsWith(`${by} ${read.name} `))) lastAnswers.delete(key)
  }
}

/**
 * What the wanted reads answer; the reads of one row for the row of the call and the newest one.
 * @param known answers that need not be asked for.
 */
async function answersOfAll(
  id: number | undefined,
  isWanted: (by: Onlooker, read: ComparedRead) => boolean,
  known: ReadonlyMap<string, Reply> = new Map(),
): Promise<Answer[]> {
  const replies = new Map<string, Promise<Reply>>()
  // The list of a kind of record names its newest row.
  const ask: Ask = (by, url, read) => {
    const key = `${by} ${read?.name} ${url}`
    const lastly = known.get(key)
    const reply = replies.get(key) ?? (lastly ? Promise.resolve(lastly) : it.as(by).request('GET', url))
    replies.set(key, reply)
    if (read && !lastly) void reply.then((answer) => lastAnswers.set(key, answer))
    return reply
  }
  const asked = (Object.keys(onlookers) as Onlooker[]).flatMap((by) =>
    comparedReads
      .filter(({ endpoint }) => endpoint.allow !== 'anyone' && roleMay(onlookers[by].role, endpoint.allow))
      .filter((read) => !provenByAdmin(by, read) && isWanted(by, read))
      .map((read) => answersOf(ask, by, read, id)),
  )
  return (await Promise.all(asked)).flat()
}

type Ask = (by: Onlooker, url: string, read: ComparedRead | undefined) => Promise<Reply>

async function answersOf(ask: Ask, by: Onlooker, read: ComparedRead, id: number | undefined): Promise<Answer[]> {
  const { endpoint } = read
  const ids = endpoint.params ? await newestIds(ask, by, endpoint, id) : [undefined]
  return Promise.all(
    ids.map(async (each) => {
      const url = urlOf(endpoint, each === undefined ? {} : { params: { id: each } })
      const { status, text } = await ask(by, url, read)
      return { ...read, key: `${by} ${url}`, by, text: status === 404 ? 'not there' : text }
    }),
  )
}

async function newestIds(ask: Ask, by: Onlooker, { path }: ReadDefinition, id: number | undefined): Promise<number[]> {
  const list = path.slice(0, path.indexOf('/:id'))
  const { status, body } = await ask(
    by,
    list,
    comparedReads.find(({ endpoint }) => endpoint.path === list),
  )
  // Of a customer with view-only access, whose role alone may.
  if (status === 403) return []
  const newest = Math.max(...(body as { id: number }[]).map((row) => row.id))
  return [...new Set([newest, id ?? newest])].filter(Number.isFinite)
}

test('there is a case for each call that changes something, and for no other', () => {
  expect(Object.keys(changeCases).sort()).toEqual(changes.map(({ name }) => name).sort())
})

describe.each(changes)('$name', { timeout: 60_000 }, ({ name, endpoint }) => {
  test('succeeds', async () => {
    const done = await outcomesOf(name, endpoint)
    expect(done.length).toBeGreaterThan(0)
    const succeeded = [endpoint.status ?? 200, ...(endpoint.accepted ? [202] : [])]
    for (const { status, text } of done) expect(succeeded, text).toContain(status)
  })

  test('publishes each topic that it declares, and no other', async () => {
    const published = (await outcomesOf(name, endpoint)).flatMap(({ events }) => events.map(({ topic }) => topic))
    // Signing out is heard by servers alone.
    const heard = new Set(published.filter((topic) => topic !== 'sessions'))
    expect([...heard].sort()).toEqual([...endpoint.changes].sort())
  })

  test('leaves history, or is listed with the reason for none', async () => {
    for (const { entries } of await outcomesOf(name, endpoint)) {
      if (withoutHistory.includes(name)) expect(entries).toBe(0)
      else expect(entries).toBeGreaterThan(0)
    }
  })

  test('tells each new version of a record in its history, so that another editor learns who made it', async () => {
    for (const { newVersions, told } of await outcomesOf(name, endpoint)) {
      const untold = newVersions.filter((version) => !told.includes(version))
      expect(untold.length > 0, untold.join()).toBe(withoutToldVersions.includes(name))
    }
  })

  test.skipIf(comparedReads.length === 0)('publishes a shown topic to everybody whose reads changed', async () => {
    for (const { events, changedReads } of await outcomesOf(name, endpoint)) {
      for (const read of changedReads) {
        const heard = receivedByTopic(events, onlookers[read.by])
        const told = read.endpoint.shows.filter((topic) => heard.has(topic))
        expect(
          told,
          `${read.by} reads something else from ${read.name}, shows ${read.endpoint.shows}, heard ${[...heard.keys()]}`,
        ).not.toEqual([])
      }
    }
  })
})

test('every topic is shown by a read and changed by a call', () => {
  const shown = new Set(reads.flatMap(({ endpoint }) => endpoint.shows as readonly string[]))
  const changed = new Set(changes.flatMap(({ endpoint }) => endpoint.changes as readonly string[]))
  for (const topic of topics) expect([topic, shown.has(topic), changed.has(topic)]).toEqual([topic, true, true])
})

test.skipIf(comparedReads.length === 0).each(farReads)('%s changes what %s answers', async (change, read) => {
  const found = changes.find(({ name }) => name === change)
  const done = found ? await outcomesOf(found.name, found.endpoint) : []
  expect(done.flatMap(({ changedReads }) => changedReads.map(({ name }) => name))).toContain(read)
})
