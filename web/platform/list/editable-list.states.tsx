import { Dialog } from '../ui/dialog.tsx'
import { EditableList } from './editable-list.tsx'
import { answered, type ExampleRow, exampleList, exampleRows, longRows } from './example-list.tsx'
import { useList } from './use-list.ts'

function RowDialog({ record, onClose }: { record: ExampleRow | null; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={record ? `Edit ${record.name}` : 'Add Category'} size="sm">
      The form of a row.
    </Dialog>
  )
}

function useExample(id: number) {
  const data = exampleRows.find((row) => row.id === id)
  return { data, isFetching: false, isError: false, error: null, refetch: () => {} }
}

/** The controls of a real list with a fixed answer. */
function Editable({ rows, mayChange = true }: { rows: typeof exampleRows; mayChange?: boolean }) {
  const list = useList(exampleList)
  const total = rows.length && answered.total
  const fixed = { ...list, ...answered, rows, total }
  return <EditableList list={fixed} noun="Category" mayChange={mayChange} useRecord={useExample} dialog={RowDialog} />
}

export const Rows = () => <Editable rows={exampleRows} />
export const Empty = () => <Editable rows={[]} />
export const ReadOnly = () => <Editable rows={exampleRows} mayChange={false} />
export const LongNames = () => <Editable rows={longRows} />
