import { createHash } from 'node:crypto'
import { type ActKind, actKindLabels } from '../../../contract/stock/acts/act-kinds.ts'
import type { StockAct, UndoPreview, UndoReason } from '../../../contract/stock/acts/stock-acts.ts'
import type { LineToUndo, RecordsOfAct, Taker, UnitElsewhere } from './read-undo.ts'
import { reasonOf } from './reason-of.ts'
import { recordsAfter } from './records-after-undo.ts'
import { statesInTheWay } from './states-in-the-way.ts'

type Act = Pick<StockAct, 'id' | 'kind' | 'subjectType' | 'subjectId' | 'number'>

/** What is known of an act and of the put-aways that may be undone before it. */
export interface Known {
  act: Act
  /** The ledger lines of the act to take back, and whether they are all that are left. */
  lines: readonly LineToUndo[]
  isWhole: boolean
  takers: readonly Taker[]
  records: RecordsOfAct
  /** Null where they stay. The lines of put-aways that took the goods, by act, and who took from these. */
  along: { lines: readonly LineToUndo[]; takers: readonly Taker[]; receipts: { id: number; number: string; status: string }[] } | null
  unitsElsewhere: readonly UnitElsewhere[]
}

export interface UndoPlan extends UndoPreview {
  /** The acts to undo, in this order; the last is the act itself. */
  acts: number[]
  /** The lines of the act to take back; null for all that are left. */
  part: number[] | null
}

/** What undoing an act changes, what is in its way, and which put-aways are undone before it. Nothing is read here. */
export function planUndo({ act, lines, isWhole, takers, records, along, unitsElsewhere }: Known): UndoPlan {
  const shortIds = new Set(shortRows([lines]).map(({ stockId }) => stockId))
  const inTheWay = takers.filter(({ stockId }) => shortIds.has(stockId))
  const chosen = along ? putAwaysToUndo(lines, inTheWay, along.lines) : []
  const undone = [...chosen.map((id) => (along?.lines ?? []).filter(({ actId }) => actId === id)), lines]
  const allTakers = [...inTheWay, ...(along?.takers ?? [])].filter(({ actId }) => actId === null || !chosen.includes(actId))
  const isElsewhere = undone.flat().some((line) => line.isElsewhere)
  // Further reasons would say what is at the other site.
  const reasons = isElsewhere
    ? [reasonOf('undo.other-site', {})]
    : [
        ...statesInTheWay(act, records),
        ...shortRows(undone).flatMap((row) => consumed(row, allTakers)),
        ...undone.flat().flatMap(goneAlready),
        ...unitsElsewhere.map((detail) => reasonOf('undo.unit-elsewhere', detail)),
      ]
  const distinct = [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()]
  const receipts = (along?.receipts ?? []).filter(({ number }) => number !== records.receipt?.number)
  const possible = distinct.length === 0
  const shown = {
    possible,
    reasons: distinct,
    effects: possible ? effectsOf(undone) : [],
    records: possible
      ? recordsAfter({ act, lines, records, putAwaysUndone: chosen.length, receipts: chosen.length > 0 ? receipts : [] })
      : [],
    dependents: isElsewhere ? [] : dependentsOf(inTheWay),
  }
  const preview = createHash('sha256')
    .update(JSON.stringify([shown, undone.flat().map(({ id }) => id)]))
    .digest('hex')
  return { ...shown, preview, acts: [...chosen, act.id], part: isWhole ? null : lines.map(({ id }) => id) }
}

interface ShortRow {
  stockId: number
  line: LineToUndo
  wanted: number
  left: number
}

/**
 * The rows that don't hold what the acts would take from them, one act after the other. The last line of an act is taken back first, as
 * undo_lines() does, so what it brings back is there for the lines before it: goods that a receipt unpacked are received from there.
 */
function shortRows(acts: readonly (readonly LineToUndo[])[]): ShortRow[] {
  const changed = new Map<string, number>()
  const change = (key: string, by: number) => changed.set(key, (changed.get(key) ?? 0) + by)
  return acts.flatMap((lines) => {
    const short = new Map<number, ShortRow>()
    const byRow = Map.groupBy(lines, ({ filled }) => filled?.id)
    for (const line of lines.toSorted((a, b) => b.id - a.id)) {
      if (line.filled) {
        const { id: stockId, onHand, reserved } = line.filled
        const filling = byRow.get(stockId) ?? []
        const own = Math.min(
          line.filled.own,
          sum(filling, ({ reserved }) => reserved),
        )
        change(filledKey(line), -line.quantity)
        const over = onHand - reserved + own + (changed.get(filledKey(line)) ?? 0)
        const wanted = sum(filling, ({ quantity }) => quantity)
        if (over < 0) short.set(stockId, { stockId, line, wanted, left: Math.max(wanted + over, 0) })
      }
      change(backKey(line), line.quantity)
    }
    return [...short.values()]
  })
}

const filledKey = ({ inventoryId, to, lotId, unit }: LineToUndo) => JSON.stringify([inventoryId, to.id, lotId, unit])
const backKey = ({ inventoryId, from, lotId, unitBefore }: LineToUndo) => JSON.stringify([inventoryId, from.id, lotId, unitBefore])

/** The newest put-aways in the way, as many as it takes. All of them when that isn't enough: what then is in the way is named. */
function putAwaysToUndo(lines: readonly LineToUndo[], inTheWay: readonly Taker[], ofPutAways: readonly LineToUndo[]): number[] {
  const putAways = [...new Set(inTheWay.flatMap(({ actId, kind }) => (actId !== null && kind === 'put_away' ? [actId] : [])))]
  const chosen: number[] = []
  for (const id of putAways.sort((a, b) => b - a)) {
    if (shortRows([...linesByAct(chosen, ofPutAways), lines]).length === 0) break
    chosen.push(id)
  }
  return chosen
}

function linesByAct(acts: readonly number[], lines: readonly LineToUndo[]): LineToUndo[][] {
  return acts.map((id) => lines.filter(({ actId }) => actId === id))
}

function consumed({ stockId, line: { sku, to }, wanted, left }: ShortRow, takers: readonly Taker[]): UndoReason[] {
  const row = { wanted, sku, place: to.words, left }
  const whoTook = takers.filter((taker) => taker.stockId === stockId)
  if (whoTook.length === 0) return [reasonOf('undo.consumed', row)]
  return whoTook.map(({ actId, kind, subjectType, subjectId, number, took, time }) => ({
    ...reasonOf('undo.consumed', { ...row, taker: { by: number ?? labelOf(kind), took, at: time } }),
    actId,
    subjectType,
    subjectId,
    number,
  }))
}

function labelOf(kind: ActKind | null): string {
  return kind === null ? 'A movement' : actKindLabels[kind]
}

function goneAlready({ isItemGone, isCorrected, sku, from }: LineToUndo): UndoReason[] {
  return [
    ...(isCorrected ? [reasonOf('undo.corrected', { sku })] : []),
    ...(isItemGone ? [reasonOf('undo.item-gone', { sku })] : []),
    ...(from.isVirtual || from.isActive ? [] : [reasonOf('undo.location-inactive', { location: from.code ?? 'UNASSIGNED' })]),
  ]
}

/** On-hand of each row before and after, those that don't change left out. */
function effectsOf(acts: readonly (readonly LineToUndo[])[]): UndoPreview['effects'] {
  const rows = new Map<string, UndoPreview['effects'][number]>()
  const change = (key: string, line: LineToUndo, row: { location: string | null; sscc: string | null; onHand: number }, by: number) => {
    const known = rows.get(key) ?? {
      inventoryId: line.inventoryId,
      sku: line.sku,
      location: row.location,
      lot: line.lot,
      handlingUnit: row.sscc,
      before: row.onHand,
      after: row.onHand,
    }
    rows.set(key, { ...known, after: known.after + by })
  }
  for (const line of acts.flat()) {
    if (line.filled) change(filledKey(line), line, { location: line.to.code, sscc: line.sscc, onHand: line.filled.onHand }, -line.quantity)
    if (!line.from.isVirtual)
      change(backKey(line), line, { location: line.from.code, sscc: line.ssccBefore, onHand: line.backOnHand }, line.quantity)
  }
  return [...rows.values()].filter(({ before, after }) => before !== after)
}

/** Once each, the newest first. */
function dependentsOf(takers: readonly Taker[]): UndoPreview['dependents'] {
  const acts = new Map<number, UndoPreview['dependents'][number]>()
  for (const { actId, kind, number, took, at, by } of takers) {
    if (actId === null || kind === null) continue
    acts.set(actId, { actId, kind, number, units: took + (acts.get(actId)?.units ?? 0), at, by })
  }
  return [...acts.values()].sort((a, b) => b.actId - a.actId)
}

export function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0)
}
