import { type Kysely, sql } from 'kysely'
import type { QueryOf } from '../../contract/endpoint.ts'
import { type Task, tasksEndpoints, waitingHours } from '../../contract/put-away/tasks.ts'
import { customersNamed } from '../customers/customers-queries.ts'
import type { Transaction } from '../engine/database.ts'
import { iso, isoOrNull } from '../engine/json-columns.ts'
import { type Locked, lockRow } from '../engine/locked.ts'
import { sqlFunction } from '../engine/sql-function.ts'
import { callTime, statements } from '../engine/statements.ts'
import type { Tables } from '../engine/tables.ts'
import { listOf, oneOf } from '../lists/list.ts'
import { between, forStaff, matches } from '../lists/list-filters.ts'
import { locationsCoded } from '../locations/locations-queries.ts'
import { atOwnSites } from '../sites/own-sites.ts'
import { codeOfSite } from '../sites/sites-queries.ts'
import type { Viewer } from '../viewer.ts'

/** Tasks of the floor; none for customers, who learn nothing of the warehouse's plan. */
export function visibleTasks(on: Kysely<Tables>, viewer: Viewer) {
  const tasks = on
    .selectFrom('tasks as t')
    .leftJoin('inventory_items as i', 'i.id', 't.item_id')
    .leftJoin('locations as f', 'f.id', 't.from_location_id')
    .leftJoin('locations as g', 'g.id', 't.suggested_location_id')
    .leftJoin('handling_units as h', 'h.id', 't.handling_unit_id')
    .leftJoin('receipts as r', 'r.id', 't.receipt_id')
    .leftJoin('orders as o', 'o.id', 't.order_id')
    .leftJoin('returns as rt', 'rt.id', 't.return_id')
  return atOwnSites(forStaff(tasks, viewer), viewer, 'f.site_id')
}

type TaskRows = ReturnType<typeof visibleTasks>

function selectTasks(tasks: TaskRows) {
  return tasks
    .leftJoin('lots as l', 'l.id', 't.lot_id')
    .leftJoin('locations as d', 'd.id', 't.done_location_id')
    .leftJoin('customers as c', 'c.id', 't.customer_id')
    .select([
      't.id',
      't.kind',
      't.state',
      't.customer_id as customerId',
      'c.name as customerName',
      sql<number>`f.site_id`.as('siteId'),
      codeOfSite('f.site_id').as('siteCode'),
      't.receipt_id as receiptId',
      'r.receipt_number as receiptNumber',
      't.order_id as orderId',
      'o.order_number as orderNumber',
      't.return_id as returnId',
      'rt.return_number as returnNumber',
      't.item_id as inventoryId',
      'i.sku',
      'i.gtin',
      'i.name',
      sql<string | null>`i.unit_of_measure`.as('unitOfMeasure'),
      'l.lot_number as lot',
      'l.expires_on as expiresOn',
      't.handling_unit_id as handlingUnitId',
      'h.sscc',
      't.quantity',
      sql<string | null>`case when not f.is_built_in then f.code end`.as('fromLocation'),
      'g.code as suggestedLocation',
      't.reason',
      'd.code as doneLocation',
      't.assigned_to as assignedTo',
      sql<string | null>`user_name(t.assigned_to)`.as('assignedToName'),
      iso('t.created_at').as('createdAt'),
      sql<string | null>`user_name(t.created_by)`.as('createdBy'),
      isoOrNull('t.ended_at').as('endedAt'),
      sql<string | null>`user_name(t.ended_by)`.as('endedBy'),
      't.version',
    ])
}

/** Condition: task `t` has been open for so long that it needs attention. */
export const isWaiting = sql<boolean>`(t.state = 'open' and t.created_at <= ${callTime}::timestamptz - make_interval(hours => ${sql.lit(waitingHours)}))`

function tasksAskedFor(tasks: TaskRows, asked: QueryOf<typeof tasksEndpoints.list>) {
  let found = tasks
    .where(between('t.created_at', asked.createdFrom, asked.createdTo))
    .where(
      matches(asked.q, (word) => [
        word.isInFolded('i.search_text'),
        word.isIn('h.sscc'),
        word.isIn('r.receipt_number'),
        word.isIn('o.order_number'),
        word.isIn('rt.return_number'),
        sql`t.from_location_id in ${locationsCoded(word)}`,
        sql`t.suggested_location_id in ${locationsCoded(word)}`,
        sql`t.customer_id in ${customersNamed(word)}`,
      ]),
    )
  if (asked.kind) found = found.where('t.kind', 'in', asked.kind)
  if (asked.state) found = found.where('t.state', 'in', asked.state)
  if (asked.assignedTo) found = found.where('t.assigned_to', 'in', asked.assignedTo)
  if (asked.siteId) found = found.where('f.site_id', 'in', asked.siteId)
  if (asked.receiptId) found = found.where('t.receipt_id', 'in', asked.receiptId)
  if (asked.customerId) found = found.where('t.customer_id', 'in', asked.customerId)
  if (asked.waiting) found = found.where(isWaiting, '=', asked.waiting === 'true')
  return found
}

export const listTasks = listOf(tasksEndpoints.list, {
  from: visibleTasks,
  where: tasksAskedFor,
  select: selectTasks,
  id: 't.id',
  sorts: {
    createdAt: { by: 't.created_at', kind: 'time' },
    endedAt: { by: 't.ended_at', kind: 'time', nullable: true },
    sku: { by: 'i.sku', kind: 'text', nullable: true },
    fromLocation: { by: 'f.code', kind: 'text' },
    suggestedLocation: { by: 'g.code', kind: 'text', nullable: true },
  },
  defaultSort: '-createdAt',
})

export async function getTask(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<Task> {
  return oneOf(selectTasks(visibleTasks(on, viewer)).where('t.id', '=', id), 'task.not-found')
}

export async function getTasks(on: Kysely<Tables>, viewer: Viewer, ids: number[]): Promise<Task[]> {
  if (ids.length === 0) return []
  return selectTasks(visibleTasks(on, viewer)).where('t.id', 'in', ids).orderBy('t.id').execute()
}

const lockTaskRow = sqlFunction<{ the_task: number }, void>('lock_task')

/** Locks what a change of the task needs first (see lock-task.sql) and reads it; 404 when it isn't there, 412 when it has changed. */
export function lockTask(trx: Transaction, viewer: Viewer, id: number, ifMatch: number | undefined): Promise<Locked<Task>> {
  const read = selectTasks(visibleTasks(statements, viewer)).where('t.id', '=', id).compile()
  return lockRow(trx, { lock: lockTaskRow({ the_task: id }), read, missing: 'task.not-found' }, ifMatch)
}
