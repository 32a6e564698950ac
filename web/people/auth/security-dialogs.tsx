import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { RenewRecoveryCodesDialog, TurnOffTwoFactorDialog } from './confirmed-change-dialogs.tsx'
import { RequireTwoFactorDialog } from './password-dialogs.tsx'
import { SetUpTwoFactorDialog } from './set-up-two-factor-dialog.tsx'
import { useSecuritySettings, useTwoFactor } from './use-account-security.ts'

const dialogs = {
  password: ChangePasswordDialog,
  'set-up': SetUpTwoFactorDialog,
  'recovery-codes': RenewRecoveryCodesDialog,
  'turn-off': TurnOff,
  requirement: Requirement,
}
/** As the address names it: `?change=password`. */
export type SecurityDialog = keyof typeof dialogs

interface SecurityDialogsProps {
  open: string
  onClose: () => void
}

/** The dialog of the security section that is open. */
export function SecurityDialogs({ open, onClose }: SecurityDialogsProps) {
  const Open = Object.hasOwn(dialogs, open) ? dialogs[open as SecurityDialog] : null
  return Open && <Open onClose={onClose} />
}

function TurnOff({ onClose }: { onClose: () => void }) {
  const state = useTwoFactor().data
  return state && <TurnOffTwoFactorDialog isRequired={state.isRequired} onClose={onClose} />
}

function Requirement({ onClose }: { onClose: () => void }) {
  const settings = useSecuritySettings().data
  return settings && <RequireTwoFactorDialog require={!settings.requireTwoFactor} onClose={onClose} />
}
