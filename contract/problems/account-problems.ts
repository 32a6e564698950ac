import { rule } from './define.ts'

/** Customers, users and signing in. */
export const accountProblems = {
  'customer.not-found': rule(404, 'This customer does not exist, or you have no access to it.'),
  'customer.unknown': rule(400, 'There is no such customer. Choose one from the list.'),
  'user.not-found': rule(404, 'There is no such user.'),
  'user.name-taken': rule(409, 'This e-mail address or username is already in use. Please use another.'),
  'user.registration-closed': rule(403, 'Accounts are created by an administrator. Please ask one for access, or sign in.'),
  'password.refused': rule(400, ({ sentence }: { sentence: string }) => sentence),
  'sign-in.wrong': rule(401, 'The username or password is wrong. Please check both and try again.'),
  'sign-in.disabled': rule(403, 'Your access is disabled. Please contact us if you think that this is a mistake.'),
  'sign-in.throttled': rule(
    429,
    ({ minutes }: { minutes: number }) =>
      `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  ),
  'setup-code.missing': rule(400, 'Enter the set-up code that the server printed when it started.'),
  'setup-code.wrong': rule(403, 'That is not the set-up code. Enter the set-up code that the server printed when it started.'),
  'notification.not-found': rule(404, 'This notification does not exist.'),
  'notification.kind-not-told': rule(400, ({ kind }: { kind: string }) => `Your role has no notifications of the kind ${kind}.`),

  'saved-view.not-found': rule(404, 'This saved view does not exist, or you have no access to it.'),
  'saved-view.of-colleague': rule(
    403,
    ({ owner }: { owner: string }) => `Only ${owner} can change this shared view. Save your changes as a new view instead.`,
  ),
  'saved-view.name-taken': rule(409, ({ name }: { name: string }) => `A view named ${name} already exists on this screen.`),
  'saved-view.too-many': rule(409, ({ most }: { most: number }) => `You have ${most} saved views, which is the maximum. Delete one first.`),
}
