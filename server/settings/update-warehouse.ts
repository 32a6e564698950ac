import { settingsEndpoints } from '../../contract/settings/settings.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { databaseKnowsTimeZone, replaceSetting } from './settings-queries.ts'

/** Every server uses the new zone from the next call on. Existing values that depend on it, as numbers of movements, are not changed. */
export const updateWarehouse = verb(settingsEndpoints.updateWarehouse, async ({ trx }, change) => {
  const { timeZone } = change
  if (!(isKnownToNode(timeZone) && (await databaseKnowsTimeZone(trx.sql, timeZone)))) {
    throw httpError('warehouse.unknown-time-zone', { timeZone }, { field: 'timeZone' })
  }
  return replaceSetting(trx.sql, 'warehouse', change)
})

function isKnownToNode(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
