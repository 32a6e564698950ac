import { randomBytes } from 'node:crypto'
import type { Transaction } from '../engine/database.ts'
import type { Files, ReceivedFile } from '../file-store/file-store.ts'
import type { Download } from '../http/download.ts'
import { keptUnattached } from './attach-documents.ts'

/*
 * Documents that the product makes itself. As with uploads the row is there before the file, so that the store holds no file without a
 * row: what an interrupted process leaves, the cleanup job deletes after a day.
 */

export interface ExpectedDocument {
  id: number
  /** Names the file in the store. */
  key: string
}

/** Makes the row of a document whose file is about to be stored. */
export async function expectDocument(
  trx: Transaction,
  { name, customerId }: { name: string; customerId: number },
): Promise<ExpectedDocument> {
  const key = randomBytes(24).toString('base64url')
  const expires_at = new Date(trx.now().getTime() + keptUnattached)
  const { id } = await trx.sql
    .insertInto('documents')
    .values({ key, uploaded_by: null, customer_id: customerId, file_name: name, state: 'receiving', created_at: trx.now(), expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key }
}

type StoredFile = Pick<ReceivedFile, 'bytes' | 'sha256'>

/** Brings the file into the store. */
export async function storeFile({ incoming, store }: Files, key: string, { content }: Download): Promise<StoredFile> {
  const file = await incoming.receive(content instanceof Uint8Array ? chunksOf(content) : content)
  try {
    await store.put(key, file)
    return { bytes: file.bytes, sha256: file.sha256 }
  } catch (error) {
    await file.discard()
    throw error
  }
}

async function* chunksOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

/** From now on the file is kept, and the customer reads it. */
export async function attachStored(trx: Transaction, id: number, { bytes, sha256 }: StoredFile): Promise<void> {
  await trx.sql
    .updateTable('documents')
    .set({ state: 'stored', bytes, sha256, stored_at: trx.now(), attached_at: trx.now(), expires_at: null })
    .where('id', '=', id)
    .execute()
}
