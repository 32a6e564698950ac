import { Minus, Plus } from 'lucide-react'
import { wholeNumberIn } from './read-number.ts'

interface QuantityStepperProps {
  /** The typed text; text that isn't a number is kept. */
  value: string
  onValueChange: (value: string) => void
  /** Called when the minus button reaches 0; without it the button stops at 0. */
  onZero?: () => void
  /** Limit of the plus button; the form rejects larger typed numbers. */
  max?: number
  /** What is counted; part of the accessible names of the buttons and the box. */
  label: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

const part = 'grid place-items-center text-ink-2 hover:bg-hover disabled:text-muted disabled:opacity-55 disabled:hover:bg-transparent'

/** Whole numbers by plus and minus or by typing. The owner of the value validates it with `readNumber`. */
export function QuantityStepper({
  value,
  onValueChange,
  onZero,
  max = Number.MAX_SAFE_INTEGER,
  label,
  ...description
}: QuantityStepperProps) {
  const number = wholeNumberIn(value)
  return (
    <div
      className={`inline-grid h-8 grid-cols-[2rem_auto_2rem] overflow-clip rounded-control border bg-raised pointer-coarse:h-11 pointer-coarse:grid-cols-[2.75rem_auto_2.75rem] ${
        description['aria-invalid'] ? 'border-negative' : 'border-control'
      }`}
    >
      <button
        type="button"
        aria-label={`One less of ${label}`}
        disabled={!(number > 0)}
        onClick={() => (number === 1 && onZero ? onZero() : onValueChange(String(number - 1)))}
        className={part}
      >
        <Minus aria-hidden />
      </button>
      <input
        {...description}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${label}`}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        style={{ width: `max(3.5rem, ${Math.min(14, value.length + 2)}ch)` }}
        className="figures border-x border-line bg-transparent text-center font-medium"
      />
      <button
        type="button"
        aria-label={`One more of ${label}`}
        disabled={!(number < max)}
        onClick={() => onValueChange(String(number + 1))}
        className={part}
      >
        <Plus aria-hidden />
      </button>
    </div>
  )
}
