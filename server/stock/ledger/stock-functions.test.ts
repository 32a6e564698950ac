import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import type { FunctionCall } from '../../platform/engine/sql-function.ts'
import { system } from '../../viewer.ts'
import * as kernel from './stock-functions.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const at = new Date()
/** A call of each wrapper, with a value for each of its arguments; the compiler asks for every one. */
const calls: Record<keyof typeof kernel, FunctionCall<unknown>> = {
  reserveOrder: kernel.reserveOrder({ the_order: 1, at }),
  releaseOrder: kernel.releaseOrder({ the_order: 1, at }),
  shipOrder: kernel.shipOrder({ the_order: 1, actor_id: 1, at }),
  lockItemStock: kernel.lockItemStock({ item: 1 }),
  requireQuantity: kernel.requireQuantity({ item: 1, wanted: 1 }),
  setStock: kernel.setStock({ item: 1, wanted: 1, reason: 'x', actor_id: 1, at }),
  adjustStock: kernel.adjustStock({
    item: 1,
    delta: 1,
    reason: 'x',
    at_location: 'x',
    at_lot: 'x',
    cause: 'adjustment',
    actor_id: 1,
    at,
    expires: '2026-03-02',
  }),
  carryReserved: kernel.carryReserved({
    the_order: 1,
    asked: '[]',
    to_location: 1,
    into_unit: 1,
    picked: true,
    reason: 'x',
    actor_id: 1,
    at,
    act_kind: 'pick',
  }),
  openStock: kernel.openStock({ items: [1], quantities: [1], expiries: ['2026-03-02'], sites: [null], reason: 'x', actor_id: 1, at }),
  lotOf: kernel.lotOf({ item: 1, wanted: 'x', expires: '2026-03-02' }),
  lockRoom: kernel.lockRoom({}),
  lockHandlingUnits: kernel.lockHandlingUnits({ units: [1] }),
  requireWholeUnits: kernel.requireWholeUnits({ units: [1] }),
  requireNoTask: kernel.requireNoTask({ unit: 1 }),
  carryUnit: kernel.carryUnit({
    unit: 1,
    to_location: 1,
    except_task: 1,
    reason: 'x',
    actor_id: 1,
    at,
    for_receipt: 1,
    cause: 'transfer',
    act: '{}',
  }),
}

const sentAs: Record<string, string> = {
  integer: 'number',
  bigint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  'integer[]': 'object',
  date: 'string',
  'date[]': 'object',
  jsonb: 'string',
  boolean: 'boolean',
}

test.each(Object.entries(calls))('%s sends the arguments that its SQL function takes', async (_wrapper, call) => {
  const name = /^select (\w+)\(/.exec(call.sql)?.[1]
  const { rows } = await db.read(system, (on) =>
    sql<{ argument: string | null; type: string }>`
      select a.argument, format_type(a.type, null) as type
      from pg_proc p left join unnest(p.proargnames, p.proargtypes::oid[]) as a(argument, type) on true
      where p.oid = to_regproc(${name})`.execute(on),
  )
  expect(rows.length).toBeGreaterThan(0)
  const taken = rows.filter((row) => row.argument !== null).map(({ argument, type }) => `${argument}: ${sentAs[type]}`)
  const sent = [...call.sql.matchAll(/(\w+) => \$(\d+)/g)].map(([, argument, place]) => {
    const value = call.parameters[Number(place) - 1]
    return `${argument}: ${value instanceof Date ? 'Date' : typeof value}`
  })
  expect(sent.sort()).toEqual(taken.sort())
})

describe('SQL functions are called from TypeScript', () => {
  const server = join(import.meta.dirname, '../..')
  const sources = globSync('**/*.ts', { cwd: server })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(server, path), 'utf8') }))
  const functions = (folder: string) =>
    globSync(`${folder}/*.sql`, { cwd: server }).map((path) => basename(path, '.sql').replaceAll('-', '_'))

  test('through the wrappers here, if they belong to the kernel', () => {
    const others = sources.filter(({ path }) => path !== 'stock/ledger/stock-functions.ts')
    for (const name of functions('stock/ledger'))
      expect(others.filter(({ text }) => new RegExp(`\\b${name}\\(`).test(text)).map(({ path }) => `${name} in ${path}`)).toEqual([])
  })

  test('through a wrapper beside their file, if they belong to a domain', () => {
    const wrapped = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/sqlFunction<[^']*>\(\s*'(\w+)'/g)].map(([, name]) => ({ folder: dirname(path), name })),
    )
    expect(wrapped.length).toBeGreaterThan(Object.keys(calls).length)
    for (const { folder, name } of wrapped) expect(functions(folder)).toContain(name)
  })
})
