import type { systemEndpoints } from '../../../contract/platform/system/system.ts'
import { call } from './api.ts'
import { healthCall } from './session-calls.ts'

export function serverAnswers(): Promise<boolean> {
  return call<typeof systemEndpoints.health>(healthCall).then(
    () => true,
    () => false,
  )
}
