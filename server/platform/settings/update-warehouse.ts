import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { verb } from '../../verb.ts'
import { requireTimeZone } from './require-time-zone.ts'
import { replaceSetting } from './settings-queries.ts'

/** Every server uses the new zone from the next call on. Existing values that depend on it, as numbers of movements, are not changed. */
export const updateWarehouse = verb(settingsEndpoints.updateWarehouse, async ({ trx }, change) => {
  await requireTimeZone(trx.sql, change.timeZone)
  return replaceSetting(trx.sql, 'warehouse', change)
})
