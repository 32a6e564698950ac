import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { QueryOf, ReadDefinition } from '../../../contract/endpoint.ts'
import type { idParams } from '../../../contract/fields.ts'
import type { JsonFormat } from '../../../contract/formats.ts'
import type { HistoryEndpoint } from '../../../contract/history-entry.ts'
import type { ListEndpoint } from '../../../contract/list-files.ts'
import type { Viewer } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'
import type { Column } from '../files/columns.ts'
import { type App, serve } from '../http/serve.ts'
import { serveListFiles } from '../list-files/serve-list-files.ts'
import type { ListResult } from '../lists/list.ts'
import type { ListedRecord } from './entity.ts'
import { serveHistory } from './record-history.ts'

type OneRow = ReadDefinition & { params: typeof idParams; answer: JsonFormat<z.ZodType<unknown>> }

/** An entity of any record. Methods, because each entity's own types are checked where it is called. */
interface ServedList {
  record: Omit<ListedRecord, 'calls'> & { calls: { list: ListEndpoint; get: ReadDefinition }; history: HistoryEndpoint }
  list(db: Database, viewer: Viewer, asked: QueryOf<ListEndpoint>): Promise<ListResult<unknown>>
  require(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<unknown>
}

interface ServedEntity extends ServedList {
  get(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<unknown>
}

/** The list of a record has rows of this type. */
interface Listed<Row> {
  list(...asked: never): Promise<ListResult<Row>>
}

interface Options {
  /** Actions that don't change the record, or that another list shows. */
  historyWithout?: readonly string[]
}

/** Serves the reads of a record: its list, the list as files, one row, and its history. */
export function serveRecord<Row>(app: App, entity: ServedEntity & Listed<Row>, columns: readonly Column<Row>[], options?: Options): void {
  const { get } = entity.record.calls
  serveRecordList(app, entity, columns, options)
  serve(app, get as OneRow, ({ db, viewer, params }) => db.read(viewer as Viewer, (on) => entity.get(on, viewer as Viewer, params.id)))
}

/** Serves the same without the one row, for a record whose page shows more than its row. */
export function serveRecordList<Row>(
  app: App,
  entity: ServedList & Listed<Row>,
  columns: readonly Column<Row>[],
  { historyWithout = [] }: Options = {},
): void {
  const { calls, history, name } = entity.record
  serve(app, calls.list, ({ db, viewer, query }) => entity.list(db, viewer as Viewer, query))
  serveListFiles(app, calls.list, (db, viewer: Viewer, query) => entity.list(db, viewer, query), columns as readonly Column<unknown>[])
  serveHistory(app, history, { entity: name, without: historyWithout, require: (on, viewer, id) => entity.require(on, viewer, id) })
}
