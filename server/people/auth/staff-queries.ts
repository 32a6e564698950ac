import { type Kysely, sql } from 'kysely'
import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import type { StaffRole } from '../../../contract/roles.ts'
import { iso, isoOrNull } from '../../platform/engine/json-columns.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { readsOf } from '../../platform/lists/reads-of.ts'
import { hasTwoFactor } from './must-set-up-two-factor.ts'

/** The members of staff, only for administrators (permission 'staff.manage'). */
export function staffAccounts(on: Kysely<Tables>) {
  return on.selectFrom('users as u').where('u.customer_id', 'is', null)
}

function selectStaffAccounts(accounts: ReturnType<typeof staffAccounts>) {
  return accounts
    .select([
      'u.id',
      sql<string>`user_name(u.id)`.as('name'),
      'u.username',
      'u.email',
      sql<StaffRole>`u.role`.as('role'),
      'u.site_ids as siteIds',
    ])
    .select([sql<boolean>`u.disabled_at is null`.as('isActive'), hasTwoFactor.as('hasTwoFactor'), 'u.profile_image_url as profileImageUrl'])
    .select([iso('u.created_at').as('createdAt'), isoOrNull('u.last_sign_in_at').as('lastSignInAt'), 'u.version'])
}

export const {
  list: listStaffAccounts,
  get: getStaffAccount,
  lock: lockStaffAccount,
} = readsOf(staffEndpoints.list, {
  alias: 'u',
  missing: 'staff.not-found',
  from: staffAccounts,
  select: selectStaffAccounts,
  searched: (word) => [word.isIn('u.first_name'), word.isIn('u.last_name'), word.isIn('u.username'), word.isIn('u.email')],
  sorts: { name: { by: sql`user_name(u.id)`, kind: 'text' }, username: 'text', lastSignInAt: 'time?', createdAt: 'time' },
  defaultSort: 'name',
})
