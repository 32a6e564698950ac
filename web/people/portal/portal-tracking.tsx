import type { Shipment } from '../../../contract/goods-out/shipments/shipments.ts'
import { useDocuments } from '../../goods-out/order-papers/use-documents.tsx'
import { usePod } from '../../goods-out/shipments/use-pod.tsx'
import { useViewer } from '../../platform/lib/use-session.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import type { RowAction } from '../../platform/ui/table-column.ts'
import { portalShipmentsList } from './portal-lists.tsx'
import { portalName } from './portal-name.ts'

/** The portal's shipments, with their proofs of delivery and the documents of their movements. */
export function PortalTracking({ onAdd }: { onAdd: (() => void) | undefined }) {
  const { customerId } = useViewer()
  const list = useList(portalShipmentsList, { fixed: { customerId } })
  const pod = usePod()
  const documents = useDocuments()
  const actionsOf = (shipment: Shipment): RowAction[] => [
    ...pod.actionsOf(shipment),
    ...(shipment.orderId === null ? [] : [documents.actionOf(shipment.orderId)]),
  ]
  return (
    <>
      <ListScreen list={list} backLabel={portalName} actions={actionsOf} onAdd={onAdd} />
      {pod.dialog}
      {documents.dialog}
    </>
  )
}
