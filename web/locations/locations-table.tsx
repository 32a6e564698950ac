import { Pencil, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { type Location, locationTypes } from '../../contract/locations.ts'
import { SearchInput } from '../form/search-input.tsx'
import { ActiveBadge } from '../inventory/active-badge.tsx'
import type { InventorySearch } from '../inventory/inventory-search.ts'
import { useInventorySearch } from '../inventory/use-inventory-search.ts'
import { detailFor } from '../lib/api.ts'
import { formatNumber } from '../lib/format.ts'
import { defaultPageSize } from '../lib/use-list-page.ts'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { OccupancyBar } from '../ui/occupancy-bar.tsx'
import { Select } from '../ui/select.tsx'
import { Truncated } from '../ui/truncated.tsx'
import { locationTypeLabels } from './location-type-labels.ts'
import { useLocationsPage } from './use-locations.ts'

interface LocationsTableProps {
  /** Undefined when the user isn't allowed to. */
  onAdd: (() => void) | undefined
  onEdit: ((location: Location) => void) | undefined
}

const noFilters: InventorySearch = { q: undefined, kind: undefined, page: undefined }

export function LocationsTable({ onAdd, onEdit }: LocationsTableProps) {
  const [search, setSearch] = useInventorySearch()
  const { q, kind, order = 'code', page = 1, rows: pageSize = defaultPageSize } = search
  const locations = useLocationsPage({ ...(q && { q }), ...(kind && { type: kind }), sort: order, page, pageSize })
  const columns = useMemo(() => locationColumns(onEdit), [onEdit])

  return (
    <DataTable
      name="locations"
      caption="Locations"
      columns={columns}
      rows={locations.data?.rows}
      rowKey={(location) => location.id}
      skeletonRows={pageSize}
      refreshing={locations.isPlaceholderData}
      error={locations.isError ? 'Failed to load locations' : null}
      errorDetail={locations.isError && detailFor(locations.error)}
      onRetry={() => void locations.refetch()}
      toolbar={
        <>
          <SearchInput
            className="w-full sm:w-68"
            placeholder="Search locations..."
            value={q ?? ''}
            onValueChange={(next) => setSearch({ q: next || undefined, page: undefined })}
          />
          <Select
            aria-label="Type"
            className="max-sm:w-full"
            value={kind ?? 'all'}
            onValueChange={(value) => setSearch({ kind: locationTypes.find((known) => known === value), page: undefined })}
            options={[
              { value: 'all', label: 'All types' },
              ...locationTypes.map((known) => ({ value: known, label: locationTypeLabels[known] })),
            ]}
          />
        </>
      }
      filtered={Boolean(q || kind)}
      empty={
        <EmptyState
          title="No locations found"
          hint="Add the first location in your warehouse"
          action={
            onAdd && (
              <Button icon={<Plus aria-hidden />} onClick={onAdd}>
                Add Location
              </Button>
            )
          }
        />
      }
      noMatch={
        <EmptyState
          searched
          title="No locations found"
          hint="Try adjusting your search"
          action={<Button onClick={() => setSearch(noFilters)}>Clear filters</Button>}
        />
      }
      sort={order}
      onSortChange={(next) => setSearch({ order: next as InventorySearch['order'], page: undefined })}
      paging={{
        page,
        pageSize,
        total: locations.data?.total,
        onPageChange: (next) => setSearch({ page: next === 1 ? undefined : next }),
        onPageSizeChange: (next) => setSearch({ rows: next === defaultPageSize ? undefined : next, page: undefined }),
      }}
      onRowOpen={onEdit}
    />
  )
}

function locationColumns(onEdit: ((location: Location) => void) | undefined): readonly Column<Location>[] {
  return [
    { id: 'code', header: 'Code', sortField: 'code', mobile: 'key', cell: ({ code }) => <Truncated text={code} className="mono" /> },
    { id: 'name', header: 'Name', sortField: 'name', mobile: 'title', width: '60%', cell: ({ name }) => <Truncated text={name} /> },
    { id: 'zone', header: 'Zone', sortField: 'zone', width: '25%', cell: ({ zone }) => <Truncated text={zone ?? '–'} /> },
    { id: 'type', header: 'Type', cell: ({ type }) => locationTypeLabels[type] },
    {
      id: 'capacity',
      header: 'Capacity',
      align: 'right',
      cell: ({ capacity }) => (capacity === null ? <span className="text-muted">unlimited</span> : formatNumber(capacity)),
    },
    { id: 'occupancy', header: 'Occupancy', align: 'right', cell: (location) => <Occupancy location={location} /> },
    { id: 'status', header: 'Status', mobile: 'status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
    {
      id: 'actions',
      header: 'Actions',
      mobile: 'actions',
      cell: (location) =>
        onEdit && (
          <IconButton
            size="sm"
            className="max-sm:border-line-strong"
            label={`Edit ${location.code}`}
            icon={<Pencil />}
            onClick={() => onEdit(location)}
          />
        ),
    },
  ]
}

/** The units stored there and their share of the capacity. */
function Occupancy({ location: { currentOccupancy, capacity } }: { location: Location }) {
  const share = capacity === null ? null : capacity === 0 ? (currentOccupancy > 0 ? 2 : 0) : currentOccupancy / capacity
  return (
    <span className="inline-flex items-center gap-2.5 align-top whitespace-nowrap max-sm:gap-2">
      <OccupancyBar share={share} className="w-10 sm:w-16" />
      <span className="sm:min-w-12">{formatNumber(currentOccupancy)}</span>
      <span className="text-muted sm:min-w-10">{share === null || capacity === 0 ? '' : `${Math.round(share * 100)}%`}</span>
    </span>
  )
}
