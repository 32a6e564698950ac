import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { verb } from '../../verb.ts'
import { sentColumns } from '../engine/sent-columns.ts'
import { changeSetting } from './settings-queries.ts'

export const updateFloor = verb(settingsEndpoints.updateFloor, ({ trx }, change) => changeSetting(trx.sql, 'floor', sentColumns(change)))
