import type { ShipmentWithEvents } from '../../../contract/goods-out/shipments/shipments.ts'
import { trackingLinkDays, trackingLinkEnd, trackingLinksEndpoints } from '../../../contract/goods-out/shipments/tracking-links.ts'
import { Section } from '../../platform/detail/section.tsx'
import { formatDate } from '../../platform/lib/format.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useChange, useRowChange } from '../../platform/lib/use-change.ts'
import { Button } from '../../platform/ui/button.tsx'
import { CopyButton } from '../../platform/ui/copy-button.tsx'

/** The link by which the consignee follows a shipment without a sign-in, for those who may share it. */
export function TrackingLink({ shipment }: { shipment: ShipmentWithEvents }) {
  return (
    <Section title="Tracking Link">
      {shipment.trackingToken === null ? (
        <Unshared shipment={shipment} />
      ) : (
        <Shared shipment={shipment} address={`${location.origin}/track/${shipment.trackingToken}`} />
      )}
    </Section>
  )
}

function Unshared({ shipment }: { shipment: ShipmentWithEvents }) {
  const create = useRowChange(trackingLinksEndpoints.create)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-2">Anyone with the link can track this shipment without signing in.</p>
      <Button pending={create.isPending} onClick={() => create.mutate({ read: shipment, body: {} }, { onError: tell })}>
        Create Tracking Link
      </Button>
    </div>
  )
}

function Shared({ shipment, address }: { shipment: ShipmentWithEvents; address: string }) {
  const withdraw = useChange(trackingLinksEndpoints.withdraw, (read: ShipmentWithEvents) => ({ params: { id: read.id }, ifMatch: read }))
  const withdrawn = () => toast({ title: 'Tracking Link Revoked', description: `The link for ${shipment.trackingNumber} no longer works.` })
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-2">
        <a href={address} className="mono min-w-0 flex-1 wrap-anywhere text-primary-text hover:underline">
          {address}
        </a>
        <CopyButton value={address} label="Tracking Link" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-muted">Anyone with the link can track this shipment without signing in. {untilWhen(shipment)}</p>
        <Button
          size="sm"
          variant="danger"
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate(shipment, { onSuccess: withdrawn, onError: tell })}
        >
          Revoke
        </Button>
      </div>
    </div>
  )
}

/** Until a shipment is delivered, each event moves the end of its link. */
function untilWhen(shipment: ShipmentWithEvents): string {
  const end = trackingLinkEnd(shipment)
  if (end.getTime() < Date.now()) return `The link expired on ${formatDate(end)}.`
  if (shipment.actualDelivery !== null) return `The link works until ${formatDate(end)}.`
  return `The link works until ${trackingLinkDays.afterDelivery} days after delivery, or until ${formatDate(end)} if no more events are recorded.`
}

function tell(error: Error): void {
  toastError(error)
}
