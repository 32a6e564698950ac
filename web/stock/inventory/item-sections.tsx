import type { RowOf } from '../../../contract/endpoint.ts'
import { type InventoryItem, inventoryEndpoints, inventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { mayRead } from '../../../contract/withheld.ts'
import { UnitLink } from '../../platform/address/unit-link.tsx'
import type { ItemWithStock } from '../../platform/calls/use-inventory.ts'
import { FactList } from '../../platform/detail/facts.tsx'
import { RelatedList } from '../../platform/detail/related-list.tsx'
import { Section } from '../../platform/detail/section.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { useSeveralSites } from '../../platform/lib/follow-locale.ts'
import { formatDate, formatMoney, formatNumber, formatWhen } from '../../platform/lib/format.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { column } from '../../platform/list/columns.tsx'
import { siteColumn } from '../../platform/list/site-column.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { LedgerSection } from '../acts/ledger-section.tsx'
import { AvailabilityCalculation, PromisableStock, quantityThere, type StockRow } from '../ledger/availability.tsx'
import { itemLedgerColumns, orderOfLine } from '../ledger/ledger-columns.tsx'
import { measureFacts } from './measure-facts.ts'

type NumberedStockRow = StockRow & { id: number }
type Reservation = RowOf<typeof inventoryEndpoints.reservations>

const stockColumns: readonly Column<NumberedStockRow>[] = [
  column.code('location', { header: 'Location', mobile: 'key', none: 'No location' }),
  { id: 'lot', header: 'Lot', mobile: 'title', cell: (row) => <LotOnUnit row={row} /> },
  column.day('expiresOn', { id: 'expires', header: 'Expires' }),
  { id: 'onHand', header: 'On hand', align: 'right', mobile: 'fact', cell: ({ onHand }) => quantityThere(onHand) },
  { id: 'reserved', header: 'Reserved', align: 'right', cell: ({ reserved }) => quantityThere(reserved) },
  {
    id: 'availability',
    header: 'Availability',
    mobile: 'status',
    cell: (row) => <PromisableStock row={row} />,
  },
]

/** Rows of one lot at one location differ by the handling unit that the goods are on. */
function LotOnUnit({ row: { lot, handlingUnitId, handlingUnit } }: { row: StockRow }) {
  return (
    <>
      <span className="mono">{lot ?? '–'}</span>
      {handlingUnitId !== null && handlingUnit !== null && (
        <span className="block text-small whitespace-nowrap">
          SSCC <UnitLink id={handlingUnitId} sscc={handlingUnit} />
        </span>
      )}
    </>
  )
}

/** A site where the item is, or has a home. */
type SiteRow = ItemWithStock['sites'][number] & { home: string | null }

function siteRowsOf({ sites, homes }: ItemWithStock): SiteRow[] {
  const homeAt = (siteId: number) => homes.find((home) => home.siteId === siteId)?.location ?? null
  const empty = homes.filter(({ siteId }) => !sites.some((site) => site.siteId === siteId))
  return [
    ...sites.map((site) => ({ ...site, home: homeAt(site.siteId) })),
    ...empty.map(({ siteId, siteCode, location }) => ({ siteId, siteCode, home: location, quantity: 0, availableQuantity: 0 })),
  ]
}

const siteColumns: readonly Column<SiteRow>[] = [
  column.code('siteCode', { id: 'site', header: 'Site', mobile: 'key' }),
  column.code('home', { header: 'Home', mobile: 'title', width: '100%', none: 'No home' }),
  column.number('quantity', { id: 'onHand', header: 'On hand', mobile: 'fact' }),
  column.number('availableQuantity', { id: 'available', header: 'Available' }),
]

/** The stock by site, where there are several, and by location, lot and expiry. */
export function ItemStock({ item, isKnown }: { item: ItemWithStock; isKnown: boolean }) {
  const several = useSeveralSites()
  const columns = several ? [siteColumn, ...stockColumns] : stockColumns
  return (
    <>
      {several && (
        <Section flush title="Stock by site">
          <DataTable
            caption={`Stock of ${item.sku} by site`}
            columns={siteColumns}
            rows={isKnown ? siteRowsOf(item) : undefined}
            rowKey={({ siteId }) => siteId}
            skeletonRows={2}
            empty={<EmptyState title="At no site" hint="Goods and homes of the item appear here" />}
          />
        </Section>
      )}
      <Section flush title="Stock by location" count={isKnown ? item.stock.length : undefined}>
        <DataTable
          caption={`Stock of ${item.sku} by location, lot and expiry`}
          columns={columns}
          rows={isKnown ? item.stock.map((row, id) => ({ ...row, id })) : undefined}
          rowKey={(row) => row.id}
          skeletonRows={3}
          empty={<EmptyState title="Nothing on hand" hint="Received or added stock appears here" />}
        />
      </Section>
    </>
  )
}

function reservationColumns(forStaff: boolean): readonly Column<Reservation>[] {
  const customer: Column<Reservation> = column.text('customerName', { id: 'customer', header: 'Customer', mobile: 'title', width: '40%' })
  return [
    column.code('orderNumber', { id: 'movement', header: 'Movement', mobile: 'key' }),
    ...(forStaff ? [customer] : []),
    column.code('location', { header: 'Location', mobile: 'status', none: 'No location' }),
    column.code('lot', { header: 'Lot', from: 'medium' }),
    column.number('quantity', { header: 'Quantity', mobile: 'fact' }),
    { id: 'since', header: 'Since', cell: ({ since }) => <span className="figures whitespace-nowrap">{formatWhen(since)}</span> },
    column.text('by', { header: 'By', from: 'medium', width: '40%' }),
  ]
}

const staffReservations = reservationColumns(true)
const ownReservations = reservationColumns(false)

/** Which movements hold how much of it. */
export function ItemReservations({ item }: { item: InventoryItem }) {
  const { seesCustomerScreens } = useViewer()
  const read = useFirstRows(inventoryEndpoints.reservations, { params: { id: item.id }, query: {} })
  return (
    <RelatedList
      title="Reserved by movements"
      columns={seesCustomerScreens ? ownReservations : staffReservations}
      read={read}
      rowLink={({ orderId }) => ({ to: '/orders/$id', params: { id: String(orderId) } })}
      empty="Not reserved by any movement"
    />
  )
}

/** The ledger: what came and went, who did it and why. */
export function ItemLedger({ item }: { item: InventoryItem }) {
  const { seesCustomerScreens } = useViewer()
  const read = useFirstRows(inventoryEndpoints.movements, { query: { inventoryId: item.id }, count: 10 })
  return (
    <LedgerSection
      of={item.sku}
      columns={itemLedgerColumns}
      rowLink={orderOfLine}
      read={read}
      all={seesCustomerScreens ? undefined : { path: '/inventory', search: { tab: 'movements', inventoryId: String(item.id) } }}
    />
  )
}

/** Why available differs from on-hand, and the rarer fields. Prices are staff's. */
export function ItemDetails({ item, isStockKnown }: { item: ItemWithStock; isStockKnown: boolean }) {
  const { seesCustomerScreens, user } = useViewer()
  const readsPrices = !seesCustomerScreens && mayRead(user.role, inventoryItem, 'costPrice')
  const wanted = (label: string, value: string | null) => value !== null && { label, value }
  return (
    <>
      <Section title="Available">
        {isStockKnown ? <AvailabilityCalculation item={item} stock={item.stock} /> : <Skeleton className="h-16! w-full" />}
      </Section>
      <Section title="Details">
        <div className="grid gap-3">
          {item.description && <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{item.description}</p>}
          <FactList
            facts={[
              wanted('GTIN', item.gtin),
              wanted('Lot', item.lotNumber),
              wanted('Batch', item.batchNumber),
              wanted('Manufacturer', item.manufacturer),
              wanted('Supplier', item.supplier),
              ...measureFacts(item),
              wanted('Reorder at', item.reorderPoint === null ? null : formatNumber(item.reorderPoint)),
              wanted('Reorder quantity', item.reorderQuantity === null ? null : formatNumber(item.reorderQuantity)),
              readsPrices && wanted('Cost price', item.costPrice && formatMoney(item.costPrice)),
              readsPrices && wanted('Selling price', item.sellingPrice && formatMoney(item.sellingPrice)),
              { label: 'Created', value: formatDate(item.createdAt) },
              { label: 'Last changed', value: formatWhen(item.updatedAt) },
            ]}
          />
        </div>
      </Section>
    </>
  )
}
