import { Navigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { SignInFrame } from '../auth/sign-in-frame.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { rememberedAddress } from '../lib/return-address.ts'
import { signOut } from '../lib/sign-out.ts'
import { useSetup, useUser } from '../lib/use-session.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { Button } from '../ui/button.tsx'

const SetUpTwoFactorDialog = lazyPart(() => import('./set-up-two-factor-dialog.tsx'), 'SetUpTwoFactorDialog')

/**
 * Where staff come who have not set up the second factor that is required of them. It leads on only when the dialog is closed, as the
 * dialog shows the recovery codes once the set-up is done.
 */
export function RequiredTwoFactorPage() {
  const user = useUser()
  const setup = useSetup()
  const [settingUp, setSettingUp] = useState(false)
  if (user.isPending) return <LoadingScreen />
  if (!settingUp && !user.data?.mustSetUpTwoFactor) return <GoOn />
  return (
    <SignInFrame title="Set up two-factor sign-in" supportEmail={setup.data?.supportEmail}>
      <div className="grid gap-5 border-t border-line pt-6">
        <div>
          <h2 className="text-figure">One more step</h2>
          <p className="mt-1 text-body text-muted">
            An administrator requires two-factor sign-in of all staff. Set it up with an authenticator app on your phone before you go on.
          </p>
        </div>
        <Button variant="primary" className="h-11! text-body" onClick={() => setSettingUp(true)}>
          Set Up
        </Button>
        <Button onClick={() => void signOut()}>Log Out</Button>
      </div>
      <Suspense>{settingUp && <SetUpTwoFactorDialog onClose={() => setSettingUp(false)} />}</Suspense>
    </SignInFrame>
  )
}

/** Opens the page that the person was heading for. */
function GoOn() {
  const { history } = useRouter()
  const [address] = useState(rememberedAddress)
  useEffect(() => {
    if (address) history.replace(address)
  }, [address, history])
  return address ? <LoadingScreen /> : <Navigate to="/dashboard" replace />
}
