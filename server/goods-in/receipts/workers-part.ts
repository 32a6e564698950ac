import { isBack, type ReceiptStatus } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt, SentReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import { can } from '../../../contract/permissions.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { skusWithoutItem } from '../../stock/inventory/items-by-code.ts'
import type { Viewer } from '../../viewer.ts'

interface Sent {
  status?: ReceiptStatus | undefined
  items?: SentReceiptItem[] | undefined
}

/** What workers send of a receipt: what they counted and inspected, and where it was put. */
const workersFields = ['status', 'items', 'inspection', 'receivingLocation', 'quarantineLocation']
const workersSteps: readonly (ReceiptStatus | undefined)[] = [undefined, 'received', 'inspected']

/** Members of staff who don't decide about receipts, but count, receive and inspect them. */
function isWorker(viewer: Viewer): boolean {
  return viewer.role !== 'system' && viewer.role !== 'customer' && !can(viewer, 'receipts.manage')
}

export function requireWorkersFields(viewer: Viewer, sent: Sent): void {
  if (!isWorker(viewer)) return
  const others = Object.entries(sent).some(([field, value]) => value !== undefined && !workersFields.includes(field))
  if (others || !workersSteps.includes(sent.status)) throw httpError('permission.role')
}

/** Lines are counted from receipt on; before, their quantities are what is expected. */
export function requireCountsOnly(viewer: Viewer, before: Receipt, { status = before.status, items }: Sent): void {
  if (!isWorker(viewer)) return
  const isRemoved = items !== undefined && before.items.some(({ id }) => !items.some((line) => line.id === id))
  const isOther = (line: SentReceiptItem) => {
    const old = before.items.find(({ id }) => id === line.id)
    const expected = line.expected !== undefined && line.expected !== (old?.expected ?? 0)
    return expected || (old !== undefined && old.sku !== line.sku)
  }
  if (isBack(before.status, status) || (items && status === 'pending') || isRemoved || items?.some(isOther))
    throw httpError('permission.role')
}

/** Workers create no items, not by a line that they add either. */
export async function requireKnownSkus(trx: Transaction, viewer: Viewer, before: Receipt, { items = [] }: Sent): Promise<void> {
  if (!isWorker(viewer)) return
  const added = items.filter((line) => !before.items.some(({ id }) => id === line.id)).map(({ sku }) => sku)
  if ((await skusWithoutItem(trx.sql, before.customerId, added)).length > 0) throw httpError('permission.role')
}

/** Nor by counting. */
export function requireKnownItem(viewer: Viewer, { name }: { name?: string | null | undefined }): void {
  if (name && isWorker(viewer)) throw httpError('permission.role')
}
