import type { Door } from '../../door.ts'
import { counted } from '../cleanup/cleanup.ts'
import { deleteExpiredDocuments } from './delete-expired-documents.ts'
import { documentsRoutes } from './documents-routes.ts'

export const documentsDoor: Door = {
  serve: (app, { files, uploadQuota = 200_000_000, customerQuota = 5_000_000_000 }) =>
    documentsRoutes(app, { files, uploadQuota, customerQuota }),
  tidy: counted(
    ({ db, files }) => deleteExpiredDocuments(db, files.store),
    (count) => `Deleted ${count} expired documents.`,
  ),
}
