import { Navigate, useNavigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import type { User } from '../../../contract/people/auth/auth.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { rememberedAddress } from '../../platform/lib/return-address.ts'
import { startScreenOf } from '../../platform/lib/start-screen.ts'
import { useSetup, useUser } from '../../platform/lib/use-session.ts'
import { LoadingScreen } from '../../platform/screen/loading-screen.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

const InvitedPage = lazyPart(() => import('./register-page.tsx'), 'RegisterPage')
const FirstAdministratorForm = lazyPart(() => import('./first-administrator-form.tsx'), 'FirstAdministratorForm')

/** /login, /admin-login and /customer-login. On an empty installation it creates the first administrator. */
export function SignInPage() {
  const user = useUser()
  const setup = useSetup()
  const setupCode = useSetupCode()
  if (user.isPending) return <LoadingScreen />
  if (user.data) return <Enter user={user.data} />
  // Which form is needed must be known before anyone types: what is typed into one would be lost when the other replaces it.
  if (setup.isPending) return <LoadingScreen />
  return (
    <SignInFrame title="Sign in" supportEmail={setup.data?.supportEmail}>
      {setup.data?.needsAdministrator ? (
        <Suspense fallback={null}>
          <FirstAdministratorForm needsSetupCode={setup.data.needsSetupCode} setupCode={setupCode} />
        </Suspense>
      ) : (
        <SignInForm />
      )}
    </SignInFrame>
  )
}

/** /register. By way of this file, so that what is opened once in a lifetime is no part of what every page loads. */
export function RegisterPage() {
  return <InvitedPage />
}

/** The set-up code of the address that the server printed. It is a secret, so it is removed from the address and the history. */
function useSetupCode(): string {
  const [setupCode] = useState(() => new URLSearchParams(location.search).get('setup') ?? '')
  const navigate = useNavigate()
  useEffect(() => {
    if (setupCode !== '') void navigate({ to: '.', search: {}, replace: true })
  }, [setupCode, navigate])
  return setupCode
}

/** Opens the page that the person was heading for, or else the home of the role. */
function Enter({ user }: { user: User }) {
  const { history } = useRouter()
  const [address] = useState(rememberedAddress)
  useEffect(() => {
    if (address) history.replace(address)
  }, [address, history])
  return address ? <LoadingScreen /> : <Navigate to={startScreenOf(user)} replace />
}
