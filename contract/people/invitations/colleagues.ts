import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idParams } from '../../fields.ts'
import { json } from '../../formats.ts'
import { customerUser } from '../customers/customers.ts'
import { invitation, newInvitation } from './invitations.ts'

/** Users and open invitations of one customer, beyond which its users invite no more. */
export const mostColleagues = 20
/** Invitations that users of one customer send in 24 hours, with those that were withdrawn. */
export const mostInvitationsADay = 10

/** An invitation as the colleagues of the person who sent it see it. */
export const colleagueInvitation = invitation.omit({ mail: true, role: true, siteIds: true })
export type ColleagueInvitation = z.output<typeof colleagueInvitation>

/** A user as its colleagues see it. */
export const colleague = customerUser.omit({ username: true, hasTwoFactor: true, lastSignInAt: true })
export type Colleague = z.output<typeof colleague>

export const colleagueChange = z.object({ isActive: z.boolean() })

/** What users of a customer do about one another. */
export const colleaguesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/my/users',
    summary: 'Who may sign in for your company, and who invited them',
    allow: 'colleagues.read',
    answer: json(z.array(colleague)),
    shows: ['customers', 'account'],
  }),
  listInvitations: endpoint({
    method: 'GET',
    path: '/api/my/invitations',
    summary: 'Invitations to sign in for your company, newest first, with their status',
    allow: 'colleagues.read',
    answer: json(z.array(colleagueInvitation)),
    shows: ['customers'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/my/invitations',
    summary: 'Send a colleague a link to create an account for your company. It works once, for 48 hours',
    allow: 'colleagues.invite',
    body: json(newInvitation),
    answer: json(colleagueInvitation),
    status: 201,
    changes: ['customers', 'mails'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/my/invitations/:id',
    summary: 'Withdraw an invitation to your company: its link stops working',
    allow: 'colleagues.manage',
    params: idParams,
    row: 'invitation',
    answer: json(colleagueInvitation),
    changes: ['customers', 'mails'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/my/users/:id',
    summary: 'Disable or restore a colleague’s access',
    allow: 'colleagues.manage',
    params: idParams,
    row: 'user',
    versioned: 'version',
    body: json(colleagueChange),
    answer: json(colleague),
    changes: ['customers'],
  }),
}
