import type { CountLine } from '../../../contract/stock/counts/count-places.ts'
import type { DetailedCount } from '../../../contract/stock/counts/counts.ts'
import { formatNumber } from '../../platform/lib/format.ts'

export type Decision = 'accept' | 'reject'

export type DifferentLine = CountLine & { location: string }

/** Lines with a difference, those to decide first. */
export function linesOf({ places }: DetailedCount): DifferentLine[] {
  const all = places.flatMap(({ location, lines }) => lines.map((line) => ({ ...line, location })))
  const different = all.filter(({ status }) => status === 'difference' || status === 'posted' || status === 'rejected')
  return different.sort((one, other) => Number(one.status !== 'difference') - Number(other.status !== 'difference'))
}

/** '−2'. */
export function signed(value: number | null): string {
  if (value === null) return '–'
  return value < 0 ? `−${formatNumber(-value)}` : value > 0 ? `+${formatNumber(value)}` : '0'
}
