import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { redirectDelay } from '../lib/redirect-delay.ts'
import { toast } from '../ui/toast.tsx'
import { LoadingScreen } from './loading-screen.tsx'

/** Tells why a screen isn't shown, then leads to the sign-in screen (specification §2 and §8). */
export function SignedOutScreen({ pathname }: { pathname: string }) {
  const navigate = useNavigate()
  // While the sign-in screen is on its way, the address has already changed.
  const [askedFor] = useState(pathname)
  useEffect(() => {
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
