import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { useOverlay } from '../address/use-overlay.ts'
import { type EditableRecord, EditDialog } from '../form/edit-dialog.tsx'
import { type FileOfRows, ListScreen } from './list-screen.tsx'
import type { List } from './use-list.ts'

interface EditableListProps<Row, Item> extends EditableRecord<Item> {
  list: List<Row>
  mayChange: boolean
  files?: readonly FileOfRows[]
}

/** A list whose rows are added and changed in a dialog over it. Its addresses are `new` and `edit`. */
export function EditableList<Row extends { id: number }, Item>({ list, mayChange, files = [], ...row }: EditableListProps<Row, Item>) {
  const adding = useOverlay('new')
  const editing = useOverlay('edit')
  if (!mayChange) return <ListScreen list={list} files={files} />
  return (
    <>
      <ListScreen
        list={list}
        files={files}
        actions={({ id }) => [{ label: 'Edit', icon: <Pencil />, always: true, onSelect: () => editing.open(id) }]}
        onAdd={() => adding.open(true)}
      />
      <Suspense>
        {adding.value && <row.dialog record={null} onClose={adding.close} />}
        {editing.value && <EditDialog {...row} id={Number(editing.value)} onClose={editing.close} />}
      </Suspense>
    </>
  )
}
