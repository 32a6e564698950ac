import { settingsEndpoints } from '../../contract/settings.ts'
import { did } from '../audit/history.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { databaseKnowsTimeZone, getWarehouseSettings, lockWarehouseSettings } from './settings-queries.ts'

/** From the next call on every server goes by the new zone. What was decided before, as the number of a movement, stays. */
export const updateWarehouse = verb(settingsEndpoints.updateWarehouse, async ({ trx }, change) => {
  const { timeZone } = change
  const before = await lockWarehouseSettings(trx.sql)
  if (!(isKnownToNode(timeZone) && (await databaseKnowsTimeZone(trx.sql, timeZone)))) {
    throw httpError('warehouse.unknown-time-zone', { timeZone }, { field: 'timeZone' })
  }
  await trx.sql
    .updateTable('settings')
    .set({ value: JSON.stringify(change) })
    .where('key', '=', 'warehouse')
    .execute()
  const after = await getWarehouseSettings(trx.sql)
  return { answer: after, history: [did('update', 'warehouse', null, { before, after })], touched: { settings: 'all' } }
})

function isKnownToNode(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
