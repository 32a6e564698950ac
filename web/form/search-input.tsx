import { Search, X } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { inputBox } from '../ui/input.tsx'
import { refuseScan, type ScanHandler, useScan } from './use-scan.ts'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string
  /** Called when typing pauses, at once on Enter, on clearing and on a scan. */
  onValueChange: (value: string) => void
  /** Receives a scanned code, or typed text on Enter, and clears the search. Without it a scan is searched for. */
  onScan?: ScanHandler
}

const typingPause = 250

export function SearchInput({ value, onValueChange, onScan, placeholder, className, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const { typed, type, settle } = useTyping(value, onValueChange)

  function takeScan(code: string): string | null {
    const refusal = onScan?.(code) ?? null
    if (refusal === null) settle(onScan ? '' : code)
    return refusal
  }
  useScan(input, takeScan)

  function enter() {
    const refusal = onScan && typed.trim() !== '' ? takeScan(typed.trim()) : null
    if (refusal !== null) refuseScan(refusal)
    if (!onScan) settle(typed)
    // The next input, perhaps by a slow scanner, replaces it.
    input.current?.select()
  }

  return (
    <div className={classNames('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-muted" />
      <input
        aria-label={placeholder?.replace(/(\.\.\.|…)$/, '')}
        {...rest}
        ref={input}
        type="search"
        placeholder={placeholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) enter()
        }}
        className={classNames(inputBox, 'h-control pl-8.5 [&::-webkit-search-cancel-button]:hidden', typed === '' ? 'pr-2' : 'pr-8.5')}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => settle('')}
          className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-muted hover:text-ink"
        >
          <X aria-hidden />
        </button>
      )}
    </div>
  )
}

/** Shows typed text at once and reports it when typing pauses. */
function useTyping(value: string, onValueChange: (value: string) => void) {
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
