import { httpError } from '../../errors.ts'
import type { Viewer } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { FileStore } from '../file-store/file-store.ts'
import type { Download } from '../http/download.ts'
import { visibleDocuments } from './documents-queries.ts'

const endings = { 'application/pdf': /\.pdf$/i, 'image/png': /\.png$/i, 'image/jpeg': /\.jpe?g$/i }

/** The file of a document that the viewer may see. */
export async function readDocument(db: Database, viewer: Viewer, { key, store }: { key: string; store: FileStore }): Promise<Download> {
  const document = await db.read(viewer, (on) =>
    visibleDocuments(on, viewer).where('d.key', '=', key).select(['d.file_name', 'd.bytes', 'd.sha256', 'd.media_type']).executeTakeFirst(),
  )
  if (!document) throw httpError('document.not-found')
  const { file_name: name, bytes, sha256, media_type: mediaType } = document
  const content = await store.read(key)
  if (!content) throw httpError('document.file-missing', { name })
  // Without the ending the computer that saves it wouldn't know what it is.
  const fileName = endings[mediaType].test(name) ? name : `${name}.${mediaType.split('/')[1]}`
  return { fileName, content, mediaType, bytes, ...(sha256 && { etag: sha256.toString('hex') }) }
}
