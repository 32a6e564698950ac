import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { verb } from '../../verb.ts'
import { replaceSetting } from './settings-queries.ts'

export const updateGs1 = verb(settingsEndpoints.updateGs1, ({ trx }, change) => replaceSetting(trx.sql, 'gs1', change))
