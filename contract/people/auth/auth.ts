import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id, idParams, instant, optionalText, requiredText, text } from '../../fields.ts'
import { file, json } from '../../formats.ts'
import { languages } from '../../languages.ts'
import { customerSwitches } from '../../portal.ts'
import { portalAccesses, roles } from '../../roles.ts'
import { newPassword } from './new-password.ts'
import { signInMessage } from './sign-in-message.ts'

export const user = z.object({
  id,
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  role: z.enum(roles),
  /** The portal access of a customer's user; null for staff. */
  portalAccess: z.enum(portalAccesses).nullable(),
  profileImageUrl: z.string().nullable(),
  /** What is switched off for customers; nothing for staff. */
  switchedOff: z.array(z.enum(customerSwitches)),
  /** By whose rules dates and numbers are written for this person; null when none was chosen, which is en-US. */
  language: z.enum(languages).nullable(),
  /** A second factor is required of staff, and this member hasn't set one up: until then only its own account answers. */
  mustSetUpTwoFactor: z.boolean(),
})
export type User = z.output<typeof user>

export const staffMember = z.object({ id, name: z.string(), role: z.enum(roles) })
export type StaffMember = z.output<typeof staffMember>

/** What people change of their own account. What is left out stays as it is. */
export const accountChange = z
  .object({ language: user.shape.language, firstName: optionalText(100), lastName: optionalText(100) })
  .partial()

/** Profile pictures: the accepted media types, and the size limit in bytes. */
export const pictureMediaTypes = ['image/png', 'image/jpeg'] as const
export const pictureBytes = 200_000

export const credentials = z.object({
  username: requiredText(254, signInMessage),
  password: text(1000).min(1, signInMessage),
  /** A code of the authenticator app, or a recovery code; asked for once the password was right. Blank counts as none. */
  code: text(50).trim().optional(),
})

/** The end of the link of an invitation: 32 random bytes. */
export const invitationToken = z
  .string()
  .regex(/^[\w-]{43}$/, 'This invitation link is incomplete. Open it from the email, or copy the whole link.')

/** What an invitation says to the holder of its link. */
export const invitedPerson = z.object({
  /** The customer, or who runs the warehouse. */
  companyName: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  expiresAt: instant,
})
export type InvitedPerson = z.output<typeof invitedPerson>

/** A new account: of an invited person, whose email address is known, or of the first administrator. */
export const registration = z
  .object({
    username: requiredText(254).optional(),
    email: z.email('must be an email address').max(254).optional(),
    password: newPassword,
    firstName: text(100).trim().optional(),
    lastName: text(100).trim().optional(),
    /** Printed by the server at start; required for the first administrator. */
    setupCode: text(100).optional(),
    invitation: invitationToken.optional(),
  })
  .refine(({ invitation, username }) => invitation !== undefined || username !== undefined, filledIn('username'))
  .refine(({ invitation, email }) => invitation !== undefined || email !== undefined, filledIn('email'))

/** Complained about together with what is wrong with the other fields. */
function filledIn(field: 'username' | 'email') {
  const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
  return { path: [field], error: 'must be filled in', when: isObject }
}

export const authEndpoints = {
  getUser: endpoint({
    method: 'GET',
    path: '/api/user',
    summary: 'The signed-in user',
    allow: 'account.read',
    answer: json(user),
    shows: ['customers', 'account', 'settings'],
  }),
  getInvitation: endpoint({
    method: 'GET',
    path: '/api/invitation',
    summary: 'The person and account that an invitation link is for',
    allow: 'anyone',
    query: z.object({ token: invitationToken }),
    answer: json(invitedPerson),
    shows: [],
  }),
  changeAccount: endpoint({
    method: 'PATCH',
    path: '/api/account',
    summary: 'Change your name, and the language that sets date and number formats',
    allow: 'account.change',
    body: json(accountChange),
    answer: json(user),
    changes: ['account'],
  }),
  getPicture: endpoint({
    method: 'GET',
    path: '/api/users/:id/picture',
    summary: 'The picture of a person: your own, or for staff anyone’s',
    allow: 'account.read',
    params: idParams,
    row: 'picture',
    answer: file(pictureMediaTypes),
    shows: ['account'],
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/account/picture',
    summary: 'Set your own picture: a PNG or JPEG image of at most 200 kB',
    allow: 'account.change',
    body: file(pictureMediaTypes, { maxBytes: pictureBytes }),
    answer: json(user),
    changes: ['account'],
  }),
  deletePicture: endpoint({
    method: 'DELETE',
    path: '/api/account/picture',
    summary: 'Remove your own picture',
    allow: 'account.change',
    answer: json(user),
    changes: ['account'],
  }),
  listStaff: endpoint({
    method: 'GET',
    path: '/api/staff',
    summary: 'The members of staff, to whom work is assigned',
    allow: 'staff.read',
    answer: json(z.array(staffMember)),
    shows: ['account'],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in with email or username',
    allow: 'anyone',
    body: json(credentials),
    answer: json(user),
    changes: ['account'],
  }),
  signInPage: endpoint({
    method: 'GET',
    path: '/api/login',
    summary: 'Leads to the sign-in screen',
    allow: 'anyone',
    status: 302,
    shows: [],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'End the session',
    allow: 'anyone',
    status: 204,
    changes: ['account'],
  }),
  signOutPage: endpoint({
    method: 'GET',
    path: '/api/logout',
    summary: 'End the session and go to the start page',
    allow: 'anyone',
    status: 302,
    shows: [],
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    summary: 'Create an account from an invitation, or the first administrator of an empty installation',
    allow: 'anyone',
    body: json(registration),
    answer: json(user),
    status: 201,
    changes: ['customers', 'account'],
  }),
  getSetup: endpoint({
    method: 'GET',
    path: '/api/setup',
    summary: 'What the sign-in screen needs to know before anyone is signed in',
    allow: 'anyone',
    answer: json(z.object({ needsAdministrator: z.boolean(), needsSetupCode: z.boolean(), supportEmail: z.string() })),
    shows: [],
  }),
}
