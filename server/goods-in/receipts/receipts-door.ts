import { type SqlBool, sql } from 'kysely'
import { mostAttentionRows } from '../../../contract/platform/attention/attention.ts'
import { mostFloorRows } from '../../../contract/platform/floor/floor.ts'
import type { Door } from '../../door.ts'
import { attentionColumns } from '../../platform/attention/attention-search.ts'
import { statements } from '../../platform/engine/statements.ts'
import { counted, none, notBegun } from '../../platform/floor/floor-search.ts'
import { named, nameless, ownerOf } from '../../platform/lookup/scanned.ts'
import { kindOf } from '../../platform/search/kind-of.ts'
import { system } from '../../viewer.ts'
import { tellOverdueInspections } from './overdue-inspections.ts'
import { printReceipt } from './print-receipt.ts'
import { receiptExpecting } from './receipt-expecting.ts'
import { dueAt, isOverdue, visibleReceipts } from './receipts-queries.ts'
import { receiptsRoutes } from './receipts-routes.ts'
import { undoReceiving } from './undo-receiving.ts'

export const receiptsDoor: Door = {
  serve: receiptsRoutes,
  undo: { receive: undoReceiving },
  jobs: [tellOverdueInspections],
  mailed: { receipt: (db, id) => printReceipt(db, system, id) },
  search: {
    receipt: kindOf('receipt', {
      allow: 'receipts.read',
      called: ['receipts', 'deliveries', 'delivery'],
      from: visibleReceipts,
      id: 'r.id',
      title: sql.ref<string>('r.receipt_number'),
      subtitle: sql.ref<string>('r.supplier'),
      customerId: 'r.customer_id',
      status: sql.ref<string>('r.status'),
      places: (word) => [word.isInNumber('r.receipt_number'), word.isIn('r.supplier'), word.isInNumber('r.folded_tracking_number')],
      names: (word) => [word.isIn('r.supplier')],
      exact: ({ number, tracking }) => sql`(r.receipt_number = ${number} or r.folded_tracking_number = ${tracking})`,
    }),
  },
  scanned: {
    receipt: {
      expecting: receiptExpecting,
      byText: (on, viewer, { number, tracking }) =>
        visibleReceipts(on, viewer)
          .where(sql<SqlBool>`(r.receipt_number = ${number} or r.folded_tracking_number = ${tracking})`)
          .select([named('receipt'), 'r.id', 'r.receipt_number as code', nameless, ...ownerOf('r.customer_id')]),
    },
  },
  floor: {
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
  },
  attention: {
    overdue_inspection: (viewer) =>
      visibleReceipts(statements, viewer)
        .innerJoin('customers as c', 'c.id', 'r.customer_id')
        .where(isOverdue)
        .select(attentionColumns({ receiptId: sql`r.id`, code: sql`r.receipt_number`, name: sql`c.name`, at: sql`iso(${dueAt})` }))
        .orderBy('r.received_at')
        .orderBy('r.id')
        .limit(mostAttentionRows),
  },
}
