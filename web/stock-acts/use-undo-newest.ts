import { useNavigate } from '@tanstack/react-router'
import type { ActKind } from '../../contract/stock-acts/act-kinds.ts'
import { stockActsEndpoints } from '../../contract/stock-acts/stock-acts.ts'
import { callList } from '../lib/api.ts'
import { type ToastContent, toastError } from '../lib/toast.ts'
import { useMay, useViewer } from '../lib/use-session.ts'

/** The 'Undo…' of a message about what the viewer has just done to an item; it opens the question on the page of the item. */
export function useUndoNewest() {
  const mayUndo = useMay('stock.undo')
  const { user } = useViewer()
  const navigate = useNavigate()
  async function open(inventoryId: number, kind: ActKind) {
    try {
      const { rows } = await callList(stockActsEndpoints.list, { query: { inventoryId, kind, by: user.id, undone: 'false', limit: 1 } })
      const [act] = rows
      if (act) await navigate({ to: '/inventory/$id', params: { id: String(inventoryId) }, search: { undo: String(act.id) } })
    } catch (error) {
      toastError(error)
    }
  }
  return (inventoryId: number, kind: ActKind): Pick<ToastContent, 'other'> =>
    mayUndo ? { other: { label: 'Undo…', onClick: () => void open(inventoryId, kind) } } : {}
}
