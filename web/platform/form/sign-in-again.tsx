import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { authEndpoints, User } from '../../../contract/people/auth/auth.ts'
import { signInMessage } from '../../../contract/people/auth/sign-in-message.ts'
import { asksForCode, call, detailFor } from '../lib/api.ts'
import { sessionCalls } from '../lib/session-calls.ts'
import { userQuery } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input, PasswordInput } from '../ui/input.tsx'
import { Note } from '../ui/note.tsx'
import { CodeField } from './code-field.tsx'

/** Signs in over the screen on which the session ended, so that unsaved changes stay. Another person gets a fresh screen. */
export function SignInAgain({ onEnd }: { onEnd: (signedIn: boolean) => void }) {
  const formId = useId()
  const passwordField = useRef<HTMLInputElement>(null)
  const queryClient = useQueryClient()
  const before = queryClient.getQueryData(userQuery.queryKey)
  const [username, setUsername] = useState(before?.email || before?.username || '')
  const [password, setPassword] = useState('')
  /** Null until the server asks for one. */
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState(false)
  useSignInOfOtherTabs(before, onEnd)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (username.trim() === '' || password === '') return setProblem(signInMessage)
    setPending(true)
    setProblem('')
    try {
      const user = await call<typeof authEndpoints.signIn>(sessionCalls.signIn, { body: { username, password, ...(code && { code }) } })
      localStorage.setItem(signedInKey, `${user.id} ${Date.now()}`)
      if (user.id !== before?.id) return location.reload()
      queryClient.setQueryData(userQuery.queryKey, user)
      onEnd(true)
    } catch (error) {
      setPending(false)
      if (asksForCode(error)) return setCode('')
      setProblem(detailFor(error, 'Login failed. Please check your credentials.'))
    }
  }

  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      focus={passwordField}
      title="Your session has ended"
      description="Sign in again to continue. Your entries are kept."
      onOpenChange={(open) => !open && onEnd(false)}
      footer={
        <>
          <Button onClick={() => onEnd(false)}>Not Now</Button>
          <Button variant="primary" type="submit" form={formId} pending={pending}>
            {pending ? 'Signing in...' : 'Sign In'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {problem && <Note tone="negative">{problem}</Note>}
        <Field label="Email or Username">
          {(control) => (
            <Input
              {...control}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={username}
              onChange={(event) => {
                setUsername(event.target.value)
                setCode(null)
              }}
            />
          )}
        </Field>
        <Field label="Password">
          {(control) => (
            <PasswordInput
              {...control}
              ref={passwordField}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        {code !== null && <CodeField value={code} onChange={setCode} />}
      </form>
    </Dialog>
  )
}

const signedInKey = 'signed-in-again'

/** The session cookie is the browser's, so signing in at one tab is enough for all of them. */
function useSignInOfOtherTabs(before: User | null | undefined, onEnd: (signedIn: boolean) => void) {
  useEffect(() => {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key !== signedInKey || !newValue) return
      if (newValue.split(' ')[0] === String(before?.id)) onEnd(true)
      else location.reload()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  }, [before?.id, onEnd])
}
