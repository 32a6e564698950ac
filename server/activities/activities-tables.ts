import type { Generated } from 'kysely'
import type { activityPriorities, activityStatuses, activityTypes } from '../../contract/activities.ts'
import type { Instant, OneOf, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    activities: Activities
  }
}

interface Activities {
  id: Generated<number>
  customer_id: number
  type: OneOf<typeof activityTypes>
  subject: string
  status: Generated<OneOf<typeof activityStatuses>>
  priority: Generated<OneOf<typeof activityPriorities>>
  /** 'YYYY-MM-DD' */
  due_date: string | null
  due_told_for: string | null
  notes: string | null
  assigned_to: number | null
  done_at: OptionalInstant
  created_by: number | null
  created_at: Instant
  updated_at: Instant
  version: Generated<number>
}
