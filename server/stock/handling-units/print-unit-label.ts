import type { Kysely } from 'kysely'
import { isSscc } from '../../../contract/gs1.ts'
import { httpError } from '../../errors.ts'
import type { Database } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { Letterhead } from '../../platform/files/pdf.ts'
import type { Download } from '../../platform/http/download.ts'
import type { UnitLabel } from '../../platform/print/unit-label.ts'
import { readLetterhead } from '../../platform/settings/letterhead.ts'
import { inThread } from '../../platform/workers/threads.ts'
import type { Viewer } from '../../viewer.ts'
import { unitEntity } from './handling-units-queries.ts'
import { labelledUnits } from './label-queries.ts'

/** The label of a handling unit as a PDF file. */
export async function printUnitLabel(db: Database, viewer: Viewer, id: number): Promise<Download> {
  const letterhead = await readLetterhead(db)
  const [label] = await db.read(viewer, async (on) => {
    const unit = await unitEntity.get(on, viewer, id)
    if (unit.quantity === null) throw httpError('handling-unit.being-counted', { sscc: unit.sscc })
    return labelsOfUnits(on, [unit.id], letterhead)
  })
  if (!label) throw httpError('handling-unit.not-found')
  return { fileName: `label-${label.sscc}.pdf`, content: await inThread('print-unit-label', label) }
}

/** 409 when the SSCC of one, from before they were checked, has a wrong check digit. The caller has found them. */
export async function labelsOfUnits(on: Kysely<Tables>, ids: readonly number[], { name, lines }: Letterhead): Promise<UnitLabel[]> {
  const units = await labelledUnits(on, ids)
  for (const { sscc } of units) if (!isSscc(sscc)) throw httpError('handling-unit.wrong-check-digit', { sscc })
  return units.map((unit) => ({ ...unit, letterhead: { name, lines } }))
}
