/** What happens when the session ends while a form has unsaved changes. Set by the shell, which the sign-in screen doesn't load. */
interface UnsavedWork {
  exists: () => boolean
  /**
   * Asks the person to sign in again without leaving the screen; resolves to whether the session goes on. A person who
   * declined isn't asked again because of reads in the background.
   */
  signInAgain: (call: { isRead: boolean }) => Promise<boolean>
}

let work: UnsavedWork | null = null

/** Returns a function that removes it. */
export function protectUnsavedWork(protection: UnsavedWork): () => void {
  work = protection
  return () => {
    if (work === protection) work = null
  }
}

/** Whether a redirect would interrupt a form with unsaved changes. */
export function hasUnsavedWork(): boolean {
  return work?.exists() ?? false
}

/** Called when a call was answered 401; resolves to whether it should be sent again. Calls that fail together ask once. */
export async function resumeSession(call: { isRead: boolean }): Promise<boolean> {
  return work?.exists() ? work.signInAgain(call) : false
}

let signingOut = false

/** While someone signs out, the end of the session is what was asked for, even if a read meets it before the answer is there. */
export function setSigningOut(now: boolean): void {
  signingOut = now
}

export function isSigningOut(): boolean {
  return signingOut
}
