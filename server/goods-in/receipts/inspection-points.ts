import { sql } from 'kysely'
import type { z } from 'zod'
import { isOpen } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt, receiptChange } from '../../../contract/goods-in/receipts/receipts.ts'
import { httpError } from '../../errors.ts'
import type { Change } from './take-steps.ts'

type SentPoints = NonNullable<z.output<typeof receiptChange>['inspection']>

/** Records the points that were ticked or got a word since, and by whom. Points that are sent back as they were read stay as they are. */
export async function writeInspection(
  change: Change,
  { id, status, inspection, receiptNumber: number }: Receipt,
  sent: SentPoints,
): Promise<void> {
  const { trx, viewer } = change
  const known = new Map(inspection.map((each) => [each.point, each]))
  const wanted = new Map(
    sent.map(({ point, checked, note }) => [point, { checked, note: note === undefined ? (known.get(point)?.note ?? null) : note }]),
  )
  const changed = [...wanted].filter(
    ([point, { checked, note }]) => checked !== known.get(point)?.checked || note !== known.get(point)?.note,
  )
  if (changed.length === 0) return
  if (status === 'pending') throw httpError('receipt.not-received', { number })
  if (!isOpen(status)) throw httpError('receipt.inspection-closed', { number })
  await trx.sql
    .insertInto('receipt_inspection_points')
    .values(
      changed.map(([point, { checked, note }]) => ({
        receipt_id: id,
        point,
        is_checked: checked,
        note,
        user_id: viewer.userId,
        user_name: viewer.name,
        at: trx.now(),
      })),
    )
    .onConflict((known) =>
      known.columns(['receipt_id', 'point']).doUpdateSet({
        is_checked: sql`excluded.is_checked`,
        note: sql`excluded.note`,
        user_id: sql`excluded.user_id`,
        user_name: sql`excluded.user_name`,
        at: sql`excluded.at`,
      }),
    )
    .execute()
}
