import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Boxes, FileText, Pencil, Printer } from 'lucide-react'
import { Suspense } from 'react'
import { inventoryEndpoints } from '../../contract/inventory/inventory.ts'
import { type LocationStockRow, stockEndpoints } from '../../contract/inventory/item-stock.ts'
import { type Location, locations, locationsEndpoints, locationTypeLabels } from '../../contract/locations/locations.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { cachedRow } from '../detail/cached-row.ts'
import { DetailHead, DetailPage } from '../detail/detail-page.tsx'
import { changesIn, type FieldWords, History } from '../detail/history.tsx'
import { RelatedList } from '../detail/related-list.tsx'
import { useFirstRows } from '../detail/use-first-rows.ts'
import { useRecordId } from '../detail/use-record-id.ts'
import { EditDialog } from '../form/edit-dialog.tsx'
import { PromisableStock } from '../inventory/availability.tsx'
import { locationLedgerColumns } from '../inventory/ledger-columns.tsx'
import { addressOf } from '../lib/api.ts'
import { formatDay, formatNumber, formatQuantity } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { readQuery } from '../lib/use-read.ts'
import { useMay } from '../lib/use-session.ts'
import { ActiveBadge } from '../ui/active-badge.tsx'
import { Button } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import type { Column } from '../ui/table-column.ts'
import { Truncated } from '../ui/truncated.tsx'
import { Occupancy } from './occupancy.tsx'
import { useLocation } from './use-locations.ts'

// The form and its validation are loaded when first opened.
const LocationDialog = lazyPart(() => import('./location-dialog.tsx'), 'LocationDialog')

/** The stock at a location, how full it is, and what came and went there. */
export function LocationPage() {
  const id = useRecordId()
  const location = useQuery({
    ...readQuery(locationsEndpoints.get, { params: { id } }),
    placeholderData: () => cachedRow(locationsEndpoints.list, id),
  })
  return (
    <DetailPage
      id={id}
      noun="Location"
      list={{ label: 'Locations', path: '/inventory', search: { tab: 'locations' } }}
      path="/locations"
      read={location}
      title={({ code }) => code}
    >
      {(record) => <LocationRecord location={record} />}
    </DetailPage>
  )
}

function LocationRecord({ location }: { location: Location }) {
  const { id, name, zone, type, capacity, isActive } = location
  return (
    <>
      <DetailHead
        name={name}
        status={<ActiveBadge isActive={isActive} />}
        actions={<LocationActions location={location} />}
        facts={[
          { label: 'Zone', value: zone ?? 'None' },
          { label: 'Type', value: locationTypeLabels[type] },
          { label: 'Occupancy', value: <Occupancy location={location} /> },
          { label: 'Capacity', value: capacity === null ? 'unlimited' : formatNumber(capacity) },
        ]}
      />
      <Contents location={location} />
      <Ledger location={location} />
      <LocationHistory id={id} />
    </>
  )
}

const contentColumns: readonly Column<LocationStockRow>[] = [
  { id: 'sku', header: 'SKU', mobile: 'key', width: '8.5rem', cell: ({ sku }) => <span className="mono">{sku}</span> },
  { id: 'name', header: 'Name', mobile: 'title', width: '60%', cell: ({ name }) => <Truncated text={name} /> },
  {
    id: 'customer',
    header: 'Customer',
    width: '40%',
    from: 'medium',
    cell: ({ customerName }) => <Truncated text={customerName ?? 'Unallocated'} />,
  },
  {
    id: 'unit',
    header: 'Handling unit',
    width: '12rem',
    from: 'wide',
    cell: ({ handlingUnit }) => <Truncated text={handlingUnit ?? 'Loose'} className={handlingUnit ? 'mono' : 'text-muted'} />,
  },
  { id: 'lot', header: 'Lot', cell: ({ lot }) => <span className="mono">{lot ?? '–'}</span> },
  { id: 'expires', header: 'Expires', cell: ({ expiresOn }) => <span className="whitespace-nowrap">{formatDay(expiresOn)}</span> },
  {
    id: 'onHand',
    header: 'On hand',
    align: 'right',
    mobile: 'fact',
    cell: ({ onHand, unitOfMeasure }) => <span className="whitespace-nowrap">{formatQuantity(onHand, unitOfMeasure)}</span>,
  },
  { id: 'reserved', header: 'Reserved', align: 'right', cell: ({ reserved }) => formatNumber(reserved) },
  {
    id: 'availability',
    header: 'Availability',
    mobile: 'status',
    cell: (row) => <PromisableStock row={row} />,
  },
]

function Contents({ location }: { location: Location }) {
  const read = useFirstRows(stockEndpoints.atLocation, { params: { id: location.id }, query: {}, count: 25 })
  return (
    <RelatedList
      title="Contents"
      caption={`Stock at ${location.code}`}
      columns={contentColumns}
      read={read}
      rowLink={({ inventoryId }) => ({ to: '/inventory/$id', params: { id: String(inventoryId) } })}
      empty="No stock at this location"
    />
  )
}

function Ledger({ location: { code } }: { location: Location }) {
  const read = useFirstRows(inventoryEndpoints.movements, { query: { location: code }, count: 10 })
  return (
    <RelatedList
      title="Ledger"
      caption={`Ledger of ${code}`}
      columns={locationLedgerColumns}
      read={read}
      rowLink={({ inventoryId }) => ({ to: '/inventory/$id', params: { id: String(inventoryId) } })}
      all={{ path: '/inventory', search: { tab: 'movements', location: code } }}
      empty="No stock movements yet"
    />
  )
}

const fieldWords: FieldWords = {
  code: 'Code',
  name: 'Name',
  zone: 'Zone',
  type: { label: 'Type', show: (value) => locationTypeLabels[value as Location['type']] ?? String(value) },
  capacity: { label: 'Capacity', show: (value) => (typeof value === 'number' ? formatNumber(value) : 'unlimited') },
  isActive: { label: 'Status', show: (value) => (value ? 'Active' : 'Inactive') },
}

function LocationHistory({ id }: { id: number }) {
  return (
    <History
      endpoint={locations.history}
      id={id}
      describe={(entry) => (entry.action === 'create' ? { title: 'Created' } : { title: 'Changed', changes: changesIn(entry, fieldWords) })}
    />
  )
}

function LocationActions({ location: { id, code } }: { location: Location }) {
  const mayChange = useMay('locations.change')
  const edit = useOverlay('edit')
  return (
    <>
      {mayChange && (
        <Button icon={<Pencil aria-hidden />} onClick={() => edit.open(id)}>
          Edit
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          {
            label: 'Print Label',
            icon: <FileText aria-hidden />,
            link: (
              <a href={addressOf(locationsEndpoints.labels, {}, { ids: [id], paper: 'roll' })} download>
                Print Label
              </a>
            ),
          },
          {
            label: 'Handling units here',
            icon: <Boxes aria-hidden />,
            link: (
              <Link to="/handling-units" search={{ location: code }}>
                Handling units here
              </Link>
            ),
          },
          { label: 'Print', icon: <Printer aria-hidden />, onSelect: () => window.print() },
        ]}
      />
      <Suspense>
        {edit.value && mayChange && (
          <EditDialog id={id} noun="Location" useRecord={useLocation} dialog={LocationDialog} onClose={edit.close} />
        )}
      </Suspense>
    </>
  )
}
