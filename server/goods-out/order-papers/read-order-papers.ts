import type { Kysely } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import {
  mostPrintedLabels,
  type PrintedPaper,
  printedPapers,
  type printOrdersEndpoints,
} from '../../../contract/goods-out/order-papers/print-orders.ts'
import { httpError } from '../../errors.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { Letterhead } from '../../platform/files/pdf.ts'
import type { Download } from '../../platform/http/download.ts'
import type { Paper } from '../../platform/print/print-papers.ts'
import { readLetterhead } from '../../platform/settings/letterhead.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { labelsOfUnits } from '../../stock/handling-units/print-unit-label.ts'
import type { Viewer } from '../../viewer.ts'
import { requireOrder } from '../orders/orders-queries.ts'
import { deliveryNoteOf } from '../orders/read-delivery-note.ts'
import { packedUnitsOf } from './packing-list-queries.ts'
import { packingListOf } from './read-packing-list.ts'

type Asked = QueryOf<typeof printOrdersEndpoints.print>

interface Print {
  id: number
  letterhead: Letterhead
}

type Printer = (on: Kysely<Tables>, viewer: Viewer, print: Print) => Promise<Paper[]>

const printers: Record<PrintedPaper, Printer> = {
  packing_list: async (on, viewer, print) => [{ document: await packingListOf(on, viewer, print) }],
  delivery_note: async (on, viewer, print) => [{ document: await deliveryNoteOf(on, viewer, print) }],
  label: async (on, _viewer, { id, letterhead }) => {
    const units = await packedUnitsOf(on, id)
    if (units.length === 0) return []
    const ids = units.map((unit) => unit.id)
    return (await labelsOfUnits(on, ids, letterhead)).map((label) => ({ label }))
  },
}

/** The papers of several movements as one PDF file. 404 when one of them isn't there, 409 when there is nothing to print or too much. */
export async function readOrderPapers(db: Database, viewer: Viewer, { ids, papers }: Asked): Promise<Download> {
  const letterhead = await readLetterhead(db)
  const wanted = printedPapers.filter((paper) => papers.includes(paper))
  const printed = await db.read(viewer, async (on) => {
    const all: Paper[] = []
    for (const id of new Set(ids)) {
      await requireOrder(on, viewer, id)
      for (const paper of wanted) all.push(...(await printers[paper](on, viewer, { id, letterhead })))
      if (all.filter((paper) => 'label' in paper).length > mostPrintedLabels)
        throw httpError('print.too-many-labels', { most: mostPrintedLabels })
    }
    return all
  })
  if (printed.length === 0) throw httpError('print.no-labels')
  const content = await inThread('print-papers', 'Movements', letterhead.name, printed)
  return { fileName: 'movements.pdf', content }
}
