import { Minus, Plus } from 'lucide-react'
import { classNames } from '../ui/class-names.ts'
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
  /** For screens of the floor, which are used with gloves. */
  large?: boolean
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

/** Inside the parts, because the frame cuts what is outside. */
const ring = 'focus-visible:shadow-[inset_0_0_0_var(--focus-width)_var(--primary-text)]'
const part = `grid place-items-center text-ink-2 hover:bg-hover disabled:text-muted disabled:opacity-55 disabled:hover:bg-transparent ${ring}`

/** Whole numbers by plus and minus or by typing. The owner of the value validates it with `readNumber`. */
export function QuantityStepper({
  value,
  onValueChange,
  onZero,
  max = Number.MAX_SAFE_INTEGER,
  label,
  large = false,
  ...description
}: QuantityStepperProps) {
  const number = wholeNumberIn(value)
  return (
    <div
      className={classNames(
        'inline-grid overflow-clip rounded-control border bg-raised',
        large
          ? 'h-14 w-full max-w-52 grid-cols-[3.5rem_minmax(0,1fr)_3.5rem] text-title'
          : 'h-8 grid-cols-[2rem_auto_2rem] pointer-coarse:h-(--touch) pointer-coarse:grid-cols-[var(--touch)_auto_var(--touch)]',
        description['aria-invalid'] ? 'border-negative' : 'border-control',
      )}
    >
      <button
        type="button"
        aria-label={`Decrease quantity of ${label}`}
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
        style={large ? undefined : { width: `max(3.5rem, ${Math.min(14, value.length + 2)}ch)` }}
        className={classNames('figures min-w-0 border-x border-line bg-transparent text-center font-medium', ring)}
      />
      <button
        type="button"
        aria-label={`Increase quantity of ${label}`}
        disabled={!(number < max)}
        onClick={() => onValueChange(String(number + 1))}
        className={part}
      >
        <Plus aria-hidden />
      </button>
    </div>
  )
}
