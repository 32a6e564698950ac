import type { Generated } from 'kysely'
import type { pickExceptionKinds } from '../../contract/picking.ts'
import type { Instant, OneOf } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    pick_exceptions: PickExceptions
  }
}

interface PickExceptions {
  id: Generated<number>
  order_item_id: number
  kind: OneOf<typeof pickExceptionKinds>
  location_id: number
  lot_id: number | null
  quantity: number
  reason: string
  user_id: number | null
  user_name: string | null
  at: Instant
}
