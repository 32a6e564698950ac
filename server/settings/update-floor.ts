import { settingsEndpoints } from '../../contract/settings/settings.ts'
import { sentColumns } from '../engine/sent-columns.ts'
import { verb } from '../verb.ts'
import { changeSetting } from './settings-queries.ts'

export const updateFloor = verb(settingsEndpoints.updateFloor, ({ trx }, change) => changeSetting(trx.sql, 'floor', sentColumns(change)))
