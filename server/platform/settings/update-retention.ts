import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { verb } from '../../verb.ts'
import { replaceSetting } from './settings-queries.ts'

export const updateRetention = verb(settingsEndpoints.updateRetention, ({ trx }, change) => replaceSetting(trx.sql, 'retention', change))
