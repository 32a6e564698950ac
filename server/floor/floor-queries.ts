import { type Expression, type RawBuilder, sql } from 'kysely'
import { type FloorKind, type FloorRow, type FloorWork, floorKinds, mostFloorRows } from '../../contract/floor/floor.ts'
import { visibleCounts } from '../counts/counts-queries.ts'
import type { Database } from '../engine/database.ts'
import { statements } from '../engine/statements.ts'
import { visibleOrders } from '../orders/orders-queries.ts'
import { visibleTasks } from '../put-away/tasks-queries.ts'
import { visibleReceipts } from '../receipts/receipts-queries.ts'
import { visibleReturns } from '../returns/returns-queries.ts'
import type { StaffViewer } from '../viewer.ts'

interface FoundRow extends FloorRow {
  count: number
  mineCount: number
}

/** Reads all kinds in one statement. */
export async function readFloor(db: Database, viewer: StaffViewer): Promise<FloorWork[]> {
  const found = statements.selectNoFrom(floorKinds.map((kind) => rowsAsJson(searches[kind](viewer)).as(kind))).compile()
  const { rows } = await db.read(viewer, (on) => on.executeQuery(found))
  const [byKind] = rows as Record<FloorKind, FoundRow[]>[]
  return floorKinds.map((kind) => {
    const ofKind = byKind?.[kind] ?? []
    const [first] = ofKind
    return { kind, count: first?.count ?? 0, mine: first?.mineCount ?? 0, rows: ofKind.map(({ count, mineCount, ...row }) => row) }
  })
}

function rowsAsJson(search: Expression<unknown>): RawBuilder<FoundRow[]> {
  return sql`(select coalesce(json_agg(each), '[]') from ${search} as each)`
}

const none = sql<null>`null`
const notBegun = sql<boolean>`false`.as('isBegun')

function otherPerson(assigned: string, viewer: StaffViewer) {
  const person = sql.ref(assigned)
  return sql<string | null>`case when ${person} <> ${viewer.userId} then user_name(${person}) end`.as('assignedTo')
}

/** How the rows of each kind are found: the viewer's own first, then the most urgent. */
const searches: Record<FloorKind, (viewer: StaffViewer) => Expression<unknown>> = {
  pick: (viewer) => {
    const isMine = sql<boolean>`coalesce(o.assigned_to = ${viewer.userId}, false)`
    return visibleOrders(statements, viewer)
      .innerJoin('customers as c', 'c.id', 'o.customer_id')
      .where('o.status', 'in', ['processing', 'picking'])
      .select([
        ...counted(isMine),
        'o.id',
        'o.order_number as code',
        'c.name',
        sql<number>`(select coalesce(sum(l.quantity), 0) from order_items l where l.order_id = o.id)`.as('units'),
        none.as('from'),
        none.as('to'),
        none.as('expectedOn'),
        sql<boolean>`o.priority = 'high'`.as('isUrgent'),
        isMine.as('mine'),
        otherPerson('o.assigned_to', viewer),
        sql<boolean>`o.status = 'picking'`.as('isBegun'),
      ])
      .orderBy(isMine, 'desc')
      .orderBy(sql`o.priority = 'high'`, 'desc')
      .orderBy('o.confirmed_at')
      .orderBy('o.id')
      .limit(mostFloorRows)
  },

  put_away: (viewer) => {
    const isMine = sql<boolean>`coalesce(t.assigned_to = ${viewer.userId}, false)`
    return visibleTasks(statements, viewer)
      .where('t.state', '=', 'open')
      .select([
        ...counted(isMine),
        't.id',
        sql<string>`coalesce(h.sscc, i.sku)`.as('code'),
        sql<string>`coalesce(i.name, r.receipt_number, o.order_number, '')`.as('name'),
        't.quantity as units',
        sql<string | null>`case when not f.is_built_in then f.code end`.as('from'),
        'g.code as to',
        none.as('expectedOn'),
        sql<boolean>`false`.as('isUrgent'),
        isMine.as('mine'),
        otherPerson('t.assigned_to', viewer),
        notBegun,
      ])
      .orderBy(isMine, 'desc')
      .orderBy('t.created_at')
      .orderBy('t.id')
      .limit(mostFloorRows)
  },

  receive: (viewer) => {
    const isMine = sql<boolean>`exists (
      select from receipt_counts n join receipt_count_people p on p.count_id = n.id where n.receipt_id = r.id and p.user_id = ${viewer.userId})`
    return visibleReceipts(statements, viewer)
      .where('r.status', '=', 'pending')
      .select([
        ...counted(isMine),
        'r.id',
        'r.receipt_number as code',
        'r.supplier as name',
        sql<number>`(select coalesce(sum(l.expected), 0) from receipt_items l where l.receipt_id = r.id)`.as('units'),
        none.as('from'),
        none.as('to'),
        'r.expected_date as expectedOn',
        sql<boolean>`false`.as('isUrgent'),
        isMine.as('mine'),
        none.as('assignedTo'),
        notBegun,
      ])
      .orderBy(isMine, 'desc')
      .orderBy(sql`r.expected_date nulls last`)
      .orderBy('r.id')
      .limit(mostFloorRows)
  },

  count: (viewer) => {
    const isMine = sql<boolean>`coalesce(n.assigned_to = ${viewer.userId}, false)`
    return visibleCounts(statements, viewer)
      .where('n.status', 'in', ['planned', 'counting', 'recounting'])
      .select([
        ...counted(isMine),
        'n.id',
        'n.count_number as code',
        sql<string>`coalesce(n.name, '')`.as('name'),
        sql<number>`(select count(*) from count_places p where p.count_id = n.id and p.status in ('open', 'recount'))`.as('units'),
        none.as('from'),
        none.as('to'),
        'n.due_on as expectedOn',
        sql<boolean>`false`.as('isUrgent'),
        isMine.as('mine'),
        otherPerson('n.assigned_to', viewer),
        notBegun,
      ])
      .orderBy(isMine, 'desc')
      .orderBy(sql`n.due_on nulls last`)
      .orderBy('n.id')
      .limit(mostFloorRows)
  },
  return: searchReturns,
}

/** Returns to inspect before those that are still to come. They have no assignee: the viewer's own are the ones that it received. */
function searchReturns(viewer: StaffViewer) {
  const isReceived = sql<boolean>`r.status = 'received'`
  const isMine = sql<boolean>`exists (
    select from stock_acts a where a.subject_type = 'return' and a.subject_id = r.id and a.kind = 'return' and a.user_id = ${viewer.userId})`
  return visibleReturns(statements, viewer)
    .innerJoin('customers as c', 'c.id', 'r.customer_id')
    .where('r.status', 'in', ['authorised', 'received'])
    .select([
      ...counted(isMine),
      'r.id',
      'r.return_number as code',
      'c.name',
      sql<number>`(select coalesce(sum(coalesce(l.received, l.expected)), 0) from return_lines l where l.return_id = r.id)`.as('units'),
      none.as('from'),
      none.as('to'),
      none.as('expectedOn'),
      sql<boolean>`false`.as('isUrgent'),
      isMine.as('mine'),
      none.as('assignedTo'),
      notBegun,
    ])
    .orderBy(isMine, 'desc')
    .orderBy(isReceived, 'desc')
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(mostFloorRows)
}

function counted(isMine: Expression<boolean>) {
  return [sql<number>`count(*) over ()`.as('count'), sql<number>`count(*) filter (where ${isMine}) over ()`.as('mineCount')] as const
}
