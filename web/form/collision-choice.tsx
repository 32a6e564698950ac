import { Button } from '../ui/button.tsx'
import { useRecordFormFields } from './record-form-context.ts'

interface CollisionChoiceProps<Value> {
  name: string
  label: string
  /** The value in words. */
  show: (value: Value) => string
}

/** Stands at a field that two people changed at the same time; one's own value is kept unless theirs is chosen. */
export function CollisionChoice<Value>({ name, label, show }: CollisionChoiceProps<Value>) {
  const { collisions, settle } = useRecordFormFields()
  const collision = collisions[name]
  if (!collision) return null
  const words = (value: unknown) => show(value as Value) || 'empty'
  return (
    <fieldset className="flex flex-wrap items-center gap-2 rounded-control border border-caution-line bg-caution-soft px-2.5 py-1.5 text-small">
      <legend className="sr-only">{label} was changed by both of you</legend>
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {collision.by ?? 'Theirs'}: {words(collision.theirs)} · yours: {words(collision.mine)}
      </span>
      <Button size="sm" onClick={() => settle(name, 'theirs')}>
        Take Theirs
      </Button>
      <Button size="sm" onClick={() => settle(name, 'mine')}>
        Keep Mine
      </Button>
    </fieldset>
  )
}
