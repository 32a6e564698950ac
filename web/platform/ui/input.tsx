import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { classNames } from './class-names.ts'

/** The style of every field. */
export const inputBox =
  'w-full min-w-0 rounded-control border border-control bg-raised text-ink read-only:bg-sunken disabled:bg-sunken disabled:text-muted ' +
  'aria-invalid:border-negative aria-invalid:not-focus-visible:shadow-[inset_0_0_0_1px_var(--negative)]'

interface InputProps extends ComponentProps<'input'> {
  /** At the end inside the box, for example a unit. */
  suffix?: ReactNode
}

export function Input({ suffix, className, ...rest }: InputProps) {
  const input = <input {...rest} className={classNames(inputBox, 'h-control px-2.5', suffix ? 'pr-11' : '', className)} />
  if (!suffix) return input
  return (
    <div className="relative">
      {input}
      <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-muted">{suffix}</span>
    </div>
  )
}

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={classNames(inputBox, 'block px-2.5 py-2', className)} />
}

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Whether the password is initially visible, for example after generating it. A changed value applies at once. */
  revealed?: boolean
}

export function PasswordInput({ revealed = false, className, ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(revealed)
  useEffect(() => setVisible(revealed), [revealed])
  return (
    <div className="relative">
      <input {...rest} type={visible ? 'text' : 'password'} className={classNames(inputBox, 'h-control pr-11 pl-2.5', className)} />
      <button
        type="button"
        aria-label={visible ? 'Hide password' : 'Show password'}
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-control text-muted hover:text-ink"
      >
        {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </div>
  )
}
