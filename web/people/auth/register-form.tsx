import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { fullStopAfter } from '../../../contract/full-stop.ts'
import type { InvitedPerson, User } from '../../../contract/people/auth/auth.ts'
import { passwordLength } from '../../../contract/people/auth/passwords.ts'
import { ApiError, detailFor } from '../../platform/lib/api.ts'
import { forgetAddress } from '../../platform/lib/return-address.ts'
import { startScreenOf } from '../../platform/lib/start-screen.ts'
import { toast } from '../../platform/lib/toast.ts'
import { givenName } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Input, PasswordInput } from '../../platform/ui/input.tsx'
import { Note } from '../../platform/ui/note.tsx'
import { forgetInvitationToken } from './invitation-token.ts'
import { useRegister } from './use-register.ts'

interface RegisterFormProps {
  invited: InvitedPerson
  /** The end of the link. */
  token: string
  /** The link doesn't work any more, since the page was opened. */
  onRefused: () => void
}

/** Without the contract's schemas, which would add zod to a page that opens over a phone's connection. */
export function RegisterForm({ invited, token, onRefused }: RegisterFormProps) {
  const [firstName, setFirstName] = useState(invited.firstName ?? '')
  const [lastName, setLastName] = useState(invited.lastName ?? '')
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [problem, setProblem] = useState('')
  const register = useRegister()
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setProblem('')
    const tooShort = password.length < passwordLength.min ? `must have at least ${passwordLength.min} characters` : ''
    setError(tooShort)
    if (tooShort) return event.currentTarget.querySelector<HTMLElement>('[name="password"]')?.focus()
    register.mutate({ invitation: token, password, firstName, lastName }, { onSuccess: enter, onError: explain })
  }

  function enter(user: User) {
    forgetInvitationToken()
    // The person who was signed in before was heading for another account's page.
    forgetAddress()
    toast({ title: 'Registration successful', description: `Welcome, ${givenName(user)}!` })
    void navigate({ to: startScreenOf(user), replace: true })
  }

  function explain(failure: Error) {
    const message = detailFor(failure)
    toast({ title: 'Registration failed', description: message, tone: 'destructive' })
    if (failure instanceof ApiError && failure.status === 403) return onRefused()
    const ofPassword = failure instanceof ApiError && failure.problem?.errors?.find(({ path }) => path === 'password')
    if (ofPassword) setError(ofPassword.message)
    else setProblem(message)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-6">
      <div>
        <h2 className="text-figure">Create your account</h2>
        <p className="mt-1 text-body wrap-anywhere text-ink-2">
          You’re invited to join the account of <strong className="font-semibold text-ink">{invited.companyName}</strong>
          {fullStopAfter(invited.companyName)}
        </p>
      </div>
      {problem && <Note tone="negative">{problem}</Note>}
      <Field label="Email" help="You’ll sign in with this address.">
        {(control) => <Input {...control} name="username" type="email" autoComplete="username" readOnly value={invited.email} />}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="First name">
          {(control) => (
            <Input
              {...control}
              name="firstName"
              autoComplete="given-name"
              maxLength={100}
              value={firstName}
              onChange={(event) => setFirstName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Last name">
          {(control) => (
            <Input
              {...control}
              name="lastName"
              autoComplete="family-name"
              maxLength={100}
              value={lastName}
              onChange={(event) => setLastName(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Field label="Password" required error={error} help={`${passwordLength.min} characters or more`}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            maxLength={passwordLength.max}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="h-11! text-body" pending={register.isPending}>
        {register.isPending ? 'Creating account...' : 'Create account'}
      </Button>
      <p className="flex min-h-(--touch) items-center gap-1 text-small text-muted">
        Already have an account?
        <Link to="/login" className="inline-flex min-h-(--touch) items-center text-primary-text underline underline-offset-2">
          Sign in
        </Link>
      </p>
    </form>
  )
}
