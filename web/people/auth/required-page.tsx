import { Suspense, useEffect, useState } from 'react'
import { FormGuard } from '../../platform/form/form-guard.tsx'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { signOut } from '../../platform/lib/sign-out.ts'
import { useSetup, useUser } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { TooltipProvider } from '../../platform/ui/tooltip.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

const SetUpTwoFactorDialog = lazyPart(() => import('./set-up-two-factor-dialog.tsx'), 'SetUpTwoFactorDialog')

/**
 * What staff see in place of every screen who have not set up the second factor that is required of them. It is left only when the dialog
 * is closed, as the dialog shows the recovery codes once the set-up is done.
 */
export function RequiredTwoFactorPage({ onDone }: { onDone: () => void }) {
  const isNeeded = useUser().data?.mustSetUpTwoFactor
  const setup = useSetup()
  const [settingUp, setSettingUp] = useState(false)
  const isOver = !isNeeded && !settingUp
  useEffect(() => {
    if (isOver) onDone()
  }, [isOver, onDone])
  return (
    <SignInFrame title="Set up two-factor sign-in" supportEmail={setup.data?.supportEmail}>
      <div className="grid gap-5 border-t border-line pt-6">
        <div>
          <h2 className="text-figure">One more step</h2>
          <p className="mt-1 text-body text-muted">
            Two-factor sign-in is required for all staff. Set it up with an authenticator app on your phone to continue.
          </p>
        </div>
        <Button variant="primary" className="h-11! text-body" onClick={() => setSettingUp(true)}>
          Set Up
        </Button>
        <Button className="h-11! text-body" onClick={() => void signOut()}>
          Log Out
        </Button>
      </div>
      {/* What the shell gives the dialogs of its screens. */}
      <TooltipProvider>
        <Suspense>{settingUp && <SetUpTwoFactorDialog onClose={() => setSettingUp(false)} />}</Suspense>
        <FormGuard />
      </TooltipProvider>
    </SignInFrame>
  )
}
