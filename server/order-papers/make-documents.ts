import type { OrderDocumentKind } from '../../contract/order-papers.ts'
import type { Database, Transaction } from '../db/database.ts'
import { storeFile } from '../documents/printed-documents.ts'
import type { Download } from '../http/download.ts'
import { defineJob, type JobSurroundings } from '../jobs/define-job.ts'
import { readDeliveryNote } from '../orders/read-delivery-note.ts'
import { orderDocumentsJob } from '../orders/request-documents.ts'
import { system, type Viewer } from '../viewer.ts'
import { type ClaimedDocument, claimDocument, recordFailure, recordMade } from './order-documents-queries.ts'
import { readPackingList } from './read-packing-list.ts'

type Surroundings = Pick<JobSurroundings, 'db' | 'files' | 'log' | 'stopping'>

/** Prints the document of a kind of a movement. */
export type Printers = Record<OrderDocumentKind, (db: Database, viewer: Viewer, orderId: number) => Promise<Download>>

const printers: Printers = { packing_list: readPackingList, delivery_note: readDeliveryNote }

/** In seconds. Printing and storing takes far less, so a claim that ends belongs to a process that is gone. */
export const claimLasts = 120
/** Seconds from each failed attempt to the next: about two hours in all, as a file store may be out of reach. */
const pauses = [10, 60, 300, 900, 1_800, 3_600]
export const mostAttempts = pauses.length + 1

/**
 * Makes every document of a movement that is due. The rows say what is due; a job only wakes a worker at that time, so a lost job delays a
 * document and loses none. Every server looks when it starts, for what an earlier one left.
 */
export const makeOrderDocuments = defineJob(orderDocumentsJob, null, (surroundings) => makeDueDocuments(surroundings), null, {
  atStart: true,
})

export async function makeDueDocuments(surroundings: Surroundings, print: Printers = printers): Promise<void> {
  while (!surroundings.stopping?.aborted) {
    const claimed = await claimNext(surroundings)
    if (!claimed) return
    await make(surroundings, print, claimed)
  }
}

/** Claims a document, and sees to it that somebody looks after it if this process is killed meanwhile. */
function claimNext({ db }: Surroundings): Promise<ClaimedDocument | undefined> {
  return db.transaction(system, async (trx) => {
    const claimed = await claimDocument(trx, secondsAfter(trx.now(), claimLasts))
    if (claimed) await wakeAfter(trx, claimLasts)
    return claimed
  })
}

async function make({ db, files, log }: Surroundings, print: Printers, claimed: ClaimedDocument): Promise<void> {
  try {
    const stored = await storeFile(files, claimed.file.key, await print[claimed.kind](db, system, claimed.orderId))
    await db.transaction(system, async (trx) => {
      if (await recordMade(trx, claimed, stored)) announce(trx, claimed)
    })
  } catch (error) {
    log.error(error as Error)
    await fail(db, claimed)
  }
}

function fail(db: Database, claimed: ClaimedDocument): Promise<void> {
  const pause = pauses[claimed.attempts - 1] ?? null
  return db.transaction(system, async (trx) => {
    await recordFailure(trx, claimed, pause === null ? null : secondsAfter(trx.now(), pause))
    if (pause === null) announce(trx, claimed)
    else await wakeAfter(trx, pause)
  })
}

/** Tells open screens of the movement. */
function announce(trx: Transaction, { orderId, customerId }: ClaimedDocument): void {
  trx.publish({ topic: 'orders', ids: [orderId], customerId })
}

async function wakeAfter(trx: Transaction, seconds: number): Promise<void> {
  await trx.enqueue(orderDocumentsJob, {}, { afterSeconds: seconds + 1 })
}

function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000)
}
