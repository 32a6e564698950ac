import { useBlocker } from '@tanstack/react-router'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../lib/lazy-part.ts'
import { protectUnsavedWork } from '../lib/session-end.ts'
import { askToLeave, changedForms, openQuestion, type ShownAddress, someFormIsOpen, subscribeToForms } from './open-forms.ts'

const LeaveDialog = lazyPart(() => import('./leave-dialog.tsx'), 'LeaveDialog')
const SignInAgain = lazyPart(() => import('./sign-in-again.tsx'), 'SignInAgain')

/**
 * Protects what was typed into forms, once for all of them: asks before the address changes to a screen without the form,
 * and lets the person sign in again in place when the session ended.
 */
export function FormGuard() {
  const someOpen = useSyncExternalStore(subscribeToForms, someFormIsOpen)
  const question = useSyncExternalStore(subscribeToForms, openQuestion)
  const signIn = useSignInAgain()
  useBlocker({ shouldBlockFn: isNavigationRefused, enableBeforeUnload: false, disabled: !someOpen })
  return (
    <Suspense>
      {question && <LeaveDialog title={question.form.title()} onAnswer={question.answer} />}
      {signIn && <SignInAgain onEnd={signIn} />}
    </Suspense>
  )
}

async function isNavigationRefused({ next }: { next: ShownAddress }): Promise<boolean> {
  for (const form of changedForms()) {
    if (!form.isShownAt(next) && (await askToLeave(form)) === 'stay') return true
  }
  return false
}

/** Set while the person is asked to sign in again; call it with whether they did. */
function useSignInAgain() {
  const [end, setEnd] = useState<((signedIn: boolean) => void) | null>(null)
  useEffect(() => {
    let asked: Promise<boolean> | null = null
    let declined = false
    return protectUnsavedWork({
      exists: () => changedForms().length > 0,
      signInAgain: ({ isRead }) => {
        if (isRead && declined) return Promise.resolve(false)
        asked ??= new Promise<boolean>((resolve) => {
          setEnd(() => (signedIn: boolean) => {
            asked = null
            declined = !signedIn
            setEnd(null)
            resolve(signedIn)
          })
        })
        return asked
      },
    })
  }, [])
  return end
}
