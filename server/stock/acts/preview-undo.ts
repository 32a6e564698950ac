import type { Kysely } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { can } from '../../../contract/permissions.ts'
import { isUndoable, lineByLineKinds } from '../../../contract/stock/acts/act-kinds.ts'
import type { StockAct, stockActsEndpoints, UndoPreview } from '../../../contract/stock/acts/stock-acts.ts'
import { type HttpError, httpError } from '../../errors.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import type { Viewer } from '../../viewer.ts'
import { getAct } from './acts-queries.ts'
import { planUndo, type UndoPlan } from './plan-undo.ts'
import {
  type LineToUndo,
  readActTime,
  readLinesToUndo,
  readReceiptsOf,
  readRecords,
  readTakers,
  readUnitsElsewhere,
  type Taker,
} from './read-undo.ts'

export interface AskedUndo {
  /** Null for all lines that are left. */
  lines: readonly number[] | null
  withDependents: boolean
}

export async function previewUndo(
  on: Kysely<Tables>,
  viewer: Viewer,
  id: number,
  asked: QueryOf<typeof stockActsEndpoints.previewUndo>,
): Promise<UndoPreview> {
  const act = await getAct(on, viewer, id)
  requireMayUndo(viewer, act)
  const never = await whyNever(on, act)
  if (never) {
    const { code, message } = never
    const reason = { code, message, actId: act.undoneBy, subjectType: act.subjectType, subjectId: act.subjectId, number: act.number }
    return { possible: false, preview: code, reasons: [reason], effects: [], records: [], dependents: [] }
  }
  const { acts, part, ...preview } = await readPlan(on, act, {
    lines: asked.movementId ?? null,
    withDependents: asked.withDependents === 'true',
  })
  return preview
}

export function requireMayUndo(viewer: Viewer, { kind }: StockAct): void {
  if (kind === 'ship' && viewer.role !== 'system' && !can(viewer, 'stock.undo-shipping')) throw httpError('undo.shipping-needs-admin')
}

/** Why an act can't be undone, whatever became of its goods. */
export async function whyNever(on: Kysely<Tables>, { id, kind, undoes, undoneBy }: StockAct): Promise<HttpError | null> {
  if (undoes !== null) return httpError('undo.of-undo')
  if (!isUndoable(kind)) return httpError('undo.kind', { kind })
  if (undoneBy !== null) return httpError('undo.done', { kind, at: await readActTime(on, id) })
  return null
}

/** What undoing the act would do now. */
export async function readPlan(on: Kysely<Tables>, act: StockAct, { lines: asked, withDependents }: AskedUndo): Promise<UndoPlan> {
  if (asked && !lineByLineKinds.some((kind) => kind === act.kind)) throw httpError('undo.whole', { kind: act.kind })
  const left = await readLinesToUndo(on, [act.id])
  const lines = asked ? left.filter(({ id }) => asked.includes(id)) : left
  const foreign = asked?.find((line) => lines.every(({ id }) => id !== line))
  if (foreign !== undefined) throw httpError('undo.not-its-line', { line: foreign }, { field: 'movementIds' })
  const takers = await readTakers(on, lines)
  const along = withDependents ? await readPutAways(on, takers) : null
  const unitsElsewhere = await readUnitsElsewhere(on, [...(along?.lines ?? []), ...lines])
  const isWhole = lines.length === left.length
  return planUndo({ act, lines, isWhole, takers, records: await readRecords(on, act.id), along, unitsElsewhere })
}

async function readPutAways(on: Kysely<Tables>, takers: readonly Taker[]) {
  const ids = [...new Set(takers.flatMap(({ actId, kind }) => (actId !== null && kind === 'put_away' ? [actId] : [])))]
  const lines: LineToUndo[] = ids.length === 0 ? [] : await readLinesToUndo(on, ids)
  return { lines, takers: await readTakers(on, lines), receipts: await readReceiptsOf(on, ids) }
}
