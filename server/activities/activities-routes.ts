import { activitiesEndpoints } from '../../contract/activities.ts'
import { type App, serve } from '../http/serve.ts'
import { serveListFiles } from '../list-files/serve-list-files.ts'
import { activityFileColumns } from './activities-columns.ts'
import { getActivity, listActivities } from './activities-queries.ts'
import { createActivity, updateActivity } from './save-activity.ts'

export function activitiesRoutes(app: App): void {
  serve(app, activitiesEndpoints.list, ({ db, viewer, query }) => listActivities(db, viewer, query))
  serveListFiles(app, activitiesEndpoints.list, listActivities, activityFileColumns)
  serve(app, activitiesEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getActivity(on, viewer, params.id)))
  serve(app, createActivity)
  serve(app, updateActivity)
}
