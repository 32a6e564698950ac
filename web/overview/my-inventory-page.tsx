import { useInventorySummary } from '../calls/use-inventory.ts'
import { myItemsList } from '../inventory/items-list.tsx'
import { formatNumber } from '../lib/format.ts'
import { useViewer } from '../lib/use-session.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { Page } from '../screen/page.tsx'
import { StatStrip } from '../ui/stat-strip.tsx'

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
