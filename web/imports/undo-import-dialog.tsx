import { type ImportDetail, importsEndpoints } from '../../contract/imports/imports.ts'
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
          ? 'Items that it created are deleted, and those that it updated get their former values and stock back. That works while nothing of it has been used or changed since.'
          : `What it created is taken back. That works while nothing of it has been used or changed since.`
      }
      confirmLabel={`Undo ${what}`}
      cancelLabel="Keep the Import"
      danger
      pending={undo.isPending}
      onConfirm={() => undo.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {undo.isError && <Note tone="negative">{detailFor(undo.error)}</Note>}
    </ConfirmDialog>
  )
}
