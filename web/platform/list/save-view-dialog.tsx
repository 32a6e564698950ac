import { z } from 'zod'
import { newSavedView, type SavedView, savedViewChange, savedViewsEndpoints } from '../../../contract/people/saved-views/saved-views.ts'
import { fieldsOf } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { formSchema } from '../form/form-schema.ts'
import { useRecordCalls } from '../form/use-record-calls.ts'
import { useRecordForm } from '../form/use-record-form.ts'
import { toast } from '../lib/toast.ts'
import { useMay } from '../lib/use-session.ts'
import { rereadSavedView } from './use-saved-views.ts'

const typed = z.object({ name: z.string(), shared: z.boolean() })
type Typed = z.output<typeof typed>

const nameOnly = formSchema(typed, ({ name }) => ({ name }), savedViewChange)
const { TextField, CheckField } = fieldsOf<Typed>()

interface SaveViewDialogProps {
  screen: SavedView['screen']
  /** The view to rename; null saves a new one. */
  view: SavedView | null
  definition: SavedView['definition']
  /** What is saved, where it isn't how a list looks. */
  words?: { title: string; description: string; saved: string }
  onCreated: (view: SavedView) => void
  onClose: () => void
}

const viewWords = { title: 'Save View', description: 'Saves the current search, filters, sort order and columns', saved: 'View saved' }

export function SaveViewDialog({ view, words = viewWords, ...props }: SaveViewDialogProps) {
  const mayShare = useMay('saved-views.share')
  const form = useViewForm({ view, words, ...props })
  const { record } = form
  return (
    <FormDialog
      form={form}
      size="sm"
      title={record ? 'Rename View' : words.title}
      {...(!record && { description: words.description })}
      submitLabel="Save"
    >
      <TextField name="name" label="Name" required />
      {!record && mayShare && <CheckField name="shared" label="Share with colleagues" />}
    </FormDialog>
  )
}

function useViewForm({ screen, view, definition, words = viewWords, onCreated, onClose }: SaveViewDialogProps) {
  const { create, update } = useRecordCalls(savedViewsEndpoints)
  return useRecordForm({
    name: `saved-view-of-${screen}`,
    noun: 'view',
    record: view,
    values: (record): Typed => ({ name: record?.name ?? '', shared: record?.shared ?? false }),
    create: {
      schema: () => formSchema(typed, (values) => ({ ...values, screen, definition }), newSavedView),
      send: create,
    },
    update: {
      schema: () => nameOnly,
      send: update,
      reread: (id) => rereadSavedView(screen, id),
    },
    onSaved: (saved, { isNew }) => {
      toast({ title: isNew ? words.saved : 'View renamed', description: saved.name })
      if (isNew) onCreated(saved)
    },
    onClose,
  })
}
