import { useEffect, useRef } from 'react'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

interface CodeFieldProps {
  value: string
  onChange: (code: string) => void
  /** As the fields of the sign-in screen. */
  size?: 'large'
}

/** The second step of signing in, below a password that was right. It appears with the focus. */
export function CodeField({ value, onChange, size }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <Field label="Code" help="Enter the code from your authenticator app, or a recovery code.">
      {(control) => (
        <Input
          {...control}
          ref={input}
          className={size === 'large' ? 'mono h-11! text-body' : 'mono'}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
