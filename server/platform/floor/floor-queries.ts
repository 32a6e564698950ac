import { type Expression, type RawBuilder, sql } from 'kysely'
import { type FloorKind, type FloorRow, type FloorWork, floorKinds } from '../../../contract/platform/floor/floor.ts'
import type { StaffViewer } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import { statements } from '../engine/statements.ts'
import type { FloorSearch } from './floor-search.ts'

interface FoundRow extends FloorRow {
  count: number
  mineCount: number
}

/** Reads all kinds in one statement. */
export async function readFloor(db: Database, viewer: StaffViewer, searches: Record<FloorKind, FloorSearch>): Promise<FloorWork[]> {
  const found = statements.selectNoFrom(floorKinds.map((kind) => rowsAsJson(searches[kind](viewer)).as(kind))).compile()
  const { rows } = await db.read(viewer, (on) => on.executeQuery(found))
  const [byKind] = rows as Record<FloorKind, FoundRow[]>[]
  return floorKinds.map((kind) => {
    const ofKind = byKind?.[kind] ?? []
    const [first] = ofKind
    return { kind, count: first?.count ?? 0, mine: first?.mineCount ?? 0, rows: ofKind.map(({ count, mineCount, ...row }) => row) }
  })
}

function rowsAsJson(search: Expression<unknown>): RawBuilder<FoundRow[]> {
  return sql`(select coalesce(json_agg(each), '[]') from ${search} as each)`
}
