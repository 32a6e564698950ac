import type { OrderDocumentKind } from '../../../contract/goods-out/order-papers/order-papers.ts'
import { attachStored, storeFile } from '../../platform/documents/printed-documents.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Download } from '../../platform/http/download.ts'
import type { JobSurroundings } from '../../platform/jobs/define-job.ts'
import { mostAttempts as mostAttemptsOf, type Timings } from '../../platform/work-queue/timings.ts'
import { WorkQueue } from '../../platform/work-queue/work-queue.ts'
import { system, type Viewer } from '../../viewer.ts'
import { readDeliveryNote } from '../orders/read-delivery-note.ts'
import { orderDocumentsJob } from '../orders/request-documents.ts'
import { type ClaimedDocument, takeDocument } from './order-documents-queries.ts'
import { readPackingList } from './read-packing-list.ts'

type Surroundings = Pick<JobSurroundings, 'db' | 'files' | 'log' | 'stopping'>

/** Prints the document of a kind of a movement. */
export type Printers = Record<OrderDocumentKind, (db: Database, viewer: Viewer, orderId: number) => Promise<Download>>

const printers: Printers = { packing_list: readPackingList, delivery_note: readDeliveryNote }

const timings: Timings = {
  /** Printing and storing takes far less. */
  claimLasts: 120,
  /** Two hours in all, as a file store may be out of reach. */
  pauses: [10, 60, 300, 900, 1_800, 3_600],
}
export const { claimLasts } = timings
export const mostAttempts = mostAttemptsOf(timings)

const documents = new WorkQueue<'order_documents', ClaimedDocument>({
  table: 'order_documents',
  job: orderDocumentsJob,
  timings,
  announce: (trx, { orderId, customerId }) => trx.publish({ topic: 'orders', ids: [orderId], customerId }),
  givenUp: () => ({}),
})

export const makeOrderDocuments = documents.asJob((surroundings) => makeDueDocuments(surroundings))

/** Makes every document of a movement that is due. */
export function makeDueDocuments(surroundings: Surroundings, print: Printers = printers): Promise<void> {
  const { db, files } = surroundings
  return documents.workOff(surroundings, takeDocument, async (claimed) => {
    const stored = await storeFile(files, claimed.file.key, await print[claimed.kind](db, system, claimed.orderId))
    await db.transaction(system, async (trx) => {
      await documents.change(trx, claimed, { document_id: claimed.file.id, due_at: null })
      await attachStored(trx, claimed.file.id, stored)
    })
  })
}
