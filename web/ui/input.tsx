import { Eye, EyeOff, Search, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

const box =
  'w-full min-w-0 rounded-control border border-control bg-raised text-ink read-only:bg-sunken disabled:bg-sunken disabled:text-muted ' +
  'aria-invalid:border-negative aria-invalid:not-focus-visible:shadow-[inset_0_0_0_1px_var(--negative)]'

interface InputProps extends ComponentProps<'input'> {
  /** Stands inside the box at its end: a unit. */
  suffix?: ReactNode
}

export function Input({ suffix, className, ...rest }: InputProps) {
  const input = <input {...rest} className={classNames(box, 'h-control px-2.5', suffix ? 'pr-11' : '', className)} />
  if (!suffix) return input
  return (
    <div className="relative">
      {input}
      <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-muted">{suffix}</span>
    </div>
  )
}

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={classNames(box, 'block px-2.5 py-2', className)} />
}

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Shows what stands in it from the start: after generating it, say. Changing it shows or hides at once. */
  revealed?: boolean
}

export function PasswordInput({ revealed = false, className, ...rest }: PasswordInputProps) {
  const [visible, setVisible] = useState(revealed)
  useEffect(() => setVisible(revealed), [revealed])
  return (
    <div className="relative">
      <input {...rest} type={visible ? 'text' : 'password'} className={classNames(box, 'h-control pr-11 pl-2.5', className)} />
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

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string
  /** Called when typing pauses, at once on Enter and on clearing. */
  onValueChange: (value: string) => void
}

const typingPause = 250

export function SearchInput({ value, onValueChange, placeholder, className, ...rest }: SearchInputProps) {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (value !== told.current) setTyped(value)
    told.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  function tell(next: string) {
    clearTimeout(timer.current)
    if (next === told.current) return
    told.current = next
    onValueChange(next)
  }
  function type(next: string) {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell(next), typingPause)
  }

  return (
    <div className={classNames('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-muted" />
      <input
        aria-label={placeholder?.replace(/(\.\.\.|…)$/, '')}
        {...rest}
        type="search"
        placeholder={placeholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tell(typed)
        }}
        className={classNames(box, 'h-control pl-8.5 [&::-webkit-search-cancel-button]:hidden', typed === '' ? 'pr-2' : 'pr-8.5')}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            setTyped('')
            tell('')
          }}
          className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-muted hover:text-ink"
        >
          <X aria-hidden />
        </button>
      )}
    </div>
  )
}
