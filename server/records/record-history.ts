import { type Kysely, sql } from 'kysely'
import type { ParamsOf, QueryOf } from '../../contract/endpoint.ts'
import type { HistoryEndpoint, HistoryEntry } from '../../contract/history-entry.ts'
import type { Database } from '../engine/database.ts'
import { iso } from '../engine/json-columns.ts'
import type { Tables } from '../engine/tables.ts'
import { type App, serve } from '../http/serve.ts'
import { listOf } from '../lists/list.ts'
import { forStaff, matches } from '../lists/list-filters.ts'
import type { Viewer } from '../viewer.ts'

/** Entries of history; none for customers, because they name staff and hold fields that only staff read. */
export function visibleHistory(on: Kysely<Tables>, viewer: Viewer) {
  return forStaff(on.selectFrom('audit_entries as e'), viewer)
}

type Asked = ParamsOf<HistoryEndpoint> & QueryOf<HistoryEndpoint>

interface RecordHistory {
  /** The name of the record in the entries. */
  entity: string
  /** Actions that don't change the record, or that another list shows. */
  without?: readonly string[]
  /** 404 when the record isn't there. */
  require: (on: Kysely<Tables>, viewer: Viewer, id: number) => Promise<unknown>
}

/** Serves the history of one record. */
export function serveHistory(app: App, endpoint: HistoryEndpoint, history: RecordHistory): void {
  const entries = historyOf(endpoint, history)
  serve(app, endpoint, ({ db, viewer, params, query }) => entries(db, viewer as Viewer, { ...query, ...params }))
}

function historyOf(endpoint: HistoryEndpoint, { entity, without = [], require }: RecordHistory) {
  const list = listOf(endpoint, {
    from: (on: Kysely<Tables>, viewer: Viewer, { id }) => {
      const entries = visibleHistory(on, viewer).where('e.entity', '=', entity).where('e.entity_id', '=', id)
      return without.length === 0 ? entries : entries.where('e.action', 'not in', without)
    },
    where: (entries, { q }) => entries.where(matches(q, (word) => [word.isIn('e.user_name'), word.isIn('e.action')])),
    select: selectHistory,
    id: 'e.id',
    sorts: { at: { by: 'e.at', kind: 'time' } },
    defaultSort: '-at',
  })
  return async (db: Database, viewer: Viewer, asked: Asked) => {
    await db.read(viewer, (on) => require(on, viewer, asked.id))
    return list(db, viewer, asked)
  }
}

/** An allocation of thousands of items is answered as their number. */
const after = sql<HistoryEntry['after']>`case when e.action = 'allocate'
  then jsonb_build_object('items', jsonb_array_length(e.after -> 'inventoryIds')) else e.after end`

function selectHistory(entries: ReturnType<typeof visibleHistory>) {
  return entries.select([
    'e.id',
    iso('e.at').as('at'),
    'e.user_name as by',
    'e.action',
    sql<HistoryEntry['before']>`e.before`.as('before'),
    after.as('after'),
  ])
}
