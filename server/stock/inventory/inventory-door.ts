import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Door } from '../../door.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { anyOf } from '../../platform/lists/list-filters.ts'
import { named, ownerOf } from '../../platform/lookup/scanned.ts'
import { kindOf } from '../../platform/search/kind-of.ts'
import type { Viewer } from '../../viewer.ts'
import { visibleItems } from './inventory-queries.ts'
import { inventoryRoutes } from './inventory-routes.ts'
import { isCoded, isOnLabel } from './items-by-code.ts'
import { itemsNeedingAttention } from './items-needing-attention.ts'

const lastCharacter = '\u{10ffff}'

export const inventoryDoor: Door = {
  serve: inventoryRoutes,
  search: {
    inventoryItem: kindOf('inventoryItem', {
      allow: 'inventory.read',
      called: ['items', 'skus', 'inventory'],
      from: visibleItems,
      id: 'i.id',
      title: sql.ref<string>('i.sku'),
      subtitle: sql.ref<string>('i.name'),
      customerId: 'i.customer_id',
      named: true,
      places: (word) => [word.isInFolded('i.search_text')],
      names: (word) => [word.isInFolded('i.search_text')],
      newest: newestItems,
      exact: ({ text, gtins }) =>
        anyOf([sql`i.folded_sku = fold(${text})`, ...(gtins.length > 0 ? [sql<SqlBool>`i.gtin in (${sql.join(gtins)})`] : [])]),
      first: ({ text }) => ({
        where: sql`i.folded_sku ~>=~ fold(${text}) and i.folded_sku ~<~ (fold(${text}) || ${lastCharacter})`,
        orderBy: sql`i.folded_sku using ~<~`,
      }),
    }),
  },
  scanned: {
    inventoryItem: {
      byText: (on, viewer, { text }) => scannedItems(visibleItems(on, viewer).where(isCoded(text))),
      byGtin: (on, viewer, gtin) => scannedItems(visibleItems(on, viewer).where(isOnLabel(gtin))),
    },
  },
  attention: itemsNeedingAttention,
}

function scannedItems(items: ReturnType<typeof visibleItems>) {
  return items.select([named('inventoryItem'), 'i.id', 'i.sku as code', 'i.name', ...ownerOf('i.customer_id')])
}

function newestItems(on: Kysely<Tables>, viewer: Viewer, count: number) {
  const newest = visibleItems(on, viewer)
    .select([
      'i.id',
      'i.sku',
      'i.name',
      'i.customer_id',
      'i.gtin',
      sql`i.folded_sku`.as('folded_sku'),
      sql`i.search_text`.as('search_text'),
    ])
    .orderBy('i.id', 'desc')
    .limit(sql.lit(count))
  return on.selectFrom(newest.as('i')) as unknown as ReturnType<typeof visibleItems>
}
