import { onboardingEndpoints } from '../../../contract/people/onboarding/onboarding.ts'
import { changeSetting } from '../../platform/settings/settings-queries.ts'
import { verb } from '../../verb.ts'
import { readOnboarding } from './read-onboarding.ts'

/** Counts for the whole installation, as the set-up does. */
export const updateOnboarding = verb(onboardingEndpoints.update, async ({ trx, now }, change) => {
  const { history, touched } = await changeSetting(trx.sql, 'onboarding', change)
  return { answer: await readOnboarding(trx.sql, now), history, touched }
})
