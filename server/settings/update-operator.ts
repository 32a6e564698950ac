import { settingsEndpoints } from '../../contract/settings.ts'
import { verb } from '../verb.ts'
import { replaceSetting } from './settings-queries.ts'

export const updateOperator = verb(settingsEndpoints.updateOperator, ({ trx }, change) => replaceSetting(trx.sql, 'operator', change))
