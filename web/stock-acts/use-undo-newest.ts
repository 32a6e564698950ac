import { useNavigate } from '@tanstack/react-router'
import type { QueryInput } from '../../contract/endpoint.ts'
import type { UndoableKind } from '../../contract/stock-acts/act-kinds.ts'
import { stockActsEndpoints } from '../../contract/stock-acts/stock-acts.ts'
import { callList } from '../lib/api.ts'
import { type ToastContent, toastError } from '../lib/toast.ts'
import { useMay, useViewer } from '../lib/use-session.ts'
import type { RowLink } from '../ui/table-column.ts'

/** What the viewer has just done, and the page of the record on which the question is asked. */
export interface DoneNow {
  kind: UndoableKind
  /** What the act has that no other of its kind by the viewer after it can have. */
  of: Pick<QueryInput<typeof stockActsEndpoints.list> & object, 'inventoryId' | 'orderId' | 'receiptId' | 'location' | 'q'>
  on: Pick<RowLink, 'to' | 'params'>
}

/** The 'Undo…' of a message about what the viewer has just done. */
export function useUndoNewest() {
  const mayUndo = useMay('stock.undo')
  const mayUndoShipping = useMay('stock.undo-shipping')
  const { user, seesCustomerScreens } = useViewer()
  const navigate = useNavigate()
  async function open({ kind, of, on }: DoneNow) {
    try {
      const { rows } = await callList(stockActsEndpoints.list, { query: { ...of, kind, by: user.id, undone: 'false', limit: 1 } })
      const [act] = rows
      const question: RowLink = { ...on, search: { undo: String(act?.id) } }
      if (act) await navigate(question)
    } catch (error) {
      toastError(error)
    }
  }
  return (done: DoneNow): Pick<ToastContent, 'other'> =>
    mayUndo && !seesCustomerScreens && (done.kind !== 'ship' || mayUndoShipping)
      ? { other: { label: 'Undo…', onClick: () => void open(done) } }
      : {}
}
