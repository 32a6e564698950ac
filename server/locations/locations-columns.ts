import { locationTypeLabels } from '../../contract/location-labels.ts'
import type { Location } from '../../contract/locations.ts'
import type { Column } from '../files/columns.ts'

/** An empty capacity is unlimited. */
export const locationFileColumns: readonly Column<Location>[] = [
  { label: 'Code', kind: 'text', value: (location) => location.code, width: 16 },
  { label: 'Name', kind: 'text', value: (location) => location.name, width: 32 },
  { label: 'Zone', kind: 'text', value: (location) => location.zone, width: 12 },
  { label: 'Type', kind: 'text', value: (location) => locationTypeLabels[location.type], width: 14 },
  { label: 'Capacity', kind: 'number', value: (location) => location.capacity },
  { label: 'Occupancy', kind: 'number', value: (location) => location.currentOccupancy },
  { label: 'Status', kind: 'text', value: (location) => (location.isActive ? 'Active' : 'Inactive'), width: 12 },
]
