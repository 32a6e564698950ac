import { isUsualYear } from '../../../contract/fields.ts'
import {
  newShipmentEvent,
  type RecordedKind,
  recordedKinds,
  shipmentEventLabels,
} from '../../../contract/goods-out/shipments/shipment-events.ts'
import { trackingForm } from '../../../contract/platform/codes/tracking-form.ts'
import { httpError } from '../../errors.ts'
import { wallClockIn } from '../../platform/files/wall-clock.ts'
import { type FileRow, plain } from './read-event-file.ts'

/** What a row of a file of a carrier means. */
export interface ReadRow {
  /** As tracking numbers are compared. */
  number: string
  kind: RecordedKind
  at: Date
  place: string | null
  notes: string | null
}

/** Other words of carriers for an event. What may mean several events, as 'In transit', is none of these. */
const otherWords: Record<RecordedKind, readonly string[]> = {
  picked_up: ['pick up', 'collected', 'collection'],
  departed: ['departure'],
  arrived: ['arrived', 'arrival'],
  customs: ['in customs', 'customs clearance', 'held in customs'],
  out_for_delivery: ['with courier'],
  delivered: [],
  exception: ['delivery exception', 'problem', 'delay'],
  returned: ['returned to sender', 'return to sender'],
}
const kindOfWord = new Map(
  recordedKinds.flatMap((kind) => [kind, shipmentEventLabels[kind], ...otherWords[kind]].map((word) => [plain(word), kind] as const)),
)

/** How to read the rows of a file: times without a zone are by the clock of the warehouse. Throws what is wrong with a row. */
export function rowReader(timeZone: string): (row: FileRow) => ReadRow {
  const readTime = timeReader(timeZone)
  return ({ cells: { trackingNumber, event, time, place, notes }, isTooWide }) => {
    if (isTooWide) throw httpError('event-import.too-wide')
    if (trackingNumber === '') throw httpError('event-import.no-tracking-number')
    const kind = kindOfWord.get(plain(event))
    if (kind === undefined)
      throw httpError('event-import.event-unknown', { event, known: recordedKinds.map((known) => shipmentEventLabels[known]) })
    const at = readTime(time)
    const said = newShipmentEvent.safeParse({ kind, place, notes })
    if (!said.success) throw httpError('event-import.too-long', { column: said.error.issues[0]?.path.join('.') ?? 'row' })
    return { number: trackingForm(trackingNumber), kind, at, place: said.data.place ?? null, notes: said.data.notes ?? null }
  }
}

const isoTime = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)? ?(Z|UTC|[+-]\d\d:?\d\d)?$/i
/** As much of Europe writes it. Dates with slashes are ambiguous in day and month, so they aren't read. */
const dottedTime = /^(\d{1,2})\.(\d{1,2})\.(\d{4}),? (\d{1,2}):(\d\d)(?::(\d\d))?$/

function timeReader(timeZone: string): (time: string) => Date {
  const wallClock = wallClockIn(timeZone)
  return (time) => {
    const [, year, month, day, hours, minutes, seconds = '00', fraction = '', zone] = isoTime.exec(time) ?? isoOf(dottedTime.exec(time))
    const clock = `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${fraction.padEnd(3, '0')}Z`
    const shown = new Date(clock)
    // The 30th of February would be taken as a day of March.
    const isTime = !Number.isNaN(shown.getTime()) && shown.toISOString() === clock && isUsualYear(clock)
    if (!isTime) throw httpError('event-import.time-unreadable', { time })
    if (zone !== undefined) return new Date(shown.getTime() - offsetOf(zone))
    // Clocks in a zone are read in whole seconds.
    const whole = new Date(shown.getTime() - shown.getUTCMilliseconds())
    const near = new Date(whole.getTime() - aheadAt(whole))
    const at = new Date(whole.getTime() - aheadAt(near))
    // The hour that is left out in spring.
    if (wallClock(at).getTime() !== whole.getTime()) throw httpError('event-import.no-such-time', { time })
    return new Date(at.getTime() + shown.getUTCMilliseconds())
  }

  /** By how many milliseconds the warehouse's clock is ahead of UTC. */
  function aheadAt(moment: Date): number {
    return wallClock(moment).getTime() - moment.getTime()
  }
}

function isoOf(dotted: RegExpExecArray | null): (string | undefined)[] {
  const [time, day, month, year, hours, minutes, seconds] = dotted ?? []
  return [time, year, month?.padStart(2, '0'), day?.padStart(2, '0'), hours?.padStart(2, '0'), minutes, seconds]
}

/** In milliseconds: '+02:00', '-0530', 'Z'. */
function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
