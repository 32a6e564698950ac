import { Suspense } from 'react'
import type { SecurityDialog } from '../account-security/security-dialogs.tsx'
import { SessionsPanel } from '../account-security/sessions-panel.tsx'
import { StaffRequirementPanel } from '../account-security/staff-requirement-panel.tsx'
import { TwoFactorPanel } from '../account-security/two-factor-panel.tsx'
import { useOverlay } from '../address/use-overlay.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'

// Forms and their validation are loaded when first opened.
const SecurityDialogs = lazyPart(() => import('../account-security/security-dialogs.tsx'), 'SecurityDialogs')

/** How a person signs in, and where it is signed in. */
export function SecuritySection() {
  const change = useOverlay('change')
  const open = (dialog: SecurityDialog) => change.open(dialog)
  const mayChangePassword = useMay('account.change-password')
  const mayRequire = useMay('settings.change')
  return (
    <>
      <Panel title="Password">
        <div className="grid justify-items-start gap-3 p-4">
          {mayChangePassword ? (
            <>
              <p>A new password signs you out everywhere but here.</p>
              <Button onClick={() => open('password')}>Change Password</Button>
            </>
          ) : (
            <p className="text-muted">Your account manager sets your password.</p>
          )}
        </div>
      </Panel>
      <TwoFactorPanel open={open} />
      {mayRequire && <StaffRequirementPanel open={open} />}
      <SessionsPanel />
      <Suspense>{change.value && <SecurityDialogs open={change.value} onClose={change.close} />}</Suspense>
    </>
  )
}
