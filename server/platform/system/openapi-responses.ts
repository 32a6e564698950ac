import { z } from 'zod'
import type { EndpointDefinition } from '../../../contract/endpoint.ts'
import { problem } from '../../../contract/fields.ts'
import type { AnswerFormat } from '../../../contract/formats.ts'
import { permissions } from '../../../contract/permissions.ts'
import { roles } from '../../../contract/roles.ts'
import { type HttpError, httpError } from '../../errors.ts'
import { asProblem } from '../http/problem.ts'
import type { Json, SchemaComponents } from './openapi-schemas.ts'

interface ProblemResponse {
  name: string
  description: string
  headers?: string[]
  /** One of those that are answered with this status. */
  example: HttpError
}

/** How a call that is turned down is answered, by status. */
const problems: Record<number, ProblemResponse> = {
  400: {
    name: 'BadRequest',
    description: 'The input is not valid; `errors` names the fields.',
    example: httpError(
      'request.invalid',
      { sentence: 'Quantity must be a whole number.' },
      { errors: [{ path: 'items.0.quantity', message: 'must be a whole number' }] },
    ),
  },
  401: { name: 'Unauthorized', description: 'Not signed in, or the sign-in failed.', example: httpError('sign-in.required') },
  403: {
    name: 'Forbidden',
    description: 'The role or the portal access does not allow this, or the call came from another site.',
    example: httpError('permission.role'),
  },
  404: { name: 'NotFound', description: 'There is no such row, or it belongs to another customer.', example: httpError('row.not-found') },
  409: {
    name: 'Conflict',
    description: 'The current state of the data does not allow this.',
    example: httpError('stock.short', { lines: [{ sku: 'COF-HUI-1', wanted: 48, available: 36 }], sites: null }),
  },
  412: {
    name: 'PreconditionFailed',
    description: 'The row has changed since the ETag in If-Match was read.',
    example: httpError('row.changed'),
  },
  413: { name: 'ContentTooLarge', description: 'The body is larger than 1 MB.', example: httpError('request.too-large') },
  415: { name: 'UnsupportedMediaType', description: 'The body is not application/json.', example: httpError('request.not-json') },
  422: {
    name: 'UnprocessableContent',
    description: 'The Idempotency-Key was used for another call.',
    example: httpError('idempotency.other-call'),
  },
  429: {
    name: 'TooManyRequests',
    description: 'Too many calls, or too many failed sign-ins.',
    headers: ['Retry-After'],
    example: httpError('request.too-many', { sentence: 'You have 200 calls under way. Please wait until some of them are answered.' }),
  },
  500: { name: 'InternalServerError', description: 'A server error. It has been logged.', example: httpError('server.failed') },
  503: {
    name: 'ServiceUnavailable',
    description: 'The server or its database is busy or out of reach.',
    headers: ['Retry-After'],
    example: httpError('server.busy'),
  },
  507: { name: 'InsufficientStorage', description: 'The disk of the database is full.', example: httpError('database.disk-full') },
}

const headers: Record<string, Json> = {
  ETag: { description: 'The version of the row, for If-Match.', schema: { type: 'string' } },
  'X-Total-Count': { description: 'How many rows there are on all pages; with `limit` only.', schema: { type: 'integer' } },
  'X-Total-Count-Estimated': { description: '`true` when X-Total-Count is an estimate.', schema: { type: 'string' } },
  Link: { description: 'The address of the next page as `rel="next"`; with `limit` only.', schema: { type: 'string' } },
  'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } },
  Location: { description: 'The address to go to.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer' } },
}

/** The parts that responses refer to. */
export function sharedResponses(schemas: SchemaComponents): { headers: Json; responses: Json } {
  const schema = schemas.write(problem, 'output')
  const responses = Object.values(problems).map(({ name, description, headers: names, example }) => {
    const content = { 'application/problem+json': { schema, example: asProblem(example, '3f0c1f6e-1c1f-4a53-9d59-0d2f5f3e0f31') } }
    return [name, { description, ...(names && { headers: referredHeaders(names) }), content }]
  })
  return { headers, responses: Object.fromEntries(responses) }
}

export function responsesOf(endpoint: EndpointDefinition, schemas: SchemaComponents): Json {
  const turnedDown = problemStatuses(endpoint).map((status) => [status, { $ref: `#/components/responses/${problems[status]?.name}` }])
  const { accepted } = endpoint
  return {
    [endpoint.status ?? 200]: success(endpoint, schemas),
    ...(accepted && { 202: { description: 'Waits for approval; nothing has changed yet.', content: contentOf(accepted, schemas) } }),
    ...Object.fromEntries(turnedDown),
  }
}

function problemStatuses({ method, allow, params, query, body, row, versioned }: EndpointDefinition): number[] {
  const changes = method !== 'GET'
  const signedIn = allow !== 'anyone'
  const occurs: [number, boolean][] = [
    [400, changes || params !== undefined || query !== undefined],
    [401, changes || signedIn],
    [403, changes || (signedIn && !isForEveryone(permissions[allow]))],
    [404, row !== undefined],
    [409, changes],
    [412, versioned !== undefined],
    [413, body !== undefined],
    [415, body !== undefined],
    [422, changes && signedIn],
    [429, changes || signedIn],
    [500, true],
    [503, true],
    [507, changes],
  ]
  return occurs.filter(([, does]) => does).map(([status]) => status)
}

function isForEveryone(rule: { roles: readonly string[]; viewOnly: boolean }): boolean {
  return rule.viewOnly && rule.roles.length === roles.length
}

function success({ answer, status }: EndpointDefinition, schemas: SchemaComponents): Json {
  if (status === 204) return { description: 'Done; no content.' }
  if (status === 302) return { description: 'A redirect.', headers: referredHeaders(['Location']) }
  if (!answer) return { description: 'A page.', content: { 'text/html': { schema: { type: 'string' } } } }
  const names = headersOf(answer)
  return {
    description: status === 201 ? 'Created.' : 'Done.',
    ...(names.length > 0 && { headers: referredHeaders(names) }),
    content: contentOf(answer, schemas),
  }
}

function headersOf(answer: AnswerFormat): string[] {
  switch (answer.kind) {
    case 'list':
      return ['X-Total-Count', 'X-Total-Count-Estimated', 'Link']
    case 'json':
      return answer.schema instanceof z.ZodObject && 'version' in answer.schema.shape ? ['ETag'] : []
    case 'stream':
      return []
    default:
      return ['Content-Disposition']
  }
}

function contentOf(answer: AnswerFormat, schemas: SchemaComponents): Json {
  switch (answer.kind) {
    case 'list':
      return { 'application/json': { schema: { type: 'array', items: schemas.write(answer.row, 'output') } } }
    case 'json':
      return { 'application/json': { schema: schemas.write(answer.schema, 'output') } }
    case 'csv':
    case 'stream':
      return { [answer.mediaTypes[0]]: { schema: { type: 'string' } } }
    default:
      // Generators take `format: binary` for bytes.
      return Object.fromEntries(answer.mediaTypes.map((mediaType) => [mediaType, { schema: { type: 'string', format: 'binary' } }]))
  }
}

function referredHeaders(names: string[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
