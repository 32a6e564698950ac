import type { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { call } from './api.ts'
import { sessionCalls } from './session-calls.ts'
import { setSigningOut } from './session-end.ts'
import { dropDrafts } from './stored-drafts.ts'
import { toastError } from './toast.ts'
import { toastAfterReload } from './toast-after-reload.ts'
import { forgetViewAs } from './viewed-customer.ts'

/** Ends the session and leaves to the start page. */
export async function signOut(): Promise<void> {
  setSigningOut(true)
  try {
    await call<typeof authEndpoints.signOut>(sessionCalls.signOut)
  } catch (error) {
    setSigningOut(false)
    toastError(error, 'Logout failed')
    return
  }
  forgetViewAs()
  dropDrafts()
  toastAfterReload({ title: 'Logged out', description: 'You have been successfully logged out.' })
  // Navigating to /api/logout, as specified, also clears this page's memory.
  location.assign('/api/logout')
}
