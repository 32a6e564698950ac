import { Link } from '@tanstack/react-router'
import { Box, ChevronRight, type LucideIcon, Plus, TriangleAlert, Truck } from 'lucide-react'
import { Suspense } from 'react'
import { customerCode } from '../../../contract/people/customers/customer-codes.ts'
import { customerTypeSolution } from '../../../contract/people/customers/customer-types.ts'
import { activeMovements } from '../../goods-out/orders/active-movements.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { NeedsAttention } from '../../platform/attention/needs-attention.tsx'
import { useCompany } from '../../platform/calls/use-company.ts'
import { useInventorySummary } from '../../platform/calls/use-inventory.ts'
import { useOrderSummary } from '../../platform/calls/use-orders.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber, plural } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { countTrend } from '../../platform/lib/trend-words.ts'
import { useGreetedName, useMay, useViewer } from '../../platform/lib/use-session.ts'
import { Page } from '../../platform/screen/page.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import { TrendLine } from '../../platform/ui/trend-line.tsx'
import { RecentMovements } from './recent-movements.tsx'
import { useOwnTrends } from './use-own-trends.ts'

// Loaded when first opened.
const TrackingDialog = lazyPart(() => import('../../goods-out/orders/tracking-dialog.tsx'), 'TrackingDialog')

/** A customer's home page. */
export function OverviewPage() {
  const tracked = useOverlay('view')
  const mayOrder = useMay('orders.create')
  const { customerId } = useViewer()
  return (
    <Page title="Overview">
      <Welcome mayOrder={mayOrder} />
      <Figures />
      <NeedsAttention customerId={customerId} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[57rem]:grid-cols-[minmax(0,2.4fr)_minmax(0,1fr)] sm:gap-5">
        <RecentMovements onTrack={tracked.open} />
        <nav
          aria-label="Quick actions"
          className="grid auto-rows-fr content-start gap-3 max-[57rem]:-order-1 sm:max-[57rem]:auto-cols-fr sm:max-[57rem]:grid-flow-col"
        >
          {mayOrder && <QuickAction to="/orders" startNew icon={Plus} title="New Movement" hint="Send goods from your stock" />}
          <QuickAction to="/orders" icon={Truck} title="Track Movements" hint="See the progress of each, stage by stage" />
          <QuickAction to="/inventory" icon={Box} title="View Inventory" hint="See what’s available and what’s reserved" />
        </nav>
      </div>
      <Suspense>{Number(tracked.value) > 0 && <TrackingDialog orderId={Number(tracked.value)} onClose={tracked.close} />}</Suspense>
    </Page>
  )
}

function Welcome({ mayOrder }: { mayOrder: boolean }) {
  const name = useGreetedName()
  const company = useCompany()
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-r-panel rounded-l-[2px] border border-l-4 border-primary-line border-l-primary bg-primary-soft px-4 py-4 sm:px-6 sm:py-5">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-[1.375rem] leading-7 wrap-anywhere">Welcome back, {name}</h2>
        <p className="mt-0.5 min-h-5 wrap-anywhere text-ink-2">
          {company && (
            <>
              {company.name} · {customerTypeSolution(company.type)} · customer <span className="mono">{customerCode(company.id)}</span>
            </>
          )}
        </p>
      </div>
      {mayOrder && (
        <Button asChild variant="primary" className="max-sm:w-full" icon={<Plus aria-hidden />}>
          <Link to="/orders" search={{ new: true }}>
            New Movement
          </Link>
        </Button>
      )}
    </section>
  )
}

function Figures() {
  const { customerId } = useViewer()
  const orders = useOrderSummary(customerId)
  const stock = useInventorySummary(customerId)
  const trends = useOwnTrends(customerId).data
  const failed = [orders, stock].find(({ isError }) => isError)
  if (failed) {
    return (
      <Panel>
        <ErrorState title="Failed to load your figures" detail={detailFor(failed.error)} onRetry={() => void failed.refetch()} />
      </Panel>
    )
  }
  return (
    <StatStrip
      loading={orders.isPending || stock.isPending}
      items={[
        {
          label: 'Active Movements',
          link: { to: '/orders', search: { status: activeMovements.statuses } },
          explanation: activeMovements.explanation,
          value: orders.data && formatNumber(orders.data.active),
          hint: trends ? <TrendLine {...countTrend(trends.active)} /> : '',
        },
        {
          label: 'Completed Movements',
          link: { to: '/orders', search: { status: 'completed' } },
          value: orders.data && formatNumber(orders.data.byStatus.completed),
          hint: trends ? <TrendLine {...countTrend(trends.completed)} /> : '',
        },
        {
          label: 'Total Inventory',
          link: { to: '/inventory' },
          value: stock.data && formatNumber(stock.data.totalQuantity),
          hint: stock.data ? `${plural(stock.data.totalItems, 'SKU')}, ${formatNumber(stock.data.reservedQuantity)} reserved` : '',
        },
        {
          label: 'Low Stock Alert',
          link: { to: '/inventory', search: { status: 'Low Stock' } },
          value: stock.data && formatNumber(stock.data.lowStock),
          ...(stock.data?.lowStock && { icon: <TriangleAlert aria-hidden="true" className="size-3.5! text-caution-text" /> }),
        },
      ]}
    />
  )
}

interface QuickActionProps {
  to: '/orders' | '/inventory'
  /** Opens the creation dialog at once. */
  startNew?: boolean
  icon: LucideIcon
  title: string
  hint: string
}

function QuickAction({ to, startNew, icon: Icon, title, hint }: QuickActionProps) {
  return (
    <Link
      to={to}
      {...(startNew && { search: { new: true } })}
      className="grid grid-cols-[2.25rem_minmax(0,1fr)_1rem] items-center gap-x-3 rounded-panel border border-line bg-raised px-4 py-3.5 hover:bg-hover"
    >
      <span className="grid size-9 place-items-center rounded-control bg-primary-soft text-primary-text">
        <Icon aria-hidden="true" />
      </span>
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-small text-muted">{hint}</span>
      </span>
      <ChevronRight aria-hidden="true" className="text-muted" />
    </Link>
  )
}
