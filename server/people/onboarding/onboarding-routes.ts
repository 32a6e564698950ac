import { onboardingEndpoints } from '../../../contract/people/onboarding/onboarding.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { readOnboarding } from './read-onboarding.ts'
import { updateOnboarding } from './update-onboarding.ts'

export function onboardingRoutes(app: App): void {
  serve(app, onboardingEndpoints.get, ({ db, viewer }) => db.read(viewer, (on) => readOnboarding(on, db.now())))
  serve(app, updateOnboarding)
}
