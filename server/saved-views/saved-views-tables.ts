import type { Generated, JSONColumnType } from 'kysely'
import type { SavedView } from '../../contract/saved-views.ts'
import type { Instant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    saved_views: SavedViews
  }
}

interface SavedViews {
  id: Generated<number>
  user_id: number
  customer_id: number | null
  screen: SavedView['screen']
  name: string
  is_shared: boolean
  definition: JSONColumnType<SavedView['definition']>
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}
