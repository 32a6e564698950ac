import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type TrackedShipment, trackingLinksEndpoints } from '../../../contract/goods-out/shipments/tracking-links.ts'
import { Timeline } from '../../platform/detail/timeline.tsx'
import { ApiError, addressOf, detailFor } from '../../platform/lib/api.ts'
import { formatDate } from '../../platform/lib/format.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Mark } from '../../platform/ui/mark.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { ShipmentBadge } from '../shipments/shipment-badge.tsx'
import { eventTitle } from '../shipments/shipment-events.tsx'

/** While the page is visible: events of changes need a session. */
const refreshMs = 60_000

/** What the consignee of a shipment sees, who has its link and no sign-in. */
export function TrackingPage() {
  const token = useParams({ strict: false, select: ({ token }) => token ?? '' })
  const shipment = useQuery({ ...readQuery(trackingLinksEndpoints.follow, { params: { id: token } }), refetchInterval: refreshMs })
  if (shipment.data) return <Tracked shipment={shipment.data} token={token} />
  return (
    <Frame title="Track a shipment">
      {shipment.isError ? (
        <ErrorState
          title="Failed to load the shipment"
          detail={detailFor(shipment.error)}
          {...(!isGone(shipment.error) && { onRetry: () => void shipment.refetch() })}
        />
      ) : (
        <div role="status">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-40! w-full" />
        </div>
      )}
    </Frame>
  )
}

/** Asking again is of no use for a link that was withdrawn, or never was one. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500
}

function Tracked({
  shipment: { trackingNumber, status, origin, destination, estimatedDelivery, actualDelivery, withdrawnAt, events, operator },
  token,
}: {
  shipment: TrackedShipment
  token: string
}) {
  const entries = events.map((event, n) => ({ id: n, at: event.at, by: null, title: eventTitle(event) }))
  return (
    <Frame
      title={trackingNumber}
      sender={{ name: operator.name, logo: operator.hasLogo ? addressOf(trackingLinksEndpoints.logo, { id: token }) : null }}
    >
      <Panel>
        <div className="grid gap-4 p-4 sm:p-5">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-body wrap-anywhere">
              {origin} <span className="text-muted">to</span> <strong className="font-semibold">{destination}</strong>
            </span>
            {withdrawnAt === null && <ShipmentBadge status={status} />}
          </div>
          <p className="text-ink-2">
            {withdrawnAt !== null ? (
              'This shipment was withdrawn.'
            ) : actualDelivery ? (
              <>
                Delivered on <strong className="font-semibold text-ink">{formatDate(actualDelivery)}</strong>
              </>
            ) : (
              <>
                Estimated delivery: <strong className="font-semibold text-ink">{formatDate(estimatedDelivery)}</strong>
              </>
            )}
          </p>
        </div>
      </Panel>
      <Panel title="Tracking History">
        <div className="p-4 sm:p-5">
          <Timeline entries={entries.toReversed()} />
        </div>
      </Panel>
    </Frame>
  )
}

interface Sender {
  name: string | null
  logo: string | null
}

/** With the name and logo of who sent it, as far as they are known. */
function Frame({ title, sender, children }: { title: string; sender?: Sender; children: ReactNode }) {
  const name = sender?.name ?? 'Tallyhouse'
  return (
    <main className="min-h-dvh bg-surface px-4 py-8">
      <title>{`${title} · ${name}`}</title>
      {/* The address is a secret of the consignee. */}
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-2xl gap-4">
        <div className="flex items-center gap-2.5">
          {sender?.logo ? <img src={sender.logo} alt="" className="max-h-10 max-w-40" /> : <Mark className="size-7" />}
          <span className="font-semibold">{name}</span>
        </div>
        <h1 className="text-title font-semibold wrap-anywhere">{title}</h1>
        {children}
      </div>
    </main>
  )
}
