import { Link } from '@tanstack/react-router'
import { ArrowLeft, CircleAlert, Plus, TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { quarantineEndpoints } from '../../../contract/goods-in/quarantine/quarantine.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { useInventorySummary } from '../../platform/calls/use-inventory.ts'
import { ImportLink } from '../../platform/imports/import-link.tsx'
import { formatNumber } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { may, useMay, useViewer } from '../../platform/lib/use-session.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'
import { useTab } from '../../platform/list/use-tab.ts'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { Page } from '../../platform/screen/page.tsx'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import { TabPanel, Tabs } from '../../platform/ui/tabs.tsx'
import { InventoryTable } from './inventory-table.tsx'

// The other tabs, the forms and their validation are loaded when first opened.
const CategoriesTable = lazyPart(() => import('../categories/categories-table.tsx'), 'CategoriesTable')
const LocationsTable = lazyPart(() => import('../locations/locations-table.tsx'), 'LocationsTable')
const ReceiptsNote = lazyPart(() => import('./receipts-note.tsx'), 'ReceiptsNote')
const StockMovementsTable = lazyPart(() => import('./stock-movements-table.tsx'), 'StockMovementsTable')
const AdjustDialog = lazyPart(() => import('./adjust-dialog.tsx'), 'AdjustDialog')
const ItemDialog = lazyPart(() => import('./item-dialog.tsx'), 'ItemDialog')

const tabs = [
  { value: 'inventory', label: 'Inventory', allow: 'inventory.read' },
  { value: 'movements', label: 'Movements', allow: 'inventory.read' },
  { value: 'locations', label: 'Locations', allow: 'locations.read' },
  { value: 'categories', label: 'Categories', allow: 'categories.read' },
  { value: 'receipts', label: 'Receipts', allow: 'receipts.read' },
] as const

/** The row that the button of each tab adds, if it has one. */
const additions = {
  inventory: { label: 'Add Item', allow: 'inventory.create' },
  movements: { label: 'Add Item', allow: 'inventory.create' },
  locations: { label: 'Add Location', allow: 'locations.change' },
  categories: { label: 'Add Category', allow: 'categories.change' },
  receipts: null,
} as const

/** Inventory Management, for staff. */
export function InventoryPage() {
  const { user } = useViewer()
  const [tab, openTab] = useTab(['inventory', 'movements', 'locations', 'categories', 'receipts'])
  const adding = useOverlay('new')
  const addition = additions[tab]
  const add = addition && may(user, addition.allow) ? () => adding.open(true) : undefined
  useShortcut('n', addition?.label ?? '', add)

  return (
    <Page
      title="Inventory Management"
      subtitle={
        <Button asChild variant="ghost" className="-ml-2.5" icon={<ArrowLeft aria-hidden />}>
          <Link to={may(user, 'screens.office') ? '/dashboard' : '/floor'}>Go Back</Link>
        </Button>
      }
      actions={
        <>
          {tab === 'inventory' && <ImportLink kind="items" />}
          {add && addition && (
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={add}>
              {addition.label}
            </Button>
          )}
        </>
      }
    >
      <InventorySummary />
      <Tabs label="Inventory" value={tab} onValueChange={openTab} items={tabs.filter(({ allow }) => may(user, allow))}>
        <Suspense fallback={<Skeleton className="h-48" />}>
          <TabPanel value="inventory">
            <InventoryTable />
          </TabPanel>
          <TabPanel value="movements">
            <StockMovementsTable />
          </TabPanel>
          <TabPanel value="locations">
            <LocationsTable />
          </TabPanel>
          <TabPanel value="categories">
            <CategoriesTable />
          </TabPanel>
          <TabPanel value="receipts">
            <ReceiptsNote />
          </TabPanel>
        </Suspense>
      </Tabs>
      {(tab === 'inventory' || tab === 'movements') && <ItemDialogs />}
    </Page>
  )
}

function ItemDialogs() {
  const mayAdd = useMay('inventory.create')
  const mayEdit = useMay('inventory.update')
  const mayAdjust = useMay('inventory.adjust')
  return useDialogs({
    new: mayAdd && ((onClose) => <ItemDialog id={null} onClose={onClose} />),
    edit: mayEdit && ((onClose, id) => <ItemDialog id={Number(id)} onClose={onClose} />),
    adjust: mayAdjust && ((onClose, id) => <AdjustDialog id={Number(id)} onClose={onClose} />),
  }).shown
}

function InventorySummary() {
  const { data, isPending } = useInventorySummary()
  const quarantine = useRead(quarantineEndpoints.summary, { query: useSiteQuery() }).data
  const figure = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value))
  return (
    <StatStrip
      dense
      loading={isPending}
      items={[
        { label: 'Total Items', value: figure(data?.totalItems), link: { to: '/inventory' } },
        {
          label: 'Total Quantity',
          value: figure(data?.totalQuantity),
          // On hover: a second line would push the rows of the list down.
          ...(data && { explanation: `${formatNumber(data.reservedQuantity)} reserved by movements` }),
        },
        {
          label: 'Low Stock',
          value: figure(data?.lowStock),
          link: { to: '/inventory', search: { status: 'Low Stock' } },
          ...(data?.lowStock && { icon: <TriangleAlert aria-hidden className="text-caution" /> }),
        },
        {
          label: 'Out of Stock',
          value: figure(data?.outOfStock),
          link: { to: '/inventory', search: { status: 'Out of Stock' } },
          ...(data?.outOfStock && { icon: <CircleAlert aria-hidden className="text-negative" /> }),
        },
        { label: 'Quarantine', value: figure(quarantine?.units), link: { to: '/quarantine' } },
      ]}
    />
  )
}
