import type { Generated } from 'kysely'
import type { notificationKinds, notificationTypes } from '../../contract/notifications.ts'
import type { Instant, OneOf, OptionalInstant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    notifications: Notifications
    notification_readers: NotificationReaders
    notification_reads: NotificationReads
    notification_preferences: NotificationPreferences
  }
}

interface Notifications {
  id: Generated<number>
  customer_id: number | null
  kind: OneOf<typeof notificationKinds>
  detail: string | null
  type: OneOf<typeof notificationTypes>
  title: string
  message: string
  subject_type: string | null
  subject_id: number | null
  day: string
  except_user_id: number | null
  created_at: Instant
}

/** Everything before this time is read. */
interface NotificationReaders {
  user_id: number
  read_before: Instant
}

interface NotificationReads {
  user_id: number
  notification_id: number
  /** Null when the person marked it as unread. */
  read_at: OptionalInstant
}

interface NotificationPreferences {
  user_id: number
  kind: OneOf<typeof notificationKinds>
  wanted: Generated<boolean>
  /** Since when it is wanted by e-mail; null when it isn't. */
  mailed_since: OptionalInstant
  /** Collected once a day instead of at once. */
  mailed_daily: Generated<boolean>
}
