import { Pencil } from 'lucide-react'
import { type EditableRecord, EditDialog } from '../form/edit-dialog.tsx'
import { useDialogs } from '../screen/use-dialogs.tsx'
import { type FileOfRows, ListScreen } from './list-screen.tsx'
import type { List } from './use-list.ts'

interface EditableListProps<Row, Item> extends EditableRecord<Item> {
  list: List<Row>
  mayChange: boolean
  files?: readonly FileOfRows[]
}

/** A list whose rows are added and changed in a dialog over it. Its addresses are `new` and `edit`. */
export function EditableList<Row extends { id: number }, Item>({ list, mayChange, files = [], ...row }: EditableListProps<Row, Item>) {
  const dialogs = useDialogs({
    new: (onClose) => <row.dialog record={null} onClose={onClose} />,
    edit: (onClose, id) => <EditDialog {...row} id={Number(id)} onClose={onClose} />,
  })
  if (!mayChange) return <ListScreen list={list} files={files} />
  return (
    <>
      <ListScreen
        list={list}
        files={files}
        actions={({ id }) => [{ label: 'Edit', icon: <Pencil />, always: true, onSelect: () => dialogs.open('edit', id) }]}
        onAdd={() => dialogs.open('new')}
      />
      {dialogs.shown}
    </>
  )
}
