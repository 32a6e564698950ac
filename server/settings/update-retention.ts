import type { Retention } from '../../contract/settings.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../db/database.ts'
import type { StaffViewer } from '../viewer.ts'
import { getRetention, lockRetention } from './settings-queries.ts'

export function updateRetention(db: Database, viewer: StaffViewer, change: Retention): Promise<Retention> {
  return db.transaction(viewer, async (trx) => {
    const before = await lockRetention(trx.sql)
    await trx.sql
      .updateTable('settings')
      .set({ value: JSON.stringify(change) })
      .where('key', '=', 'retention')
      .execute()
    const after = await getRetention(trx.sql)
    await recordAudit(trx, viewer, { action: 'update', entity: 'retention', before, after })
    return after
  })
}
