import { useFormField } from '../../platform/form/record-form-context.ts'
import { Field } from '../../platform/ui/field.tsx'
import { Input, PasswordInput } from '../../platform/ui/input.tsx'

interface SecretFieldProps {
  name: string
  label: string
  help?: string
}

/** The person's own password, asked for again. */
export function OwnPasswordField({ name, label, help }: SecretFieldProps) {
  const { value, change, ref, error } = useFormField<string>(name, label)
  return (
    <Field label={label} required help={help} error={error}>
      {(control) => (
        <PasswordInput
          {...control}
          ref={ref}
          autoComplete="current-password"
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  )
}

export function NewPasswordField({ name, label, help }: SecretFieldProps) {
  const { value, change, ref, error } = useFormField<string>(name, label)
  return (
    <Field label={label} required help={help} error={error}>
      {(control) => (
        <PasswordInput {...control} ref={ref} autoComplete="new-password" value={value} onChange={(event) => change(event.target.value)} />
      )}
    </Field>
  )
}

/** A code of the authenticator app or a recovery code. */
export function TypedCodeField({ name, label, help }: SecretFieldProps) {
  const { value, change, ref, error } = useFormField<string>(name, label)
  return (
    <Field label={label} required help={help} error={error}>
      {(control) => (
        <Input
          {...control}
          ref={ref}
          className="mono"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  )
}
