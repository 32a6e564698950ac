import { inspectionPointLabels, receiptStatusLabels } from '../../../contract/goods-in/receipts/receipt-steps.ts'
import { type Receipt, receipt as receiptSchema } from '../../../contract/goods-in/receipts/receipts.ts'
import { mayRead } from '../../../contract/withheld.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Download } from '../../platform/http/download.ts'
import { type PrintedReceipt, receiptPdf } from '../../platform/print/receipt-pdf.ts'
import { readLetterhead } from '../../platform/settings/letterhead.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { zoneOfSite } from '../../stock/sites/site-time.ts'
import type { Viewer } from '../../viewer.ts'
import { getReceipt } from './receipts-queries.ts'

/** A receipt as a PDF file. */
export async function printReceipt(db: Database, viewer: Viewer, id: number): Promise<Download> {
  const now = db.now()
  const { receipt, timeZone } = await db.read(viewer, async (on) => {
    const found = await getReceipt(on, viewer, id, now)
    return { receipt: found, timeZone: await zoneOfSite(on, found.siteId) }
  })
  const letterhead = await readLetterhead(db)
  const printed = { ...printedFormOf(receipt), ...(!readsNotes(viewer) && { notes: null }) }
  const content = await inThread('print-document', receiptPdf(printed, { timeZone, letterhead }))
  return { fileName: `receipt-${receipt.receiptNumber}.pdf`, content }
}

/** A paper has nothing that its reader doesn't read on the screen. */
function readsNotes({ role }: Viewer): boolean {
  return role === 'system' || mayRead(role, receiptSchema, 'notes')
}

function printedFormOf(receipt: Receipt): PrintedReceipt {
  const isCounted = receipt.status !== 'pending'
  return {
    ...receipt,
    status: receiptStatusLabels[receipt.status],
    lines: receipt.items.map(({ quantity, ...item }) => ({ ...item, counted: isCounted ? quantity : null })),
    inspection: receipt.inspection.map(({ point, ...found }) => ({ ...found, label: inspectionPointLabels[point] })),
  }
}
