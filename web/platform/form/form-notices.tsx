import { useFormState } from 'react-hook-form'
import { formatDateTime, plural } from '../lib/format.ts'
import { useToasts } from '../lib/toast.ts'
import { Note } from '../ui/note.tsx'
import { ActionNote } from './action-note.tsx'
import type { FormNotice } from './form-start.ts'
import { type ShownForm, useRecordFormFields } from './record-form-context.ts'

/** What a form tells, between its title and its fields: a restored draft, a merge, a failed save, and which fields aren't valid. */
export function FormNotices({ form }: { form: ShownForm }) {
  const { control, labels, focus } = useRecordFormFields()
  const { errors } = useFormState({ control })
  const { notice, failure, attempts } = form
  const invalid = attempts > 0 ? [...labels].filter(([name]) => control.getFieldState(name).invalid) : []
  // What the fields say isn't said again above them.
  const isAtFields = failure !== null && failure.fields.length > 0 && failure.fields.every((field) => labels.has(field))
  const isInToast = useToasts().some(({ id, open }) => open && id === failure?.toast)
  const isSaid = isAtFields || isInToast || failure?.onAgain !== undefined
  const general = (isSaid ? undefined : failure?.sentence) ?? errors.root?.message
  if (!notice && !general && !failure?.onAgain && invalid.length === 0) return null
  return (
    <div className="grid gap-2">
      {notice && <NoticeNote notice={notice} form={form} />}
      {failure?.onAgain && <ActionNote tone="negative" text={failure.sentence} action="Create Another" onAction={failure.onAgain} />}
      {general && <Note tone="negative">{general}</Note>}
      {invalid.length > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-small text-negative-text">
          {invalid.length === 1 ? '1 field needs attention:' : `${plural(invalid.length, 'field')} need attention:`}
          {invalid.map(([name, label]) => (
            <button key={name} type="button" className="underline pointer-coarse:min-h-(--touch)" onClick={() => focus(name)}>
              {label}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}

function NoticeNote({ notice, form }: { notice: NonNullable<FormNotice>; form: ShownForm }) {
  const { labels, collisions } = useRecordFormFields()
  if (notice.kind === 'restored') return <ActionNote text="Your draft was restored." action="Discard" onAction={form.discardDraft} />
  if (notice.kind === 'deleted') {
    const text = 'Someone else deleted this record. Your entries are kept.'
    return <ActionNote tone="negative" text={text} action={form.canCreate && 'Create as New'} onAction={form.createInstead} />
  }
  const labelsOf = (fields: readonly string[]) => fields.map((field) => labels.get(field) ?? field).join(', ')
  const undecided = notice.collided.filter((field) => collisions[field]?.chosen === undefined)
  return (
    <div role="status">
      <Note tone="caution">
        {notice.subject} was changed by {notice.by}. Your entries are kept.{' '}
        {notice.taken.length > 0 && `Changed${notice.at ? ` ${formatDateTime(notice.at)}` : ''}: ${labelsOf(notice.taken)}. `}
        {undecided.length > 0 ? `You both changed ${labelsOf(undecided)}. Choose which value to save.` : 'Check them and save again.'}
      </Note>
    </div>
  )
}
