import { tasksEndpoints } from '../../../contract/goods-in/put-away/tasks.ts'
import { historyEndpoints } from '../../../contract/history.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { serveListFiles } from '../../platform/list-files/serve-list-files.ts'
import { serveHistory } from '../../platform/records/record-history.ts'
import { assignTask } from './assign-task.ts'
import { cancelTask } from './cancel-task.ts'
import { completeTask } from './complete-task.ts'
import { taskFileColumns } from './tasks-columns.ts'
import { getTask, listTasks } from './tasks-queries.ts'

export function tasksRoutes(app: App): void {
  serve(app, tasksEndpoints.list, ({ db, viewer, query }) => listTasks(db, viewer, query))
  serveListFiles(app, tasksEndpoints.list, listTasks, taskFileColumns)
  serve(app, tasksEndpoints.get, ({ db, viewer, params }) => db.read(viewer, (on) => getTask(on, viewer, params.id)))
  serve(app, completeTask)
  serve(app, cancelTask)
  serve(app, assignTask)
  serveHistory(app, historyEndpoints.ofTask, { entity: 'task', require: getTask })
}
