import { sql } from 'kysely'
import type { Receipt, SentReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import { can } from '../../../contract/permissions.ts'
import { httpError } from '../../errors.ts'
import type { Notice } from '../../platform/audit/notice.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { skusWithoutItem } from '../../stock/inventory/items-by-code.ts'
import type { CustomerViewer, Viewer } from '../../viewer.ts'
import type { ReceiptLine } from './receipt-lines.ts'

interface SentFields {
  supplier?: string | undefined
  trackingNumber?: string | null | undefined
  reference?: string | null | undefined
  expectedDate?: string | null | undefined
  notes?: string | null | undefined
  items?: SentReceiptItem[] | undefined
}

/** The fields that were sent and that the viewer may change. To take steps is for staff. */
export function fieldsOf<F extends SentFields & { status?: unknown }>(viewer: Viewer, sent: F): F | SentFields {
  if (viewer.role !== 'customer') return sent
  if (sent.status !== undefined && !can(viewer, 'receipts.process')) throw httpError('permission.role')
  const { supplier, trackingNumber, reference, expectedDate, notes, items } = sent
  return { supplier, trackingNumber, reference, expectedDate, notes, items }
}

/** A customer's own; staff name the customer. */
export function ownerFor(viewer: Viewer, customerId: number | undefined): number {
  if (viewer.role === 'customer') return viewer.customerId
  if (customerId === undefined) throw httpError('receipt.customer-missing', undefined, { field: 'customerId' })
  return customerId
}

/** Announced deliveries of a customer that may wait to arrive. */
export const mostOpenDeliveries = 200

/** Announcements of one customer are counted one after the other. */
export async function requireRoomForDelivery(trx: Transaction, viewer: Viewer): Promise<void> {
  if (viewer.role !== 'customer') return
  await sql`select pg_advisory_xact_lock(hashtext('announced deliveries'), ${viewer.customerId})`.execute(trx.sql)
  const { open } = await trx.sql
    .selectFrom('receipts')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('customer_id', '=', viewer.customerId)
    .where('announced', '=', true)
    .where('status', '=', 'pending')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(open) >= mostOpenDeliveries) throw httpError('receipt.too-many-open', { most: mostOpenDeliveries })
}

/** Customers change what they announced, until it is received. */
export function requireOwnToChange(viewer: Viewer, receipt: Receipt): void {
  if (viewer.role !== 'customer') return
  if (!receipt.announced) throw httpError('receipt.not-announced', { number: receipt.receiptNumber })
  requirePending(receipt)
}

export function requirePending({ receiptNumber: number, status }: Pick<Receipt, 'receiptNumber' | 'status'>): void {
  if (status !== 'pending') throw httpError('receipt.not-pending', { number, status })
}

/** Nothing changes of a withdrawn receipt. */
export function requireInUse({ receiptNumber: number, withdrawnAt }: Receipt): void {
  if (withdrawnAt !== null) throw httpError('receipt.not-pending', { number, status: 'withdrawn' })
}

/** A customer names each SKU that becomes an item on receipt. Staff may leave it for later. */
export async function requireNamedItems(trx: Transaction, viewer: Viewer, lines: readonly ReceiptLine[]): Promise<void> {
  if (viewer.role !== 'customer') return
  const nameless = new Set(lines.filter(({ description }) => description === null).map(({ sku }) => sku))
  const skus = await skusWithoutItem(trx.sql, viewer.customerId, [...nameless])
  if (skus.length > 0) throw httpError('receipt.new-sku-unnamed', { skus }, { field: 'items' })
}

/** What staff are notified of. */
export function deliveryAnnounced(viewer: CustomerViewer, { id, receiptNumber, supplier, expectedDate }: Receipt): Notice {
  const expected = expectedDate === null ? '' : `, expected on ${expectedDate}`
  return {
    customerId: null,
    exceptUserId: viewer.userId,
    kind: 'delivery_announced',
    type: 'info',
    title: 'Delivery announced',
    message: `${viewer.name} announced ${receiptNumber} from ${supplier}${expected}`,
    subjectType: 'receipt',
    subjectId: id,
  }
}
