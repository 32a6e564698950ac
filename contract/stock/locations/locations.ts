import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInUrl, instant, quantity } from '../../fields.ts'
import { pdf } from '../../formats.ts'
import { exportQuery, several } from '../../list-query.ts'
import { record } from '../../record.ts'
import { active, choice, quantityOrNone, shown, site, text } from '../../record-fields.ts'
import { filtersOf } from '../../record-schemas.ts'
import { valuesOf } from '../../values-of.ts'

/** Specification §9; storage is the default. */
export const locationTypeLabels = {
  storage: 'Storage',
  staging: 'Staging',
  shipping: 'Shipping',
  receiving: 'Receiving',
  quarantine: 'Quarantine',
} as const
export const locationTypes = valuesOf(locationTypeLabels)
export const locationUseLabels = { any: 'Any', pick: 'Pick', bulk: 'Bulk' } as const
/** Location types whose stock can be reserved. */
export const promisableLocationTypes = ['storage', 'staging', 'shipping'] as const

const fields = {
  code: text('Code', 50, { required: true, sort: true, search: true }),
  name: text('Name', 200, { required: true, sort: true, search: true }),
  zone: text('Zone', 100, { sort: true, search: true, filter: true }),
  type: choice('Type', locationTypeLabels, { start: 'storage', sort: true, filter: true }),
  /** In units; null is unlimited. */
  capacity: quantityOrNone('Capacity', { sort: true }),
  /** Null for counters while it is in a blind count. */
  currentOccupancy: shown('Occupancy', quantity.nullable(), { kind: 'number', sort: 'occupancy' }),
  isActive: active(),
  siteId: site(),
  siteCode: shown('Site', z.string()),
  /** Among goods of one expiry date movements reserve from places to pick before others, and from bulk last. */
  use: choice('Use', locationUseLabels, { start: 'any', filter: true }),
  /** In a count that is closed. */
  lastCountedAt: shown('Last Counted', instant.nullable(), { kind: 'moment' }),
}

export const locations = record('location', {
  path: 'warehouse-locations',
  method: 'PUT',
  noun: 'location',
  read: 'locations.read',
  change: 'locations.change',
  topic: 'locations',
  shows: ['inventory', 'sites', 'counts'],
  fields,
  filters: {},
  files: 'locations',
  summaries: {
    list: 'Warehouse locations',
    create: 'Add a location',
    update: 'Change a location',
    history: 'Who changed which fields of a location',
  },
})
export type Location = z.output<typeof locations.row>

/** What labels of locations are printed on: cut A4 sheets of eight, or a roll of labels of 100 × 50 mm. */
export const labelPapers = ['a4', 'roll'] as const
/** In one file. */
export const mostLocationLabels = 1_000

export const locationsEndpoints = {
  ...locations.calls,
  labels: endpoint({
    method: 'GET',
    path: '/api/warehouse-locations/labels.pdf',
    summary: 'Labels for locations, sorted by code: of those with these ids, or of the active ones that match',
    allow: 'locations.read',
    query: exportQuery(['code'], {
      ...filtersOf(fields),
      ids: several(idInUrl).optional(),
      paper: z.enum(labelPapers).default('a4'),
    }).omit({ sort: true }),
    answer: pdf(),
    shows: ['locations'],
  }),
}
