import type { ParamsOf, QueryOf, RowOf } from '../../../contract/endpoint.ts'
import { fileOfList, type ListEndpoint, type ListFileFormat, listFileFormats } from '../../../contract/list-files.ts'
import type { Action, RolesFor } from '../../../contract/permissions.ts'
import { type PersonWith, system } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { Column } from '../files/columns.ts'
import { csvStream } from '../files/csv.ts'
import { xlsxStream } from '../files/xlsx.ts'
import type { Download } from '../http/download.ts'
import { type App, serve } from '../http/serve.ts'
import type { ListResult } from '../lists/list.ts'
import { rowsOf } from '../lists/list-rows.ts'
import { getWarehouseToday } from '../settings/settings-queries.ts'
import { fieldsRead } from './columns-without.ts'

type CallerOf<E extends ListEndpoint> = E['allow'] extends Action ? PersonWith<RolesFor<E['allow']>> : never
type AskedOf<E extends ListEndpoint> = QueryOf<E> & (ParamsOf<E> extends undefined ? unknown : ParamsOf<E>)

/**
 * Serves a list as files, as fileOfList() declares them: the rows of the list's own query, read in parts while the file is sent. They are
 * read as the list is, so a viewer has no other rows in a file than on the screen.
 */
export function serveListFiles<const E extends ListEndpoint>(
  app: App,
  endpoint: E,
  list: (db: Database, viewer: CallerOf<E>, asked: AskedOf<E>) => Promise<ListResult<RowOf<E>>>,
  columns: readonly Column<RowOf<E>>[],
): void {
  for (const format of listFileFormats) {
    serve(app, fileOfList(endpoint, format), async ({ db, viewer, params, query }) => {
      const today = await db.read(system, (on) => getWarehouseToday(on, db.now()))
      const fields = viewer && fieldsRead(endpoint, columns, viewer.role)
      // Safe: the schemas are those of the list without its paging, and the list's own permission was checked.
      const found = await list(db, viewer as CallerOf<E>, { ...query, ...params, ...(fields && { fields }) } as AskedOf<E>)
      return fileOf(format, endpoint.answer.fileName ?? 'list', columns, rowsOf(found), today)
    })
  }
}

function fileOf<Row>(
  format: ListFileFormat,
  name: string,
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  { day, timeZone }: { day: string; timeZone: string },
): Download {
  const sheet = (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ')
  const content = format === 'csv' ? csvStream(columns, rows, { timeZone }) : xlsxStream(columns, rows, { timeZone, sheet })
  return { fileName: `${name}-${day}.${format}`, content }
}
