import { keyInDocumentUrl, type SentDocument } from '../../../contract/platform/documents/documents.ts'
import { httpError } from '../../errors.ts'
import type { Viewer } from '../../viewer.ts'
import type { Transaction } from '../engine/database.ts'

interface Attachment {
  /** As the body of the change lists them. */
  documents: readonly SentDocument[]
  /** The customer to whose record they are attached: its users may read them from then on. Null for a record of the warehouse. */
  customerId: number | null
  /** The documents that the record has already, by id: a body may list these again. */
  attached?: readonly number[]
}

/** How long a file that is attached to no record is kept, in milliseconds. */
export const keptUnattached = 24 * 60 * 60 * 1000

/**
 * Attaches uploaded files to a customer's record, in the transaction that changes the record. Answers the ids of the documents in the order
 * in which they were sent; the caller stores which of its rows they belong to.
 *
 * Allowed are files that the viewer uploaded and that belong to no record yet, and those that this record has already. Anything else is
 * 400, whether there is such a file or not; a file of another record of one's own is 409.
 */
export async function attachDocuments(
  trx: Transaction,
  viewer: Viewer,
  { documents, customerId, attached = [] }: Attachment,
): Promise<number[]> {
  const sent = documents.map(({ name, url }) => ({ name, key: keyInDocumentUrl(url) }))
  const found = await lockDocuments(
    trx,
    sent.flatMap(({ key }) => key ?? []),
  )
  const chosen = sent.map(({ name, key }) => {
    const document = key === null ? undefined : found.get(key)
    if (document && attached.includes(document.id)) return { ...document, name, isNew: false }
    if (!document || document.uploaded_by !== viewer.userId) throw httpError('document.unknown', { name })
    if (document.attached_at !== null) throw httpError('document.attached', { name })
    return { ...document, name, isNew: true }
  })
  const ids = chosen.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw httpError('document.twice')
  for (const { id, name } of chosen.filter(({ isNew }) => isNew)) {
    await trx.sql
      .updateTable('documents')
      .set({ file_name: name, customer_id: customerId, attached_at: trx.now(), expires_at: null })
      .where('id', '=', id)
      .execute()
  }
  return ids
}

/** Files that have arrived, by key. Locked in the order of their ids, so that two changes with the same files don't wait for each other. */
export async function lockDocuments(trx: Transaction, keys: string[]) {
  if (keys.length === 0) return new Map<string, never>()
  const rows = await trx.sql
    .selectFrom('documents')
    .select(['id', 'key', 'uploaded_by', 'attached_at'])
    .where('key', 'in', keys)
    .where('state', '=', 'stored')
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.key, row]))
}

/**
 * Takes documents off their record. Each is kept for a day, in which its uploader may attach it again, and then deleted with its file. A
 * customer's user becomes the uploader of what it takes off, as it sees no files of colleagues that no record has.
 */
export async function detachDocuments(trx: Transaction, viewer: Viewer, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx.sql
    .updateTable('documents')
    .set({
      attached_at: null,
      expires_at: new Date(trx.now().getTime() + keptUnattached),
      ...(viewer.role === 'customer' && { uploaded_by: viewer.userId }),
    })
    .where('id', 'in', ids)
    .execute()
}
