import type { Door } from '../../door.ts'
import { counted } from '../../platform/cleanup/cleanup.ts'
import { deleteExpiredExports } from './delete-expired-exports.ts'
import { makeReportExports } from './make-exports.ts'
import { reportsRoutes } from './reports-routes.ts'

export const reportsDoor: Door = {
  serve: (app, { files }) => reportsRoutes(app, files),
  jobs: [makeReportExports],
  tidy: counted(
    ({ db, files }) => deleteExpiredExports(db, files.store),
    (count) => `Deleted ${count} expired exports.`,
  ),
}
