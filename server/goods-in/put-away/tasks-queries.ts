import { type Kysely, sql } from 'kysely'
import { type Task, tasksEndpoints, waitingHours } from '../../../contract/goods-in/put-away/tasks.ts'
import { customersNamed } from '../../people/customers/customers-queries.ts'
import { iso, isoOrNull } from '../../platform/engine/json-columns.ts'
import { sqlFunction } from '../../platform/engine/sql-function.ts'
import { callTime } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { forStaff, holds } from '../../platform/lists/list-filters.ts'
import { readsOf } from '../../platform/lists/reads-of.ts'
import { locationsCoded } from '../../stock/locations/locations-queries.ts'
import { atOwnSites } from '../../stock/sites/own-sites.ts'
import { codeOfSite } from '../../stock/sites/sites-queries.ts'
import type { Viewer } from '../../viewer.ts'

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

const lockTaskRow = sqlFunction<{ the_task: number }, void>('lock_task')

export const {
  list: listTasks,
  get: getTask,
  lock: lockTask,
} = readsOf(tasksEndpoints.list, {
  alias: 't',
  missing: 'task.not-found',
  from: visibleTasks,
  select: selectTasks,
  searched: (word) => [
    word.isInFolded('i.search_text'),
    word.isIn('h.sscc'),
    word.isIn('r.receipt_number'),
    word.isIn('o.order_number'),
    word.isIn('rt.return_number'),
    sql`t.from_location_id in ${locationsCoded(word)}`,
    sql`t.suggested_location_id in ${locationsCoded(word)}`,
    sql`t.customer_id in ${customersNamed(word)}`,
  ],
  filters: { siteId: 'f.site_id', waiting: holds(isWaiting) },
  // What a change of the task needs first; see lock-task.sql.
  lock: (_, id) => lockTaskRow({ the_task: id }),
  sorts: {
    createdAt: 'time',
    endedAt: 'time?',
    sku: { by: 'i.sku', kind: 'text', nullable: true },
    fromLocation: { by: 'f.code', kind: 'text' },
    suggestedLocation: { by: 'g.code', kind: 'text', nullable: true },
  },
  defaultSort: '-createdAt',
})

export async function getTasks(on: Kysely<Tables>, viewer: Viewer, ids: number[]): Promise<Task[]> {
  if (ids.length === 0) return []
  return selectTasks(visibleTasks(on, viewer)).where('t.id', 'in', ids).orderBy('t.id').execute()
}
