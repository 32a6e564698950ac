import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface WaybillCell {
  label: string
  value: ReactNode
  /** Number of the twelve columns; default 3. */
  span?: 2 | 3 | 4 | 5 | 6 | 8 | 9 | 12
}

const spans = {
  2: 'sm:col-span-2',
  3: 'sm:col-span-3',
  4: 'sm:col-span-4',
  5: 'sm:col-span-5',
  6: 'sm:col-span-6',
  8: 'sm:col-span-8',
  9: 'sm:col-span-9',
  12: 'sm:col-span-12',
}

/** Labelled values in ruled cells. */
export function Waybill({ cells }: { cells: readonly WaybillCell[] }) {
  return (
    <dl className="grid grid-cols-12 gap-px overflow-clip rounded-control border border-line-strong bg-raised">
      {cells.map((cell) => (
        <div
          key={cell.label}
          className={classNames(
            // The lines are the cells' own, so that a gap in a row isn't filled with their colour.
            'min-w-0 px-3 pt-1.5 pb-2 shadow-[0_0_0_1px_var(--line)]',
            cell.span === 4 ? 'col-span-4' : (cell.span ?? 0) >= 6 ? 'col-span-12' : 'col-span-6 max-sm:last:odd:col-span-12',
            spans[cell.span ?? 3],
          )}
        >
          <dt className="text-caption text-muted">{cell.label}</dt>
          <dd className="figures mt-px font-medium wrap-anywhere">{cell.value}</dd>
        </div>
      ))}
    </dl>
  )
}
