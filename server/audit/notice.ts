import type { NotificationKind, notificationTypes } from '../../contract/notifications/notifications.ts'

/** Something people are told: one row for all staff, or for all users of one customer. */
export interface Notice {
  /** Whose users are told; null for staff. */
  customerId: number | null
  /** Who isn't told, having done it; null tells everybody. */
  exceptUserId: number | null
  /** What kind of event it is: people choose by it what they want to be told. Told once a day about one row. */
  kind: NotificationKind
  /** Tells events of one kind about one row apart: the stage that a movement reached. */
  detail?: string
  type: (typeof notificationTypes)[number]
  title: string
  message: string
  /** The row it is about, for a link. */
  subjectType: string
  subjectId: number | null
}
