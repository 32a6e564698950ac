import type { Transaction } from '../platform/engine/database.ts'
import type { CustomerViewer, StaffViewer } from '../viewer.ts'

const minute = 60_000
const day = 1440 * minute

/** Staff have looked at the screens of customers a few times. Written directly, because a view belongs to a session. */
export async function loadDemoViews(
  trx: Transaction,
  { admin, manager }: { admin: StaffViewer; manager: StaffViewer },
  [acme, borealis]: readonly CustomerViewer[],
): Promise<void> {
  const looks = [
    { by: admin, at: acme, daysAgo: 96, minutes: 14 },
    { by: manager, at: acme, daysAgo: 41, minutes: 6 },
    { by: manager, at: borealis, daysAgo: 20, minutes: 11 },
    { by: manager, at: acme, daysAgo: 12, minutes: 9 },
  ]
  const now = trx.now().getTime()
  const rows = looks.flatMap(({ by, at, daysAgo, minutes }) => {
    const start = now - daysAgo * day
    const times = { started_at: new Date(start), ended_at: new Date(start + minutes * minute) }
    return at ? [{ customer_id: at.customerId, user_id: by.userId, ...times }] : []
  })
  await trx.sql.insertInto('customer_views').values(rows).execute()
}
