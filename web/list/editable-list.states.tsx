import { Dialog } from '../ui/dialog.tsx'
import { EditableList } from './editable-list.tsx'
import { answered, exampleList, exampleRows, longRows } from './example-list.tsx'
import { useList } from './use-list.ts'

function RowDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const title = id === null ? 'Add Category' : `Edit ${exampleRows.find((row) => row.id === id)?.name}`
  return (
    <Dialog open onOpenChange={onClose} title={title} size="sm">
      The form of a row.
    </Dialog>
  )
}

/** The controls of a real list with a fixed answer. */
function Editable({ rows, mayChange = true }: { rows: typeof exampleRows; mayChange?: boolean }) {
  const list = useList(exampleList)
  const total = rows.length && answered.total
  return <EditableList list={{ ...list, ...answered, rows, total }} mayChange={mayChange} dialog={RowDialog} />
}

export const Rows = () => <Editable rows={exampleRows} />
export const Empty = () => <Editable rows={[]} />
export const ReadOnly = () => <Editable rows={exampleRows} mayChange={false} />
export const LongNames = () => <Editable rows={longRows} />
