import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { verb } from '../../verb.ts'
import { changeVersionedSetting } from './settings-queries.ts'

export const updateOperator = verb(settingsEndpoints.updateOperator, ({ trx }, { ifMatch, ...change }) =>
  changeVersionedSetting(trx.sql, 'operator', change, ifMatch),
)
