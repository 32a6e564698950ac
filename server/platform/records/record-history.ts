import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ParamsOf, QueryOf } from '../../../contract/endpoint.ts'
import type { HistoryEndpoint, HistoryEntry } from '../../../contract/history-entry.ts'
import { ownSites, type Viewer } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import { iso } from '../engine/json-columns.ts'
import type { Tables } from '../engine/tables.ts'
import { type App, serve } from '../http/serve.ts'
import { listOf } from '../lists/list.ts'
import { forStaff, matches } from '../lists/list-filters.ts'

/**
 * Entries of history; none for customers, because they name staff and hold fields that only staff read. Staff of some sites read what was done
 * there, and what belongs to no site.
 */
export function visibleHistory(on: Kysely<Tables>, viewer: Viewer) {
  const own = ownSites(viewer)
  return forStaff(on.selectFrom('audit_entries as e'), viewer).$if(own !== null, (q) =>
    q.where(sql<boolean>`(e.site_id is null or e.site_id = any(${own}::integer[]))`),
  )
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

/** Fields of an item that sum over all sites, or name a place at one of them. */
const acrossSites = ['quantity', 'availableQuantity', 'reservedQuantity', 'location']

/** An item belongs to no site, but staff of some sites don't read what happened to it at other sites. */
function readable(fields: RawBuilder<HistoryEntry['before']>, viewer: Viewer) {
  if (ownSites(viewer) === null) return fields
  return sql<
    HistoryEntry['before']
  >`case when e.entity = 'inventoryItem' and e.site_id is null then ${fields} - ${acrossSites}::text[] else ${fields} end`
}

function selectHistory(entries: ReturnType<typeof visibleHistory>, viewer: Viewer) {
  return entries.select([
    'e.id',
    iso('e.at').as('at'),
    'e.user_name as by',
    'e.action',
    readable(sql`e.before`, viewer).as('before'),
    readable(after, viewer).as('after'),
  ])
}
