import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { EndpointDefinition } from '../contract/endpoint.ts'
import { roles } from '../contract/roles.ts'
import { inputsOf, jsonBodyOf, spoiltInputsOf } from './support/arbitraries.ts'
import {
  all,
  ask,
  expectProblem,
  mayCall,
  someoneAllowed,
  unknownId,
  unknownIdOf,
  validBody,
  validQuery,
} from './support/every-endpoint.ts'
import { makeCustomer, makeItem, makeShipment } from './support/factories.ts'
import { longRun, testSeed } from './support/random-tests.ts'
import { openTestApp, type TestApp, urlOf } from './support/test-app.ts'

let it: TestApp

beforeAll(async () => {
  it = await openTestApp()
  const item = await makeItem(it, { customerId: 2 })
  await makeShipment(it, { customerId: 2, items: [{ sku: item.sku, quantity: 1 }] })
  // Random changes of it disable nobody who asks.
  await makeCustomer(it)
})
afterAll(() => it.close())

describe('input that is not valid', () => {
  test.each(all.filter(({ endpoint }) => endpoint.params))('$name answers 400 to an invalid id', async ({ endpoint }) => {
    for (const id of [
      'abc',
      '0',
      '-1',
      '1.5',
      '99999999999',
      '\u0000',
      '__proto__',
      'null',
      '1e400',
      '1e0',
      '0x1',
      '01',
      '+1',
      '1.0',
      ' 1',
    ]) {
      expectProblem(await ask(endpoint, someoneAllowed(it, endpoint), { id, body: validBody(endpoint) }), 400)
    }
  })

  test.each(all.filter(({ endpoint }) => endpoint.query))('$name answers 400 to invalid query values', async ({ endpoint }) => {
    for (const [field, value] of wrongQueryValues(endpoint)) {
      const query = { ...validQuery(endpoint), [field]: value }
      const reply = await ask(endpoint, someoneAllowed(it, endpoint), { id: unknownIdOf(endpoint), query })
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
        const reply = await ask(endpoint, someoneAllowed(it, endpoint), { body })
        expectProblem(reply, 400)
        expect(reply.body).toMatchObject({ errors: expect.arrayContaining([{ path: field ?? '', message: expect.any(String) }]) })
      }
    },
  )

  test.each(all.filter(({ endpoint }) => jsonBodyOf(endpoint)))(
    '$name answers 400 to JSON that cannot be read and 415 to anything else',
    async ({ endpoint }) => {
      const send = (body: string, type: string) =>
        someoneAllowed(it, endpoint).request(endpoint.method, urlOf(endpoint, { params: { id: unknownId } }), {
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
  const values = ['', '-1', '0', '1e0', '01', ' 1', 'abc', '1.5', 'a\u0000b', '__proto__', '99999999999999']
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

function bodiesOf(endpoint: EndpointDefinition): fc.Arbitrary<unknown> {
  const schema = jsonBodyOf(endpoint)
  return schema ? fc.oneof(inputsOf(schema), spoiltInputsOf(schema)) : fc.constant(undefined)
}

describe('random input', () => {
  test.each(all)('$name never answers 5xx', { timeout: 120_000 }, async ({ endpoint }) => {
    // Not those who ask, nor their customers: whoever is disabled asks no further.
    const first = endpoint.row === 'customer' ? 3 : endpoint.row === 'user' ? 5 : 1
    const ids = fc.oneof(
      fc.constantFrom<number | string>(Math.max(3, first), unknownId, 'x', '%', '..'),
      fc.integer({ min: first, max: 9 }),
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
