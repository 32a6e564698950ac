import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { verb } from '../../verb.ts'
import { changeSetting } from './settings-queries.ts'

/** Sessions of customers learn of it at once, on every server: what is switched off ends and is refused. */
export const updatePortal = verb(settingsEndpoints.updatePortal, ({ trx }, { inviteColleagues, ...switches }) =>
  changeSetting(trx.sql, 'portal', { ...switches, ...(inviteColleagues !== undefined && { inviteColleagues }) }),
)
