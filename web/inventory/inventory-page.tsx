import { Link } from '@tanstack/react-router'
import { ArrowLeft, CircleAlert, Plus, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { InventoryItem } from '../../contract/inventory.ts'
import { formatNumber } from '../lib/format.ts'
import { Page } from '../shell/page.tsx'
import { Button } from '../ui/button.tsx'
import { StatStrip } from '../ui/stat-strip.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { InventoryTable } from './inventory-table.tsx'
import { StockMovementsTable } from './stock-movements-table.tsx'
import { useInventorySummary } from './use-inventory.ts'
import { useInventorySearch } from './use-inventory-search.ts'

// Forms and their checks load when they are opened first.
const AdjustDialog = lazy(() => import('./adjust-dialog.tsx').then((file) => ({ default: file.AdjustDialog })))
const ItemDialog = lazy(() => import('./item-dialog.tsx').then((file) => ({ default: file.ItemDialog })))

const tabs = [
  { value: 'inventory', label: 'Inventory' },
  { value: 'movements', label: 'Movements' },
] as const

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'adjust'; item: InventoryItem }

/** Inventory Management, for staff. */
export function InventoryPage() {
  const [{ tab = 'inventory' }, setSearch] = useInventorySearch()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)

  function openTab(value: string) {
    const next = tabs.find((known) => known.value === value && value !== 'inventory')?.value
    setSearch({ tab: next, q: undefined, sort: undefined, status: undefined, owner: undefined, type: undefined, page: undefined })
  }

  return (
    <Page
      title="Inventory Management"
      subtitle={
        <Button asChild variant="ghost" className="-ml-2.5" icon={<ArrowLeft aria-hidden />}>
          <Link to="/dashboard">Go Back</Link>
        </Button>
      }
      actions={
        <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden />} onClick={() => setDialog({ kind: 'add' })}>
          Add Item
        </Button>
      }
    >
      <InventorySummary />
      <Tabs label="Inventory" value={tab} onValueChange={openTab} items={tabs}>
        <TabPanel value="inventory">
          <InventoryTable
            onAdd={() => setDialog({ kind: 'add' })}
            onAdjust={(item) => setDialog({ kind: 'adjust', item })}
            onEdit={(item) => setDialog({ kind: 'edit', item })}
          />
        </TabPanel>
        <TabPanel value="movements">
          <StockMovementsTable />
        </TabPanel>
      </Tabs>
      <Suspense>
        {dialog?.kind === 'adjust' && <AdjustDialog item={dialog.item} onClose={close} />}
        {(dialog?.kind === 'add' || dialog?.kind === 'edit') && (
          <ItemDialog item={dialog.kind === 'edit' ? dialog.item : null} onClose={close} />
        )}
      </Suspense>
    </Page>
  )
}

function InventorySummary() {
  const { data, isPending } = useInventorySummary()
  const figure = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value))
  return (
    <StatStrip
      loading={isPending}
      items={[
        { label: 'Total Items', value: figure(data?.totalItems) },
        {
          label: 'Total Quantity',
          value: figure(data?.totalQuantity),
          hint: data ? `${formatNumber(data.reservedQuantity)} reserved` : '',
        },
        { label: 'Low Stock', value: figure(data?.lowStock), icon: <TriangleAlert aria-hidden className="text-caution" /> },
        { label: 'Out of Stock', value: figure(data?.outOfStock), icon: <CircleAlert aria-hidden className="text-negative" /> },
      ]}
    />
  )
}
