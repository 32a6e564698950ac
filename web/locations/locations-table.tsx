import { locationsEndpoints, locationTypeLabels, locationTypes } from '../../contract/locations/locations.ts'
import { formatNumber } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay } from '../lib/use-session.ts'
import { EditableList } from '../list/editable-list.tsx'
import { activeFilter, choices, labelled } from '../list/filters.ts'
import { defineList } from '../list/list-definition.ts'
import { recordLink } from '../list/row-links.ts'
import { useList } from '../list/use-list.ts'
import { ActiveBadge } from '../ui/active-badge.tsx'
import { Truncated } from '../ui/truncated.tsx'
import { Occupancy } from './occupancy.tsx'
import { useLocation, useLocations } from './use-locations.ts'

// The form and its validation are loaded when first opened.
const LocationDialog = lazyPart(() => import('./location-dialog.tsx'), 'LocationDialog')

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
  },
  columns: [
    { id: 'code', header: 'Code', sortField: 'code', mobile: 'key', cell: ({ code }) => <Truncated text={code} className="mono" /> },
    { id: 'name', header: 'Name', sortField: 'name', mobile: 'title', width: '60%', cell: ({ name }) => <Truncated text={name} /> },
    { id: 'zone', header: 'Zone', sortField: 'zone', width: '25%', from: 'medium', cell: ({ zone }) => <Truncated text={zone ?? '–'} /> },
    { id: 'type', header: 'Type', sortField: 'type', cell: ({ type }) => locationTypeLabels[type] },
    {
      id: 'capacity',
      header: 'Capacity',
      sortField: 'capacity',
      align: 'right',
      from: 'medium',
      cell: ({ capacity }) => (capacity === null ? <span className="text-muted">unlimited</span> : formatNumber(capacity)),
    },
    {
      id: 'occupancy',
      header: 'Occupancy',
      sortField: 'occupancy',
      align: 'right',
      mobile: 'fact',
      cell: (location) => <Occupancy location={location} />,
    },
    { id: 'status', header: 'Status', mobile: 'status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
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
  return <EditableList list={list} noun="Location" mayChange={mayChange} useRecord={useLocation} dialog={LocationDialog} files={labels} />
}

function useZones() {
  const zones = new Set((useLocations().data ?? []).flatMap(({ zone }) => zone ?? []))
  return [...zones].sort().map((zone) => ({ value: zone, label: zone }))
}
