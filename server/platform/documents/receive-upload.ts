import type { SentUpload } from '../../../contract/formats.ts'
import { maxDocumentBytes } from '../../../contract/platform/documents/document-rule.ts'
import { documentsEndpoints } from '../../../contract/platform/documents/documents.ts'
import { httpError } from '../../errors.ts'
import { verb } from '../../verb.ts'
import type { Person } from '../../viewer.ts'
import { did } from '../audit/history.ts'
import type { Database, Transaction } from '../engine/database.ts'
import type { Files } from '../file-store/file-store.ts'
import { acceptedFile } from './accepted-file.ts'
import { bytesOfCustomer, lockUpload, lockUploadsOf, lockUploadsOfCustomer, unattachedBytes } from './documents-queries.ts'
import { readUploadSecret, requireSignature } from './upload-signature.ts'
import { requirePerson } from './uploader.ts'

export interface DocumentsSettings {
  files: Files
  /** How many bytes of files that belong to no record one user may have. */
  uploadQuota: number
  /** How many bytes the files of one customer's people may take in all. */
  customerQuota: number
}

/**
 * Takes the file that an address was handed out for, once. The row is claimed first, in a transaction of its own, because the file may
 * take minutes to arrive; the change itself marks the row as stored. A process that is killed in between leaves a claimed row, which
 * no one sees and which the cleanup job deletes with its stored parts.
 */
export function receiveUploadWith({ files, ...quotas }: DocumentsSettings) {
  return verb(documentsEndpoints.upload, {
    prepare: async (db, viewer, { id: key, expires, signature, upload }) => {
      const person = requirePerson(viewer)
      requireSignature(await readUploadSecret(db), { key, userId: person.userId, expires, signature, now: db.now() })
      await claim(db, person, { key, bytes: upload.declaredBytes ?? maxDocumentBytes, ...quotas })
      try {
        return await store(files, key, upload)
      } catch (error) {
        // If this fails too, the row stays claimed until the cleanup job deletes it: what matters is the first error.
        await release(db, person, key).catch(() => {})
        throw error
      }
    },
    run: async ({ trx, viewer, now }, { id: key }, { bytes, sha256, mediaType }) => {
      const { id, file_name: name } = await trx.sql
        .updateTable('documents')
        .set({ state: 'stored', bytes, sha256, media_type: mediaType, stored_at: now })
        .where('key', '=', key)
        .where('state', '=', 'receiving')
        .returning(['id', 'file_name'])
        .executeTakeFirstOrThrow(() => httpError('upload.not-found'))
      const after = { name, bytes, sha256: sha256.toString('hex') }
      return { answer: undefined, history: [did('create', 'document', { id, customerId: viewer.customerId }, { after })], touched: {} }
    },
  })
}

interface Claim extends Omit<DocumentsSettings, 'files'> {
  key: string
  bytes: number
}

/** Reserves the address and the bytes for one file, so that files which arrive at the same time can't exceed the quota together. */
async function claim(db: Database, person: Person, { key, bytes, uploadQuota, customerQuota }: Claim): Promise<void> {
  await db.transaction(person, async (trx) => {
    await lockUploadsOf(trx.sql, person.userId)
    const row = await lockUpload(trx.sql, person, key)
    if (!row) throw httpError('upload.not-found')
    if (row.state === 'receiving') throw httpError('upload.under-way')
    if (row.state !== 'expected') throw httpError('upload.done')
    if ((await unattachedBytes(trx.sql, person.userId)) + bytes > uploadQuota)
      throw httpError('upload.quota-used', { megabytes: Math.floor(uploadQuota / 1_000_000) })
    await requireRoomOfCustomer(trx, person.customerId, { bytes, customerQuota })
    await trx.sql.updateTable('documents').set({ state: 'receiving', bytes }).where('id', '=', row.id).execute()
  })
}

async function requireRoomOfCustomer(
  trx: Transaction,
  customerId: number | null,
  { bytes, customerQuota }: Pick<Claim, 'bytes' | 'customerQuota'>,
): Promise<void> {
  if (customerId === null) return
  await lockUploadsOfCustomer(trx.sql, customerId)
  if ((await bytesOfCustomer(trx.sql, customerId)) + bytes > customerQuota)
    throw httpError('upload.customer-quota-used', { megabytes: Math.floor(customerQuota / 1_000_000) })
}

/** The address takes another try. */
async function release(db: Database, person: Person, key: string): Promise<void> {
  await db.transaction(person, (trx) =>
    trx.sql.updateTable('documents').set({ state: 'expected', bytes: 0 }).where('key', '=', key).where('state', '=', 'receiving').execute(),
  )
}

async function store(files: Files, key: string, { content }: SentUpload) {
  const received = await files.incoming.receive(content)
  try {
    const { file, mediaType } = await acceptedFile(received)
    await files.store.put(key, file)
    return { bytes: file.bytes, sha256: file.sha256, mediaType }
  } catch (error) {
    await received.discard()
    throw error
  }
}
