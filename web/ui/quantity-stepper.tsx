import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'

interface QuantityStepperProps {
  value: number
  onValueChange: (value: number) => void
  min?: number
  max?: number
  /** What is counted; the buttons and the box are named after it. */
  label: string
}

const part = 'grid place-items-center text-ink-2 hover:bg-hover disabled:text-muted disabled:opacity-55 disabled:hover:bg-transparent'

/** Whole numbers by plus and minus or by typing; what is typed is brought between min and max. */
export function QuantityStepper({ value, onValueChange, min = 0, max = Number.MAX_SAFE_INTEGER, label }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function settle() {
    if (typed === null) return
    const number = Number.parseInt(typed, 10)
    setTyped(null)
    if (Number.isFinite(number)) onValueChange(Math.min(max, Math.max(min, number)))
  }

  return (
    <div className="inline-grid h-8 grid-cols-[2rem_3.25rem_2rem] overflow-clip rounded-control border border-control bg-raised pointer-coarse:h-11 pointer-coarse:grid-cols-[2.75rem_3.5rem_2.75rem]">
      <button
        type="button"
        aria-label={`One less of ${label}`}
        disabled={value <= min}
        onClick={() => onValueChange(value - 1)}
        className={part}
      >
        <Minus aria-hidden />
      </button>
      <input
        inputMode="numeric"
        aria-label={`Quantity of ${label}`}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            settle()
          }
        }}
        className="figures w-full border-x border-line bg-transparent text-center font-medium"
      />
      <button
        type="button"
        aria-label={`One more of ${label}`}
        disabled={value >= max}
        onClick={() => onValueChange(value + 1)}
        className={part}
      >
        <Plus aria-hidden />
      </button>
    </div>
  )
}
