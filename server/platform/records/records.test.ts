import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Field } from '../../../contract/record-fields.ts'
import { records } from '../../../contract/records.ts'
import { asOwner } from '../../../tests/support/as-owner.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { columnName } from '../lists/column-name.ts'
import type { ListedRecord } from './entity.ts'

// Types can't see whether a table has the columns of its record: the kit reads and writes them by name.

interface SomeEntity {
  record: ListedRecord
  table: string
}

interface TableColumn {
  type: string
  nullable: boolean
  filled: boolean
}

const files = globSync('server/*/*/*-queries.ts', { cwd: join(import.meta.dirname, '../../..') })
const modules = await Promise.all(files.map((file): Promise<object> => import(join(import.meta.dirname, '../../..', file))))
const entities = modules.flatMap((module) => Object.values(module).filter(isEntity))

function isEntity(value: unknown): value is SomeEntity {
  return typeof value === 'object' && value !== null && 'record' in value && 'table' in value
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ empty: true })
})
afterAll(() => app.close())

/** The types of columns that hold the values of a kind. */
const typesOf: Record<Field['kind'], readonly string[]> = {
  text: ['text'],
  email: ['text'],
  phone: ['text'],
  choice: ['text'],
  number: ['integer', 'bigint'],
  reference: ['integer', 'bigint'],
  flag: ['boolean'],
  active: ['boolean'],
  day: ['date'],
  moment: ['timestamp with time zone'],
  address: ['jsonb'],
}

/** Empty in rows that `visible` leaves out. */
const neverEmptyWhereVisible = ['handling_units.sscc', 'locations.site_id']

/** Filled by the SQL function or the verb that makes the row. */
const filledOtherwise = ['counts.count_number', 'counts.criteria', 'count_plans.criteria']

async function columnsOf(table: string): Promise<Map<string, TableColumn>> {
  const { rows } = await asOwner(app.db, app.db.url, (owner) =>
    owner.query(`
      select column_name, data_type, is_nullable = 'YES' as nullable, column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
      from information_schema.columns where table_schema = 'public' and table_name = '${table}'`),
  )
  return new Map(
    rows.map((row) => [
      String(row.column_name),
      { type: String(row.data_type), nullable: row.nullable === true, filled: row.filled === true },
    ]),
  )
}

test('every record has an entity', () => {
  expect(entities.map(({ record }) => record.name).sort()).toEqual(records.map(({ name }) => name).sort())
})

describe.each(entities)('$record.name', ({ record, table }) => {
  const stored = Object.entries(record.fields).filter(([, { computed }]) => !computed)

  test('has its columns in the table, with the types of its fields', async () => {
    const columns = await columnsOf(table)
    for (const [name, { kind, required }] of stored) {
      const column = columns.get(columnName(name))
      expect(typesOf[kind], `${table}.${columnName(name)}`).toContain(column?.type)
      const place = `${table}.${columnName(name)}`
      if (!neverEmptyWhereVisible.includes(place)) expect(column?.nullable, `whether ${place} may be empty`).toBe(!required)
    }
    for (const name of ['id', 'version']) expect(typesOf.number, `${table}.${name}`).toContain(columns.get(name)?.type)
  })

  test('fills every column that a new row needs', async () => {
    const needed = [...(await columnsOf(table))].filter(([, { nullable, filled }]) => !nullable && !filled).map(([name]) => name)
    const sent = stored
      .filter(([name, { created }]) => created || ['createdAt', 'updatedAt'].includes(name))
      .map(([name]) => columnName(name))
    expect(needed.filter((name) => !sent.includes(name) && !filledOtherwise.includes(`${table}.${name}`))).toEqual([])
  })
})
