import { expect, test } from 'vitest'
import { z } from 'zod'
import { idParams } from '../../../contract/fields.ts'
import { newOrder } from '../../../contract/goods-out/orders/orders.ts'
import { problems } from '../../../contract/problems.ts'
import { HttpError, httpError } from '../../errors.ts'
import { sqlFiles } from '../set-up/sql-files.ts'
import { readInput } from './input.ts'
import { asProblem, toHttpError } from './problem.ts'

function databaseError(code: string, message = 'relation "secrets" in function f()', detail?: string) {
  return Object.assign(new Error(message), { code, detail })
}

test.each([
  ['a problem of ours', httpError('allocation.items-gone'), 409, /no longer exist/],
  ['a problem raised in SQL', databaseError('TH001', 'item.not-found', '{}'), 404, /does not exist/],
  ['a trigger that keeps history', databaseError('TH409'), 409, /nothing was changed/],
  ['a unique violation', databaseError('23505'), 409, /already exists/],
  ['a foreign key violation', databaseError('23503'), 409, /does not exist/],
  ['a check violation', databaseError('23514'), 409, /nothing was changed/],
  ['a missing value', databaseError('23502'), 400, /required/],
  ['a sum too large for its column', databaseError('22003'), 409, /2,147,483,647 units/],
  ['an unreadable value', databaseError('22P02'), 400, /could not be read/],
  ['a statement that took too long', databaseError('57014'), 503, /try again/],
  ['a full disk', databaseError('53100'), 507, /Free space/],
  ['a database that shuts down', databaseError('57P01'), 503, /try again/],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 503, /try again/],
  ['a refused connection', Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' }), 503, /try again/],
  ['a body too large', Object.assign(new Error('x'), { statusCode: 413 }), 413, /1 MB/],
  ['anything else', new TypeError("Cannot read properties of undefined (reading 'secret')"), 500, /went wrong on our side/],
  ['something that is no error', 'secret', 500, /went wrong on our side/],
])('%s is answered with a readable problem', (_what, thrown, status, detail) => {
  const problem = asProblem(toHttpError(thrown), 'request-1')
  expect(problem).toMatchObject({ type: 'about:blank', status, requestId: 'request-1' })
  expect(problem.detail).toMatch(detail)
  expect(JSON.stringify(problem)).not.toMatch(/secret|f\(\)|10\.0\.0\.1/)
})

test('SQL raises a code and the details of its sentence', () => {
  const details = JSON.stringify({ lines: [{ sku: 'A-1', wanted: 5, available: 3 }] })
  const short = toHttpError(databaseError('TH001', 'stock.short', details))
  expect(short).toMatchObject({ code: 'stock.short', status: 409, message: 'Not enough stock: A-1 (5 wanted, 3 available).' })
  expect(toHttpError(databaseError('TH001', 'unheard.of', '{}'))).toMatchObject({ code: 'server.failed' })
})

test('every code that SQL raises is in the catalogue', () => {
  const raised = sqlFiles('**/*.sql').flatMap(({ text }) => [...text.matchAll(/refuse\('([^']+)'/g)].map(([, code]) => code))
  expect(raised.length).toBeGreaterThan(15)
  expect(raised.filter((code) => !((code as string) in problems))).toEqual([])
})

test('an error with a waiting time has Retry-After', () => {
  expect(toHttpError(httpError('request.too-many', { sentence: 'Later.' }, { retryAfterSeconds: 60 })).retryAfterSeconds).toBe(60)
})

function refusalOf(schema: z.ZodType, value: unknown): HttpError {
  try {
    readInput(schema, value, 'body')
  } catch (error) {
    if (error instanceof HttpError) return error
  }
  throw new Error('It was accepted.')
}

test.each([
  [z.object({ contactEmail: z.string() }), {}, 'Contact email must be filled in.'],
  [z.object({ sku: z.string() }), {}, 'SKU must be filled in.'],
  [z.object({ contactEmail: z.string() }), { contactEmail: 4 }, 'Contact email must be text.'],
  [z.object({ type: z.enum(['a', 'b']) }), { type: 'c' }, 'Type must be one of: a, b.'],
  [z.object({ name: z.string().max(3) }), { name: 'four' }, 'Name must have at most 3 characters.'],
  [z.object({ size: z.number().min(1) }), { size: 0 }, 'Size must be at least 1.'],
  [z.object({ ids: z.array(z.number()).max(1) }), { ids: [1, 2] }, 'Ids must have at most 1 entries.'],
  [idParams, { id: 'x' }, 'Id must be a whole number.'],
  [newOrder, [], 'The body of the request must be an object.'],
  [newOrder, { items: [] }, 'Please add at least one item to the order'],
  [
    newOrder.pick({ items: true }),
    {
      items: [
        { sku: 'A', quantity: 1 },
        { sku: 'B', quantity: 0 },
      ],
    },
    'Quantity in line 2 must be at least 1.',
  ],
])('input that is not valid is explained in a sentence (%#)', (schema, value, sentence) => {
  expect(refusalOf(schema, value)).toMatchObject({ status: 400, message: sentence })
})
