import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { verb } from '../../verb.ts'
import { replaceSetting } from './settings-queries.ts'

export const updateAdjustments = verb(settingsEndpoints.updateAdjustments, ({ trx }, change) =>
  replaceSetting(trx.sql, 'adjustments', change),
)
