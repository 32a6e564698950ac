import { staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { sentColumns } from '../../platform/engine/sent-columns.ts'
import { verb } from '../../verb.ts'
import { dropCachedSessions, endSessions } from './sessions.ts'
import { requireSites } from './sites-of-staff.ts'
import { getStaffAccount, lockStaffAccount } from './staff-queries.ts'

/**
 * Changes the role of a member of staff, limits it to sites, suspends it or restores its access. Suspending ends its sessions at once, on every server. That one
 * administrator remains is a rule of the database (keep_an_administrator), which settles who of two comes first.
 */
export const updateStaffMember = verb(staffEndpoints.update, async ({ trx, viewer, now }, { id, ifMatch, role, isActive, ...change }) => {
  const before = await lockStaffAccount(trx, viewer, id, ifMatch)
  const isOwn = id === viewer.userId
  if (isOwn && ((role ?? before.role) !== before.role || (isActive ?? before.isActive) !== before.isActive))
    throw httpError('staff.own-access')
  // Who becomes an administrator is limited no longer.
  const siteIds = change.siteIds ?? (role === 'admin' ? [] : before.siteIds)
  await requireSites(trx.sql, { role: role ?? before.role, siteIds })
  const access =
    isActive === undefined || isActive === before.isActive
      ? {}
      : isActive
        ? { disabled_at: null, disabled_by: null }
        : { disabled_at: now, disabled_by: viewer.userId }
  await trx.sql
    .updateTable('users')
    .set((eb) => ({ ...sentColumns({ role }), site_ids: siteIds, ...access, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const after = await getStaffAccount(trx.sql, viewer, id)
  if (before.isActive && !after.isActive) await endSessions(trx, { userId: id })
  else if (before.role !== after.role || before.siteIds.join() !== after.siteIds.join()) dropCachedSessions(trx, [id])
  return {
    answer: after,
    before,
    history: [did('update', 'user', { id }, { before, after })],
    touched: { account: [{ id }] },
  }
})
