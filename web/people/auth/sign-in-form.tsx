import { type FormEvent, useState } from 'react'
import { signInMessage } from '../../../contract/people/auth/sign-in-message.ts'
import { CodeField } from '../../platform/form/code-field.tsx'
import { asksForCode, detailFor } from '../../platform/lib/api.ts'
import { toast } from '../../platform/lib/toast.ts'
import { givenName, useSignIn } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Input, PasswordInput } from '../../platform/ui/input.tsx'
import { Note } from '../../platform/ui/note.tsx'

const failedMessage = 'Login failed. Please check your credentials.'

export function SignInForm() {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  /** Null until the server asks for one. */
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const signIn = useSignIn()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (username.trim() === '' || password === '') {
      setProblem(signInMessage)
      return
    }
    setProblem('')
    signIn.mutate(
      { username, password, ...(code && { code }) },
      {
        onSuccess: (user) => toast({ title: 'Login successful', description: `Welcome back, ${givenName(user)}!` }),
        onError: (error) => {
          if (asksForCode(error)) return setCode('')
          const message = detailFor(error, failedMessage)
          setProblem(message)
          toast({ title: 'Login failed', description: message, tone: 'destructive' })
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5 border-t border-line pt-6">
      <div>
        <h2 className="text-figure">Welcome Back</h2>
        <p className="mt-1 text-body text-muted">Sign in to access your account</p>
      </div>
      {problem && <Note tone="negative">{problem}</Note>}
      <Field label="Email or Username">
        {(control) => (
          <Input
            {...control}
            className="h-11! text-body"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
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
            className="h-11! text-body"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {code !== null && <CodeField size="large" value={code} onChange={setCode} />}
      <Button type="submit" variant="primary" className="h-11! text-body" pending={signIn.isPending}>
        {signIn.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}
