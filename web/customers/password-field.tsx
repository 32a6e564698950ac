import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { generatePassword } from '../../contract/passwords.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordInput } from '../ui/input.tsx'
import { toast } from '../ui/toast.tsx'
import type { CustomerFormValues } from './customer-form-values.ts'

interface PasswordFieldProps {
  label: string
  required?: boolean
  help?: string
  /** Beside Generate. */
  children?: ReactNode
}

/** A password for another person: a generated one is shown, because it has to be passed on. */
export function PasswordField({ label, required, help, children }: PasswordFieldProps) {
  const { watch, register, setValue, formState } = useFormContext<CustomerFormValues>()
  const [generated, setGenerated] = useState('')
  const password = watch('password')

  function generate() {
    const next = generatePassword()
    setGenerated(next)
    setValue('password', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    toast({ title: 'Password Generated', description: 'Share it through a secure channel.' })
  }

  return (
    <Field label={label} required={required} help={help} error={formState.errors.password?.message}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <div className="min-w-40 flex-1">
            <PasswordInput
              {...control}
              {...register('password')}
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
