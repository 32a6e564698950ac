import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface WaybillCell {
  label: string
  value: ReactNode
  /** Number of the twelve columns; default 3. */
  span?: 2 | 3 | 4 | 5 | 6 | 8 | 9 | 12
}

const columns = 12
const wideSpans = [
  '',
  '',
  'sm:col-span-2',
  'sm:col-span-3',
  'sm:col-span-4',
  'sm:col-span-5',
  'sm:col-span-6',
  'sm:col-span-7',
  'sm:col-span-8',
  'sm:col-span-9',
  'sm:col-span-10',
  'sm:col-span-11',
  'sm:col-span-12',
]
const phoneSpans: Record<number, string> = { 4: 'col-span-4', 6: 'col-span-6', 8: 'col-span-8', 12: 'col-span-12' }

/** Labelled values in ruled cells. The last of each row takes what is left of it. */
export function Waybill({ cells }: { cells: readonly WaybillCell[] }) {
  const wide = fillRows(cells.map(({ span = 3 }) => span))
  const phone = fillRows(cells.map(({ span = 3 }) => (span === 4 ? 4 : span >= 6 ? columns : 6)))
  return (
    <dl className="grid grid-cols-12 gap-px overflow-clip rounded-control border border-line-strong bg-raised">
      {cells.map((cell, index) => (
        <div
          key={cell.label}
          className={classNames(
            'min-w-0 px-3 pt-1.5 pb-2 shadow-[0_0_0_1px_var(--line)]',
            phoneSpans[phone[index] ?? columns],
            wideSpans[wide[index] ?? columns],
          )}
        >
          <dt className="text-caption text-muted">{cell.label}</dt>
          <dd className="figures mt-px font-medium wrap-anywhere">{cell.value}</dd>
        </div>
      ))}
    </dl>
  )
}

function fillRows(spans: readonly number[]): number[] {
  const filled: number[] = []
  let left = 0
  for (const span of spans) {
    if (span > left) {
      fillLast(filled, left)
      left = columns
    }
    filled.push(span)
    left -= span
  }
  fillLast(filled, left)
  return filled
}

function fillLast(spans: number[], left: number): void {
  const last = spans.pop()
  if (last !== undefined) spans.push(last + left)
}
