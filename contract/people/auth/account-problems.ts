import { rule } from '../../platform/problems/define.ts'

interface Addressed {
  email: string
}

/** Customers, users and signing in. */
export const accountProblems = {
  'customer.not-found': rule(404, 'This customer does not exist, or you have no access to it.'),
  'customer.unknown': rule(400, 'There is no such customer. Choose one from the list.'),
  'staff.not-found': rule(404, 'There is no such member of staff.'),
  'staff.last-administrator': rule(
    409,
    'There must be at least one administrator who may sign in. Make someone else an administrator first.',
  ),
  'staff.all-sites': rule(400, 'Administrators work at all sites: choose none for them.'),
  'staff.own-access': rule(409, 'You can’t change your own role or access. Ask another administrator to do it.'),
  'user.not-found': rule(404, 'There is no such user.'),
  'user.oneself': rule(409, 'You can’t change your own access. Ask a colleague or your account manager.'),
  'user.disabled-by-staff': rule(409, 'The warehouse disabled this access, and only the warehouse restores it. Ask your account manager.'),
  'picture.not-found': rule(404, 'There is no such picture.'),
  'picture.not-an-image': rule(400, 'This is not a PNG or JPEG image. Choose another file.'),
  'user.name-taken': rule(409, 'This email address or username is already in use. Please use another.'),
  'user.registration-closed': rule(403, 'Accounts are created by an administrator. Please ask one for access, or sign in.'),
  'invitation.not-found': rule(404, 'This invitation does not exist.'),
  'invitation.unknown': rule(403, 'This invitation link is not valid. Open the most recent invitation email, or ask for a new invitation.'),
  'invitation.expired': rule(403, 'This invitation has expired. Ask the person who invited you for a new one.'),
  'invitation.withdrawn': rule(403, 'This invitation was withdrawn. Ask the person who invited you for a new one.'),
  'invitation.used': rule(403, 'This invitation has already been used. Sign in with your password, or ask for a new invitation.'),
  'invitation.access-disabled': rule(409, 'Access to this account is currently disabled. Please contact the person who invited you.'),
  'invitation.account-exists': rule(409, ({ email }: Addressed) => `${email} already has an account. Sign in instead.`),
  'invitation.customer-inactive': rule(
    409,
    ({ customer }: { customer: string }) => `Access of ${customer} is disabled. Activate the customer, then invite its users.`,
  ),
  'invitation.user-disabled': rule(409, ({ email }: Addressed) => `Access of ${email} is disabled. Enable it, then send the invitation.`),
  'invitation.address-taken': rule(409, ({ email }: Addressed) => `${email} already has an account. Use another email address.`),
  'invitation.open-already': rule(
    409,
    ({ email }: Addressed) => `${email} has already been invited. Resend that invitation, or withdraw it.`,
  ),
  'invitation.too-many': rule(
    409,
    ({ most }: { most: number }) =>
      `Your company has ${most} users and open invitations, which is the maximum. Withdraw an invitation first, or ask your account manager.`,
  ),
  'invitation.too-many-today': rule(
    409,
    ({ most }: { most: number }) =>
      `Your company has sent ${most} invitations in 24 hours, which is the maximum. Send the next one tomorrow, or ask your account manager.`,
  ),
  'invitation.closed': rule(
    409,
    ({ email, state }: Addressed & { state: 'accepted' | 'withdrawn' }) =>
      `The invitation of ${email} is ${state}, so it can no longer be changed.`,
  ),
  'password.refused': rule(400, ({ sentence }: { sentence: string }) => sentence),
  'sign-in.wrong': rule(401, 'The username or password is wrong. Please check both and try again.'),
  'sign-in.code-required': rule(401, 'Enter the code from your authenticator app.'),
  'sign-in.wrong-code': rule(
    401,
    'This code is wrong or has already been used. Enter the current code from your authenticator app, or a recovery code.',
  ),
  'sign-in.disabled': rule(403, 'Your access is disabled. Please contact us if you think that this is a mistake.'),
  'sign-in.throttled': rule(
    429,
    ({ minutes }: { minutes: number }) =>
      `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  ),
  'password.wrong': rule(400, 'This is not your current password. Please try again.'),
  'session.not-found': rule(404, 'This session does not exist or has already ended.'),
  'two-factor.wrong-code': rule(400, 'This code is wrong or has already been used. Enter the current code from your authenticator app.'),
  'two-factor.too-many-codes': rule(
    429,
    ({ minutes }: { minutes: number }) => `Too many wrong codes. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  ),
  'two-factor.key-unknown': rule(
    503,
    'This server lacks the secret key that two-factor sign-in needs. Ask your administrator to set SECRET_KEY_FILE to the same file on every server.',
  ),
  'two-factor.is-on': rule(409, 'Two-factor sign-in is already on. Turn it off first to set up another authenticator app.'),
  'two-factor.is-off': rule(409, 'Two-factor sign-in is off.'),
  'two-factor.not-started': rule(409, 'This set-up wasn’t started, or it took too long. Please start again.'),
  'two-factor.own': rule(409, 'To turn off your own two-factor sign-in, open Security and enter your password and a code.'),
  'two-factor.set-up-first': rule(409, 'Set up two-factor sign-in for yourself before you require it of others.'),
  'setup-code.missing': rule(400, 'Enter the set-up code that the server printed when it started.'),
  'setup-code.wrong': rule(403, 'That is not the set-up code. Enter the set-up code that the server printed when it started.'),
  'notification.not-found': rule(404, 'This notification does not exist.'),
  'notification.kind-not-offered': rule(400, ({ kind }: { kind: string }) => `Your role doesn't receive notifications of type ${kind}.`),

  'saved-view.not-found': rule(404, 'This saved view does not exist, or you have no access to it.'),
  'saved-view.of-colleague': rule(
    403,
    ({ owner }: { owner: string }) => `Only ${owner} can change this shared view. Save your changes as a new view instead.`,
  ),
  'saved-view.name-taken': rule(409, ({ name }: { name: string }) => `A view named ${name} already exists on this screen.`),
  'saved-view.too-many': rule(409, ({ most }: { most: number }) => `You have ${most} saved views, which is the maximum. Delete one first.`),
}
