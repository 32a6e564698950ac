import { type ImportDetail, importsEndpoints } from '../../../contract/platform/imports/imports.ts'
import { detailFor } from '../lib/api.ts'
import { useChange } from '../lib/use-change.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Note } from '../ui/note.tsx'
import { recordsOf } from './import-words.ts'

/** Asks before a whole import is taken back, and says why that can't be done any more. */
export function UndoImportDialog({ read, onClose }: { read: ImportDetail; onClose: () => void }) {
  const undo = useChange(importsEndpoints.undo, () => ({ params: { id: read.id } }))
  const what = recordsOf(read)
  return (
    <ConfirmDialog
      title={`Undo the import of ${what}?`}
      description={
        read.kind === 'items'
          ? 'Created items will be deleted. Updated items get their previous values and stock back. This works only if none of them has been used or changed since.'
          : `All created records will be deleted. This works only if none of them has been used or changed since.`
      }
      confirmLabel={`Undo ${what}`}
      cancelLabel="Keep Import"
      danger
      pending={undo.isPending}
      onConfirm={() => undo.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {undo.isError && <Note tone="negative">{detailFor(undo.error)}</Note>}
    </ConfirmDialog>
  )
}
