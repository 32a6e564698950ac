import { isUsualYear } from '../../../contract/fields.ts'
import { dateFormat } from './locale.ts'

const clock = { dateStyle: 'short', timeStyle: 'medium' } as const
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/

/** The last second of a day ('2026-11-22') in the warehouse, as a timestamp. What is no usual day stays as typed, for the contract to refuse. */
export function endOfDay(day: string): string {
  const typed = `${day}T23:59:59`
  const end = warehouseTime(typed)
  return end === typed ? day : end
}

/** A time by the warehouse's clock ('2026-11-22T08:30'), as a timestamp. What is no usual time stays as typed, for the contract to refuse. */
export function warehouseTime(local: string): string {
  // Browsers read other texts too, each in its way.
  const inUtc = isoTime.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(inUtc) || !isUsualYear(local)) return local
  const near = inUtc - aheadOfUtc(inUtc)
  return new Date(inUtc - aheadOfUtc(near)).toISOString()
}

/** By how many milliseconds the warehouse's clock is ahead of UTC at a moment. */
function aheadOfUtc(moment: number): number {
  // Swedish writes times as ISO 8601 does, but for the T.
  return Date.parse(`${dateFormat(clock, 'sv-SE').format(moment).replace(' ', 'T')}Z`) - moment
}
