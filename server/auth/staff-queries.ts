import { type Kysely, sql } from 'kysely'
import { type StaffAccount, staffEndpoints } from '../../contract/auth/staff.ts'
import type { StaffRole } from '../../contract/roles.ts'
import type { Transaction } from '../engine/database.ts'
import { iso, isoOrNull } from '../engine/json-columns.ts'
import { type Locked, lockRow } from '../engine/locked.ts'
import { statements } from '../engine/statements.ts'
import type { Tables } from '../engine/tables.ts'
import { listOf } from '../lists/list.ts'
import { matches } from '../lists/list-filters.ts'
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

export const listStaffAccounts = listOf(staffEndpoints.list, {
  from: staffAccounts,
  where: (accounts, { q }) =>
    accounts.where(
      matches(q, (word) => [word.isIn('u.first_name'), word.isIn('u.last_name'), word.isIn('u.username'), word.isIn('u.email')]),
    ),
  select: selectStaffAccounts,
  id: 'u.id',
  sorts: {
    name: { by: sql`user_name(u.id)`, kind: 'text' },
    username: { by: 'u.username', kind: 'text' },
    lastSignInAt: { by: 'u.last_sign_in_at', kind: 'time', nullable: true },
    createdAt: { by: 'u.created_at', kind: 'time' },
  },
  defaultSort: 'name',
})

export async function getStaffAccount(on: Kysely<Tables>, id: number): Promise<StaffAccount> {
  return selectStaffAccounts(staffAccounts(on)).where('u.id', '=', id).executeTakeFirstOrThrow()
}

/** Locks and reads a member of staff; 404 for users of customers. See lockRow. */
export function lockStaffAccount(trx: Transaction, id: number, ifMatch: number | undefined): Promise<Locked<StaffAccount>> {
  const lock = staffAccounts(statements).where('u.id', '=', id).select('u.id').forNoKeyUpdate().compile()
  const read = selectStaffAccounts(staffAccounts(statements)).where('u.id', '=', id).compile()
  return lockRow(trx, { lock, read, missing: 'staff.not-found' }, ifMatch)
}
