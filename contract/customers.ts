import { z } from 'zod'
import { allCustomerTypes, customerTypes } from './customer-types.ts'
import { endpoint } from './endpoint.ts'
import { optionalSeed } from './excise-numbers.ts'
import { id, idParams, instant, optionalText, requiredText } from './fields.ts'
import { json, list } from './formats.ts'
import { listQuery, several } from './list-query.ts'
import { newPassword, passwordWith } from './new-password.ts'
import { portalAccesses } from './roles.ts'

export const customerStatuses = ['active', 'inactive', 'pending'] as const
export const customerStatusLabels: Record<(typeof customerStatuses)[number], string> = {
  active: 'Active',
  inactive: 'Inactive',
  pending: 'Pending',
}
export const paymentTerms = ['net_15', 'net_30', 'net_45', 'net_60'] as const
export const customerPlans = ['premium', 'standard'] as const

/** 'NET 30' for net_30. */
export function paymentTermsLabel(terms: (typeof paymentTerms)[number]): string {
  return terms.replace('_', ' ').toUpperCase()
}

export const customerRequiredMessage = 'Company name, type, and password are required.'
/** Of a change: the password is sent only when it is a new one. */
const customerNeedsMessage = 'Company name and type are required.'
export const contactEmailRequiredMessage = 'Contact email is required to send login credentials.'

export const customer = z.object({
  id,
  name: z.string(),
  /** A string, unlike all other ids: the viewer's own user id for a customer, else the primary user's (decisions §2). */
  userId: z.string().nullable(),
  type: z.enum(allCustomerTypes),
  plan: z.enum(customerPlans),
  industry: z.string().nullable(),
  status: z.enum(customerStatuses),
  isActive: z.boolean(),
  portalAccess: z.enum(portalAccesses),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  primaryContact: z.string().nullable(),
  address: z.string().nullable(),
  paymentTerms: z.enum(paymentTerms),
  seedIdCompany: z.string().nullable(),
  seedIdWarehouse: z.string().nullable(),
  certifiedReceiver: z.boolean(),
  taxWarehouse: z.boolean(),
  notes: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type Customer = z.output<typeof customer>

const profile = {
  name: requiredText(200, customerRequiredMessage),
  type: z.enum(customerTypes, { error: customerRequiredMessage }),
  plan: z.enum(customerPlans),
  industry: optionalText(200),
  status: z.enum(customerStatuses),
  portalAccess: z.enum(portalAccesses),
  contactEmail: z.email('must be an e-mail address').max(254),
  contactPhone: optionalText(50),
  primaryContact: optionalText(200),
  address: optionalText(1000),
  paymentTerms: z.enum(paymentTerms),
  seedIdCompany: optionalSeed,
  seedIdWarehouse: optionalSeed,
  certifiedReceiver: z.boolean(),
  taxWarehouse: z.boolean(),
  notes: optionalText(5000),
}

export const newCustomer = z.object({
  ...profile,
  plan: profile.plan.default('standard'),
  status: profile.status.default('active'),
  portalAccess: profile.portalAccess.default('full'),
  paymentTerms: profile.paymentTerms.default('net_30'),
  certifiedReceiver: z.boolean().default(false),
  taxWarehouse: z.boolean().default(false),
  contactEmail: z.email({ error: (issue) => (issue.input ? 'must be an e-mail address' : contactEmailRequiredMessage) }).max(254),
  password: passwordWith(customerRequiredMessage),
  /** Always false today: sending the credentials by e-mail isn't implemented. */
  sendEmail: z.boolean().default(false),
})

/** Accepts legacy types, because clients send back what they read. A blank e-mail is rejected, because it is the sign-in name. */
export const customerChange = z
  .object({
    ...profile,
    name: requiredText(200, customerNeedsMessage),
    type: z.enum(allCustomerTypes, { error: customerNeedsMessage }),
    password: newPassword,
  })
  .partial()

export const credentialsInfo = z.object({ username: z.string(), password: z.string() })

/** Somebody who may sign in for a customer. */
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
  lastSignInAt: instant.nullable(),
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type CustomerUser = z.output<typeof customerUser>

export const customerUserChange = z
  .object({ firstName: optionalText(100), lastName: optionalText(100), portalAccess: profile.portalAccess, isActive: z.boolean() })
  .partial()

/** The figures over Customer Portal Management. */
export const customersSummary = z.object({
  total: z.number().int(),
  active: z.number().int(),
  /** Of type 3pl, whatever their status (decisions §2). */
  threePl: z.number().int(),
  /** Of type tpd2. */
  tpd2: z.number().int(),
  /** Whose portal access is view-only. */
  viewOnly: z.number().int(),
})

export const customersEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/customers',
    summary: 'Customers; a customer gets the one row that is its own',
    allow: 'customers.read',
    query: listQuery(['name', 'id', 'type', 'status', 'createdAt'], {
      status: several(z.enum(customerStatuses)).optional(),
      type: several(z.enum(allCustomerTypes)).optional(),
    }),
    answer: list(customer, 'customers'),
    shows: ['customers'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/customers/summary',
    summary: 'How many customers have which access to the portal',
    allow: 'customers.read-summary',
    answer: json(customersSummary),
    shows: ['customers'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/customers/:id',
    summary: 'One customer',
    allow: 'customers.read',
    params: idParams,
    row: 'customer',
    answer: json(customer),
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
    method: 'POST',
    path: '/api/customers',
    summary: 'Create a customer and its first user',
    allow: 'customers.create',
    body: json(newCustomer),
    answer: json(customer.extend({ credentialsInfo })),
    status: 201,
    changes: ['customers'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/customers/:id',
    summary: 'Change a customer, its access, or the password of its primary user',
    allow: 'customers.update',
    params: idParams,
    row: 'customer',
    versioned: 'version',
    body: json(customerChange),
    answer: json(customer),
    changes: ['customers'],
  }),
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
