import { httpError } from '../../errors.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { FileStore } from '../../platform/file-store/file-store.ts'
import type { Download } from '../../platform/http/download.ts'
import type { StaffViewer } from '../../viewer.ts'
import { exportFileOf } from './report-exports-queries.ts'

/** The file of an own export. */
export async function readExportFile(
  db: Database,
  viewer: StaffViewer,
  { id, store }: { id: number; store: FileStore },
): Promise<Download> {
  const { key, state, bytes, period, from, to, day } = await db.read(viewer, (on) => exportFileOf(on, viewer, id))
  if (state !== 'made' || bytes === null) throw httpError('report-export.not-made')
  const content = await store.read(key)
  if (!content) throw httpError('report-export.file-missing')
  return { fileName: `reports-${period?.replaceAll('_', '-') ?? `${from}-to-${to}`}-${day}.zip`, content, bytes }
}
