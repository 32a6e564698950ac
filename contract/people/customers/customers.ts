import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idParams, instant, optionalText, requiredText } from '../../fields.ts'
import { json } from '../../formats.ts'
import { optionalSeed } from '../../platform/excise/excise-numbers.ts'
import { record } from '../../record.ts'
import { choice, email, flag, moment, phone, shown, text } from '../../record-fields.ts'
import { portalAccesses, portalAccessLabels } from '../../roles.ts'
import { valuesOf } from '../../values-of.ts'
import { workersRead } from '../../withheld.ts'
import { newPassword, passwordWith } from '../auth/new-password.ts'
import { allCustomerTypes, customerTypeBadges, customerTypes } from './customer-types.ts'
import { optionalVatNumber } from './vat-numbers.ts'

export const customerStatusLabels = { active: 'Active', inactive: 'Inactive', pending: 'Pending' } as const
export const customerStatuses = valuesOf(customerStatusLabels)
export const paymentTermsLabels = { net_15: 'NET 15', net_30: 'NET 30', net_45: 'NET 45', net_60: 'NET 60' } as const
export const paymentTerms = valuesOf(paymentTermsLabels)
export const customerPlans = ['premium', 'standard'] as const

export const customerRequiredMessage = 'Company name, type, and password are required.'
/** The message for a change, in which the password is sent only when it is a new one. */
const customerNeedsMessage = 'Company name and type are required.'
export const contactEmailRequiredMessage = 'Contact email is required to send login credentials.'

const requiredName = requiredText(200, customerRequiredMessage)
const seed = { created: optionalSeed, changed: optionalSeed }
const yesOrNo = { true: 'Yes', false: 'No' }

const described = record('customer', {
  path: 'customers',
  method: 'PATCH',
  noun: 'customer',
  read: 'customers.read',
  change: 'customers.update',
  topic: 'customers',
  shows: [],
  fields: {
    name: {
      ...text('Company Name', 200, { required: true, sort: true, search: true }),
      created: requiredName,
      changed: requiredText(200, customerNeedsMessage),
    },
    /** A string, unlike all other ids: the viewer's own user id for a customer, else the primary user's. */
    userId: shown('User', z.string().nullable()),
    /** New customers have a type that is still offered. A change accepts legacy types, because clients send back what they read. */
    type: {
      ...choice('Type', customerTypeBadges, { sort: true, filter: true }),
      created: z.enum(customerTypes, { error: customerRequiredMessage }),
      changed: z.enum(allCustomerTypes, { error: customerNeedsMessage }),
    },
    plan: choice('Plan', { premium: 'Premium', standard: 'Standard' }, { start: 'standard' }),
    industry: text('Industry', 200),
    status: choice('Status', customerStatusLabels, { start: 'active', sort: true, filter: true }),
    isActive: shown('Active', z.boolean()),
    portalAccess: choice('Portal Access', portalAccessLabels, { start: 'full' }),
    /** The name of the primary user, so that it can't be emptied. */
    contactEmail: {
      ...email('Contact Email', { search: true }),
      created: z.email({ error: (issue) => (issue.input ? 'must be an email address' : contactEmailRequiredMessage) }).max(254),
      changed: z.email('must be an email address').max(254),
    },
    contactPhone: phone('Contact Phone'),
    primaryContact: text('Primary Contact', 200, { search: true }),
    address: text('Address', 1000),
    paymentTerms: choice('Payment Terms', paymentTermsLabels, { start: 'net_30' }),
    vatNumber: { ...text('VAT Number', 14), created: optionalVatNumber, changed: optionalVatNumber },
    seedIdCompany: { ...text('SEED ID (Company)', 30), ...seed },
    seedIdWarehouse: { ...text('SEED ID (Warehouse)', 30), ...seed },
    certifiedReceiver: flag('Certified Receiver', yesOrNo, { start: false }),
    taxWarehouse: flag('Tax Warehouse', yesOrNo, { start: false }),
    /** Staff's notes about the customer, which it doesn't read. */
    notes: text('Notes', 5000),
    createdAt: moment('Created', { sort: true }),
    updatedAt: moment('Changed'),
  },
  sorts: ['id'],
  filters: {},
  files: 'customers',
  summaries: {
    list: 'Customers; a customer gets the one row that is its own',
    create: 'Create a customer and its first user',
    update: 'Change a customer, its access, or the password of its primary user',
    history: 'Who changed which fields of a customer, its password and its allocated items',
  },
})
workersRead(described.row, ['id', 'name'])
/** Allocations are entries of its history. */
export const customers = { ...described, history: endpoint({ ...described.history, shows: ['customers', 'inventory'] }) }
export type Customer = z.output<typeof customers.row>

export const newCustomer = customers.created.extend({
  password: passwordWith(customerRequiredMessage),
  /** Always false today: sending the credentials by email isn't implemented. */
  sendEmail: z.boolean().default(false),
})
export const customerChange = customers.changed.extend({ password: newPassword.optional() })

export const credentialsInfo = z.object({ username: z.string(), password: z.string() })

/** A person who may sign in for a customer. */
export const customerUser = z.object({
  id,
  name: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  username: z.string(),
  email: z.string(),
  /** The one whose name and password are set together with the customer. */
  isPrimary: z.boolean(),
  /** The user's own. It may not do more than its customer may. */
  portalAccess: z.enum(portalAccesses),
  /** Whether it may sign in while its customer is active. */
  isActive: z.boolean(),
  /** Whether it signs in with a second factor. */
  hasTwoFactor: z.boolean(),
  createdAt: instant,
  /** Who sent the invitation by which the account was made; null without one. */
  invitedBy: z.string().nullable(),
  lastSignInAt: instant.nullable(),
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type CustomerUser = z.output<typeof customerUser>

export const customerUserChange = z
  .object({ firstName: optionalText(100), lastName: optionalText(100), portalAccess: z.enum(portalAccesses), isActive: z.boolean() })
  .partial()

/** The figures over Customer Portal Management. */
export const customersSummary = z.object({
  total: z.number().int(),
  active: z.number().int(),
  /** Customers of type 3pl, whatever their status. */
  threePl: z.number().int(),
  /** Customers of type tpd2, whatever their status. */
  tpd2: z.number().int(),
  /** Customers whose portal access is view-only. */
  viewOnly: z.number().int(),
})

export const customersEndpoints = {
  ...customers.calls,
  summary: endpoint({
    method: 'GET',
    path: '/api/customers/summary',
    summary: 'How many customers have which access to the portal',
    allow: 'customers.read-summary',
    answer: json(customersSummary),
    shows: ['customers'],
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/customers/:id/users',
    summary: 'Who may sign in for a customer',
    allow: 'customers.read-users',
    params: idParams,
    row: 'customer',
    answer: json(z.array(customerUser)),
    shows: ['customers', 'account'],
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/api/users/:id',
    summary: 'Change the names or the access of a customer’s user',
    allow: 'customers.manage-users',
    params: idParams,
    row: 'user',
    versioned: 'version',
    body: json(customerUserChange),
    answer: json(customerUser),
    changes: ['customers'],
  }),
  create: endpoint({
    ...customers.calls.create,
    allow: 'customers.create',
    body: json(newCustomer),
    answer: json(customers.row.extend({ credentialsInfo })),
  }),
  update: endpoint({ ...customers.calls.update, body: json(customerChange) }),
  allocate: endpoint({
    method: 'POST',
    path: '/api/customers/:id/inventory',
    summary: 'Make exactly the named items the customer’s',
    allow: 'customers.allocate',
    params: idParams,
    row: 'customer',
    versioned: 'version',
    body: json(z.object({ inventoryIds: z.array(id).max(100_000) })),
    answer: json(z.object({ allocated: z.number().int(), released: z.number().int(), total: z.number().int() })),
    changes: ['inventory'],
  }),
}
