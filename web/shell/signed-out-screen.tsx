import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { redirectDelay } from '../lib/redirect-delay.ts'
import { toast } from '../ui/toast.tsx'
import { LoadingScreen } from './loading-screen.tsx'

/** Tells why a screen isn't shown, then leads to the sign-in screen (specification §2 and §8). */
export function SignedOutScreen({ pathname }: { pathname: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    toast(
      pathname === '/dashboard'
        ? { title: 'Authentication Required', description: 'Please log in to access the dashboard.', tone: 'destructive' }
        : { title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'destructive' },
    )
    const leaving = setTimeout(() => void navigate({ to: '/admin-login', replace: true }), redirectDelay)
    return () => clearTimeout(leaving)
  }, [navigate, pathname])
  return <LoadingScreen />
}
