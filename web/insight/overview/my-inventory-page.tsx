import { useInventorySummary } from '../../platform/calls/use-inventory.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { Page } from '../../platform/screen/page.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import { myItemsList } from '../../stock/inventory/items-list.tsx'

/** The inventory of one customer. */
export function MyInventoryPage() {
  const { customerId } = useViewer()
  const list = useList(myItemsList, { fixed: { customerId } })
  return (
    <Page title="My Inventory">
      <StockFigures customerId={customerId} />
      <ListScreen list={list} />
    </Page>
  )
}

function StockFigures({ customerId }: { customerId: number | undefined }) {
  const { data, isPending } = useInventorySummary(customerId)
  return (
    <StatStrip
      dense
      loading={isPending}
      items={[
        { label: 'Total Items', value: data && formatNumber(data.totalQuantity) },
        { label: 'Unique SKUs', value: data && formatNumber(data.totalItems), link: { to: '.' } },
        { label: 'Low Stock', value: data && formatNumber(data.lowStock), link: { to: '.', search: { status: 'Low Stock' } } },
        { label: 'Out of Stock', value: data && formatNumber(data.outOfStock), link: { to: '.', search: { status: 'Out of Stock' } } },
      ]}
    />
  )
}
