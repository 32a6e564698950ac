import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idParams, instant } from '../../fields.ts'
import { json, list } from '../../formats.ts'
import { listQuery } from '../../list-query.ts'
import { staffRoles } from '../../roles.ts'
import { invitation, newInvitation } from '../invitations/invitations.ts'

/** A member of staff, as administrators see it. */
export const staffAccount = z.object({
  id,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** The sites that the person is limited to; none of them for all. */
  siteIds: z.array(id),
  /** False while the person is suspended, and can't sign in. */
  isActive: z.boolean(),
  /** Signs in with a second factor. */
  hasTwoFactor: z.boolean(),
  profileImageUrl: z.string().nullable(),
  createdAt: instant,
  lastSignInAt: instant.nullable(),
  /** Its number is the ETag of the row. */
  version: z.number().int(),
})
export type StaffAccount = z.output<typeof staffAccount>

/** Sites that a person is limited to; empty for all. Administrators work at all of them. */
export const siteIds = z
  .array(id)
  .max(100)
  .transform((ids) => [...new Set(ids)].sort((a, b) => a - b))

export const staffAccountChange = z.object({ role: z.enum(staffRoles), siteIds, isActive: z.boolean() }).partial()

export const newStaffInvitation = newInvitation
  .pick({ email: true, firstName: true, lastName: true })
  .extend({ role: z.enum(staffRoles), siteIds: siteIds.default([]) })

export const staffEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/staff/accounts',
    summary: 'The members of staff with their role, access and last sign-in, by name',
    allow: 'staff.manage',
    query: listQuery(['name', 'username', 'lastSignInAt', 'createdAt'], {}),
    answer: list(staffAccount, 'staff'),
    shows: ['account'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/staff/:id',
    summary:
      'Change the role of a member of staff, limit it to sites, suspend it or restore its access. A suspended person is signed out everywhere',
    allow: 'staff.manage',
    params: idParams,
    row: 'staffAccount',
    versioned: 'version',
    body: json(staffAccountChange),
    answer: json(staffAccount),
    changes: ['account'],
  }),
  listInvitations: endpoint({
    method: 'GET',
    path: '/api/staff/invitations',
    summary: 'Invitations to become a member of staff, newest first, with their status',
    allow: 'staff.manage',
    answer: json(z.array(invitation)),
    shows: ['account', 'mails'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/staff/invitations',
    summary: 'Send a link to create an account as a member of staff. It works once, for 48 hours',
    allow: 'staff.manage',
    body: json(newStaffInvitation),
    answer: json(invitation),
    status: 201,
    changes: ['account', 'mails'],
  }),
}
