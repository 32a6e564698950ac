import { notificationsEndpoints } from '../../../contract/people/notifications/notifications.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { markAllNotificationsRead, markNotification } from './mark-notification.ts'
import { chooseNotifications, getPreferences } from './notification-preferences.ts'
import { countUnread, listNotifications } from './notifications-queries.ts'

export function notificationsRoutes(app: App): void {
  serve(app, notificationsEndpoints.list, ({ db, viewer, query }) => listNotifications(db, viewer, query))
  serve(app, notificationsEndpoints.summary, ({ db, viewer }) => countUnread(db, viewer))
  serve(app, notificationsEndpoints.preferences, ({ db, viewer }) => db.read(viewer, (on) => getPreferences(on, viewer)))
  serve(app, chooseNotifications)
  serve(app, markAllNotificationsRead)
  serve(app, markNotification)
}
