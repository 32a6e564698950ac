import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { requiredText } from '../../fields.ts'
import { file, json } from '../../formats.ts'
import type { PortalSwitch } from '../../portal.ts'

/** The company that runs the warehouse, as documents, labels and mails name it. What is null is left out. */
export const operatorSettings = z.object({
  /** While it is null, documents name Tallyhouse. */
  name: requiredText(200).nullable(),
  /** In lines, as on an envelope. */
  address: requiredText(500).nullable(),
  /** Mails to customers ask for replies to it. */
  email: z.email('must be an email address').max(254).nullable(),
})
export type OperatorSettings = z.output<typeof operatorSettings>
/** The version is the ETag: two administrators don't overwrite each other's change. */
export const versionedOperator = operatorSettings.extend({ version: z.number().int() })
/** With the address of the logo, which changes with it; null when there is none. */
export const operatorWithLogo = versionedOperator.extend({ logoUrl: z.string().nullable() })
export type OperatorWithLogo = z.output<typeof operatorWithLogo>

export const portalSettings = z.object({
  /** Screens of customers follow changes at once. */
  realTimeUpdates: z.boolean(),
  /** Customers get mails; invitations are sent all the same. */
  emailNotifications: z.boolean(),
  /** Customers save lists as files. */
  dataExport: z.boolean(),
  /** Full-access users of customers invite colleagues. */
  inviteColleagues: z.boolean(),
} satisfies Record<PortalSwitch, z.ZodBoolean>)
/** A switch that came later stays as it is unless it is sent. */
export const portalSettingsChange = portalSettings.partial({ inviteColleagues: true })
export type PortalSettings = z.output<typeof portalSettings>

/** Kinds of image that documents can print. */
export const logoMediaTypes = ['image/png', 'image/jpeg'] as const

/** The operator as documents name it, and what it switches on for customers. */
export const operatorSettingsEndpoints = {
  getOperator: endpoint({
    method: 'GET',
    path: '/api/settings/operator',
    summary: 'The company that runs the warehouse, as documents name it',
    allow: 'settings.read-operator',
    answer: json(operatorWithLogo),
    shows: ['settings'],
  }),
  updateOperator: endpoint({
    method: 'PUT',
    path: '/api/settings/operator',
    summary: 'Change the name, address and email address of the company that runs the warehouse',
    allow: 'settings.change',
    versioned: 'version',
    body: json(operatorSettings),
    answer: json(versionedOperator),
    changes: ['settings'],
  }),
  getLogo: endpoint({
    method: 'GET',
    path: '/api/settings/logo',
    summary: 'The operator’s logo, as documents print it',
    allow: 'settings.read-operator',
    answer: file(logoMediaTypes),
    shows: ['settings'],
  }),
  setLogo: endpoint({
    method: 'PUT',
    path: '/api/settings/logo',
    summary: 'Set the operator’s logo: a PNG or JPEG image of at most 200 kB',
    allow: 'settings.change',
    body: file(logoMediaTypes, { maxBytes: 200_000 }),
    status: 204,
    changes: ['settings'],
  }),
  deleteLogo: endpoint({
    method: 'DELETE',
    path: '/api/settings/logo',
    summary: 'Print documents without a logo',
    allow: 'settings.change',
    status: 204,
    changes: ['settings'],
  }),
  getPortal: endpoint({
    method: 'GET',
    path: '/api/settings/portal',
    summary: 'What is switched on for customers',
    allow: 'settings.read-operator',
    answer: json(portalSettings),
    shows: ['settings'],
  }),
  updatePortal: endpoint({
    method: 'PUT',
    path: '/api/settings/portal',
    summary: 'Switch on and off what customers can do',
    allow: 'settings.change',
    body: json(portalSettingsChange),
    answer: json(portalSettings),
    changes: ['settings'],
  }),
}
