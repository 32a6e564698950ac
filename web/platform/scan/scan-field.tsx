import { type ComponentProps, useRef, useState } from 'react'
import { withoutPlainPrefix } from '../../../contract/platform/codes/scanner-marks.ts'
import { classNames } from '../ui/class-names.ts'
import { inputBox } from '../ui/input.tsx'
import { type ScanHandler, useScan } from './use-scan.ts'

interface ScanFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'inputMode'> {
  onScan: ScanHandler
}

/** An Android scanner sends a code as text without keys; it is complete when nothing follows for so long, in milliseconds. */
const idleEnd = 200
/** Shorter text is the beginning of a code that a keyboard-emulating scanner is still typing. */
const shortestCode = 4

/**
 * A field for scanned codes on handhelds whose scanner acts as an input method: it holds the focus without opening the
 * keyboard on the screen, and hands a code over when the scanner pauses. A second tap opens the keyboard for typing.
 */
export function ScanField({ onScan, className, ...rest }: ScanFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [code, setCode] = useState('')
  const [typing, setTyping] = useState(false)
  const handOver = useScan(field, onScan)

  function take(complete: string) {
    clearTimeout(timer.current)
    setCode('')
    if (complete.trim() !== '') void handOver(withoutPlainPrefix(complete.trim()))
  }

  function change(next: string) {
    setCode(next)
    clearTimeout(timer.current)
    if (!typing && next.trim().length >= shortestCode) timer.current = setTimeout(() => take(next), idleEnd)
  }

  return (
    <input
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ref={field}
      type="text"
      inputMode={typing ? 'text' : 'none'}
      enterKeyHint="done"
      value={code}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        take(event.currentTarget.value)
      }}
      onPointerDown={(event) => {
        if (event.pointerType !== 'mouse' && document.activeElement === field.current) setTyping(true)
      }}
      onBlur={() => setTyping(false)}
      className={classNames(inputBox, 'mono h-control px-2.5', className)}
    />
  )
}
