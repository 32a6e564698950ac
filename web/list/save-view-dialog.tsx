import { type FormEvent, useId, useState } from 'react'
import type { SavedView } from '../../contract/saved-views.ts'
import { detailFor } from '../lib/api.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { toast } from '../ui/toast.tsx'
import { useCreateSavedView, useUpdateSavedView } from './use-saved-views.ts'

interface SaveViewDialogProps {
  screen: SavedView['screen']
  /** The view to rename; null saves a new one. */
  view: SavedView | null
  definition: SavedView['definition']
  onCreated: (view: SavedView) => void
  onClose: () => void
}

export function SaveViewDialog({ screen, view, definition, onCreated, onClose }: SaveViewDialogProps) {
  const formId = useId()
  const mayShare = useMay('saved-views.share')
  const create = useCreateSavedView()
  const update = useUpdateSavedView()
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(false)
  const failure = create.error ?? update.error

  function saved(saved: SavedView) {
    toast({ title: view ? 'View renamed' : 'View saved', description: saved.name })
    if (!view) onCreated(saved)
    onClose()
  }
  function save(event: FormEvent) {
    event.preventDefault()
    if (view) update.mutate({ view, change: { name } }, { onSuccess: saved })
    else create.mutate({ screen, name, shared, definition }, { onSuccess: saved })
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={view ? 'Rename View' : 'Save View'}
      {...(!view && { description: 'Search, filters, sort and columns as they are now' })}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} pending={create.isPending || update.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid gap-4">
        <Field label="Name" required error={failure ? detailFor(failure) : undefined}>
          {(control) => <Input {...control} value={name} onChange={(event) => setName(event.target.value)} autoComplete="off" />}
        </Field>
        {!view && mayShare && <Checkbox label="Share with colleagues" checked={shared} onCheckedChange={setShared} />}
      </form>
    </Dialog>
  )
}
