import { useNavigate } from '@tanstack/react-router'
import { shipmentsEndpoints } from '../../../contract/goods-out/shipments/shipments.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { RelatedList } from '../../platform/detail/related-list.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'
import { shipmentsList } from '../shipments/shipments-lists.tsx'
import { openAction, usePod } from '../shipments/use-pod.tsx'
import type { usePickFilters } from './pick-filters.tsx'

const shippedPerPage = 10
const shipmentColumns = shipmentsList.columns.filter(({ extra }) => !extra)

/** The newest shipments that the filters leave, and the way to all of them. */
export function PickShipments({ applied: { status, ...applied } }: { applied: ReturnType<typeof usePickFilters>['applied'] }) {
  const read = useFirstRows(shipmentsEndpoints.list, {
    query: { ...useSiteQuery(), ...applied, ...(status && { orderStatus: status }), sort: '-createdAt' },
    count: shippedPerPage,
  })
  const pod = usePod()
  const navigate = useNavigate()
  const open = (id: number) => void navigate({ to: '/shipments/$id', params: { id: String(id) } })
  return (
    <>
      <RelatedList
        title="Shipments"
        columns={shipmentColumns}
        rowLink={({ id }) => recordLink('/shipments/$id', id)}
        rowName={({ trackingNumber }) => trackingNumber}
        rowActions={(shipment) => [openAction(shipment, () => open(shipment.id)), ...pod.actionsOf(shipment)]}
        read={read}
        empty="No shipments found"
      />
      {pod.dialog}
    </>
  )
}
