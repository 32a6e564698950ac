import { type App, serve } from '../../platform/http/serve.ts'
import { fileColumns } from '../../platform/records/file-columns.ts'
import { serveRecord } from '../../platform/records/serve-record.ts'
import { activityEntity } from './activities-queries.ts'
import { createActivity, updateActivity } from './save-activity.ts'

/** With their widths in characters. */
const columns = fileColumns(activityEntity.record, {
  type: 12,
  subject: 40,
  customerName: 28,
  status: 12,
  priority: 12,
  dueDate: undefined,
  assignedToName: 20,
  notes: 40,
  doneAt: undefined,
  createdAt: undefined,
  createdBy: 20,
})

export function activitiesRoutes(app: App): void {
  serveRecord(app, activityEntity, columns)
  serve(app, createActivity)
  serve(app, updateActivity)
}
