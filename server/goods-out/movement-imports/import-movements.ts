import { sql } from 'kysely'
import type { HistoryEntry } from '../../platform/audit/history.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import type { Checked } from '../../platform/imports/check-groups.ts'
import type { ClaimedImport } from '../../platform/imports/claim-import.ts'
import { type Applied, importedFrom, importer, type Undone, type UndoneRow } from '../../platform/imports/importer.ts'
import { withKeptPlans } from '../../platform/imports/planning.ts'
import type { ImportInfo } from '../../platform/imports/read-row.ts'
import { runWithin } from '../../verb.ts'
import { cancelOrder } from '../order-stages/cancel-order.ts'
import { createOrder } from '../orders/create-order.ts'
import { checkMovements, type MovementPlan } from './check-movements.ts'

const movementIsUsed = sql<boolean>`not exists (
  select from orders o where o.id = r.record_id and o.status = 'pending' and o.version = 1)`

/** Movements from rows: rows with the same reference are one movement. */
export const importMovements = importer({
  topics: ['orders', 'inventory', 'notifications'],
  cells: movementCells,
  check: checkMovements,
  apply: (trx, claimed, checked) => withKeptPlans(trx, () => applyMovements(trx, claimed, checked)),
  undo: { locks: 'orders', isUsed: movementIsUsed, rows: cancelMovements },
  notice: movementsNotice,
})

/** An import of movements may make thousands: people are notified once, by the import, and not of each. */
import { movementCells } from './movement-cells.ts'

async function applyMovements(trx: Transaction, { viewer, fileName }: ImportInfo, checked: Checked<MovementPlan>[]): Promise<Applied> {
  const applied: Applied = { rows: [], history: [], notices: [], owners: [] }
  for (const { group, plan } of checked) {
    if (!plan) continue
    const { answer: order, history } = await runWithin(trx, viewer, createOrder, plan)
    const reference = group[0]?.values.reference
    applied.history.push(...history.map((entry) => importedFrom(entry, { importedFrom: fileName, reference })))
    applied.rows.push(...group.map(({ row }) => ({ id: row.id, recordId: order.id, recordName: order.orderNumber, undo: null })))
    applied.owners.push(order.customerId)
  }
  return applied
}

async function cancelMovements(trx: Transaction, { viewer, fileName }: ClaimedImport, rows: readonly UndoneRow[]): Promise<Undone> {
  const ids = [...new Set(rows.map(({ recordId }) => recordId))]
  const open = await trx.sql
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .where('status', '<>', 'cancelled')
    .orderBy('id')
    .execute()
  const history: HistoryEntry[] = []
  const owners: number[] = []
  for (const { id } of open) {
    const cancelled = await withKeptPlans(trx, () => runWithin(trx, viewer, cancelOrder, { id, reason: `Import of ${fileName} undone` }))
    history.push(...cancelled.history)
    owners.push(cancelled.answer.customerId)
  }
  return { history, owners }
}

/** Staff get one notice of all movements, rather than one of each. */
function movementsNotice({ viewer, fileName }: ClaimedImport, { records, first }: { records: number; first: number }): Notice {
  return {
    customerId: null,
    exceptUserId: viewer.userId,
    kind: 'movement_created',
    detail: 'import',
    type: 'info',
    title: records === 1 ? 'New movement' : `${records} new movements`,
    message: `${records === 1 ? 'A movement was' : `${records} movements were`} placed by ${viewer.name} (${fileName})`,
    subjectType: 'order',
    subjectId: first,
  }
}
