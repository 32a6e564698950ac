import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnerSession } from '../../server/platform/engine/owner-session.ts'

interface TableColumn {
  table: string
  name: string
  type: string
  isRequired: boolean
  /** Whether the database fills it in: when nothing is given, or always. */
  filled: 'by default' | 'always' | null
  comment: string | null
  ofTable: string | null
  /** The check constraints on this column only, and on its domain. */
  checks: string[]
}

/** The tables of the migrated database as TypeScript, for Kysely. */
export async function tableTypes(owner: OwnerSession): Promise<string> {
  const columns = await columnsIn(owner)
  const tables = [...Map.groupBy(columns, ({ table }) => table)]
  const types = tables.map(
    ([table, of]) => `${comment(of[0]?.ofTable)}export interface ${typeName(table)} {\n${of.map(property).join('')}}\n`,
  )
  const names = tables.map(([table]) => `  ${table}: ${typeName(table)}\n`)
  return `import type { Generated, GeneratedAlways } from 'kysely'
import type { KnownTypes } from './known-types.ts'

/* Written by \`npm run tables\` from the migrated database. The migrations say what a table is, and their comments what a column means. */

export interface Tables {
${names.join('')}}

${types.join('\n')}`
}

async function columnsIn(owner: OwnerSession): Promise<TableColumn[]> {
  const { rows } = await owner.query(`
    select c.relname as table, a.attname as name, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null) as type, a.attnotnull as "isRequired",
      case when a.attidentity = 'a' or a.attgenerated = 's' then 'always' when a.attidentity = 'd' or a.atthasdef then 'by default' end as filled,
      col_description(c.oid, a.attnum) as comment, obj_description(c.oid, 'pg_class') as "ofTable",
      coalesce((select json_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
        where k.contype = 'c' and (k.contypid = t.oid or k.conrelid = c.oid and k.conkey = array[a.attnum])), '[]')::text as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`)
  return rows.map((row) => ({ ...row, checks: JSON.parse(String(row.checks)) }) as unknown as TableColumn)
}

function property(column: TableColumn): string {
  const line = `  ${column.name}: ${columnType(column)}`
  // As the formatter writes it.
  const written = line.length <= 140 ? line : onSeveralLines(column)
  return `${comment(column.comment, '  ')}${written}\n`
}

/** As the formatter breaks a line that is too long. */
function onSeveralLines(column: TableColumn): string {
  const type = columnType(column)
  const within = /^(Generated|GeneratedAlways)<(.*)>$/.exec(type)
  if (within) return `  ${column.name}: ${within[1]}<\n    ${within[2]}\n  >`
  return `  ${column.name}:\n    | ${type.replaceAll(' | ', '\n    | ')}`
}

function comment(text: string | null | undefined, indent = ''): string {
  return text ? `${indent}/** ${text} */\n` : ''
}

function columnType(column: TableColumn): string {
  const value = valueType(column)
  const type = column.isRequired ? value : `${value} | null`
  if (column.filled === 'always') return `GeneratedAlways<${type}>`
  return column.filled === 'by default' ? `Generated<${type}>` : type
}

/** As column-values.ts reads them. */
const valueTypes: Readonly<Record<string, string>> = {
  integer: 'number',
  bigint: 'number',
  smallint: 'number',
  oid: 'number',
  numeric: 'string',
  text: 'string',
  boolean: 'boolean',
  date: 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Uint8Array',
  'text[]': 'string[]',
  'integer[]': 'number[]',
  'bigint[]': 'number[]',
}

/** The names of columns with a narrower type than the database knows. */
const knownTypes = readFileSync(join(import.meta.dirname, '../../server/platform/engine/known-types.ts'), 'utf8')

function valueType({ table, name, type, checks }: TableColumn): string {
  const place = `'${table}.${name}'`
  if (type === 'jsonb' || knownTypes.includes(`  ${place}: `)) return `KnownTypes[${place}]`
  const words = type === 'text' ? wordsIn(checks) : []
  if (words.length > 0) return words.map((word) => `'${word}'`).join(' | ')
  const known = valueTypes[type]
  if (known === undefined) throw new Error(`${table}.${name} is of type ${type}: add it to tests/support/table-types.ts.`)
  return known
}

/** The words that a check constraint names, as in "CHECK ((state = ANY (ARRAY['planned'::text, 'done'::text])))". */
function wordsIn(checks: readonly string[]): string[] {
  const listed = checks.find((check) => /^CHECK \(\(\w+ = ANY \(ARRAY\['[^()]*\]\)\)\)$/.test(check))
  return listed ? [...listed.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word) : []
}

/** 'StockMovements' of stock_movements. */
function typeName(table: string): string {
  return table.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
