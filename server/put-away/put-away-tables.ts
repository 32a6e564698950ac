import type { Generated } from 'kysely'
import type { taskKinds, taskStates } from '../../contract/tasks.ts'
import type { Instant, OneOf, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    tasks: Tasks
  }
}

interface Tasks {
  id: Generated<number>
  kind: OneOf<typeof taskKinds>
  state: OneOf<typeof taskStates>
  customer_id: number | null
  receipt_id: number | null
  /** Of put-back: the cancelled movement. */
  order_id: Generated<number | null>
  /** Null for a handling unit with several items. */
  item_id: number | null
  lot_id: number | null
  handling_unit_id: number | null
  quantity: number
  from_location_id: number
  suggested_location_id: number | null
  reason: string
  done_location_id: number | null
  rest_of_id: number | null
  assigned_to: number | null
  created_at: Instant
  waiting_told_at: OptionalInstant
  created_by: number | null
  ended_at: OptionalInstant
  ended_by: number | null
  version: Generated<number>
}
