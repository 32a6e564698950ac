import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { generatePassword } from '../../../contract/people/auth/passwords.ts'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { toast } from '../../platform/lib/toast.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Field } from '../../platform/ui/field.tsx'
import { PasswordInput } from '../../platform/ui/input.tsx'

interface PasswordFieldProps {
  label: string
  required?: boolean
  help?: string
  /** Next to Generate. */
  children?: ReactNode
}

/** A password for another person: a generated one is shown, because it has to be passed on. */
export function PasswordField({ label, required, help, children }: PasswordFieldProps) {
  const { value: password, change, ref, error } = useFormField<string>('password', label)
  const [generated, setGenerated] = useState('')

  function generate() {
    const next = generatePassword()
    setGenerated(next)
    change(next)
    toast({ title: 'Password Generated', description: 'Share the password through a secure channel.' })
  }

  return (
    <Field label={label} required={required} help={help} error={error}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <div className="min-w-40 flex-1">
            <PasswordInput
              {...control}
              ref={ref}
              value={password}
              onChange={(event) => change(event.target.value)}
              revealed={password !== '' && password === generated}
              autoComplete="new-password"
              className="mono"
            />
          </div>
          <Button icon={<KeyRound aria-hidden />} onClick={generate}>
            Generate
          </Button>
          {children}
        </div>
      )}
    </Field>
  )
}
