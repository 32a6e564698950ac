import { z } from 'zod'
import { addressWith } from '../../address.ts'
import { endpoint } from '../../endpoint.ts'
import { requiredText } from '../../fields.ts'
import { optionalSeed } from '../../platform/excise/excise-numbers.ts'
import { record } from '../../record.ts'
import { active, type Field, flag, moment, shown, text } from '../../record-fields.ts'
import { customersRead, workersRead } from '../../withheld.ts'

const code = requiredText(12).transform((typed, context) => {
  const upper = typed.toUpperCase()
  if (/^[A-Z0-9-]+$/.test(upper)) return upper
  context.addIssue({ code: 'custom', message: 'must have letters A to Z, digits and hyphens only' })
  return z.NEVER
})
/** FID of the ID issuer, one for each facility: Reg. (EU) 2018/574 Art. 16. */
const facilityId = z
  .string()
  .trim()
  .regex(/^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{3,50}$/, 'must have 3 to 50 characters of those that identifiers allow')
  .nullish()
export const siteAddressMessage = 'Please fill in all address fields'
export const siteAddress = addressWith(siteAddressMessage)
const seed = { created: optionalSeed, changed: optionalSeed }

const described = record('site', {
  path: 'sites',
  method: 'PATCH',
  noun: 'site',
  read: 'sites.read',
  change: 'sites.change',
  topic: 'sites',
  shows: ['locations', 'inventory'],
  fields: {
    code: { ...text('Code', 12, { required: true, sort: true, search: true }), created: code, changed: code },
    name: text('Name', 200, { required: true, sort: true, search: true }),
    address: {
      kind: 'address',
      label: 'Address',
      row: siteAddress.nullable(),
      created: siteAddress.nullish(),
      changed: siteAddress.nullish(),
      filtered: null,
      required: false,
    } satisfies Field,
    /** IANA name, as Europe/Amsterdam; null for the time zone in the settings. Decides which day it is at the site. */
    timeZone: text('Time Zone', 100),
    seedIdWarehouse: { ...text('SEED ID (Warehouse)', 30), ...seed },
    taxWarehouse: flag('Tax Warehouse', { true: 'Yes', false: 'No' }, { start: false }),
    facilityId: { ...text('Facility ID', 50), created: facilityId, changed: facilityId },
    isActive: active(),
    /** The site of everything that names no site. Setting it takes it from the former default. */
    isDefault: flag('Default', { true: 'Default', false: '' }, { start: false }),
    locations: shown('Locations', z.number().int(), { kind: 'number' }),
    units: shown('Units', z.number().int(), { kind: 'number' }),
    createdAt: moment('Created', { sort: true }),
    createdBy: shown('Created By', z.string().nullable()),
  },
  filters: {},
  files: 'sites',
  summaries: {
    list: 'Warehouse buildings; customers get those with stock or open movements of theirs',
    create: 'Add a site',
    update: 'Change a site; making it the default takes that from the former one',
    history: 'Who changed which fields of a site',
  },
})
customersRead(described.row, ['id', 'code', 'name'])
workersRead(described.row, ['id', 'code', 'name', 'isActive', 'isDefault'])

/** Warehouse buildings. Stock changes its site by transfer only. */
export const sites = {
  ...described,
  calls: {
    ...described.calls,
    list: endpoint({ ...described.calls.list, allow: 'sites.list', shows: ['sites', 'locations', 'inventory', 'orders'] }),
  },
}
export type Site = z.output<typeof sites.row>

export const sitesEndpoints = sites.calls
