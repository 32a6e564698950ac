import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { redirectDelay } from '../lib/redirect-delay.ts'
import { rememberAddress } from '../lib/return-address.ts'
import { toast } from '../ui/toast.tsx'
import { LoadingScreen } from './loading-screen.tsx'

/** Shows why a screen isn't available, then redirects to the sign-in screen (specification §2 and §8), which leads back here. */
export function SignedOutScreen({ pathname }: { pathname: string }) {
  const navigate = useNavigate()
  // The address has already changed while the sign-in screen is loading.
  const [askedFor] = useState(pathname)
  useEffect(() => {
    rememberAddress()
    toast(
      askedFor === '/dashboard'
        ? { title: 'Authentication Required', description: 'Please log in to access the dashboard.', tone: 'destructive' }
        : { title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'destructive' },
    )
    const leaving = setTimeout(() => void navigate({ to: '/admin-login', replace: true }), redirectDelay)
    return () => clearTimeout(leaving)
  }, [navigate, askedFor])
  return <LoadingScreen />
}
