import { Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import { isUndoable } from '../../../contract/stock/acts/act-kinds.ts'
import type { StockAct } from '../../../contract/stock/acts/stock-acts.ts'
import type { StockMovement } from '../../../contract/stock/inventory/stock-movements.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import type { RowAction } from '../../platform/ui/table-column.ts'

const UndoDialog = lazyPart(() => import('./undo-dialog.tsx'), 'UndoDialog')

/** Lines of these causes are never undone here; of the others the dialog says whether they can. */
const neverUndone: readonly StockMovement['cause'][] = ['opening', 'delete', 'restore']

/** 'Undo…' of ledger lines and of acts, for the pages that show the dialog by `UndoOverlay`. */
export function useUndoActions() {
  const { open } = useOverlay('undo')
  const mayUndo = useMayUndo()
  const mayUndoShipping = useMay('stock.undo-shipping')
  const action = (value: string): RowAction[] => [{ label: 'Undo…', icon: <Undo2 />, onSelect: () => open(value) }]
  return {
    ofLine: ({ id, actId, correctsId, cause }: StockMovement) => {
      const isOffered =
        mayUndo && actId !== null && correctsId === null && !neverUndone.includes(cause) && (cause !== 'order' || mayUndoShipping)
      return isOffered ? action(`${actId}-${id}`) : []
    },
    ofAct: ({ id, kind, undoneBy, undoes }: StockAct) => {
      const isOffered = mayUndo && undoneBy === null && undoes === null && isUndoable(kind) && (kind !== 'ship' || mayUndoShipping)
      return isOffered ? action(String(id)) : []
    },
  }
}

function useMayUndo(): boolean {
  const { seesCustomerScreens } = useViewer()
  return useMay('stock.undo') && !seesCustomerScreens
}

/** The dialog while the address names an act, or a line of one: once on each page that offers it. */
export function UndoOverlay() {
  const { value, close } = useOverlay('undo')
  const mayUndo = useMayUndo()
  const [actId, lineId] = (value ?? '').split('-').map(Number)
  if (!mayUndo || !actId) return null
  return (
    <Suspense>
      <UndoDialog key={value} actId={actId} lineId={lineId} onClose={close} />
    </Suspense>
  )
}
