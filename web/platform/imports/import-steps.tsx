import { Check } from 'lucide-react'
import type { ImportState } from '../../../contract/platform/imports/imports.ts'
import { classNames } from '../ui/class-names.ts'

const steps = ['Upload', 'Map columns', 'Check', 'Import'] as const

const reached: Record<ImportState, number | null> = {
  mapping: 1,
  checking: 2,
  checked: 2,
  committing: 3,
  done: 4,
  cancelled: null,
  failed: null,
  undoing: 4,
  undone: null,
}

/** Where an import stands. One that has come to nothing stands nowhere. */
export function ImportSteps({ state, isMapping }: { state: ImportState; isMapping: boolean }) {
  const current = isMapping ? 1 : reached[state]
  if (current === null) return null
  return (
    <ol aria-label="Steps of the import" className="flex flex-wrap gap-x-5 gap-y-2 print:hidden">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(
            'flex items-center gap-2',
            index === current ? 'font-semibold' : index < current ? 'text-ink-2' : 'text-muted',
          )}
        >
          <span
            aria-hidden
            className={classNames(
              'figures grid size-5.5 place-items-center rounded-full border text-caption',
              index === current ? 'border-primary bg-primary text-on-primary' : 'border-control',
            )}
          >
            {index < current ? <Check className="size-3!" /> : index + 1}
          </span>
          <span className={index === current ? undefined : 'max-sm:sr-only'}>{step}</span>
          {index < current && <span className="sr-only">done</span>}
        </li>
      ))}
    </ol>
  )
}
