import { createHash } from 'node:crypto'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { itemPictureEndpoints } from '../../../contract/stock/inventory/item-pictures.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Database, Transaction } from '../../platform/engine/database.ts'
import type { Download } from '../../platform/http/download.ts'
import { oneOf } from '../../platform/lists/list.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { getItem, visibleItems } from './inventory-queries.ts'
import { lockItem } from './lock-item.ts'

/* Pictures of items: reduced when they are set, so they are small and kept in the database, where backups have them. */

export async function readItemPicture(db: Database, viewer: Viewer, id: number): Promise<Download> {
  const picture = await db.read(viewer, (on) =>
    oneOf(
      visibleItems(on, viewer)
        .innerJoin('item_pictures as p', 'p.item_id', 'i.id')
        .where('i.id', '=', id)
        .select(['i.sku', 'i.picture_version as version', 'p.media_type as mediaType', 'p.content']),
      'picture.not-found',
    ),
  )
  const { sku, version, mediaType, content } = picture
  return { fileName: `${sku}.${mediaType === 'image/png' ? 'png' : 'jpg'}`, mediaType, content, ...(version !== null && { etag: version }) }
}

export const setItemPicture = verb(itemPictureEndpoints.set, {
  prepare: async (_db, _viewer, { file }) => {
    const picture = await inThread('reduce-picture', file.content)
    if (picture === null) throw httpError('picture.not-an-image')
    return picture
  },
  run: async ({ trx, viewer, now }, { id }, { mediaType, content }) => {
    const item = await lockItem(trx, viewer, id, undefined)
    const stored = { media_type: mediaType, content: Buffer.from(content), stored_at: now }
    await trx.sql
      .insertInto('item_pictures')
      .values({ item_id: id, ...stored })
      .onConflict((conflicting) => conflicting.column('item_id').doUpdateSet(stored))
      .execute()
    const version = createHash('sha256').update(content).digest('hex').slice(0, 16)
    return keepVersion(trx, viewer, item, version, { mediaType, bytes: content.length })
  },
})

export const deleteItemPicture = verb(itemPictureEndpoints.delete, async ({ trx, viewer }, { id }) => {
  const item = await lockItem(trx, viewer, id, undefined)
  const { numDeletedRows } = await trx.sql.deleteFrom('item_pictures').where('item_id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw httpError('picture.not-found')
  return keepVersion(trx, viewer, item, null, null)
})

/** The address of a picture carries its version, so that screens show a new one at once. */
async function keepVersion(trx: Transaction, viewer: Viewer, { id, version }: InventoryItem, picture: string | null, after: object | null) {
  await trx.sql
    .updateTable('inventory_items')
    .set({ picture_version: picture, updated_at: trx.now(), version: version + 1 })
    .where('id', '=', id)
    .execute()
  const item = await getItem(trx.sql, viewer, id, trx.now())
  return {
    answer: item,
    history: [
      did(after ? 'set_picture' : 'delete_picture', 'inventoryItem', item, { after: { ...after, version: item.version } }),
    ] as const,
    touched: { inventory: [item] },
  }
}
