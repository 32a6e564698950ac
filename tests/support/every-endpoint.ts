import { setImmediate } from 'node:timers/promises'
import { expect } from 'vitest'
import type { EndpointDefinition } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { roleMay } from '../../contract/permissions.ts'
import { type Role, roles } from '../../contract/roles.ts'
import { jsonBodyOf, validInput } from './arbitraries.ts'
import { onePixel } from './one-pixel.ts'
import { type Caller, type Reply, type TestApp, urlOf } from './test-app.ts'

/* For tests of rules that hold for every endpoint. */

export const unknownId = 2_000_000_000
/** Of a row that isn't there, in the form that the endpoint takes. */
export function unknownIdOf({ params }: EndpointDefinition): number | string {
  const unknown = Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, unknownId]))
  return params && !params.safeParse(unknown).success ? 'x'.repeat(32) : unknownId
}

/** Streams until the session ends, so a test that waits for the answer would wait for ever (see event-stream.test.ts). */
const streams = ['GET /api/events']

export const all = endpoints
  .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))
  .filter(({ name }) => !streams.includes(name))
export const signedIn = endpoints
  .map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }))
  .filter(({ endpoint }) => endpoint.allow !== 'anyone')
export function mayCall({ allow, alsoAllow }: EndpointDefinition, role: Role): boolean {
  return [allow, alsoAllow].every((action) => action === undefined || action === 'anyone' || roleMay(role, action))
}

export function someoneAllowed(it: TestApp, endpoint: EndpointDefinition): Caller {
  return it.as(roles.find((role) => mayCall(endpoint, role)) ?? 'admin')
}

interface Input {
  id?: number | string
  query?: object
  body?: unknown
  headers?: Record<string, string>
}

export async function ask(endpoint: EndpointDefinition, caller: Caller, { id = unknownId, query, body, headers }: Input): Promise<Reply> {
  // Calls without input or output of their own would leave the server no time to measure that it isn't busy.
  await setImmediate()
  return caller.request(endpoint.method, urlOf(endpoint, { params: { id }, query }), { body, headers })
}

/** As little as the endpoint takes: a field that only some may send is none of these tests' business. */
export function validBody(endpoint: EndpointDefinition): unknown {
  const schema = jsonBodyOf(endpoint)
  return schema?.safeParse({}).success ? {} : schema && validInput(schema)
}

/** The same, or a picture where the endpoint takes one. */
export function validContent(endpoint: EndpointDefinition): { body: unknown; headers?: Record<string, string> } {
  const takesPicture = endpoint.body?.kind === 'file' && endpoint.body.mediaTypes.includes('image/png')
  return takesPicture ? { body: onePixel, headers: { 'content-type': 'image/png' } } : { body: validBody(endpoint) }
}

/** As little as the endpoint takes. */
export function validQuery({ query }: EndpointDefinition): object {
  return query && !query.safeParse({}).success ? (validInput(query) as object) : {}
}

export function expectProblem(reply: Reply, status: number): void {
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
