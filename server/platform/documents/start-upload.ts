import { randomBytes } from 'node:crypto'
import { documentsEndpoints } from '../../../contract/platform/documents/documents.ts'
import { httpError } from '../../errors.ts'
import { verb } from '../../verb.ts'
import { keptUnattached } from './attach-documents.ts'
import { countUnattached, lockUploadsOf } from './documents-queries.ts'
import { readUploadSecret, signedUploadUrl } from './upload-signature.ts'
import { requirePerson } from './uploader.ts'

/** How many addresses a user may have whose files belong to no record; each is forgotten after a day. */
export const mostUnattached = 300

/** Hands out the address for one file. Its row is there before the file, so that the store never holds a file without a row. */
export const startUpload = verb(documentsEndpoints.startUpload, {
  prepare: readUploadSecret,
  run: async ({ trx, viewer, now }, { name }, secret) => {
    const { userId, customerId } = requirePerson(viewer)
    await lockUploadsOf(trx.sql, userId)
    if ((await countUnattached(trx.sql, userId)) >= mostUnattached) throw httpError('upload.too-many', { most: mostUnattached })
    const key = randomBytes(24).toString('base64url')
    const expires_at = new Date(now.getTime() + keptUnattached)
    await trx.sql
      .insertInto('documents')
      .values({ key, uploaded_by: userId, customer_id: customerId, file_name: name, created_at: now, expires_at })
      .execute()
    return {
      answer: { uploadURL: signedUploadUrl(secret, { key, userId, now }) },
      history: { none: 'The arrival of the file is recorded.' },
      touched: {},
    }
  },
})
