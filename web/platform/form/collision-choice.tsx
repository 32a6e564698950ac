import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useRecordFormFields } from './record-form-context.ts'

interface CollisionChoiceProps<Value> {
  name: string
  label: string
  /** The value in words. */
  show: (value: Value) => string
}

const choices = [
  { choice: 'theirs', text: 'Take Theirs' },
  { choice: 'mine', text: 'Keep Mine' },
] as const

/** At a field that two people changed at the same time: both values, and a choice that can be changed until the form is saved. */
export function CollisionChoice<Value>({ name, label, show }: CollisionChoiceProps<Value>) {
  const { collisions, settle } = useRecordFormFields()
  const collision = collisions[name]
  if (!collision) return null
  const words = (value: unknown) => show(value as Value) || 'empty'
  return (
    <fieldset
      className={classNames(
        'flex flex-wrap items-center gap-2 rounded-control border px-2.5 py-1.5 text-small',
        collision.chosen ? 'border-line bg-raised' : 'border-caution-line bg-caution-soft',
      )}
    >
      <legend className="sr-only">{label} was changed by both of you</legend>
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {collision.by ?? 'Theirs'}: {words(collision.theirs)} · yours: {words(collision.mine)}
      </span>
      {choices.map(({ choice, text }) => (
        <Button
          key={choice}
          size="sm"
          aria-pressed={collision.chosen === choice}
          className="aria-pressed:border-primary-line aria-pressed:bg-primary-soft aria-pressed:text-primary-text"
          onClick={() => settle(name, choice)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  )
}
