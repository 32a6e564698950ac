import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { redirectDelay } from '../platform/lib/redirect-delay.ts'
import { rememberAddress } from '../platform/lib/return-address.ts'
import { toast } from '../platform/lib/toast.ts'
import { LoadingScreen } from '../platform/screen/loading-screen.tsx'

interface Lead {
  title: string
  description: string
  /** The sign-in screen. */
  to: '/admin-login' | '/customer-login'
}

const portal: Lead = { title: 'Access Required', description: 'Please log in to access your portal.', to: '/customer-login' }
const elsewhere: Lead = { title: 'Unauthorized', description: 'You are logged out. Logging in again...', to: '/admin-login' }

/** What a visitor sees at the addresses for which the specification has words of their own. */
const leads: Readonly<Record<string, Lead>> = {
  '/dashboard': { title: 'Authentication Required', description: 'Please log in to access the dashboard.', to: '/admin-login' },
  '/customer-portal': portal,
  '/customer-dashboard': portal,
}

/** Shows why a screen isn't available, then redirects to the sign-in screen (specification §2 and §8), which leads back here. */
export function SignedOutScreen({ pathname }: { pathname: string }) {
  const navigate = useNavigate()
  // The address has already changed while the sign-in screen is loading.
  const [askedFor] = useState(pathname)
  useEffect(() => {
    rememberAddress()
    const { title, description, to } = leads[askedFor] ?? elsewhere
    toast({ title, description, tone: 'destructive' })
    const leaving = setTimeout(() => void navigate({ to, replace: true }), redirectDelay)
    return () => clearTimeout(leaving)
  }, [navigate, askedFor])
  return <LoadingScreen />
}
