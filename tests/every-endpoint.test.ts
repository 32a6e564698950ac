import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { EndpointDefinition, RowKind } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import { roleMay } from '../contract/permissions.ts'
import { type Role, roles } from '../contract/roles.ts'
import { system } from '../server/viewer.ts'
import { inputsOf, jsonBodyOf, spoiltInputsOf, validInput } from './support/arbitraries.ts'
import { makeCategory, makeCustomer, makeItem, makeLocation, makeSavedView, makeShipment } from './support/factories.ts'
import { longRun, testSeed } from './support/random-tests.ts'
import { openTestApp, type Reply, type TestApp, urlOf } from './support/test-app.ts'

let it: TestApp
/** A row of customer 2 of each kind; of nobody where the kind has no owner, of the administrator where it is a person's. */
let foreignRows: Record<RowKind, number>

beforeAll(async () => {
  it = await openTestApp()
  const item = await makeItem(it, { customerId: 2 })
  const { order, shipmentId } = await makeShipment(it, { customerId: 2, items: [{ sku: item.sku, quantity: 1 }] })
  await makeCustomer(it)
  foreignRows = {
    customer: 2,
    inventoryItem: item.id,
    order: order.id,
    shipment: shipmentId ?? 0,
    location: (await makeLocation(it)).id,
    category: (await makeCategory(it)).id,
    notification: await notificationOfCustomer2(),
    savedView: (await makeSavedView(it)).id,
  }
})
afterAll(() => it.close())

async function notificationOfCustomer2(): Promise<number> {
  const at = it.db.now()
  return it.db.transaction(system, async ({ sql }) => {
    const made = await sql
      .insertInto('notifications')
      .values({
        customer_id: 2,
        kind: 'stage',
        type: 'info',
        title: 'A title',
        message: 'A message',
        subject_type: null,
        subject_id: null,
        day: '2026-01-01',
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  })
}

const unknownId = 2_000_000_000
/** Streams until the session ends, so a test that waits for the answer would wait for ever (see event-stream.test.ts). */
const streams = ['GET /api/events']

const all = endpoints
  .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))
  .filter(({ name }) => !streams.includes(name))
const signedIn = endpoints
  .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))
  .filter(({ endpoint }) => endpoint.allow !== 'anyone')
const withRow = all.filter(({ endpoint }) => endpoint.row !== undefined)

function mayCall({ allow }: EndpointDefinition, role: Role): boolean {
  return allow === 'anyone' || roleMay(role, allow)
}

function someoneAllowed(endpoint: EndpointDefinition) {
  return it.as(roles.find((role) => mayCall(endpoint, role)) ?? 'admin')
}

interface Input {
  id?: number | string
  query?: object
  body?: unknown
  headers?: Record<string, string>
}

function ask(
  endpoint: EndpointDefinition,
  caller: ReturnType<TestApp['as']>,
  { id = unknownId, query, body, headers }: Input,
): Promise<Reply> {
  return caller.request(endpoint.method, urlOf(endpoint, { params: { id }, query }), { body, headers })
}

function bodiesOf(endpoint: EndpointDefinition): fc.Arbitrary<unknown> {
  const schema = jsonBodyOf(endpoint)
  return schema ? fc.oneof(inputsOf(schema), spoiltInputsOf(schema)) : fc.constant(undefined)
}

/** As little as the endpoint takes: a field that only some may send is none of these tests' business. */
function validBody(endpoint: EndpointDefinition): unknown {
  const schema = jsonBodyOf(endpoint)
  return schema?.safeParse({}).success ? {} : schema && validInput(schema)
}

/** As little as the endpoint takes. */
function validQuery({ query }: EndpointDefinition): object {
  return query && !query.safeParse({}).success ? (validInput(query) as object) : {}
}

function expectProblem(reply: Reply, status: number): void {
  expect(reply.status, reply.text).toBe(status)
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(reply.body).toMatchObject({
    type: 'about:blank',
    status,
    title: expect.any(String),
    detail: expect.stringMatching(/^\p{Lu}.*/u),
    requestId: expect.any(String),
  })
}

describe('signed out', () => {
  test.each(signedIn)('$name answers 401, whatever is sent', async ({ endpoint }) => {
    const reply = await ask(endpoint, it.anyone, { id: 'nonsense', query: { limit: -1 }, body: endpoint.body && { nonsense: true } })
    expectProblem(reply, 401)
    expect(reply.body).toMatchObject({ title: 'Unauthorized' })
  })
})

describe('the wrong role', () => {
  const cases = signedIn.flatMap(({ name, endpoint }) =>
    roles.filter((role) => !mayCall(endpoint, role)).map((role) => ({ name, endpoint, role })),
  )
  test.each(cases)('$name answers 403 to $role, whatever is sent', async ({ endpoint, role }) => {
    expectProblem(
      await ask(endpoint, it.as(role), { id: 'nonsense', query: { limit: -1 }, body: endpoint.body && { nonsense: true } }),
      403,
    )
  })
})

describe('input that is not valid', () => {
  test.each(all.filter(({ endpoint }) => endpoint.params))('$name answers 400 to an invalid id', async ({ endpoint }) => {
    for (const id of ['abc', '0', '-1', '1.5', '99999999999', '\u0000', '__proto__', 'null', '1e400']) {
      expectProblem(await ask(endpoint, someoneAllowed(endpoint), { id, body: validBody(endpoint) }), 400)
    }
  })

  test.each(all.filter(({ endpoint }) => endpoint.query))('$name answers 400 to invalid query values', async ({ endpoint }) => {
    for (const [field, value] of wrongQueryValues(endpoint)) {
      const reply = await ask(endpoint, someoneAllowed(endpoint), { query: { ...validQuery(endpoint), [field]: value } })
      expectProblem(reply, 400)
      expect(reply.body).toMatchObject({ errors: [{ path: field, message: expect.any(String) }] })
    }
  })

  test.each(all.filter(({ endpoint }) => jsonBodyOf(endpoint)))(
    '$name answers 400 to a body with a wrong field and names it',
    async ({ endpoint }) => {
      const cases = wrongBodies(endpoint)
      expect(cases.length).toBeGreaterThan(3)
      for (const { body, field } of cases) {
        const reply = await ask(endpoint, someoneAllowed(endpoint), { body })
        expectProblem(reply, 400)
        expect(reply.body).toMatchObject({ errors: expect.arrayContaining([{ path: field ?? '', message: expect.any(String) }]) })
      }
    },
  )

  test.each(all.filter(({ endpoint }) => jsonBodyOf(endpoint)))(
    '$name answers 400 to JSON that cannot be read and 415 to anything else',
    async ({ endpoint }) => {
      const send = (body: string, type: string) =>
        someoneAllowed(endpoint).request(endpoint.method, urlOf(endpoint, { params: { id: unknownId } }), {
          body,
          headers: { 'content-type': type },
        })
      expectProblem(await send('{"a":', 'application/json'), 400)
      expectProblem(await send('a=1', 'application/x-www-form-urlencoded'), 415)
      expectProblem(await send('{}', 'text/plain'), 415)
      expectProblem(await send(`{"a":"${'x'.repeat(1024 * 1024)}"}`, 'application/json'), 413)
    },
  )
})

function wrongQueryValues({ query }: EndpointDefinition): [string, string][] {
  const values = ['', '-1', '0', 'abc', '1.5', 'a\u0000b', '__proto__', '99999999999999']
  return Object.entries(query?.shape ?? {}).flatMap(([field, schema]) =>
    values.filter((value) => !(schema as z.ZodType).safeParse(value).success).map((value): [string, string] => [field, value]),
  )
}

/** Not an object at all, and a valid body with one field after the other of the wrong kind. */
function wrongBodies(endpoint: EndpointDefinition): { body: unknown; field?: string }[] {
  const whole = [null, [], 'text', 42].map((body) => ({ body: JSON.stringify(body) }))
  const valid = validBody(endpoint) as object
  const wrong = [null, {}, [], 42, -1, 1.5, 1e12, true, 'a\u0000b', '', 'x'.repeat(6000)]
  const fields = Object.keys(jsonBodyOf(endpoint)?.shape ?? {}).flatMap((field) =>
    wrong.map((value) => ({ body: { ...valid, [field]: value }, field })).filter(({ body }) => complainsAbout(endpoint, body, field)),
  )
  return [...whole, ...fields]
}

function complainsAbout(endpoint: EndpointDefinition, body: unknown, field: string): boolean {
  const issues = jsonBodyOf(endpoint)?.safeParse(body).error?.issues ?? []
  return issues.some(({ path }) => path.length === 1 && path[0] === field)
}

describe('rows', () => {
  test.each(withRow.filter(({ endpoint }) => mayCall(endpoint, 'customer')))(
    "$name answers 404 to a customer for another's row",
    async ({ endpoint }) => {
      const id = foreignRows[endpoint.row as RowKind]
      expectProblem(await ask(endpoint, it.as('customer'), { id, body: validBody(endpoint) }), 404)
    },
  )

  test.each(withRow)('$name answers 404 for a row that does not exist', async ({ endpoint }) => {
    for (const role of roles.filter((candidate) => mayCall(endpoint, candidate))) {
      expectProblem(await ask(endpoint, it.as(role), { id: unknownId, body: validBody(endpoint) }), 404)
    }
  })

  test('an unsafe call with an unknown id leaves the books unchanged', async () => {
    const before = await changesSoFar()
    for (const { endpoint } of withRow) await ask(endpoint, someoneAllowed(endpoint), { body: validBody(endpoint) })
    expect(await changesSoFar()).toEqual(before)
  })
})

/** Every change leaves a line of history. */
async function changesSoFar(): Promise<unknown> {
  return it.db.read(system, (sql) => sql.selectFrom('audit_entries').select(sql.fn.countAll().as('count')).executeTakeFirstOrThrow())
}

describe('If-Match', () => {
  const unsafe = all.filter(({ endpoint }) => endpoint.method !== 'GET')
  const versioned = unsafe.filter(({ endpoint }) => endpoint.versioned)
  /** A deleted item answers no ETag to come back with; a notification is its reader's alone. */
  const withoutVersion = ['POST /api/inventory/:id/restore', 'PATCH /api/notifications/:id']

  test('every call that changes a row compares its version, with listed exceptions', () => {
    const changesRow = unsafe.filter(({ endpoint }) => endpoint.row && !endpoint.versioned)
    expect(changesRow.map(({ name }) => name)).toEqual(withoutVersion)
  })

  test.each(versioned)('$name answers 412 to an outdated ETag, and changes nothing', async ({ endpoint }) => {
    const id = foreignRows[endpoint.row as RowKind]
    const caller = mayCall(endpoint, 'admin') ? it.as('admin') : it.as('rival')
    await caller.cookie()
    const before = await changesSoFar()
    const stale = endpoint.versioned === 'version' ? '"999"' : '"999.1"'
    for (const tag of [stale, `W/${stale}`])
      expectProblem(await ask(endpoint, caller, { id, body: validBody(endpoint), headers: { 'if-match': tag } }), 412)
    expect(await changesSoFar()).toEqual(before)
  })

  test.each(versioned)('$name answers 400 to an invalid ETag', async ({ endpoint }) => {
    const other = endpoint.versioned === 'version' ? '"7.1594"' : '"7"'
    for (const tag of ['', '7', '"seven"', '"1", "2"', '"-1"', other]) {
      const reply = await ask(endpoint, someoneAllowed(endpoint), { body: validBody(endpoint), headers: { 'if-match': tag } })
      expectProblem(reply, 400)
    }
  })

  test.each(unsafe.filter(({ endpoint }) => !endpoint.versioned))('$name compares no version and says so', async ({ endpoint }) => {
    const reply = await ask(endpoint, someoneAllowed(endpoint), { body: validBody(endpoint), headers: { 'if-match': '"1"' } })
    expectProblem(reply, 400)
    expect(reply.body).toMatchObject({ code: 'if-match.not-compared' })
  })
})

test('a customer with view-only access changes only its language, read marks, notification preferences and own views', async () => {
  const viewOnly = await makeCustomer(it, { portalAccess: 'view_only' })
  const caller = await it.signIn(viewOnly.contactEmail ?? '')
  const unsafe = signedIn.filter(({ endpoint }) => endpoint.method !== 'GET' && mayCall(endpoint, 'customer'))
  const allowed: string[] = []
  for (const { name, endpoint } of unsafe) {
    const reply = await ask(endpoint, caller, { body: validBody(endpoint) })
    if (reply.status === 403) expectProblem(reply, 403)
    else allowed.push(name)
  }
  expect(allowed).toEqual([
    'PATCH /api/account',
    'PUT /api/notifications/preferences',
    'POST /api/notifications/read',
    'PATCH /api/notifications/:id',
    'POST /api/saved-views',
    'PATCH /api/saved-views/:id',
    'DELETE /api/saved-views/:id',
  ])
})

describe('random input', () => {
  test.each(all)('$name never answers 5xx', { timeout: 120_000 }, async ({ endpoint }) => {
    // Not the customers of those who ask: whoever is disabled asks no further.
    const ids = fc.oneof(
      fc.constantFrom<number | string>(3, unknownId, 'x', '%', '..'),
      fc.integer({ min: endpoint.row === 'customer' ? 3 : 1, max: 9 }),
    )
    const inputs = fc.record({
      id: ids,
      query: endpoint.query ? fc.oneof(inputsOf(endpoint.query), spoiltInputsOf(endpoint.query)) : fc.constant({}),
      body: bodiesOf(endpoint),
      who: fc.constantFrom(...roles.filter((role) => mayCall(endpoint, role))),
    })
    await fc.assert(
      fc.asyncProperty(inputs, async ({ id, query, body, who }) => {
        const reply = await ask(endpoint, it.as(who), { id, query: query as object, body })
        expect(reply.status, reply.text).toBeLessThan(500)
      }),
      { numRuns: longRun ? 200 : 12, seed: testSeed },
    )
  })
})
