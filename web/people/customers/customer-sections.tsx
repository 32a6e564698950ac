import { type Order, ordersEndpoints } from '../../../contract/goods-out/orders/orders.ts'
import { type Customer, customers } from '../../../contract/people/customers/customers.ts'
import { portalAccessLabels } from '../../../contract/roles.ts'
import { type InventoryItem, inventoryEndpoints } from '../../../contract/stock/inventory/inventory.ts'
import { activeMovements } from '../../goods-out/orders/active-movements.ts'
import { OrderPriority, OrderStatusBadge } from '../../goods-out/orders/order-badges.tsx'
import { useInventorySummary } from '../../platform/calls/use-inventory.ts'
import { useOrderSummary } from '../../platform/calls/use-orders.ts'
import { FactList } from '../../platform/detail/facts.tsx'
import { changesIn, type FieldWords, plainValue } from '../../platform/detail/history.tsx'
import { RelatedList } from '../../platform/detail/related-list.tsx'
import { Section } from '../../platform/detail/section.tsx'
import { useFirstRows } from '../../platform/detail/use-first-rows.ts'
import { formatNumber, formatQuantity, formatWhen } from '../../platform/lib/format.ts'
import { useSiteQuery } from '../../platform/lib/use-sites.ts'
import { column } from '../../platform/list/columns.tsx'
import { RecordHistory } from '../../platform/record/record-history.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import type { Column } from '../../platform/ui/table-column.ts'
import { StockBadge } from '../../stock/ledger/stock-badge.tsx'

/** Movements and stock of the customer in figures, each leading to its rows. */
export function CustomerFigures({ id }: { id: number }) {
  const orders = useOrderSummary(id)
  const stock = useInventorySummary(id)
  const of = { customerId: String(id) }
  const figure = (value: number | undefined) => (value === undefined ? {} : { value: formatNumber(value) })
  return (
    <StatStrip
      loading={orders.isPending || stock.isPending}
      items={[
        {
          label: 'Active Movements',
          explanation: activeMovements.explanation,
          ...figure(orders.data?.active),
          link: { to: '/orders', search: { ...of, status: ['pending', 'processing', 'picking', 'packing'] } },
        },
        { label: 'Total Movements', ...figure(orders.data?.total), link: { to: '/orders', search: of } },
        { label: 'Items', ...figure(stock.data?.totalItems), link: { to: '/inventory', search: of } },
        { label: 'Units on hand', ...figure(stock.data?.totalQuantity) },
        { label: 'Low Stock', ...figure(stock.data?.lowStock), link: { to: '/inventory', search: { ...of, status: 'Low Stock' } } },
        { label: 'Out of Stock', ...figure(stock.data?.outOfStock), link: { to: '/inventory', search: { ...of, status: 'Out of Stock' } } },
      ]}
    />
  )
}

const movementColumns: readonly Column<Order>[] = [
  column.code('orderNumber', { id: 'number', header: 'Movement Number', mobile: 'key' }),
  { id: 'priority', header: 'Priority', mobile: 'title', cell: ({ priority }) => <OrderPriority priority={priority} /> },
  { id: 'status', header: 'Status', mobile: 'status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { id: 'items', header: 'Items', align: 'right', cell: ({ items }) => formatNumber(items.length) },
  {
    id: 'created',
    header: 'Created',
    align: 'right',
    mobile: 'fact',
    cell: ({ createdAt }) => <span className="figures whitespace-nowrap">{formatWhen(createdAt)}</span>,
  },
]

export function CustomerMovements({ customer: { id, name } }: { customer: Customer }) {
  const read = useFirstRows(ordersEndpoints.list, { query: { customerId: id, ...useSiteQuery() } })
  return (
    <RelatedList
      title="Movements"
      caption={`Latest movements of ${name}`}
      columns={movementColumns}
      read={read}
      rowLink={(order) => ({ to: '/orders/$id', params: { id: String(order.id) } })}
      all={{ path: '/orders', search: { customerId: String(id) } }}
      empty="No movements yet"
    />
  )
}

const itemColumns: readonly Column<InventoryItem>[] = [
  column.code('sku', { header: 'SKU', mobile: 'key', width: '8.5rem' }),
  column.text('name', { header: 'Name', mobile: 'title', width: '100%' }),
  {
    id: 'quantity',
    header: 'Quantity',
    align: 'right',
    mobile: 'fact',
    cell: ({ quantity, unitOfMeasure }) => <span className="whitespace-nowrap">{formatQuantity(quantity, unitOfMeasure)}</span>,
  },
  column.number('availableQuantity', { id: 'available', header: 'Available' }),
  { id: 'status', header: 'Status', mobile: 'status', cell: (item) => <StockBadge item={item} /> },
]

/** The items of a customer, those with the least available first. */
export function CustomerItems({ customer: { id, name } }: { customer: Customer }) {
  const read = useFirstRows(inventoryEndpoints.list, { query: { customerId: id, sort: 'available', ...useSiteQuery() } })
  return (
    <RelatedList
      title="Items"
      caption={`Items of ${name} with the least available`}
      columns={itemColumns}
      read={read}
      rowLink={(item) => ({ to: '/inventory/$id', params: { id: String(item.id) } })}
      all={{ path: '/inventory', search: { customerId: String(id) } }}
      empty="No inventory allocated yet"
    />
  )
}

export function CustomerDetails({ customer }: { customer: Customer }) {
  return (
    <Section title="Details">
      <div className="grid gap-3">
        {customer.notes && <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{customer.notes}</p>}
        <FactList
          facts={[
            { label: 'Address', value: <span className="whitespace-pre-wrap">{customer.address ?? 'None'}</span> },
            { label: 'VAT Number', value: customer.vatNumber ?? '–' },
            { label: 'SEED ID Company', value: customer.seedIdCompany ?? '–' },
            { label: 'SEED ID Warehouse', value: customer.seedIdWarehouse ?? '–' },
            { label: 'Certified Receiver', value: customer.certifiedReceiver ? 'Yes' : 'No' },
            { label: 'Tax Warehouse', value: customer.taxWarehouse ? 'Yes' : 'No' },
            { label: 'Last changed', value: formatWhen(customer.updatedAt) },
          ]}
        />
      </div>
    </Section>
  )
}

const accessWords = { label: 'Portal access', show: (access: unknown) => portalAccessLabels[access as Customer['portalAccess']] }

const words: FieldWords = {
  vatNumber: 'VAT Number',
  seedIdCompany: 'SEED ID Company',
  seedIdWarehouse: 'SEED ID Warehouse',
  firstName: 'First name',
  lastName: 'Last name',
  userAccess: accessWords,
  maySignIn: 'Can sign in',
}

/** Actions about one user, whose address is shown with them. */
const userTitles: Readonly<Record<string, string>> = {
  update_user: 'User changed',
  invite: 'User invited',
  resend_invitation: 'Invitation sent again',
  withdraw_invitation: 'Invitation revoked',
  accept_invitation: 'Invitation accepted',
}

export function CustomerHistory({ id }: { id: number }) {
  return (
    <RecordHistory
      record={customers}
      id={id}
      words={words}
      titles={{ set_password: 'Password set' }}
      describe={(entry) => {
        if (entry.action === 'allocate') return { title: 'Inventory allocated', text: <>{plainValue(entry.after?.items)} items in all</> }
        const ofUser = userTitles[entry.action]
        return ofUser === undefined ? undefined : { title: ofUser, text: plainValue(entry.after?.user), changes: changesIn(entry, words) }
      }}
    />
  )
}
