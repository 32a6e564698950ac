import { settingsEndpoints } from '../../contract/settings.ts'
import { did } from '../audit/history.ts'
import { verb } from '../verb.ts'
import { getRetention, lockRetention } from './settings-queries.ts'

export const updateRetention = verb(settingsEndpoints.updateRetention, async ({ trx }, change) => {
  const before = await lockRetention(trx.sql)
  await trx.sql
    .updateTable('settings')
    .set({ value: JSON.stringify(change) })
    .where('key', '=', 'retention')
    .execute()
  const after = await getRetention(trx.sql)
  return { answer: after, history: [did('update', 'retention', null, { before, after })], touched: { settings: 'all' } }
})
