import type { BodyInput } from '../../../contract/endpoint.ts'
import { onboardingEndpoints } from '../../../contract/people/onboarding/onboarding.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'

/** How far the set-up of the warehouse is. */
export function useOnboarding() {
  return useRead(onboardingEndpoints.get)
}

/** Hides or shows the guide, or skips steps. */
export function useChangeOnboarding() {
  return useChange(onboardingEndpoints.update, (body: BodyInput<typeof onboardingEndpoints.update>) => ({ body }))
}
