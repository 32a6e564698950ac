import type { BodyInput } from '../../../contract/endpoint.ts'
import { accountSecurityEndpoints } from '../../../contract/people/auth/account-security.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'

type Calls = typeof accountSecurityEndpoints

export function useSessions() {
  return useRead(accountSecurityEndpoints.listSessions)
}

export function useEndSession() {
  return useChange(accountSecurityEndpoints.endSession, (id: number) => ({ params: { id } }))
}

export function useEndOtherSessions() {
  return useChange(accountSecurityEndpoints.endOtherSessions, () => ({}))
}

export function useChangePassword() {
  return useChange(accountSecurityEndpoints.changePassword, (body: BodyInput<Calls['changePassword']>) => ({ body }))
}

export function useTwoFactor() {
  return useRead(accountSecurityEndpoints.getTwoFactor)
}

export function useStartTwoFactor() {
  return useChange(accountSecurityEndpoints.startTwoFactor, (body: BodyInput<Calls['startTwoFactor']>) => ({ body }))
}

export function useConfirmTwoFactor() {
  return useChange(accountSecurityEndpoints.confirmTwoFactor, (body: BodyInput<Calls['confirmTwoFactor']>) => ({ body }))
}

export function useRenewRecoveryCodes() {
  return useChange(accountSecurityEndpoints.renewRecoveryCodes, (body: BodyInput<Calls['renewRecoveryCodes']>) => ({ body }))
}

export function useTurnOffTwoFactor() {
  return useChange(accountSecurityEndpoints.turnOffTwoFactor, (body: BodyInput<Calls['turnOffTwoFactor']>) => ({ body }))
}

export function useResetTwoFactor(userId: number) {
  return useChange(accountSecurityEndpoints.resetTwoFactor, (body: BodyInput<Calls['resetTwoFactor']>) => ({
    params: { id: userId },
    body,
  }))
}

export function useSecuritySettings() {
  return useRead(settingsEndpoints.getSecurity)
}

export function useChangeSecuritySettings() {
  return useChange(settingsEndpoints.updateSecurity, (body: BodyInput<(typeof settingsEndpoints)['updateSecurity']>) => ({ body }))
}
