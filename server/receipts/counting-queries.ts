import { type CompiledQuery, sql } from 'kysely'
import type { Document } from '../../contract/documents/document.ts'
import type { Counting, CountingLine } from '../../contract/receipts/counting.ts'
import { documentJson } from '../documents/documents-queries.ts'
import { iso } from '../engine/json-columns.ts'
import { statements } from '../engine/statements.ts'

/** What was counted of a SKU in one lot, on one handling unit, and by whom. */
export interface Count {
  sku: string
  lotNumber: string | null
  expiresOn: string | null
  handlingUnit: string | null
  /** The name that was entered for a new item. */
  itemName: string | null
  /** The name of the customer's item. */
  knownName: string | null
  counted: number
  damaged: number
  startedAt: string
  documents: Document[]
  people: readonly { userId: number | null; name: string; counted: number; damaged: number; lastAt: string }[]
}

/** The counts of a receipt, in the order in which they were begun. */
export function countsOf(receipt: number): CompiledQuery<Count> {
  return statements
    .selectFrom('receipt_counts as c')
    .innerJoin('receipts as r', 'r.id', 'c.receipt_id')
    .where('c.receipt_id', '=', receipt)
    .orderBy('c.id')
    .select([
      'c.sku',
      'c.lot_number as lotNumber',
      'c.expires_on as expiresOn',
      'c.sscc as handlingUnit',
      'c.item_name as itemName',
      sql<string | null>`(select i.name from inventory_items i where i.id = item_with_sku(r.customer_id, c.sku))`.as('knownName'),
      'c.counted',
      'c.damaged',
      iso('c.started_at').as('startedAt'),
      sql<Document[]>`(
        select coalesce(json_agg(${documentJson('d')} order by d.id), '[]')
        from receipt_count_documents x join documents d on d.id = x.document_id where x.count_id = c.id)`.as('documents'),
      sql<Count['people']>`(
        select coalesce(json_agg(json_build_object('userId', p.user_id, 'name', p.user_name, 'counted', p.counted, 'damaged', p.damaged,
          'lastAt', iso(p.last_at)) order by p.last_at), '[]')
        from receipt_count_people p where p.count_id = c.id)`.as('people'),
    ])
    .compile()
}

export interface ExpectedLine {
  sku: string
  name: string
  expected: number
}

/** The lines of a receipt as they are expected, with the names of its customer's items. */
export function expectedLinesOf(receipt: number): CompiledQuery<ExpectedLine> {
  return statements
    .selectFrom('receipt_items as i')
    .where('i.receipt_id', '=', receipt)
    .orderBy('i.line')
    .orderBy('i.id')
    .select(['i.sku', sql<string>`coalesce(i.description, i.sku)`.as('name'), 'i.expected'])
    .compile()
}

/** What was counted of each SKU: those that are expected first, in the order of the receipt. */
export function countingOf(expected: readonly ExpectedLine[], counts: readonly Count[]): Counting {
  const expectedOf = bySku(expected)
  const countsOfSku = bySku(counts)
  const lines = [...bySku([...expected, ...counts])].flatMap(([folded, [first]]) =>
    first ? lineOf(first.sku, expectedOf.get(folded) ?? [], countsOfSku.get(folded) ?? []) : [],
  )
  const started = counts.map(({ startedAt }) => startedAt).sort()
  return { lines, startedAt: started[0] ?? null }
}

/** Lines of the same SKU, whatever its case, in the order in which SKUs come first. */
export function bySku<Line extends { sku: string }>(lines: readonly Line[]): Map<string, Line[]> {
  return Map.groupBy(lines, ({ sku }) => sku.toLowerCase())
}

function lineOf(sku: string, expected: readonly ExpectedLine[], counts: readonly Count[]): CountingLine {
  const people = counts.flatMap((count) => count.people)
  return {
    sku,
    name: expected[0]?.name ?? counts[0]?.knownName ?? counts.find(({ itemName }) => itemName !== null)?.itemName ?? sku,
    expected: sum(expected.map((line) => line.expected)),
    counted: sum(counts.map(({ counted }) => counted)),
    damaged: sum(counts.map(({ damaged }) => damaged)),
    lots: counts
      .filter(({ counted }) => counted > 0)
      .map(({ lotNumber, expiresOn, handlingUnit, counted, damaged, documents }) => ({
        ...{ lotNumber, expiresOn, handlingUnit, counted, damaged, documents },
      })),
    countedBy: [...new Set(people.map(({ name }) => name))],
    lastAt:
      people
        .map(({ lastAt }) => lastAt)
        .sort()
        .at(-1) ?? null,
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
