import type { NotificationKind, notificationTypes } from '../../../contract/people/notifications/notifications.ts'

/** A notification: one row for all staff, or for all users of one customer. */
export interface Notice {
  /** The customer whose users are notified; null for staff. */
  customerId: number | null
  /** The user who did it and so isn't notified; null notifies everyone. */
  exceptUserId: number | null
  /** The only one of the audience who is notified; everyone where it is left out. */
  onlyUserId?: number
  /** The kind of event, by which people choose their notifications. At most one a day about one row. */
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
