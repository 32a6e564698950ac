import { type Kysely, sql } from 'kysely'
import type { Tables } from '../engine/tables.ts'
import type { ImportInfo } from './read-row.ts'

/** More than a sentence names. */
const mostNamed = 20

/** What an import has made or changed and what was used or changed since, by its SKU or number. The caller has locked it where that matters. */
export async function usedRecords(on: Kysely<Tables>, { id, kind, house }: Pick<ImportInfo, 'id' | 'kind' | 'house'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select r.record_name as name from import_rows r join imports x on x.id = r.import_id
    where r.import_id = ${id} and r.state = 'imported' and r.action <> 'unchanged' and ${house.importers[kind].undo.isUsed}
    group by 1 order by min(r.line) limit ${mostNamed}`.execute(on)
  return rows.map(({ name }) => name)
}
