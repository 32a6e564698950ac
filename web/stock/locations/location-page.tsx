import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Boxes, FileText, MoveRight, PackageOpen, Pencil } from 'lucide-react'
import { type Location, locations, locationsEndpoints } from '../../../contract/stock/locations/locations.ts'
import { cachedRow } from '../../platform/detail/cached-row.ts'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { EditDialog } from '../../platform/form/edit-dialog.tsx'
import { addressOf } from '../../platform/lib/api.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { useSites } from '../../platform/lib/use-sites.ts'
import { factsOf } from '../../platform/record/record-facts.tsx'
import { RecordHistory } from '../../platform/record/record-history.tsx'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { ActiveBadge } from '../../platform/ui/active-badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'
import { LocationCounts } from '../counts/closed-counts.tsx'
import { LocationLedger, LocationStock } from './location-stock.tsx'
import { Occupancy } from './occupancy.tsx'
import { useLocation } from './use-locations.ts'

// The form and its validation are loaded when first opened.
const EmptyLocationDialog = lazyPart(() => import('./empty-location-dialog.tsx'), 'EmptyLocationDialog')
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

const unlimited = { label: 'Capacity', show: (value: unknown) => (typeof value === 'number' ? formatNumber(value) : 'unlimited') }

const historyWords = { capacity: unlimited, sku: 'SKU', lot: 'Lot' }

function LocationRecord({ location }: { location: Location }) {
  const hasSites = useSites().length > 1
  return (
    <>
      <DetailHead
        name={location.name}
        status={<ActiveBadge isActive={location.isActive} />}
        actions={<LocationActions location={location} />}
        facts={[
          ...(hasSites ? factsOf(locations, location, ['siteCode']) : []),
          ...factsOf(locations, location, ['zone', 'type', 'use'], { zone: 'None' }),
          { label: 'Occupancy', value: <Occupancy location={location} /> },
          ...factsOf(locations, location, ['capacity', 'lastCountedAt'], { capacity: 'unlimited', lastCountedAt: 'Not counted yet' }),
        ]}
      />
      <LocationStock location={location} />
      <LocationCounts id={location.id} />
      <LocationLedger location={location} />
      <RecordHistory record={locations} id={location.id} words={historyWords} titles={{ put_right: 'Put right' }} />
    </>
  )
}

function LocationActions({ location }: { location: Location }) {
  const { id, code, currentOccupancy } = location
  const mayChange = useMay('locations.change')
  const mayMove = useMay('stock.move') && currentOccupancy !== 0
  const dialogs = useDialogs({
    empty: mayMove && ((onClose) => <EmptyLocationDialog location={location} onClose={onClose} />),
    edit:
      mayChange && ((onClose) => <EditDialog id={id} noun="Location" useRecord={useLocation} dialog={LocationDialog} onClose={onClose} />),
  })
  return (
    <>
      {mayMove && (
        <Button asChild icon={<MoveRight aria-hidden />}>
          <Link to="/move" search={{ location: code }}>
            Move
          </Link>
        </Button>
      )}
      {mayChange && (
        <Button icon={<Pencil aria-hidden />} onClick={() => dialogs.open('edit', id)}>
          Edit
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          {
            label: 'Print Label',
            icon: <FileText aria-hidden />,
            file: addressOf(locationsEndpoints.labels, {}, { ids: [id], paper: 'roll' }),
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
          mayMove && { label: 'Empty this location', icon: <PackageOpen aria-hidden />, onSelect: () => dialogs.open('empty') },
          printItem,
        ]}
      />
      {dialogs.shown}
    </>
  )
}
