import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const storageKey = 'invitation'

/**
 * The end of the link that opened the page; empty without one. Anyone who has it can take the account, so it is removed from the address,
 * and with it from the browser's history and from what others see on the screen. This tab keeps it, so that a reload shows the form again.
 */
export function useInvitationToken(): string {
  const [opened] = useState(() => new URLSearchParams(location.search).get('invitation') ?? '')
  const [token] = useState(() => opened || (sessionStorage.getItem(storageKey) ?? ''))
  const navigate = useNavigate()
  useEffect(() => {
    if (opened === '') return
    sessionStorage.setItem(storageKey, opened)
    void navigate({ to: '.', search: {}, replace: true })
  }, [opened, navigate])
  return token
}

export function forgetInvitationToken(): void {
  sessionStorage.removeItem(storageKey)
}
