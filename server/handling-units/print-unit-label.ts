import { isSscc } from '../../contract/gs1.ts'
import type { HandlingUnit } from '../../contract/handling-units/handling-units.ts'
import type { Database } from '../engine/database.ts'
import { httpError } from '../errors.ts'
import type { Download } from '../http/download.ts'
import type { UnitContent } from '../print/unit-label.ts'
import { readLetterhead } from '../settings/letterhead.ts'
import type { Viewer } from '../viewer.ts'
import { inThread } from '../workers/threads.ts'
import { getHandlingUnitWithContents } from './handling-units-queries.ts'
import { itemMarksIn, movementOfUnit } from './label-queries.ts'

/** The label of a handling unit as a PDF file. 409 when its SSCC, from before they were checked, has a wrong check digit. */
export async function printUnitLabel(db: Database, viewer: Viewer, id: number): Promise<Download> {
  const unit = await getHandlingUnitWithContents(db, viewer, id)
  if (!isSscc(unit.sscc)) throw httpError('handling-unit.wrong-check-digit', { sscc: unit.sscc })
  const letterhead = await readLetterhead(db)
  const { marks, movement } = await db.read(viewer, async (on) => ({
    marks: await itemMarksIn(on, id),
    movement: await movementOfUnit(on, id),
  }))
  const contents = contentsByLot(unit.contents).map(({ inventoryId, ...content }) => ({ ...content, ...marks.get(inventoryId) }))
  const { name, lines } = letterhead
  const label = { sscc: unit.sscc, letterhead: { name, lines }, owner: ownerOf(unit), contents, movement }
  return { fileName: `label-${unit.sscc}.pdf`, content: await inThread('print-unit-label', label) }
}

function ownerOf({ customerName }: HandlingUnit): string {
  return customerName ?? ''
}

interface StockOnUnit extends Omit<UnitContent, 'quantity'> {
  inventoryId: number
  onHand: number
}

/** Several cartons of a pallet may hold the same lot. */
function contentsByLot(stock: StockOnUnit[]): (UnitContent & { inventoryId: number })[] {
  const lots = Map.groupBy(stock, ({ inventoryId, lot }) => JSON.stringify([inventoryId, lot]))
  return [...lots.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { inventoryId, sku, name, unitOfMeasure, lot, expiresOn } = first
    const quantity = others.reduce((sum, { onHand }) => sum + onHand, first.onHand)
    return [{ inventoryId, sku, name, unitOfMeasure, lot, expiresOn, quantity }]
  })
}
