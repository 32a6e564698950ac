import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { QueryOf } from '../../contract/endpoint.ts'
import { gtinForms } from '../../contract/gs1.ts'
import { ssccIn } from '../../contract/handling-units/handling-units.ts'
import { type LookupResult, type lookupEndpoints, lookupTypes } from '../../contract/lookup/lookup.ts'
import { type Action, can } from '../../contract/permissions.ts'
import { visibleCounts } from '../counts/counts-queries.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'
import { httpError } from '../errors.ts'
import { visibleHandlingUnits } from '../handling-units/handling-units-queries.ts'
import { visibleItems } from '../inventory/inventory-queries.ts'
import { visibleLocations } from '../locations/locations-queries.ts'
import { visibleOrders } from '../orders/orders-queries.ts'
import { visibleReceipts } from '../receipts/receipts-queries.ts'
import { visibleReturns } from '../returns/returns-queries.ts'
import { visibleShipments } from '../shipments/shipments-queries.ts'
import type { Person } from '../viewer.ts'

type Type = LookupResult['type']
/** A row with the code, and the name of its customer. */
type Match = Omit<LookupResult, 'label'> & { name: string | null; customer: string | null }

/** What a viewer must be allowed to do to find a type that isn't found by everybody. */
const allowed: Partial<Record<Type, Action>> = { location: 'locations.read', count: 'counts.read' }

/** How many are named when several rows have the code. */
const mostNamed = 10

/** The one row with a scanned code that the viewer may see. An exact match takes precedence over matches in another case. */
export async function lookUp(
  db: Database,
  viewer: Person,
  { code, type, customerId, expected }: QueryOf<typeof lookupEndpoints.find>,
): Promise<LookupResult> {
  const awaited = expected === 'true' ? await receiptExpecting(db, viewer, code) : null
  if (awaited) return awaited
  const matches = await db.read(viewer, async (on) => {
    const named = rowsNamed(on, viewer, code)
    const wanted = (type ?? lookupTypes).filter((each) => {
      const action = allowed[each]
      return action === undefined || can(viewer, action)
    })
    if (wanted.length === 0) return []
    const found = sql.join(
      wanted.map((each) => sql`(${named[each]})`),
      sql` union all `,
    )
    const ofCustomer = customerId === undefined ? sql`true` : sql`"customerId" = ${customerId}`
    const { rows } =
      await sql<Match>`select type, id, code, name, "customerId", customer from (${found}) as found where ${ofCustomer} limit ${mostNamed + 1}`.execute(
        on,
      )
    return rows
  })
  const exact = matches.filter((match) => match.code === (match.type === 'handlingUnit' ? ssccIn(code) : code))
  const [match, another] = exact.length > 0 ? exact : matches
  if (!match) throw httpError('lookup.nothing', { code })
  if (another) throw httpError('lookup.several', { code, rows: exact.length > 0 ? exact : matches })
  const { name, customer, ...row } = match
  return { ...row, label: name ?? customer ?? row.code }
}

/** The pending receipt that expects a SKU; null where none or several do. */
async function receiptExpecting(db: Database, viewer: Person, code: string): Promise<LookupResult | null> {
  const rows = await db.read(viewer, (on) =>
    visibleReceipts(on, viewer)
      .where('r.status', '=', 'pending')
      .where(sql<SqlBool>`exists (select from receipt_items e where e.receipt_id = r.id and fold(e.sku) = fold(${code}))`)
      .select(['r.id', 'r.receipt_number as code', ...ownerOf('r.customer_id')])
      .limit(2)
      .execute(),
  )
  const [receipt, another] = rows
  if (!receipt || another) return null
  const { customer, ...row } = receipt
  return { type: 'receipt', ...row, label: customer ?? row.code }
}

/** For each type a select of the rows with this code. Numbers of records are upper case. */
function rowsNamed(on: Kysely<Tables>, viewer: Person, code: string): Record<Type, Expression<unknown>> {
  const number = code.toUpperCase()
  return {
    inventoryItem: visibleItems(on, viewer)
      .where(sql<SqlBool>`(i.folded_sku = fold(${code}) or i.gtin = any(${gtinForms(code)}::text[]))`)
      .select([named('inventoryItem'), 'i.id', 'i.sku as code', 'i.name', ...ownerOf('i.customer_id')]),
    location: visibleLocations(on, viewer)
      .where(sql`fold(l.code)`, '=', sql`fold(${code})`)
      .select([named('location'), 'l.id', 'l.code', 'l.name', ...ownerOf(null)]),
    handlingUnit: visibleHandlingUnits(on, viewer)
      .where('u.sscc', '=', ssccIn(code))
      .select([named('handlingUnit'), 'u.id', 'u.sscc as code', nameless, ...ownerOf('u.customer_id')]),
    order: visibleOrders(on, viewer)
      .where('o.order_number', '=', number)
      .select([named('order'), 'o.id', 'o.order_number as code', nameless, ...ownerOf('o.customer_id')]),
    receipt: visibleReceipts(on, viewer)
      .where(sql<SqlBool>`(r.receipt_number = ${number} or r.tracking_number = ${code})`)
      .select([named('receipt'), 'r.id', 'r.receipt_number as code', nameless, ...ownerOf('r.customer_id')]),
    return: visibleReturns(on, viewer)
      .where(sql<SqlBool>`(r.return_number = ${number} or r.tracking_number = ${code} and r.status = 'authorised')`)
      .select([named('return'), 'r.id', 'r.return_number as code', nameless, ...ownerOf('r.customer_id')]),
    shipment: visibleShipments(on, viewer)
      .where('s.tracking_number', '=', number)
      .select([named('shipment'), 's.id', 's.tracking_number as code', nameless, ...ownerOf('s.customer_id')]),
    count: visibleCounts(on, viewer)
      .where('n.count_number', '=', number)
      .select([named('count'), 'n.id', 'n.count_number as code', 'n.name', ...ownerOf(null)]),
  }
}

function named(type: Type) {
  return sql<Type>`${sql.lit(type)}::text`.as('type')
}

const nameless = sql<null>`null::text`.as('name')

function ownerOf(column: string | null) {
  const customerId = column === null ? sql<number | null>`null::integer` : sql<number | null>`${sql.ref(column)}`
  return [
    customerId.as('customerId'),
    sql<string | null>`(select c.name from customers c where c.id = ${customerId})`.as('customer'),
  ] as const
}
