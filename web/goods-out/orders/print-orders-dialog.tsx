import { useState } from 'react'
import {
  mostPrintedOrders,
  type PrintedPaper,
  printedPaperLabels,
  printedPapers,
  printOrdersEndpoints,
} from '../../../contract/goods-out/order-papers/print-orders.ts'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { addressOf } from '../../platform/lib/api.ts'
import { plural } from '../../platform/lib/format.ts'
import type { BulkDialogProps } from '../../platform/list/bulk-run.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Checkbox } from '../../platform/ui/checkbox.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { Note } from '../../platform/ui/note.tsx'

/** Saves the papers of all selected movements as one file, to be printed at once. */
export function PrintOrdersDialog({ rows, onClose }: BulkDialogProps<Order>) {
  const [papers, setPapers] = useState<readonly PrintedPaper[]>(['packing_list'])
  const isTooMany = rows.length > mostPrintedOrders
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Print: ${plural(rows.length, 'movement')}`}
      description="One PDF file, movement by movement."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {papers.length > 0 && !isTooMany && (
            <Button variant="primary" asChild>
              <a href={addressOf(printOrdersEndpoints.print, {}, { ids: rows.map(({ id }) => id), papers: [...papers] })} download>
                Download
              </a>
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        {printedPapers.map((paper) => (
          <Checkbox
            key={paper}
            label={printedPaperLabels[paper]}
            checked={papers.includes(paper)}
            onCheckedChange={(isWanted) => setPapers(printedPapers.filter((each) => (each === paper ? isWanted : papers.includes(each))))}
          />
        ))}
        {papers.length === 0 && <p className="text-muted">Choose what to print.</p>}
        {isTooMany && <Note tone="caution">Select at most {plural(mostPrintedOrders, 'movement')} to print.</Note>}
      </div>
    </Dialog>
  )
}
