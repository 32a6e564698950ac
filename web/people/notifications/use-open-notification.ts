import { useNavigate } from '@tanstack/react-router'
import { notificationPath } from '../../../contract/people/notifications/notification-links.ts'
import type { Notification } from '../../../contract/people/notifications/notifications.ts'
import { toastError } from '../../platform/lib/toast.ts'
import { useMarkRead } from './use-notifications.ts'

/** Marks a notification as read and opens the screen of its subject, if there is one. */
export function useOpenNotification(): (notification: Notification) => Promise<void> {
  const navigate = useNavigate()
  const { mutate: markRead } = useMarkRead()

  return async (notification) => {
    const { id, read } = notification
    if (!read) markRead(id, { onError: (error) => toastError(error) })
    const path = notificationPath(notification)
    if (path) await navigate({ href: path })
  }
}
