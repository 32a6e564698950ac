import { sql } from 'kysely'
import type { ActKind } from '../../contract/stock/acts/act-kinds.ts'
import { stockActsEndpoints } from '../../contract/stock/acts/stock-acts.ts'
import { system } from '../../server/viewer.ts'
import type { TestApp, TestPerson } from './test-app.ts'

/** The id of the newest act, of this kind or of any. */
export async function newestActOf(it: TestApp, kind?: ActKind): Promise<number> {
  const [act] = await it.as('admin').call(stockActsEndpoints.list, { query: { limit: '1', ...(kind && { kind }) } })
  if (!act) throw new Error(`There is no act${kind ? ` of the kind ${kind}` : ''}.`)
  return act.id
}

interface Wanted {
  by?: TestPerson
  movementIds?: number[]
  withDependents?: boolean
}

/** Undoes an act as a person does who looked at its preview before. */
export async function undo(it: TestApp, id: number, { by = 'admin', movementIds, withDependents = false }: Wanted = {}) {
  const query = {
    ...(movementIds && { movementId: movementIds.map(String) }),
    ...(withDependents && { withDependents: 'true' as const }),
  }
  const { preview } = await it.as(by).call(stockActsEndpoints.previewUndo, { params: { id }, query })
  return it.as(by).call(stockActsEndpoints.undo, {
    params: { id },
    body: { preview, reason: 'By mistake', withDependents, ...(movementIds && { movementIds }) },
  })
}

/** Every stock row with its place in first in, first out; those that are empty and weren't there before count as none. */
export async function stockRows(it: TestApp): Promise<string[]> {
  const { rows } = await it.db.read(system, (on) =>
    sql<{ row: string }>`
      select concat_ws(' ', s.id, s.item_id, s.location_id, s.on_hand, s.reserved, s.received_at) as row from stock s
      where s.on_hand > 0 or s.reserved > 0 order by s.id`.execute(on),
  )
  return rows.map(({ row }) => row)
}
