import { type Kysely, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { isUndoableByDoer, ownUndoKinds, ownUndoMinutes } from '../../../contract/stock/acts/act-kinds.ts'
import type { OwnAct, stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { httpError } from '../../errors.ts'
import type { Database } from '../../platform/engine/database.ts'
import { iso } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { Person, Viewer } from '../../viewer.ts'
import { actsAskedFor, visibleActs } from './acts-queries.ts'

const mostShown = 20

/** What the person did itself; of others nothing. */
function ownActs(on: Kysely<Tables>, viewer: Viewer) {
  return visibleActs(on, viewer).where('a.user_id', '=', viewer.userId ?? 0)
}

const isRecent = (now: Date) => sql<boolean>`a.created_at > ${now}::timestamptz - make_interval(mins => ${ownUndoMinutes})`

/** What the person did in the last minutes and hasn't undone, the newest first. */
export function listOwnActs(db: Database, viewer: Person, asked: QueryOf<typeof stockActsEndpoints.listOwn>): Promise<OwnAct[]> {
  return db.read(viewer, async (on) => {
    const rows = await actsAskedFor(ownActs(on, viewer), asked, viewer)
      .where(isRecent(db.now()))
      .where('a.kind', 'in', [...ownUndoKinds])
      .where('a.undoes_id', 'is', null)
      .where(sql<boolean>`not exists (select from stock_acts u where u.undoes_id = a.id)`)
      .select([
        'a.id',
        'a.kind',
        iso('a.created_at').as('at'),
        sql<string>`iso(a.created_at + make_interval(mins => ${ownUndoMinutes}))`.as('until'),
        'a.subject_type as subjectType',
        'a.subject_id as subjectId',
        'a.number',
        sql<string[]>`(select coalesce(json_agg(distinct m.sku), '[]') from stock_movements m where m.act_id = a.id)`.as('skus'),
        onlyPlace('from_location_id').as('fromLocation'),
        onlyPlace('to_location_id').as('toLocation'),
      ])
      .orderBy('a.id', 'desc')
      .limit(mostShown)
      .execute()
    return rows as OwnAct[]
  })
}

/** The code of the place that all lines of an act have. */
function onlyPlace(column: 'from_location_id' | 'to_location_id') {
  return sql<string | null>`(
    select case when count(distinct m.${sql.ref(column)}) = 1 then min(l.code) filter (where not l.is_built_in) end
    from stock_movements m join locations l on l.id = m.${sql.ref(column)} where m.act_id = a.id)`
}

/** Only what one did oneself, and only for some minutes by the server's clock. */
export async function requireOwnRecent(on: Kysely<Tables>, viewer: Viewer, { id, now }: { id: number; now: Date }): Promise<void> {
  const act = await ownActs(on, viewer)
    .where('a.id', '=', id)
    .select(['a.kind', isRecent(now).as('isRecent')])
    .executeTakeFirst()
  if (!act) throw httpError('stock-act.not-found')
  if (!isUndoableByDoer(act.kind)) throw httpError('undo.own-kind', { kind: act.kind })
  if (!act.isRecent) throw httpError('undo.own-too-late')
}
