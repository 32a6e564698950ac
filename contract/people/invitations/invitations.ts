import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idParams, instant, optionalText } from '../../fields.ts'
import { json } from '../../formats.ts'
import { mail } from '../../platform/mail/mails.ts'
import { portalAccesses, roles } from '../../roles.ts'

/** How long a link works. */
export const invitationHours = 48

/** 'expired' ones can be sent again, like open ones. */
export const invitationStates = ['open', 'expired', 'accepted', 'withdrawn'] as const

export const invitation = z.object({
  id,
  /** Null for an invitation to become a member of staff. */
  customerId: id.nullable(),
  /** Where the mail goes, and what the person signs in with afterwards. */
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** What the person becomes. */
  role: z.enum(roles),
  /** The sites that a member of staff will be limited to; empty for all sites. */
  siteIds: z.array(id),
  portalAccess: z.enum(portalAccesses),
  state: z.enum(invitationStates),
  createdBy: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  acceptedAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  /** What became of the newest mail with the link; null when none was ordered. */
  mail: mail.pick({ state: true, delivery: true, error: true, sentAt: true }).nullable(),
})
export type Invitation = z.output<typeof invitation>

export const newInvitation = z.object({
  email: z.email('must be an email address').max(254),
  firstName: optionalText(100),
  lastName: optionalText(100),
  portalAccess: z.enum(portalAccesses).default('full'),
})

export const invitationsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/customers/:id/invitations',
    summary: 'Invitations to sign in for a customer, newest first, with their status',
    allow: 'customers.read-users',
    params: idParams,
    row: 'customer',
    answer: json(z.array(invitation)),
    shows: ['customers', 'mails'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/customers/:id/invitations',
    summary: 'Send a link to create an account for a customer. It works once, for 48 hours',
    allow: 'customers.invite',
    params: idParams,
    row: 'customer',
    body: json(newInvitation),
    answer: json(invitation),
    status: 201,
    changes: ['customers', 'mails'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/invitations/:id/resend',
    summary: 'Send an invitation again with a new link, for another 48 hours; the old link stops working',
    allow: 'customers.invite',
    params: idParams,
    row: 'invitation',
    answer: json(invitation),
    changes: ['customers', 'account', 'mails'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/invitations/:id',
    summary: 'Withdraw an invitation: its link stops working, and an email still in the queue isn’t sent',
    allow: 'customers.invite',
    params: idParams,
    row: 'invitation',
    answer: json(invitation),
    changes: ['customers', 'account', 'mails'],
  }),
}
