import { sql } from 'kysely'
import type { z } from 'zod'
import { locations, locationTypeLabels, locationTypes } from '../../../contract/stock/locations/locations.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { namedInCells, textRules, whole, word } from '../../platform/imports/cell-rules.ts'
import { type CheckContext, type Checked, type Group, resultOf } from '../../platform/imports/check-groups.ts'
import type { ClaimedImport } from '../../platform/imports/claim-import.ts'
import { type Applied, importedFrom, importer, type Undone, type UndoneRow } from '../../platform/imports/importer.ts'
import type { ImportInfo } from '../../platform/imports/read-row.ts'
import { runWithin } from '../../verb.ts'
import { system } from '../../viewer.ts'
import { takenCodes } from './locations-queries.ts'
import { createLocation } from './save-location.ts'

const location = locations.created.shape

const locationCells = textRules({
  code: location.code,
  name: location.name,
  zone: location.zone,
  site: namedInCells.site,
  type: word(locationTypes, locationTypeLabels),
  capacity: whole(location.capacity),
})

type LocationPlan = z.output<typeof locations.created>

/** Each row is a new location. */
async function checkLocations({ on, reader }: CheckContext, groups: readonly Group[]): Promise<Checked<LocationPlan>[]> {
  const codes = groups.flatMap(([first]) => (first?.values.code === undefined ? [] : String(first.values.code)))
  const taken = await takenCodes(on, codes)
  return groups.map((group) => {
    const [first, ...others] = group
    if (!first) return { group, results: [], plan: null }
    const code = String(first.values.code ?? '')
    const existing = taken.get(code)
    if (existing !== undefined) reader.tell(first, 'code', httpError('location.code-taken', { code, existing }).message)
    for (const other of others) reader.tell(other, 'code', httpError('import-row.location-twice', { line: first.row.line }).message)
    const isSound = first.messages.length === 0 && others.length === 0
    return {
      group,
      results: group.map((row) => resultOf(row, { action: 'create' })),
      plan: isSound ? locations.created.parse({ ...first.values, siteId: first.values.site }) : null,
    }
  })
}

async function applyLocations(trx: Transaction, { viewer, fileName }: ImportInfo, checked: Checked<LocationPlan>[]): Promise<Applied> {
  const applied: Applied = { rows: [], history: [], notices: [], owners: [] }
  for (const { group, plan } of checked) {
    if (!plan) continue
    const { answer, history } = await runWithin(trx, viewer.role === 'customer' ? system : viewer, createLocation, plan)
    applied.history.push(...history.map((entry) => importedFrom(entry, { importedFrom: fileName })))
    applied.rows.push(...group.map(({ row }) => ({ id: row.id, recordId: answer.id, recordName: answer.code, undo: null })))
    applied.owners.push(null)
  }
  return applied
}

/** Stock was there, an item has its home there, work names it, or it was changed. */
const locationIsUsed = sql<boolean>`(
  not exists (select from locations t where t.id = r.record_id and t.version = 1)
  or exists (select from stock s where s.location_id = r.record_id)
  or exists (select from inventory_items i where i.home_location_id = r.record_id)
  or exists (select from item_homes h where h.location_id = r.record_id)
  or exists (select from count_places p where p.location_id = r.record_id)
  or exists (select from tasks k where k.suggested_location_id = r.record_id)
  or exists (select from receipts d where r.record_id in (d.receiving_location_id, d.quarantine_location_id))
  or exists (select from returns b where b.return_location_id = r.record_id)
  or exists (select from stock_movements m where m.from_location_id = r.record_id)
  or exists (select from stock_movements m where m.to_location_id = r.record_id))`

async function deleteLocations(trx: Transaction, { fileName }: ClaimedImport, rows: readonly UndoneRow[]): Promise<Undone> {
  const ids = rows.map(({ recordId }) => recordId)
  const deleted = await trx.sql.deleteFrom('locations').where(sql<boolean>`id = any(${ids}::integer[])`).returning(['id', 'code']).execute()
  return {
    history: deleted.map(({ id, code }) => did('delete', 'location', { id }, { after: { code, undoneImportFrom: fileName } })),
    owners: deleted.map(() => null),
  }
}

export const importLocations = importer({
  topics: ['locations'],
  cells: locationCells,
  check: checkLocations,
  apply: applyLocations,
  undo: { locks: 'locations', isUsed: locationIsUsed, rows: deleteLocations },
})
