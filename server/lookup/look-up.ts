import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { type ReadCode, readCode } from '../../contract/codes/read-code.ts'
import { trackingForm } from '../../contract/codes/tracking-form.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { gtinForms } from '../../contract/gs1.ts'
import { type LookupResult, type lookupEndpoints, lookupTypes } from '../../contract/lookup/lookup.ts'
import { type Action, can } from '../../contract/permissions.ts'
import { visibleCounts } from '../counts/counts-queries.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../engine/tables.ts'
import { httpError } from '../errors.ts'
import { visibleHandlingUnits } from '../handling-units/handling-units-queries.ts'
import { visibleItems } from '../inventory/inventory-queries.ts'
import { isCoded, isOnLabel } from '../inventory/items-by-code.ts'
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

interface Asked {
  types: readonly Type[]
  customerId: number | undefined
}

/**
 * The one row with a scanned code that the viewer may see. What has the code itself takes precedence over what its GS1 label names, and an
 * exact match over matches in another case.
 */
export async function lookUp(
  db: Database,
  viewer: Person,
  { code, type, customerId, expected }: QueryOf<typeof lookupEndpoints.find>,
): Promise<LookupResult> {
  const read = readCode(code)
  const awaited = expected === 'true' ? await receiptExpecting(db, viewer, read) : null
  if (awaited) return awaited
  const types = (type ?? lookupTypes).filter((each) => {
    const action = allowed[each]
    return action === undefined || can(viewer, action)
  })
  const matches = await matchesOf(db, viewer, { types, customerId }, read)
  const [match, another] = matches
  if (!match) return refuse(db, viewer, { types, customerId }, read)
  if (another) throw httpError('lookup.several', { code: read.text, rows: matches })
  const { name, customer, ...row } = match
  return { ...row, label: name ?? customer ?? row.code }
}

async function matchesOf(db: Database, viewer: Person, asked: Asked, read: ReadCode): Promise<Match[]> {
  const { text, label, sscc } = read
  const named = await find(db, viewer, asked, (on) => namedByText(on, viewer, text, label ? null : sscc))
  const exact = named.filter(({ code }) => code === text || code === sscc)
  if (exact.length > 0 || named.length > 0 || label === null) return exact.length > 0 ? exact : named
  const unit = await find(db, viewer, asked, (on) => ({ handlingUnit: unitsWith(on, viewer, sscc) }))
  return unit.length > 0
    ? unit
    : find(db, viewer, asked, (on) => ({ inventoryItem: selectItems(visibleItems(on, viewer).where(isOnLabel(label.gtin))) }))
}

/** Why nothing was found. Staff learn that the goods are another customer's, so that they don't make an item a second time. */
async function refuse(db: Database, viewer: Person, { types, customerId }: Asked, read: ReadCode): Promise<never> {
  const { text: code, problem } = read
  if (problem !== null) throw httpError('lookup.unreadable', { problem })
  if (viewer.customerId === null && customerId !== undefined && types.includes('inventoryItem')) {
    const others = await matchesOf(db, viewer, { types: ['inventoryItem'], customerId: undefined }, read)
    const owners = [...new Set(others.map(({ customer }) => customer))]
    const [item] = others
    if (item && owners.every((owner) => owner !== null))
      throw httpError('lookup.of-another-customer', { code: item.code, owner: owners.join(' and ') })
  }
  throw httpError('lookup.nothing', { code })
}

type Selects = Partial<Record<Type, Expression<unknown>>>

async function find(
  db: Database,
  viewer: Person,
  { types, customerId }: Asked,
  selectsOf: (on: Kysely<Tables>) => Selects,
): Promise<Match[]> {
  return db.read(viewer, async (on) => {
    const selects = selectsOf(on)
    const wanted = types.flatMap((type) => selects[type] ?? [])
    if (wanted.length === 0) return []
    const found = sql.join(
      wanted.map((select) => sql`(${select})`),
      sql` union all `,
    )
    const ofCustomer = customerId === undefined ? sql`true` : sql`"customerId" = ${customerId}`
    const { rows } =
      await sql<Match>`select type, id, code, name, "customerId", customer from (${found}) as found where ${ofCustomer} limit ${mostNamed + 1}`.execute(
        on,
      )
    return rows
  })
}

/** The pending receipt that expects the goods of a code; null where none or several do. */
async function receiptExpecting(db: Database, viewer: Person, { text, label }: ReadCode): Promise<LookupResult | null> {
  const gtins = [...gtinForms(text), ...gtinForms(label?.gtin ?? '')]
  const rows = await db.read(viewer, (on) =>
    visibleReceipts(on, viewer)
      .where('r.status', '=', 'pending')
      .where(
        sql<SqlBool>`exists (select from receipt_items e where e.receipt_id = r.id and (fold(e.sku) = fold(${text}) or fold(e.sku) in (
          select i.folded_sku from inventory_items i
          where i.customer_id = r.customer_id and i.deleted_at is null and i.gtin = any(${gtins}::text[]))))`,
      )
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
function namedByText(on: Kysely<Tables>, viewer: Person, code: string, sscc: string | null): Selects {
  const number = code.toUpperCase()
  const tracking = trackingForm(code)
  return {
    inventoryItem: selectItems(visibleItems(on, viewer).where(isCoded(code))),
    location: visibleLocations(on, viewer)
      .where(sql`fold(l.code)`, '=', sql`fold(${code})`)
      .select([named('location'), 'l.id', 'l.code', 'l.name', ...ownerOf(null)]),
    handlingUnit: unitsWith(on, viewer, sscc),
    order: visibleOrders(on, viewer)
      .where('o.order_number', '=', number)
      .select([named('order'), 'o.id', 'o.order_number as code', nameless, ...ownerOf('o.customer_id')]),
    receipt: visibleReceipts(on, viewer)
      .where(sql<SqlBool>`(r.receipt_number = ${number} or r.folded_tracking_number = ${tracking})`)
      .select([named('receipt'), 'r.id', 'r.receipt_number as code', nameless, ...ownerOf('r.customer_id')]),
    return: visibleReturns(on, viewer)
      .where(sql<SqlBool>`(r.return_number = ${number} or r.folded_tracking_number = ${tracking} and r.status = 'authorised')`)
      .select([named('return'), 'r.id', 'r.return_number as code', nameless, ...ownerOf('r.customer_id')]),
    shipment: visibleShipments(on, viewer)
      .where(sql<SqlBool>`(s.tracking_number = ${tracking} or s.folded_carrier_number = ${tracking})`)
      .select([named('shipment'), 's.id', 's.tracking_number as code', nameless, ...ownerOf('s.customer_id')]),
    count: visibleCounts(on, viewer)
      .where('n.count_number', '=', number)
      .select([named('count'), 'n.id', 'n.count_number as code', 'n.name', ...ownerOf(null)]),
  }
}

function selectItems(items: ReturnType<typeof visibleItems>) {
  return items.select([named('inventoryItem'), 'i.id', 'i.sku as code', 'i.name', ...ownerOf('i.customer_id')])
}

function unitsWith(on: Kysely<Tables>, viewer: Person, sscc: string | null) {
  return visibleHandlingUnits(on, viewer)
    .where('u.sscc', '=', sscc)
    .select([named('handlingUnit'), 'u.id', 'u.sscc as code', nameless, ...ownerOf('u.customer_id')])
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
