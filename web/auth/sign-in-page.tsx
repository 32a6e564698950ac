import { Link, Navigate, useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { User } from '../../contract/auth.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { rememberedAddress } from '../lib/return-address.ts'
import { may, useSetup, useUser } from '../lib/use-session.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { Mark } from '../shell/mark.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { TallySheet } from './tally-sheet.tsx'

const FirstAdministratorForm = lazyPart(() => import('./first-administrator-form.tsx'), 'FirstAdministratorForm')

/** /login, /admin-login and /customer-login. On an empty installation it creates the first administrator. */
export function SignInPage() {
  const user = useUser()
  const setup = useSetup()
  const setupCode = useSetupCode()
  if (user.isPending) return <LoadingScreen />
  if (user.data) return <Enter user={user.data} />
  return (
    <Frame supportEmail={setup.data?.supportEmail}>
      {setup.data?.needsAdministrator ? (
        <Suspense fallback={null}>
          <FirstAdministratorForm needsSetupCode={setup.data.needsSetupCode} setupCode={setupCode} />
        </Suspense>
      ) : (
        <SignInForm />
      )}
    </Frame>
  )
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
  return address ? <LoadingScreen /> : <Navigate to={homeOf(user)} replace />
}

function homeOf(user: User): '/dashboard' | '/customer/overview' {
  return may(user, 'screens.staff') ? '/dashboard' : '/customer/overview'
}

function Frame({ supportEmail = '', children }: { supportEmail: string | undefined; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-raised min-[54rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <title>Sign in · Tallyhouse</title>
      <main className="grid grid-cols-[minmax(0,23.5rem)] grid-rows-[auto_1fr_auto] justify-center px-4 py-7">
        <Link to="/" className="group inline-flex min-h-(--touch) items-center gap-1.5 justify-self-start text-muted hover:text-ink">
          {/* An SVG, because our font has no arrow. */}
          <ArrowLeft aria-hidden="true" />
          <span className="group-hover:underline">
            <span className="sr-only">← </span>Back to Home
          </span>
        </Link>
        <div className="grid content-center gap-5 py-8">
          <div className="flex items-center gap-3">
            <Mark className="size-7" />
            <div>
              <h1 className="text-body font-semibold">Tallyhouse Warehouse Management Portal</h1>
              <p className="text-small text-muted">Warehouse Management System</p>
            </div>
          </div>
          {children}
        </div>
        <p className="flex min-h-(--touch) items-center gap-1 text-small text-muted">
          Trouble signing in?
          <a
            href={`mailto:${supportEmail}`}
            className="inline-flex min-h-(--touch) items-center text-primary-text underline underline-offset-2"
          >
            Contact Support
          </a>
        </p>
      </main>
      <TallySheet />
    </div>
  )
}
