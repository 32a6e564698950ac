import { Suspense } from 'react'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import type { SecurityDialog } from '../auth/security-dialogs.tsx'
import { SessionsPanel } from '../auth/sessions-panel.tsx'
import { StaffRequirementPanel } from '../auth/staff-requirement-panel.tsx'
import { TwoFactorPanel } from '../auth/two-factor-panel.tsx'

// Forms and their validation are loaded when first opened.
const SecurityDialogs = lazyPart(() => import('../auth/security-dialogs.tsx'), 'SecurityDialogs')

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
              <p>Changing your password signs you out on all other devices.</p>
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
