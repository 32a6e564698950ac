import { Rows3 } from 'lucide-react'
import { Suspense } from 'react'
import { locations, locationsEndpoints, locationTypeLabels, locationTypes } from '../../../contract/stock/locations/locations.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { ImportLink } from '../../platform/imports/import-link.tsx'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { EditableList } from '../../platform/list/editable-list.tsx'
import { activeFilter, choices, labelled, siteFilter } from '../../platform/list/filters.ts'
import { defineList } from '../../platform/list/list-definition.ts'
import { siteColumn } from '../../platform/list/site-column.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { columnsOf } from '../../platform/record/record-columns.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Occupancy } from './occupancy.tsx'
import { useLocation, useLocations } from './use-locations.ts'

// The form and its validation are loaded when first opened.
const LocationDialog = lazyPart(() => import('./location-dialog.tsx'), 'LocationDialog')

const LocationRangeDialog = lazyPart(() => import('./location-range-dialog.tsx'), 'LocationRangeDialog')

const column = columnsOf(locations)

const locationsList = defineList(locationsEndpoints.list, {
  screen: 'locations',
  caption: 'Locations',
  search: 'Search locations...',
  failed: 'Failed to load locations',
  empty: { title: 'No locations found', add: { hint: 'Add your first location', label: 'Add Location' } },
  noMatch: { title: 'No locations found', hint: 'Try adjusting your search' },
  sort: 'code',
  filters: {
    type: choices('Type', labelled(locationTypes, locationTypeLabels), { all: 'All types' }),
    zone: choices('Zone', useZones),
    status: activeFilter,
    siteId: siteFilter,
  },
  columns: [
    column('code', { mobile: 'key', className: 'mono' }),
    column('name', { mobile: 'title', width: '60%' }),
    siteColumn,
    column('zone', { width: '25%', from: 'medium' }),
    column('type'),
    column('capacity', { from: 'medium', none: 'unlimited' }),
    column('currentOccupancy', { id: 'occupancy', mobile: 'fact', cell: (location) => <Occupancy location={location} /> }),
    column('isActive', { id: 'status', mobile: 'status' }),
  ],
  rowName: ({ code }) => code,
  rowLink: ({ id }) => recordLink('/locations/$id', id),
})

const labels = [
  { label: 'Labels on A4 sheets', endpoint: locationsEndpoints.labels },
  { label: 'Labels on a roll', endpoint: locationsEndpoints.labels, query: { paper: 'roll' } },
]

/** The Locations tab. */
export function LocationsTable() {
  const list = useList(locationsList)
  const mayChange = useMay('locations.change')
  const range = useOverlay('range')
  return (
    <>
      {mayChange && (
        <div className="mb-3 flex flex-wrap justify-end gap-2">
          <ImportLink kind="locations" />
          <Button icon={<Rows3 aria-hidden />} onClick={() => range.open(true)}>
            Add Range
          </Button>
        </div>
      )}
      <EditableList list={list} noun="Location" mayChange={mayChange} useRecord={useLocation} dialog={LocationDialog} files={labels} />
      <Suspense>{mayChange && range.value && <LocationRangeDialog onClose={range.close} />}</Suspense>
    </>
  )
}

function useZones() {
  const zones = new Set((useLocations().data ?? []).flatMap(({ zone }) => zone ?? []))
  return [...zones].sort().map((zone) => ({ value: zone, label: zone }))
}
