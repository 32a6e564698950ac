import { useNavigate } from '@tanstack/react-router'
import { shipmentsEndpoints } from '../../contract/shipments/shipments.ts'
import { queryClient } from '../lib/query-client.ts'
import { toast, toastError } from '../lib/toast.ts'
import { refetchOf, sendChange } from '../lib/use-change.ts'
import { freshRead } from '../lib/use-read.ts'
import { useSend } from '../lib/use-send.ts'

/** Hands the shipment of a movement to the carrier, unless that was done, and opens it. */
export function useShip() {
  const navigate = useNavigate()
  const sending = useSend({ mutationFn: handOver, ...refetchOf(shipmentsEndpoints.record) })
  const ship = (id: number) =>
    sending.mutate(id, {
      onSuccess: ({ trackingNumber, handedOver }) => {
        if (handedOver) toast({ title: 'Handed to the Carrier', description: `${trackingNumber} is now in transit.` })
        void navigate({ to: '/shipments/$id', params: { id: String(id) } })
      },
      onError: (error) => toastError(error),
    })
  return { ship, shipping: sending.isPending ? sending.variables : undefined }
}

async function handOver(id: number) {
  const shipment = await queryClient.fetchQuery(freshRead(shipmentsEndpoints.get, { params: { id } }))
  if (shipment.status !== 'created') return { ...shipment, handedOver: false }
  const body = { kind: 'picked_up', place: shipment.origin } as const
  return { ...(await sendChange(shipmentsEndpoints.record, { params: { id }, body, ifMatch: shipment })), handedOver: true }
}
