import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useAnnounced } from '../lib/announcements.ts'
import { formatNumber } from '../lib/format.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import { pageSizes } from './list-definition.ts'
import { lastReachablePage } from './list-page.ts'
import type { List } from './use-list.ts'

interface ListPagerProps {
  list: Pick<List<unknown>, 'page' | 'pages' | 'limit' | 'total' | 'estimated' | 'range' | 'setPage' | 'setLimit'>
  /** Called after a page was turned. */
  onTurn: () => void
  /** How many rows are being printed. */
  printed: number | undefined
}

export function ListPager({ list, onTurn, printed }: ListPagerProps) {
  const { page, pages = 1, limit, total } = list
  const range = total === undefined ? '' : printed === undefined ? (list.range ?? rangeWords(list, total)) : printedWords(printed, total)
  const announced = useAnnounced(range)
  const turn = (to: number) => {
    list.setPage(to)
    onTurn()
  }
  return (
    <nav aria-label="Pages" className={classNames('list-pager figures', total === 0 && 'sr-only')}>
      <p role={announced ? undefined : 'status'} className="mr-auto">
        {range}
        {pages === lastReachablePage(limit) && page === pages && ' Pages end here: filter the list to see other rows.'}
      </p>
      {total !== 0 && (
        <>
          <span className="flex items-center gap-2 print:hidden">
            <span aria-hidden>Rows</span>
            <Select
              size="sm"
              aria-label="Rows per page"
              value={String(limit)}
              onValueChange={(value) => list.setLimit(Number(value))}
              options={sizesWith(limit).map((size) => ({ value: String(size), label: String(size) }))}
            />
          </span>
          <span className={classNames(printed !== undefined && 'print:hidden')}>
            Page {formatNumber(page)} of {formatNumber(pages)}
          </span>
          <span className="flex flex-wrap print:hidden">
            <IconButton label="First page" icon={<ChevronsLeft />} disabled={page <= 1} onClick={() => turn(1)} />
            <IconButton label="Previous page" icon={<ChevronLeft />} disabled={page <= 1} onClick={() => turn(page - 1)} />
            <IconButton label="Next page" icon={<ChevronRight />} disabled={page >= pages} onClick={() => turn(page + 1)} />
            <IconButton label="Last page" icon={<ChevronsRight />} disabled={page >= pages} onClick={() => turn(pages)} />
          </span>
        </>
      )}
    </nav>
  )
}

function sizesWith(limit: number): number[] {
  return pageSizes.includes(limit) ? pageSizes : [...pageSizes, limit].sort((a, b) => a - b)
}

function rangeWords({ page, limit, estimated }: ListPagerProps['list'], total: number): string {
  if (total === 0) return 'No entries'
  const first = Math.min((page - 1) * limit + 1, total)
  const last = Math.min(page * limit, total)
  return `Showing ${formatNumber(first)}–${formatNumber(last)} of ${estimated ? 'about ' : ''}${formatNumber(total)} entries`
}

function printedWords(printed: number, total: number): string {
  return printed < total ? `The first ${formatNumber(printed)} of ${formatNumber(total)} entries` : `All ${formatNumber(printed)} entries`
}
