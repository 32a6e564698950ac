import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { verb } from '../../verb.ts'
import { replaceSetting } from './settings-queries.ts'

export const updateBilling = verb(settingsEndpoints.updateBilling, ({ trx }, change) => replaceSetting(trx.sql, 'billing', change))
