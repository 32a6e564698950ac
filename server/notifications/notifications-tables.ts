import type { Generated } from 'kysely'
import type { notificationTypes } from '../../contract/notifications.ts'
import type { Instant, OneOf } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    notifications: Notifications
    notification_reads: NotificationReads
    notification_preferences: NotificationPreferences
  }
}

interface Notifications {
  id: Generated<number>
  customer_id: number | null
  kind: string
  type: OneOf<typeof notificationTypes>
  title: string
  message: string
  subject_type: string | null
  subject_id: number | null
  day: string
  except_user_id: number | null
  created_at: Instant
}

interface NotificationReads {
  user_id: number
  notification_id: number
  read_at: Instant
}

interface NotificationPreferences {
  user_id: number
  kind: string
  wanted: boolean
}
