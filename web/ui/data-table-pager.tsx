import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useAnnounced } from '../lib/announcements.ts'
import { formatNumber } from '../lib/format.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Select } from './select.tsx'

export interface Paging {
  /** First page is 1. */
  page: number
  pageSize: number
  /** All rows that match, over every page; undefined while unknown. */
  total: number | undefined
  onPageChange: (page: number) => void
  /** Offers a choice of page sizes. */
  onPageSizeChange?: (pageSize: number) => void
}

const pageSizes = [10, 25, 50, 100]

export function DataTablePager({ page, pageSize, total, onPageChange, onPageSizeChange }: Paging) {
  const pages = Math.max(1, Math.ceil((total ?? 0) / pageSize))
  const range = total === undefined ? '' : rangeWords(page, pageSize, total)
  const announced = useAnnounced(range)
  return (
    <nav aria-label="Pages" className={classNames('data-table-pager figures', total === 0 && 'sr-only')}>
      <p role={announced ? undefined : 'status'} className="mr-auto">
        {range}
      </p>
      {total !== 0 && (
        <Controls page={page} pages={pages} pageSize={pageSize} onPageChange={onPageChange} onPageSizeChange={onPageSizeChange} />
      )}
    </nav>
  )
}

function rangeWords(page: number, pageSize: number, total: number): string {
  if (total === 0) return 'No entries'
  const first = Math.min((page - 1) * pageSize + 1, total)
  const last = Math.min(page * pageSize, total)
  return `Showing ${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)} entries`
}

type ControlsProps = Pick<Paging, 'page' | 'pageSize' | 'onPageChange'> & { pages: number; onPageSizeChange: Paging['onPageSizeChange'] }

function Controls({ page, pages, pageSize, onPageChange, onPageSizeChange }: ControlsProps) {
  return (
    <>
      {onPageSizeChange && (
        <span className="flex items-center gap-2">
          <span aria-hidden>Rows</span>
          <Select
            size="sm"
            aria-label="Rows per page"
            value={String(pageSize)}
            onValueChange={(value) => onPageSizeChange(Number(value))}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          />
        </span>
      )}
      <span>
        Page {formatNumber(page)} of {formatNumber(pages)}
      </span>
      <span className="flex">
        <IconButton label="First page" icon={<ChevronsLeft />} disabled={page <= 1} onClick={() => onPageChange(1)} />
        <IconButton label="Previous page" icon={<ChevronLeft />} disabled={page <= 1} onClick={() => onPageChange(page - 1)} />
        <IconButton label="Next page" icon={<ChevronRight />} disabled={page >= pages} onClick={() => onPageChange(page + 1)} />
        <IconButton label="Last page" icon={<ChevronsRight />} disabled={page >= pages} onClick={() => onPageChange(pages)} />
      </span>
    </>
  )
}
