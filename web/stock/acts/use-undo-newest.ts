import { useNavigate } from '@tanstack/react-router'
import type { QueryInput } from '../../../contract/endpoint.ts'
import { actKindLabels, isUndoableByDoer, type UndoableKind } from '../../../contract/stock/acts/act-kinds.ts'
import { type OwnAct, stockActsEndpoints } from '../../../contract/stock/acts/stock-acts.ts'
import { call, callList } from '../../platform/lib/api.ts'
import { refetch } from '../../platform/lib/query-client.ts'
import { type ToastContent, toast, toastError } from '../../platform/lib/toast.ts'
import { sendChange } from '../../platform/lib/use-change.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import type { RowLink } from '../../platform/ui/table-column.ts'

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
  const undoesOwn = useUndoesOwn()
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
  return (done: DoneNow): Pick<ToastContent, 'other'> => {
    if (undoesOwn(done.kind)) return { other: { label: 'Undo', onClick: () => void undoNewestOwn(done) } }
    return mayUndo && !seesCustomerScreens && (done.kind !== 'ship' || mayUndoShipping)
      ? { other: { label: 'Undo…', onClick: () => void open(done) } }
      : {}
  }
}

/** Whether the viewer takes its own work of a kind back in one step. Managers are shown what it changes, and give a reason. */
export function useUndoesOwn() {
  const mayUndo = useMay('stock.undo')
  const mayUndoOwn = useMay('stock.undo-own')
  return (kind: UndoableKind) => mayUndoOwn && !mayUndo && isUndoableByDoer(kind)
}

/** What an act of one's own did, as 'Move of COF-1 to B-01'. */
export function ownActWords({ kind, number, skus, toLocation }: OwnAct): string {
  const what = number ?? (skus.length === 1 ? skus[0] : `${skus.length} SKUs`)
  return `${actKindLabels[kind]} of ${what}${toLocation === null ? '' : ` to ${toLocation}`}`
}

/** Takes back what the viewer did a moment ago, and says so. */
export async function undoOwn(act: OwnAct): Promise<void> {
  try {
    await sendChange(stockActsEndpoints.undoOwn, { params: { id: act.id } })
    toast({ title: 'Undone', description: `${ownActWords(act)} was undone.` })
  } catch (error) {
    toastError(error)
  }
  await refetch(stockActsEndpoints.undoOwn.changes)
}

/** The same of the newest act that is meant, unless it is one of those up to `after`. Answers the newest that is undone. */
export async function undoNewestOwn({ kind, of }: DoneNow, after = 0): Promise<number> {
  try {
    const [act] = await call(stockActsEndpoints.listOwn, { query: { ...of, kind } })
    if (act && act.id > after) {
      await undoOwn(act)
      return act.id
    }
    toast({ title: 'Nothing to Undo', description: 'You can undo your own work for 15 minutes. After that, ask a manager.' })
  } catch (error) {
    toastError(error)
  }
  return after
}
