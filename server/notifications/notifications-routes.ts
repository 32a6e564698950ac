import { notificationsEndpoints } from '../../contract/notifications.ts'
import { type App, serve } from '../http/serve.ts'
import { markAllNotificationsRead, markNotification } from './mark-notification.ts'
import { listNotifications, summariseNotifications } from './notifications-queries.ts'

export function notificationsRoutes(app: App): void {
  serve(app, notificationsEndpoints.list, ({ db, viewer, query }) => listNotifications(db, viewer, query))
  serve(app, notificationsEndpoints.summary, ({ db, viewer }) => summariseNotifications(db, viewer))
  serve(app, markAllNotificationsRead)
  serve(app, markNotification)
}
