import { type FormEvent, useState } from 'react'
import { authEndpoints } from '../../../contract/people/auth/auth.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { givenName } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { Input, PasswordInput } from '../../platform/ui/input.tsx'
import { useRegister } from './use-register.ts'

const blank = { username: '', email: '', firstName: '', lastName: '', password: '', setupCode: '' }
type Name = keyof typeof blank

interface FirstAdministratorFormProps {
  needsSetupCode: boolean
  /** From the address that the server printed; empty when the page was opened without it. */
  setupCode: string
}

/** Creates the first administrator of an empty installation. */
export function FirstAdministratorForm({ needsSetupCode, setupCode: givenCode }: FirstAdministratorFormProps) {
  const [values, setValues] = useState({ ...blank, setupCode: givenCode })
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const register = useRegister()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { setupCode, ...account } = values
    const parsed = authEndpoints.register.body.schema.safeParse({ ...account, ...(needsSetupCode && { setupCode }) })
    if (!parsed.success) {
      const found = Object.fromEntries(parsed.error.issues.toReversed().map((issue) => [issue.path[0], issue.message]))
      setErrors(found)
      const first = parsed.error.issues[0]?.path[0]
      event.currentTarget.querySelector<HTMLElement>(`[name="${String(first)}"]`)?.focus()
      return
    }
    setErrors({})
    register.mutate(parsed.data, {
      onSuccess: (user) => toast({ title: 'Registration successful', description: `Welcome, ${givenName(user)}!` }),
      onError: (error) => toastError(error, 'Registration failed'),
    })
  }

  function field(name: Name, label: string, autoComplete: string, options: { help?: string; required?: boolean; maxLength: number }) {
    const Control = name === 'password' ? PasswordInput : Input
    return (
      <Field label={label} required={options.required ?? false} error={errors[name] ?? ''} help={options.help}>
        {(control) => (
          <Control
            {...control}
            name={name}
            autoComplete={autoComplete}
            maxLength={options.maxLength}
            value={values[name]}
            onChange={({ target: { value } }) => setValues((before) => ({ ...before, [name]: value }))}
          />
        )}
      </Field>
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-6">
      <div>
        <h2 className="text-figure">Create the first administrator</h2>
        <p className="mt-1 text-muted">There are no accounts yet. This account gets all permissions and can create the others.</p>
      </div>
      {field('username', 'Username', 'username', { required: true, maxLength: 254 })}
      {field('email', 'Email', 'email', { required: true, maxLength: 254 })}
      <div className="grid grid-cols-2 gap-3">
        {field('firstName', 'First name', 'given-name', { maxLength: 100 })}
        {field('lastName', 'Last name', 'family-name', { maxLength: 100 })}
      </div>
      {field('password', 'Password', 'new-password', { required: true, maxLength: 128, help: '8 characters or more' })}
      {needsSetupCode &&
        field('setupCode', 'Set-up code', 'one-time-code', {
          required: true,
          maxLength: 100,
          help: 'Printed by the server when it started.',
        })}
      <Button type="submit" variant="primary" className="h-11! text-body" pending={register.isPending}>
        Create administrator
      </Button>
    </form>
  )
}
