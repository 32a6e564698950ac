import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idInUrl, idParams, maxInteger, optionalText, quantity, requiredText, text } from './fields.ts'
import { json, list, pdf } from './formats.ts'
import { activeStates, exportQuery, listQuery, several } from './list-query.ts'

/** Specification §9; storage is the default. */
export const locationTypes = ['storage', 'staging', 'shipping', 'receiving', 'quarantine'] as const
/** Location types whose stock can be reserved (decisions §4). */
export const promisableLocationTypes = ['storage', 'staging', 'shipping'] as const

export const location = z.object({
  id,
  code: z.string(),
  name: z.string(),
  zone: z.string().nullable(),
  type: z.enum(locationTypes),
  /** In units; null is unlimited. */
  capacity: quantity.nullable(),
  currentOccupancy: quantity,
  isActive: z.boolean(),
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type Location = z.output<typeof location>

const locationFields = {
  code: requiredText(50),
  name: requiredText(200),
  zone: optionalText(100),
  type: z.enum(locationTypes),
  capacity: z
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(maxInteger)
    .nullish(),
  isActive: z.boolean(),
}

export const newLocation = z.object({
  ...locationFields,
  type: locationFields.type.default('storage'),
  isActive: locationFields.isActive.default(true),
})
export const locationChange = z.object(locationFields).partial()

const locationFilters = {
  type: several(z.enum(locationTypes)).optional(),
  zone: several(text(100)).optional(),
  status: several(z.enum(activeStates)).optional(),
}

/** What labels of locations are printed on: cut A4 sheets of eight, or a roll of labels of 100 × 50 mm. */
export const labelPapers = ['a4', 'roll'] as const
/** In one file. */
export const mostLocationLabels = 1_000

export const locationsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/warehouse-locations',
    summary: 'Places in the warehouse',
    allow: 'locations.read',
    query: listQuery(['code', 'name', 'zone', 'type', 'capacity', 'occupancy'], locationFilters),
    answer: list(location, 'locations'),
    shows: ['locations', 'inventory'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/warehouse-locations/:id',
    summary: 'One location',
    allow: 'locations.read',
    params: idParams,
    row: 'location',
    answer: json(location),
    shows: ['locations', 'inventory'],
  }),
  labels: endpoint({
    method: 'GET',
    path: '/api/warehouse-locations/labels.pdf',
    summary: 'Labels for locations, sorted by code: of those with these ids, or of the active ones that match',
    allow: 'locations.read',
    query: exportQuery(['code'], {
      ...locationFilters,
      ids: several(idInUrl).optional(),
      paper: z.enum(labelPapers).default('a4'),
    }).omit({ sort: true }),
    answer: pdf(),
    shows: ['locations'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/warehouse-locations',
    summary: 'Add a location',
    allow: 'locations.change',
    body: json(newLocation),
    answer: json(location),
    status: 201,
    changes: ['locations'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/warehouse-locations/:id',
    summary: 'Change a location',
    allow: 'locations.change',
    params: idParams,
    row: 'location',
    versioned: 'version',
    body: json(locationChange),
    answer: json(location),
    changes: ['locations'],
  }),
}
