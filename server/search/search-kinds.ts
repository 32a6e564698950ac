import { type Kysely, type SqlBool, sql } from 'kysely'
import type { SearchKind } from '../../contract/search/search.ts'
import { staffAccounts } from '../auth/staff-queries.ts'
import { visibleInvoices } from '../billing/invoices-queries.ts'
import { visibleQuotes } from '../billing/quotes-queries.ts'
import { contactEntity } from '../contacts/contacts-queries.ts'
import { visibleCounts } from '../counts/counts-queries.ts'
import { visibleCustomers } from '../customers/customers-queries.ts'
import type { Tables } from '../engine/tables.ts'
import { visibleHandlingUnits } from '../handling-units/handling-units-queries.ts'
import { visibleItems } from '../inventory/inventory-queries.ts'
import { anyOf } from '../lists/list-filters.ts'
import { visibleLocations } from '../locations/locations-queries.ts'
import { referenceHas, visibleOrders } from '../orders/orders-queries.ts'
import { ordersNumbered } from '../orders-numbered.ts'
import { visibleReceipts } from '../receipts/receipts-queries.ts'
import { visibleReturns } from '../returns/returns-queries.ts'
import { visibleShipments } from '../shipments/shipments-queries.ts'
import type { Viewer } from '../viewer.ts'
import { type Kind, kindOf } from './kind-of.ts'
import { beginning } from './searched-text.ts'

const lastCharacter = '\u{10ffff}'

export const kinds: Record<SearchKind, Kind> = {
  order: kindOf('order', {
    allow: 'orders.read',
    from: visibleOrders,
    id: 'o.id',
    title: sql.ref<string>('o.order_number'),
    customerId: 'o.customer_id',
    status: sql.ref<string>('o.status'),
    places: (word) => [word.isInNumber('o.order_number'), word.isInFolded('o.folded_destination'), ...referenceHas(word)],
    exact: ({ number, text }) => sql`(o.order_number = ${number} or o.reference = ${text})`,
  }),
  inventoryItem: kindOf('inventoryItem', {
    allow: 'inventory.read',
    from: visibleItems,
    id: 'i.id',
    title: sql.ref<string>('i.sku'),
    subtitle: sql.ref<string>('i.name'),
    customerId: 'i.customer_id',
    named: true,
    places: (word) => [word.isInFolded('i.search_text')],
    names: (word) => [word.isInFolded('i.search_text')],
    newest: newestItems,
    exact: ({ text, gtins }) =>
      anyOf([sql`i.folded_sku = fold(${text})`, ...(gtins.length > 0 ? [sql<SqlBool>`i.gtin in (${sql.join(gtins)})`] : [])]),
    first: ({ text }) => ({
      where: sql`i.folded_sku ~>=~ fold(${text}) and i.folded_sku ~<~ (fold(${text}) || ${lastCharacter})`,
      orderBy: sql`i.folded_sku using ~<~`,
    }),
  }),
  customer: kindOf('customer', {
    // Customers read their own row, but have nothing to search there.
    allow: 'screens.management',
    from: visibleCustomers,
    id: 'c.id',
    title: sql.ref<string>('c.name'),
    customerId: null,
    status: sql.ref<string>('c.status'),
    named: true,
    places: (word) => [word.isIn('c.name'), word.isIn('c.contact_email'), word.isIn('c.primary_contact')],
    names: (word) => [word.isIn('c.name'), word.isIn('c.primary_contact')],
    exact: ({ customerId }) => (customerId === null ? null : sql`c.id = ${customerId}`),
  }),
  shipment: kindOf('shipment', {
    allow: 'shipments.read',
    from: visibleShipments,
    id: 's.id',
    title: sql.ref<string>('s.tracking_number'),
    subtitle: sql<string | null>`(select o.order_number from orders o where o.id = s.order_id)`,
    customerId: 's.customer_id',
    status: sql.ref<string>('s.status'),
    places: (word) => [
      word.isInNumber('s.tracking_number'),
      word.isInNumber('s.folded_carrier_number'),
      word.isInFolded('s.folded_destination'),
      sql`s.order_id in ${ordersNumbered({ ...word, isIn: word.isInNumber })}`,
    ],
    exact: ({ tracking }) => sql`(s.tracking_number = ${tracking} or s.folded_carrier_number = ${tracking})`,
  }),
  receipt: kindOf('receipt', {
    allow: 'receipts.read',
    from: visibleReceipts,
    id: 'r.id',
    title: sql.ref<string>('r.receipt_number'),
    subtitle: sql.ref<string>('r.supplier'),
    customerId: 'r.customer_id',
    status: sql.ref<string>('r.status'),
    places: (word) => [word.isInNumber('r.receipt_number'), word.isIn('r.supplier'), word.isInNumber('r.folded_tracking_number')],
    names: (word) => [word.isIn('r.supplier')],
    exact: ({ number, tracking }) => sql`(r.receipt_number = ${number} or r.folded_tracking_number = ${tracking})`,
  }),
  return: kindOf('return', {
    allow: 'returns.read',
    from: visibleReturns,
    id: 'r.id',
    title: sql.ref<string>('r.return_number'),
    subtitle: sql<string | null>`(select o.order_number from orders o where o.id = r.order_id)`,
    customerId: 'r.customer_id',
    status: sql.ref<string>('r.status'),
    places: (word) => [word.isInNumber('r.return_number'), word.isInNumber('r.folded_tracking_number')],
    exact: ({ number, tracking }) => sql`(r.return_number = ${number} or r.folded_tracking_number = ${tracking})`,
  }),
  handlingUnit: kindOf('handlingUnit', {
    allow: 'handling-units.read',
    from: visibleHandlingUnits,
    id: 'u.id',
    title: sql<string>`u.sscc`,
    customerId: 'u.customer_id',
    places: (word) => [word.isInNumber('u.sscc')],
    exact: ({ sscc }) => (sscc === null ? null : sql`u.sscc = ${sscc}`),
  }),
  contact: kindOf('contact', {
    allow: 'crm.read',
    from: contactEntity.rows,
    id: 'p.id',
    title: sql<string>`concat_ws(' ', p.first_name, p.last_name)`,
    subtitle: sql.ref<string | null>('p.title'),
    customerId: 'p.customer_id',
    named: true,
    places: (word) => [word.isIn('p.first_name'), word.isIn('p.last_name'), word.isIn('p.email'), word.isIn('p.phone')],
    names: (word) => [word.isIn('p.first_name'), word.isIn('p.last_name')],
  }),
  quote: kindOf('quote', {
    allow: 'billing.read-own',
    from: visibleQuotes,
    id: 'q.id',
    title: sql.ref<string>('q.quote_number'),
    customerId: 'q.customer_id',
    places: (word) => [word.isInNumber('q.quote_number')],
    exact: ({ number }) => sql`q.quote_number = ${number}`,
  }),
  invoice: kindOf('invoice', {
    allow: 'billing.read-own',
    from: visibleInvoices,
    id: 'i.id',
    title: sql.ref<string>('i.invoice_number'),
    customerId: 'i.customer_id',
    places: (word) => [word.isInNumber('i.invoice_number')],
    exact: ({ number }) => sql`i.invoice_number = ${number}`,
  }),
  location: kindOf('location', {
    allow: 'locations.read',
    from: visibleLocations,
    id: 'l.id',
    title: sql.ref<string>('l.code'),
    subtitle: sql<string | null>`nullif(l.name, l.code)`,
    customerId: null,
    named: true,
    places: (word) => [word.isInFolded('l.search_text')],
    // By the stored text first, because folding the codes of all locations takes longer.
    exact: ({ text }) => sql`l.search_text like ('%' || ${beginning(text)})
      and search_fold(${text}) in (search_fold(l.code), search_fold(replace(l.code, '-', '')))`,
  }),
  count: kindOf('count', {
    allow: 'counts.read',
    from: visibleCounts,
    id: 'n.id',
    title: sql.ref<string>('n.count_number'),
    subtitle: sql.ref<string | null>('n.name'),
    customerId: null,
    status: sql.ref<string>('n.status'),
    places: (word) => [word.isInNumber('n.count_number'), word.isIn('n.name')],
    names: (word) => [word.isIn('n.name')],
    exact: ({ number }) => sql`n.count_number = ${number}`,
  }),
  staff: kindOf('staff', {
    allow: 'staff.manage',
    from: staffAccounts,
    id: 'u.id',
    title: sql<string>`user_name(u.id)`,
    subtitle: sql.ref<string | null>('u.email'),
    customerId: null,
    status: sql`u.role`,
    named: true,
    places: (word) => [word.isIn('u.first_name'), word.isIn('u.last_name'), word.isIn('u.username'), word.isIn('u.email')],
    names: (word) => [word.isIn('u.first_name'), word.isIn('u.last_name')],
  }),
}

function newestItems(on: Kysely<Tables>, viewer: Viewer, count: number) {
  const newest = visibleItems(on, viewer)
    .select([
      'i.id',
      'i.sku',
      'i.name',
      'i.customer_id',
      'i.gtin',
      sql`i.folded_sku`.as('folded_sku'),
      sql`i.search_text`.as('search_text'),
    ])
    .orderBy('i.id', 'desc')
    .limit(sql.lit(count))
  return on.selectFrom(newest.as('i')) as unknown as ReturnType<typeof visibleItems>
}
