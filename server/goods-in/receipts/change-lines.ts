import { isOpen } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import type { Receipt, SentReceiptItem } from '../../../contract/goods-in/receipts/receipts.ts'
import { httpError } from '../../errors.ts'
import type { CrossedThreshold } from '../../stock/ledger/stock-functions.ts'
import { requireNamedItems } from './announced-deliveries.ts'
import { putDocuments, takeDocuments } from './line-documents.ts'
import { linesDiffer, linesOf, sentLines, writeLines } from './receipt-lines.ts'
import { chooseLocations, requireSameLocations } from './receive.ts'
import { type Change, changeReceipt, postReceipt } from './take-steps.ts'

interface Wanted {
  items?: readonly SentReceiptItem[] | undefined
  receivingLocation?: string | null | undefined
  quarantineLocation?: string | null | undefined
}

interface ChangedLines {
  crossed: CrossedThreshold[]
  /** The ids of items that were created for SKUs the owner lacked. */
  created: number[]
  /** Whether stock was counted. */
  counted: boolean
}

/**
 * Writes the lines that were sent, and receives them when the receipt is to become received: lines that weren't sent count as expected. From
 * receipt on the ledger gets the difference. Documents can be added and removed at any time, other changes end with the inspection.
 */
export async function changeLines(change: Change, before: Receipt, wanted: Wanted, receives: boolean): Promise<ChangedLines> {
  const { trx, viewer } = change
  const { id, receiptNumber: number } = before
  const isCounted = before.status !== 'pending' || receives
  const lines = wanted.items ? sentLines(before, wanted.items, isCounted) : linesOf(before, isCounted)
  if (wanted.items) await requireNamedItems(trx, viewer, lines)
  const differ = linesDiffer(linesOf(before, isCounted), lines)
  if (differ && !isOpen(before.status)) throw httpError('receipt.lines-closed', { number })
  if (isCounted && lines.length === 0 && receives) throw httpError('receipt.no-lines', { number })
  if (before.status !== 'pending') requireSameLocations(before, wanted)

  const isWritten = differ || receives
  const taken = wanted.items ? await takeDocuments(trx, id, wanted.items) : []
  const written = isWritten ? await writeLines(trx, viewer, id, lines) : { lines: lines.map((line) => line.id ?? 0), created: [] }
  if (isWritten || before.status === 'pending') await chooseLocations(trx, before, wanted, isCounted ? lines : [])
  if (wanted.items) await putDocuments(trx, viewer, { receipt: before, sent: wanted.items, lineIds: written.lines, taken })
  if (receives) await trx.send({ received: changeReceipt(id, { status: 'received', received_at: trx.now(), overdue_told_at: null }) })
  const counted = isCounted && isWritten
  return { crossed: counted ? await postReceipt(change) : [], created: written.created, counted }
}
