import { Pencil } from 'lucide-react'
import { type ComponentType, Suspense } from 'react'
import { useOverlay } from '../address/use-overlay.ts'
import type { ListEndpoint } from './list-definition.ts'
import { type FileOfRows, ListScreen } from './list-screen.tsx'
import type { List } from './use-list.ts'

interface EditableListProps<E extends ListEndpoint> {
  list: List<E>
  mayChange: boolean
  exports?: readonly FileOfRows[]
  /** The form of a row; without an id it adds one. Its addresses are `new` and `edit`. */
  dialog: ComponentType<{ id: number | null; onClose: () => void }>
}

/** A list whose rows are added and changed in a dialog over it. */
export function EditableList<E extends ListEndpoint>({ list, mayChange, exports = [], dialog: RowDialog }: EditableListProps<E>) {
  const adding = useOverlay('new')
  const editing = useOverlay('edit')
  if (!mayChange) return <ListScreen list={list} exports={exports} />
  return (
    <>
      <ListScreen
        list={list}
        exports={exports}
        actions={({ id }) => [{ label: 'Edit', icon: <Pencil />, always: true, onSelect: () => editing.open(id) }]}
        onAdd={() => adding.open(true)}
      />
      <Suspense>
        {adding.value && <RowDialog id={null} onClose={adding.close} />}
        {editing.value && <RowDialog id={Number(editing.value)} onClose={editing.close} />}
      </Suspense>
    </>
  )
}
