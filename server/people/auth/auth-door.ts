import { sql } from 'kysely'
import type { Door } from '../../door.ts'
import { counted } from '../../platform/cleanup/cleanup.ts'
import { kindOf } from '../../platform/search/kind-of.ts'
import { accountSecurityRoutes } from './account-security-routes.ts'
import { authRoutes } from './auth-routes.ts'
import { resealFactors } from './sealed-two-factor.ts'
import { deleteExpiredSessions } from './sessions.ts'
import { deleteOldFailures } from './sign-in-throttle.ts'
import { staffAccounts } from './staff-queries.ts'

export const authDoor: Door = {
  serve: (app, options) => {
    authRoutes(app, options)
    accountSecurityRoutes(app)
  },
  expired: { 'expired sessions': deleteExpiredSessions, 'failed sign-ins': deleteOldFailures },
  tidy: counted(
    ({ db }) => resealFactors(db),
    (count) => `Encrypted the two-factor keys of ${count} users with the current secret key.`,
  ),
  search: {
    staff: kindOf('staff', {
      allow: 'staff.manage',
      called: ['users', 'staff'],
      from: staffAccounts,
      id: 'u.id',
      title: sql<string>`user_name(u.id)`,
      subtitle: sql.ref<string | null>('u.email'),
      customerId: null,
      status: sql`u.role`,
      named: true,
      places: (word) => [word.isIn('u.first_name'), word.isIn('u.last_name'), word.isIn('u.username'), word.isIn('u.email')],
      names: (word) => [word.isIn('u.first_name'), word.isIn('u.last_name')],
    }),
  },
}
