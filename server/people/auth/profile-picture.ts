import { createHash } from 'node:crypto'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Database, Transaction } from '../../platform/engine/database.ts'
import type { Download } from '../../platform/http/download.ts'
import { oneOf } from '../../platform/lists/list.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { verb } from '../../verb.ts'
import type { Person } from '../../viewer.ts'
import { getUser } from './users-queries.ts'

/* Pictures of people: small, so they are kept in the database, where backups have them. */

/** One's own, and for staff everybody's; 404 for others. */
export async function readPicture(db: Database, viewer: Person, id: number): Promise<Download> {
  const picture = await db.read(viewer, (on) => {
    const pictures = on.selectFrom('profile_pictures').select(['media_type', 'content']).where('user_id', '=', id)
    return oneOf(viewer.customerId === null ? pictures : pictures.where('user_id', '=', viewer.userId), 'picture.not-found')
  })
  const { media_type: mediaType, content } = picture
  return { fileName: `picture-${id}.${mediaType === 'image/png' ? 'png' : 'jpg'}`, mediaType, content, etag: versionOf(content) }
}

export const setPicture = verb(authEndpoints.setPicture, {
  prepare: async (_db, _viewer, { file }) => {
    const picture = await inThread('reduce-picture', file.content)
    if (picture === null) throw httpError('picture.not-an-image')
    return picture
  },
  run: async ({ trx, viewer, now }, _input, { mediaType, content: redrawn }) => {
    const content = Buffer.from(redrawn)
    const stored = { media_type: mediaType, content, stored_at: now }
    await trx.sql
      .insertInto('profile_pictures')
      .values({ user_id: viewer.userId, ...stored })
      .onConflict((conflicting) => conflicting.column('user_id').doUpdateSet(stored))
      .execute()
    return keepAddress(trx, viewer, `/api/users/${viewer.userId}/picture?v=${versionOf(content)}`, { mediaType, bytes: content.length })
  },
})

export const deletePicture = verb(authEndpoints.deletePicture, async ({ trx, viewer }) => {
  const { numDeletedRows } = await trx.sql.deleteFrom('profile_pictures').where('user_id', '=', viewer.userId).executeTakeFirst()
  if (numDeletedRows === 0n) throw httpError('picture.not-found')
  return keepAddress(trx, viewer, null, null)
})

/** The address carries the version, so that screens show a new picture at once. */
async function keepAddress(trx: Transaction, { userId, customerId }: Person, address: string | null, after: object | null) {
  await trx.sql.updateTable('users').set({ profile_image_url: address }).where('id', '=', userId).execute()
  return {
    answer: await getUser(trx.sql, userId),
    history: [did(after ? 'set_picture' : 'delete_picture', 'user', { id: userId, customerId }, { after })] as const,
    touched: { account: [{ id: userId, customerId }] },
  }
}

function versionOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
