import { type CompiledQuery, sql } from 'kysely'
import type { Counting, CountingLine } from '../../../contract/goods-in/receipts/counting.ts'
import type { Document } from '../../../contract/platform/documents/document.ts'
import type { ItemTracking } from '../../../contract/stock/inventory/item-measures.ts'
import { documentJson } from '../../platform/documents/documents-queries.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import { statements } from '../../platform/engine/statements.ts'

/** What was counted of a SKU in one lot, on one handling unit, and by whom. */
export interface Count {
  sku: string
  lotNumber: string | null
  expiresOn: string | null
  handlingUnit: string | null
  /** The name that was entered for a new item. */
  itemName: string | null
  /** The customer's item with the SKU. */
  inventoryId: number | null
  tracking: ItemTracking | null
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
    .leftJoin('inventory_items as k', (join) => join.on('k.id', '=', sql<number>`item_with_sku(r.customer_id, c.sku)`))
    .where('c.receipt_id', '=', receipt)
    .orderBy('c.id')
    .select([
      'c.sku',
      'c.lot_number as lotNumber',
      'c.expires_on as expiresOn',
      'c.sscc as handlingUnit',
      'c.item_name as itemName',
      'k.id as inventoryId',
      'k.tracking',
      'k.name as knownName',
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
  lotNumber: string | null
  expiresOn: string | null
  inventoryId: number | null
  tracking: ItemTracking | null
}

/** The lines of a receipt as they are expected, with their items. */
export function expectedLinesOf(receipt: number): CompiledQuery<ExpectedLine> {
  return statements
    .selectFrom('receipt_items as i')
    .innerJoin('receipts as r', 'r.id', 'i.receipt_id')
    .leftJoin('inventory_items as k', (join) => join.on('k.id', '=', sql<number>`item_with_sku(r.customer_id, i.sku)`))
    .where('i.receipt_id', '=', receipt)
    .orderBy('i.line')
    .orderBy('i.id')
    .select(['i.sku', sql<string>`coalesce(i.description, i.sku)`.as('name'), 'i.expected'])
    .select(['i.lot_number as lotNumber', 'i.expires_on as expiresOn', 'k.id as inventoryId', 'k.tracking'])
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
  return { lines, people: peopleOf(counts), startedAt: started[0] ?? null }
}

function peopleOf(counts: readonly Count[]): Counting['people'] {
  const newestFirst = counts.flatMap(({ people }) => people).sort((one, other) => other.lastAt.localeCompare(one.lastAt))
  const first = [...Map.groupBy(newestFirst, ({ userId, name }) => userId ?? name).values()].flatMap(([newest]) => newest ?? [])
  return first.map(({ userId, name, lastAt }) => ({ userId, name, lastAt }))
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
    inventoryId: expected[0]?.inventoryId ?? counts[0]?.inventoryId ?? null,
    tracking: expected[0]?.tracking ?? counts[0]?.tracking ?? 'none',
    expected: sum(expected.map((line) => line.expected)),
    expectedLots: lotsOf(expected),
    counted: sum(counts.map(({ counted }) => counted)),
    damaged: sum(counts.map(({ damaged }) => damaged)),
    lots: counts
      .filter(({ counted }) => counted > 0)
      .map(({ lotNumber, expiresOn, handlingUnit, counted, damaged, documents }) => ({
        lotNumber,
        expiresOn,
        handlingUnit,
        counted,
        damaged,
        documents,
      })),
    countedBy: [...new Set(people.map(({ name }) => name))],
    lastAt:
      people
        .map(({ lastAt }) => lastAt)
        .sort()
        .at(-1) ?? null,
  }
}

function lotsOf(lines: readonly ExpectedLine[]): CountingLine['expectedLots'] {
  const lots = Map.groupBy(lines, ({ lotNumber }) => lotNumber)
  return [...lots].map(([lotNumber, of]) => ({
    lotNumber,
    expiresOn: of.find(({ expiresOn }) => expiresOn !== null)?.expiresOn ?? null,
    expected: sum(of.map(({ expected }) => expected)),
  }))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
