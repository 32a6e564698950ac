import { Search, X } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { type ScanHandler, useScan } from '../scan/use-scan.ts'
import { useShortcut } from '../scan/use-shortcut.ts'
import { classNames } from '../ui/class-names.ts'
import { inputBox } from '../ui/input.tsx'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string
  /** Called when typing pauses, at once on Enter and on clearing. */
  onValueChange: (value: string) => void
}

const typingPause = 250

/** Searches a list while one types; `/` moves the focus here. A scan isn't searched for: it opens the record with that code. */
export function SearchInput({ value, onValueChange, ...rest }: SearchInputProps) {
  const { typed, type, settle } = useTyping(value, onValueChange)
  // The next input, perhaps by a slow scanner, replaces it.
  const enter = (input: HTMLInputElement) => {
    settle(typed)
    input.select()
  }
  return <SearchBox {...rest} typed={typed} onType={type} onEnter={enter} onClear={() => settle('')} />
}

interface ScanSearchInputProps extends SearchInputProps {
  /** Receives a scanned code, or typed text on Enter, and clears the search. */
  onScan: ScanHandler
}

/** A search that takes codes: a scan anywhere in its dialog or on its page comes here. */
export function ScanSearchInput({ value, onValueChange, onScan, ...rest }: ScanSearchInputProps) {
  const box = useRef<HTMLDivElement>(null)
  const { typed, type, settle } = useTyping(value, onValueChange)

  async function take(code: string): Promise<string | null> {
    const error = await onScan(code)
    if (error === null) settle('')
    return error
  }
  const handOver = useScan(box, take)

  async function enter(input: HTMLInputElement) {
    if (typed.trim() !== '') await handOver(typed.trim())
    input.select()
  }
  return (
    <div ref={box}>
      <SearchBox {...rest} typed={typed} onType={type} onEnter={(input) => void enter(input)} onClear={() => settle('')} />
    </div>
  )
}

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  typed: string
  onType: (typed: string) => void
  onEnter: (input: HTMLInputElement) => void
  onClear: () => void
}

function SearchBox({ typed, onType, onEnter, onClear, placeholder, className, ...rest }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const focus = () => {
    input.current?.focus()
    input.current?.select()
  }
  useShortcut('/', placeholder?.replace(ellipsis, '') ?? 'Search', rest.disabled ? undefined : focus, input)
  return (
    <div className={classNames('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-muted" />
      <input
        aria-label={placeholder?.replace(ellipsis, '')}
        {...rest}
        ref={input}
        type="search"
        placeholder={placeholder}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) onEnter(event.currentTarget)
        }}
        className={classNames(inputBox, 'h-control pl-8.5 [&::-webkit-search-cancel-button]:hidden', typed === '' ? 'pr-2' : 'pr-8.5')}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onClear()
            input.current?.focus()
          }}
          className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:w-(--touch)"
        >
          <X aria-hidden />
        </button>
      )}
    </div>
  )
}

const ellipsis = /(\.\.\.|…)$/

/** Shows typed text at once and reports it when typing pauses. */
function useTyping(value: string, onValueChange: (value: string) => void) {
  const [typed, setTyped] = useState(value)
  const reported = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (value !== reported.current) setTyped(value)
    reported.current = value
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  function tell(next: string) {
    clearTimeout(timer.current)
    if (next === reported.current) return
    reported.current = next
    onValueChange(next)
  }
  return {
    typed,
    type: (next: string) => {
      setTyped(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => tell(next), typingPause)
    },
    settle: (next: string) => {
      setTyped(next)
      tell(next)
    },
  }
}
