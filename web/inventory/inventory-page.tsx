import { Link } from '@tanstack/react-router'
import { ArrowLeft, CircleAlert, Plus, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Category } from '../../contract/categories.ts'
import type { InventoryItem } from '../../contract/inventory.ts'
import type { Location } from '../../contract/locations.ts'
import type { Action } from '../../contract/permissions.ts'
import { CategoriesTable } from '../categories/categories-table.tsx'
import { formatNumber } from '../lib/format.ts'
import { may, useViewer } from '../lib/use-session.ts'
import { LocationsTable } from '../locations/locations-table.tsx'
import { Page } from '../shell/page.tsx'
import { Button } from '../ui/button.tsx'
import { StatStrip } from '../ui/stat-strip.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import type { InventorySearch } from './inventory-search.ts'
import { InventoryTable } from './inventory-table.tsx'
import { StockMovementsTable } from './stock-movements-table.tsx'
import { useInventorySummary } from './use-inventory.ts'
import { useInventorySearch } from './use-inventory-search.ts'

// Forms and their validation are loaded when first opened.
const AdjustDialog = lazy(() => import('./adjust-dialog.tsx').then((file) => ({ default: file.AdjustDialog })))
const CategoryDialog = lazy(() => import('../categories/category-dialog.tsx').then((file) => ({ default: file.CategoryDialog })))
const ItemDialog = lazy(() => import('./item-dialog.tsx').then((file) => ({ default: file.ItemDialog })))
const LocationDialog = lazy(() => import('../locations/location-dialog.tsx').then((file) => ({ default: file.LocationDialog })))

const tabs = [
  { value: 'inventory', label: 'Inventory', allow: 'inventory.read' },
  { value: 'movements', label: 'Movements', allow: 'inventory.read' },
  { value: 'locations', label: 'Locations', allow: 'locations.read' },
  { value: 'categories', label: 'Categories', allow: 'categories.read' },
] as const

/** Null adds one. */
type OpenDialog =
  | { kind: 'item'; item: InventoryItem | null }
  | { kind: 'adjust'; item: InventoryItem }
  | { kind: 'location'; location: Location | null }
  | { kind: 'category'; category: Category | null }

const addItem: OpenDialog = { kind: 'item', item: null }
const addLocation: OpenDialog = { kind: 'location', location: null }
const addCategory: OpenDialog = { kind: 'category', category: null }

/** The row that the button of each tab adds. */
const additions = {
  inventory: { label: 'Add Item', dialog: addItem, allow: 'inventory.create' },
  movements: { label: 'Add Item', dialog: addItem, allow: 'inventory.create' },
  locations: { label: 'Add Location', dialog: addLocation, allow: 'locations.change' },
  categories: { label: 'Add Category', dialog: addCategory, allow: 'categories.change' },
} as const

/** Each tab has its own filters and sort. */
const blankSearch: InventorySearch = {
  q: undefined,
  sort: undefined,
  status: undefined,
  owner: undefined,
  type: undefined,
  kind: undefined,
  order: undefined,
  page: undefined,
}

/** Inventory Management, for staff. */
export function InventoryPage() {
  const [{ tab = 'inventory' }, setSearch] = useInventorySearch()
  const { user } = useViewer()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const addition = additions[tab]
  const offer = <T,>(action: Action, offered: T) => (may(user, action) ? offered : undefined)

  function openTab(value: string) {
    const next = tabs.find((known) => known.value === value && value !== 'inventory')?.value
    setSearch({ ...blankSearch, tab: next })
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
        may(user, addition.allow) && (
          <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden />} onClick={() => setDialog(addition.dialog)}>
            {addition.label}
          </Button>
        )
      }
    >
      <InventorySummary />
      <Tabs label="Inventory" value={tab} onValueChange={openTab} items={tabs.filter(({ allow }) => may(user, allow))}>
        <TabPanel value="inventory">
          <InventoryTable
            onAdd={offer('inventory.create', () => setDialog(addItem))}
            onAdjust={offer('inventory.adjust', (item: InventoryItem) => setDialog({ kind: 'adjust', item }))}
            onEdit={offer('inventory.update', (item: InventoryItem) => setDialog({ kind: 'item', item }))}
          />
        </TabPanel>
        <TabPanel value="movements">
          <StockMovementsTable />
        </TabPanel>
        <TabPanel value="locations">
          <LocationsTable
            onAdd={offer('locations.change', () => setDialog(addLocation))}
            onEdit={offer('locations.change', (location: Location) => setDialog({ kind: 'location', location }))}
          />
        </TabPanel>
        <TabPanel value="categories">
          <CategoriesTable
            onAdd={offer('categories.change', () => setDialog(addCategory))}
            onEdit={offer('categories.change', (category: Category) => setDialog({ kind: 'category', category }))}
          />
        </TabPanel>
      </Tabs>
      <Suspense>
        {dialog?.kind === 'adjust' && <AdjustDialog item={dialog.item} onClose={close} />}
        {dialog?.kind === 'item' && <ItemDialog id={dialog.item?.id ?? null} onClose={close} />}
        {dialog?.kind === 'location' && <LocationDialog location={dialog.location} onClose={close} />}
        {dialog?.kind === 'category' && <CategoryDialog category={dialog.category} onClose={close} />}
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
        {
          label: 'Low Stock',
          value: figure(data?.lowStock),
          ...(data?.lowStock && { icon: <TriangleAlert aria-hidden className="text-caution" /> }),
        },
        {
          label: 'Out of Stock',
          value: figure(data?.outOfStock),
          ...(data?.outOfStock && { icon: <CircleAlert aria-hidden className="text-negative" /> }),
        },
      ]}
    />
  )
}
