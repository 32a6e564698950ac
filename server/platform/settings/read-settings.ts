import type { AnswerOf } from '../../../contract/endpoint.ts'
import { can } from '../../../contract/permissions.ts'
import type { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import type { Person } from '../../viewer.ts'
import type { Database } from '../engine/database.ts'
import { readOperator } from './logo.ts'
import { getSetting, hasSeveralSites } from './settings-queries.ts'

/** The settings that a person reads, in one answer. */
export async function readSettings(db: Database, viewer: Person): Promise<AnswerOf<typeof settingsEndpoints.getAll>> {
  const readsOperator = can(viewer, 'settings.read-operator')
  const operator = readsOperator ? await readOperator(db, viewer) : null
  return db.read(viewer, async (on) => {
    const { timeZone } = await getSetting(on, 'warehouse')
    const { language } = await on.selectFrom('users').select('language').where('id', '=', viewer.userId).executeTakeFirstOrThrow()
    const floor = can(viewer, 'settings.read-floor') ? await getSetting(on, 'floor') : null
    const portal = readsOperator ? await getSetting(on, 'portal') : null
    return { timeZone, language, floor, operator, portal }
  })
}

export function readWarehouse(db: Database, viewer: Person, sendsMail: boolean): Promise<AnswerOf<typeof settingsEndpoints.getWarehouse>> {
  return db.read(viewer, async (on) => {
    return { ...(await getSetting(on, 'warehouse')), severalSites: await hasSeveralSites(on), sendsMail }
  })
}
