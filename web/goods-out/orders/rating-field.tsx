import { useId } from 'react'
import { useFormField } from '../../platform/form/record-form-context.ts'
import { FieldError } from '../../platform/ui/field.tsx'
import { Segmented } from '../../platform/ui/segmented.tsx'
import { Tally } from '../../platform/ui/tally.tsx'

const label = 'Rating'
const options = ([1, 2, 3, 4, 5] as const).map((count) => ({ value: String(count), label: String(count), icon: <Tally count={count} /> }))

/** 1 to 5, as tally strokes; the value is the digit as text, '' before one is chosen. */
export function RatingField({ name }: { name: string }) {
  const { value, change, ref, error } = useFormField<string>(name, label)
  const id = useId()
  const focusable = (group: HTMLElement) => ({ focus: () => group.querySelector<HTMLElement>('input[tabindex="0"]')?.focus() })
  return (
    <div ref={(group) => ref(group && focusable(group))} className="grid content-start gap-1.5">
      <span aria-hidden className="text-small font-medium">
        {label} *
      </span>
      <Segmented
        wide
        label={`${label} from 1 (poor) to 5 (excellent)`}
        value={value}
        options={options}
        onValueChange={change}
        invalid={error !== undefined}
        describedBy={error && id}
      />
      <span aria-hidden className="flex justify-between text-small text-muted">
        <span>Poor</span>
        <span>Excellent</span>
      </span>
      {error && <FieldError id={id} message={error} />}
    </div>
  )
}
