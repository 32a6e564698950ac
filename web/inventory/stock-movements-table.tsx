import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, Scale } from 'lucide-react'
import { movementTypes, type StockMovement } from '../../contract/inventory.ts'
import { SearchInput } from '../form/search-input.tsx'
import { detailFor } from '../lib/api.ts'
import { formatDateTime, formatNumber } from '../lib/format.ts'
import { defaultPageSize } from '../lib/use-list-page.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Select } from '../ui/select.tsx'
import { Truncated } from '../ui/truncated.tsx'
import { useStockMovementsPage } from './use-inventory.ts'
import { useInventorySearch } from './use-inventory-search.ts'

type MovementType = StockMovement['movementType']

const looks: Record<MovementType, { label: string; tone: BadgeTone; Glyph: typeof Scale }> = {
  inbound: { label: 'Inbound', tone: 'green', Glyph: ArrowDownToLine },
  outbound: { label: 'Outbound', tone: 'blue', Glyph: ArrowUpFromLine },
  transfer: { label: 'Transfer', tone: 'teal', Glyph: ArrowLeftRight },
  adjustment: { label: 'Adjustment', tone: 'yellow', Glyph: Scale },
}

const columns: Column<StockMovement>[] = [
  {
    id: 'date',
    header: 'Date',
    sortField: 'createdAt',
    width: '11rem',
    cell: (line) => <span className="whitespace-nowrap">{formatDateTime(line.createdAt)}</span>,
  },
  { id: 'type', header: 'Type', mobile: 'status', width: '8.5rem', cell: (line) => <MovementTypeBadge type={line.movementType} /> },
  { id: 'sku', header: 'SKU', mobile: 'key', width: '8.5rem', cell: (line) => <span className="mono">{line.sku}</span> },
  { id: 'quantity', header: 'Quantity', align: 'right', width: '6rem', cell: (line) => <SignedQuantity line={line} /> },
  { id: 'from', header: 'From', width: '6rem', cell: (line) => <span className="mono">{line.fromLocation ?? '–'}</span> },
  { id: 'to', header: 'To', width: '6rem', cell: (line) => <span className="mono">{line.toLocation ?? '–'}</span> },
  { id: 'reason', header: 'Reason', width: '60%', mobile: 'title', cell: (line) => <Truncated text={line.reason || '–'} /> },
]

const noFilters = { q: undefined, type: undefined, page: undefined }

/** The stock ledger, which is read-only. */
export function StockMovementsTable() {
  const [search, setSearch] = useInventorySearch()
  const { q, type, page = 1, rows: pageSize = defaultPageSize } = search
  const sort = search.sort === 'createdAt' ? 'createdAt' : '-createdAt'
  const movements = useStockMovementsPage({ ...(q && { q }), ...(type && { movementType: type }), sort, page, pageSize })

  return (
    <DataTable
      name="stock-movements"
      caption="Movements"
      columns={columns}
      rows={movements.data?.rows}
      rowKey={(line) => line.id}
      skeletonRows={pageSize}
      refreshing={movements.isPlaceholderData}
      error={movements.isError ? 'Failed to load movements' : null}
      errorDetail={movements.isError && detailFor(movements.error)}
      onRetry={() => void movements.refetch()}
      toolbar={
        <>
          <SearchInput
            className="w-full sm:w-68"
            placeholder="Search movements..."
            value={q ?? ''}
            onValueChange={(next) => setSearch({ q: next || undefined, page: undefined })}
          />
          <Select
            aria-label="Type"
            className="max-sm:w-full"
            value={type ?? 'all'}
            onValueChange={(value) => setSearch({ type: movementTypes.find((known) => known === value), page: undefined })}
            options={[{ value: 'all', label: 'All types' }, ...movementTypes.map((known) => ({ value: known, label: looks[known].label }))]}
          />
        </>
      }
      filtered={Boolean(q || type)}
      empty={<EmptyState title="No movements found" hint="Stock that comes, moves or leaves is listed here" />}
      noMatch={
        <EmptyState
          searched
          title="No movements found"
          hint="Try adjusting your search"
          action={<Button onClick={() => setSearch(noFilters)}>Clear filters</Button>}
        />
      }
      sort={sort}
      onSortChange={(next) => setSearch({ sort: next === 'createdAt' ? 'createdAt' : undefined, page: undefined })}
      paging={{
        page,
        pageSize,
        total: movements.data?.total,
        onPageChange: (next) => setSearch({ page: next === 1 ? undefined : next }),
        onPageSizeChange: (next) => setSearch({ rows: next === defaultPageSize ? undefined : next, page: undefined }),
      }}
    />
  )
}

const directions: Record<StockMovement['direction'], { sign: string; word: string }> = {
  in: { sign: '+', word: 'in' },
  out: { sign: '−', word: 'out' },
  within: { sign: '', word: 'moved within the warehouse' },
}

/** The direction is also given in words, because the sign alone is easily missed, also by screen readers. */
function SignedQuantity({ line }: { line: StockMovement }) {
  const { sign, word } = directions[line.direction]
  return (
    <span className="whitespace-nowrap">
      {sign}
      {formatNumber(line.quantity)} <span className="sr-only">{word}</span>
    </span>
  )
}

function MovementTypeBadge({ type }: { type: MovementType }) {
  const { label, tone, Glyph } = looks[type]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {label}
    </Badge>
  )
}
