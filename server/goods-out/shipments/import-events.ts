import {
  eventImportsEndpoints,
  type ImportedRow,
  type ImportOutcome,
  importOutcomes,
} from '../../../contract/goods-out/shipments/event-imports.ts'
import { statusAfter } from '../../../contract/goods-out/shipments/shipment-events.ts'
import type { ShipmentWithEvents } from '../../../contract/goods-out/shipments/shipments.ts'
import { trackingForm } from '../../../contract/platform/codes/tracking-form.ts'
import { HttpError, httpError } from '../../errors.ts'
import type { HistoryEntry } from '../../platform/audit/history.ts'
import { getSetting } from '../../platform/settings/settings-queries.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { verb } from '../../verb.ts'
import { appendEvent, eventEntry, type NewEvent } from './append-event.ts'
import type { FileRow } from './read-event-file.ts'
import { type ReadRow, rowReader } from './read-event-row.ts'
import { refuseOutOfTurn, refuseUnlikelyTime } from './record-event.ts'
import { lockShipmentsNumbered, shipmentsNumbered } from './shipments-queries.ts'

/** How many statements are sent together. */
const packet = 500

/**
 * Records the events of a file, of each shipment in the order in which they happened, by the rules of single events. What can't be
 * recorded is answered with its reason and holds up nothing else; what is recorded already isn't recorded again.
 */
export const importEvents = verb(eventImportsEndpoints.create, {
  prepare: async (_db, _viewer, { csv }) => inThread('read-event-file', csv),
  run: async ({ trx, viewer, now }, { dryRun }, file) => {
    const { timeZone } = await getSetting(trx.sql, 'warehouse')
    const rows = file.map(understoodBy(rowReader(timeZone)))
    const numbers = [...new Set(rows.flatMap(({ event }) => event?.number ?? []))]
    const shipments = dryRun ? await shipmentsNumbered(trx.sql, viewer, numbers) : await lockShipmentsNumbered(trx, viewer, numbers)
    const plan = planned(rows, shipments, now)
    const { changes } = plan
    const answer = resultOf(plan.rows)
    if (dryRun) return { answer, history: { none: 'It was only tried.' }, touched: {} }
    const [first, ...others] = changes.map(({ before, after, event }) => eventEntry(before, after, event))
    if (!first) return { answer, history: { none: 'Nothing in the file was new.' }, touched: {} }
    const statements = changes.flatMap(({ before, event }) => appendEvent(before, { ...event, by: viewer }))
    for (let n = 0; n < statements.length; n += packet) await trx.send({ recorded: statements.slice(n, n + packet) })
    const history: [HistoryEntry, ...HistoryEntry[]] = [first, ...others]
    const touched = new Map(changes.map(({ after }) => [after.id, after]))
    return { answer, history, touched: { shipments: [...touched.values()] } }
  },
})

/** A row with what is known about it so far. */
interface Row extends FileRow {
  event: ReadRow | null
  outcome: ImportOutcome | null
  reason: string | null
  shipmentId: number | null
}

function understoodBy(read: (row: FileRow) => ReadRow): (row: FileRow) => Row {
  return (row) => {
    const { value: event, reason } = tried(() => read(row))
    return { ...row, event, outcome: event ? null : 'refused', reason, shipmentId: null }
  }
}

interface Change {
  before: ShipmentWithEvents
  after: ShipmentWithEvents
  event: Omit<NewEvent, 'by'>
}

/** Plays the events of each shipment in the order of their times, and tells which can be recorded. */
function planned(rows: readonly Row[], shipments: readonly ShipmentWithEvents[], now: Date): { rows: Row[]; changes: Change[] } {
  const current = new Map(shipments.map((shipment) => [shipment.id, shipment]))
  const idsOf = idsByNumber(shipments)
  const changes: Change[] = []
  const outcomes = new Map<Row, Pick<Row, 'outcome' | 'reason' | 'shipmentId'>>()
  const inOrder = rows.toSorted((one, other) => (one.event?.at.getTime() ?? 0) - (other.event?.at.getTime() ?? 0))
  for (const row of inOrder) {
    if (!row.event) continue
    const { number, ...event } = row.event
    const [id, another] = idsOf(number)
    const before = id === undefined || another !== undefined ? undefined : current.get(id)
    const shipmentId = before?.id ?? null
    if (before?.events.some(({ kind, at }) => kind === event.kind && Date.parse(at) === event.at.getTime())) {
      outcomes.set(row, { outcome: 'known', reason: null, shipmentId })
      continue
    }
    const { value: after, reason } = tried(() => {
      if (another !== undefined)
        throw httpError('shipment.number-shared', {
          number,
          shipments: idsOf(number).map((each) => current.get(each)?.trackingNumber ?? ''),
        })
      if (!before) throw httpError('shipment.number-unknown', { number })
      refuseOutOfTurn(before, event.kind)
      refuseUnlikelyTime(before, event.at, now)
      return withEventOf(before, event)
    })
    outcomes.set(row, { outcome: after ? 'recorded' : 'refused', reason, shipmentId })
    if (!before || !after) continue
    current.set(after.id, after)
    changes.push({ before, after, event })
  }
  return { rows: rows.map((row) => ({ ...row, ...outcomes.get(row) })), changes }
}

/** The shipments with a number: the one that has it as its own, else all to which the carrier gave it. */
function idsByNumber(shipments: readonly ShipmentWithEvents[]): (number: string) => number[] {
  const own = new Map(shipments.map(({ id, trackingNumber }) => [trackingNumber, id]))
  const ofCarrier = Map.groupBy(shipments, ({ carrierTrackingNumber }) => trackingForm(carrierTrackingNumber ?? ''))
  return (number) => {
    const id = own.get(number)
    return id !== undefined ? [id] : (ofCarrier.get(number) ?? []).map((shipment) => shipment.id)
  }
}

function withEventOf(shipment: ShipmentWithEvents, { kind, place, notes, at }: Change['event']): ShipmentWithEvents {
  const { status, estimatedDelivery, events } = shipment
  const due = estimatedDelivery === null ? null : new Date(estimatedDelivery)
  const event = { id: 0, kind, at: at.toISOString(), place, notes, reason: null, by: null }
  return { ...shipment, status: statusAfter(kind, { status, estimatedDelivery: due, at }), events: [...events, event] }
}

function resultOf(rows: readonly Row[]) {
  const answered = rows.map(
    ({ line, cells, event, outcome, reason, shipmentId }): ImportedRow => ({
      line,
      cells,
      outcome: outcome ?? 'refused',
      reason,
      shipmentId,
      kind: event?.kind ?? null,
      at: event?.at.toISOString() ?? null,
    }),
  )
  const [recorded = 0, known = 0, refused = 0] = importOutcomes.map((outcome) => answered.filter((row) => row.outcome === outcome).length)
  return { recorded, known, refused, rows: answered }
}

/** What it answers, or the sentence with which it is refused. */
function tried<T>(work: () => T): { value: T; reason: null } | { value: null; reason: string } {
  try {
    return { value: work(), reason: null }
  } catch (error) {
    if (error instanceof HttpError) return { value: null, reason: error.message }
    throw error
  }
}
