import { Eye, FileCheck, MapPin } from 'lucide-react'
import { Suspense } from 'react'
import type { Shipment } from '../../../contract/goods-out/shipments/shipments.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import type { RowAction } from '../../platform/ui/table-column.ts'

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx'), 'ProofDialog')

/** 'POD' of a delivered shipment in a list: opens its proof of delivery, or for staff the form to record it. */
export function usePod() {
  const mayRecord = useMayRecordProofs()
  const opened = useOverlay('pod')
  const actionsOf = ({ id, status, hasProof }: Shipment): RowAction[] =>
    status === 'delivered' && (hasProof || mayRecord)
      ? [{ label: 'POD', icon: <FileCheck />, look: 'text', always: true, onSelect: () => opened.open(id) }]
      : []
  const dialog = (
    <Suspense>{opened.value && <ProofDialog shipmentId={Number(opened.value)} mayRecord={mayRecord} onClose={opened.close} />}</Suspense>
  )
  return { actionsOf, dialog }
}

/** Staff record proofs, but not while they look at the screens of a customer. */
export function useMayRecordProofs(): boolean {
  const { seesCustomerScreens } = useViewer()
  return useMay('shipments.update') && !seesCustomerScreens
}

/** 'View' of a shipment in a list, or 'Track' while it is on its way. */
export function openAction({ status }: Shipment, open: () => void): RowAction {
  const isMoving = status === 'in_transit' || status === 'delayed'
  const icon = isMoving ? <MapPin /> : <Eye />
  return { label: isMoving ? 'Track' : 'View', icon, look: 'text', always: true, onSelect: open }
}
