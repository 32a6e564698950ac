import { type Kysely, sql } from 'kysely'
import type { ParamsOf, QueryOf } from '../../contract/endpoint.ts'
import { type HistoryEntry, historyEndpoints } from '../../contract/history.ts'
import { getActivity } from '../activities/activities-queries.ts'
import { requireInvoice } from '../billing/invoices-queries.ts'
import { requireQuote } from '../billing/quotes-queries.ts'
import { getCategory } from '../categories/categories-queries.ts'
import { requireContact } from '../contacts/contacts-queries.ts'
import { requireCustomer } from '../customers/customers-queries.ts'
import type { Database } from '../db/database.ts'
import { iso } from '../db/json-columns.ts'
import { listOf } from '../db/list.ts'
import { matches } from '../db/list-filters.ts'
import type { Tables } from '../db/tables.ts'
import { getHandlingUnit } from '../handling-units/handling-units-queries.ts'
import { requireItem } from '../inventory/inventory-queries.ts'
import { getLocation } from '../locations/locations-queries.ts'
import { requireOrder } from '../orders/orders-queries.ts'
import { getTask } from '../put-away/tasks-queries.ts'
import { requireReceipt } from '../receipts/receipts-queries.ts'
import type { Viewer } from '../viewer.ts'

/** Lines of history; none for customers, because they name staff and hold fields that only staff read. */
export function visibleHistory(on: Kysely<Tables>, viewer: Viewer) {
  return on.selectFrom('audit_entries as e').$if(viewer.customerId !== null, (q) => q.where(sql<boolean>`false`))
}

type Endpoint = (typeof historyEndpoints)[keyof typeof historyEndpoints]
type Asked = ParamsOf<Endpoint> & QueryOf<Endpoint>

interface Kind {
  entity: string
  /** Actions that are no change of the record, or are told elsewhere. */
  without?: readonly string[]
  /** 404 when the record isn't there. */
  require: (on: Kysely<Tables>, viewer: Viewer, id: number) => Promise<unknown>
}

function historyOf(endpoint: Endpoint, { entity, without = [], require }: Kind) {
  const list = listOf(endpoint, {
    from: (on: Kysely<Tables>, viewer: Viewer, { id }) => {
      const entries = visibleHistory(on, viewer).where('e.entity', '=', entity).where('e.entity_id', '=', id)
      return without.length === 0 ? entries : entries.where('e.action', 'not in', without)
    },
    where: (entries, { q }) => entries.where(matches(q, (word) => [word.isIn('e.user_name'), word.isIn('e.action')])),
    select: selectHistory,
    id: 'e.id',
    sorts: { at: { by: 'e.at', kind: 'time' } },
    defaultSort: '-at',
  })
  return async (db: Database, viewer: Viewer, asked: Asked) => {
    await db.read(viewer, (on) => require(on, viewer, asked.id))
    return list(db, viewer, asked)
  }
}

/** An allocation of thousands of items is told by their number. */
const after = sql<HistoryEntry['after']>`case when e.action = 'allocate'
  then jsonb_build_object('items', jsonb_array_length(e.after -> 'inventoryIds')) else e.after end`

function selectHistory(entries: ReturnType<typeof visibleHistory>) {
  return entries.select([
    'e.id',
    iso('e.at').as('at'),
    'e.user_name as by',
    'e.action',
    sql<HistoryEntry['before']>`e.before`.as('before'),
    after.as('after'),
  ])
}

export const listItemHistory = historyOf(historyEndpoints.ofItem, { entity: 'inventoryItem', without: ['adjust'], require: requireItem })

export const listOrderHistory = historyOf(historyEndpoints.ofOrder, { entity: 'order', require: requireOrder })

export const listReceiptHistory = historyOf(historyEndpoints.ofReceipt, { entity: 'receipt', require: requireReceipt })

/** Looking at a customer's screens changes nothing of it. */
export const listCustomerHistory = historyOf(historyEndpoints.ofCustomer, {
  entity: 'customer',
  without: ['view_as_start', 'view_as_end'],
  require: requireCustomer,
})

export const listCategoryHistory = historyOf(historyEndpoints.ofCategory, {
  entity: 'category',
  require: (on, _viewer, id) => getCategory(on, id),
})

export const listLocationHistory = historyOf(historyEndpoints.ofLocation, {
  entity: 'location',
  require: (on, _viewer, id) => getLocation(on, id),
})

export const listContactHistory = historyOf(historyEndpoints.ofContact, { entity: 'contact', require: requireContact })

export const listActivityHistory = historyOf(historyEndpoints.ofActivity, { entity: 'activity', require: getActivity })

export const listQuoteHistory = historyOf(historyEndpoints.ofQuote, { entity: 'quote', require: requireQuote })

export const listInvoiceHistory = historyOf(historyEndpoints.ofInvoice, { entity: 'invoice', require: requireInvoice })

export const listHandlingUnitHistory = historyOf(historyEndpoints.ofHandlingUnit, { entity: 'handlingUnit', require: getHandlingUnit })

export const listTaskHistory = historyOf(historyEndpoints.ofTask, { entity: 'task', require: getTask })
