import { type AliasableExpression, type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Action } from '../../contract/permissions.ts'
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
import { allOf, anyOf } from '../lists/list-filters.ts'
import type { Rows } from '../lists/list-statements.ts'
import { visibleLocations } from '../locations/locations-queries.ts'
import { referenceHas, visibleOrders } from '../orders/orders-queries.ts'
import { ordersNumbered } from '../orders-numbered.ts'
import { visibleReceipts } from '../receipts/receipts-queries.ts'
import { visibleReturns } from '../returns/returns-queries.ts'
import { visibleShipments } from '../shipments/shipments-queries.ts'
import type { Viewer } from '../viewer.ts'
import { withoutNameOf } from './kind-words.ts'
import { beginning, type SearchedText, type Word, wordBeginning } from './searched-text.ts'

/** How one kind of rows is searched. */
interface KindOf<DB, TB extends keyof DB> {
  allow: Action
  /** The rows that the viewer may see. */
  from: (on: Kysely<Tables>, viewer: Viewer) => Rows<DB, TB>
  id: string
  title: AliasableExpression<string>
  subtitle?: AliasableExpression<string | null>
  /** Null for rows without an owner. */
  customerId: string | null
  status?: Expression<string | null>
  /** Among equally good rows those with the first name come first; the newest, where they have no names. */
  named?: true
  /** Where a word is searched. */
  places: (word: Word) => RawBuilder<SqlBool>[]
  /** Where a mistyped word is searched: numbers are never guessed. */
  names?: (word: Word) => RawBuilder<SqlBool>[]
  /** Rows of which there may be hundreds of thousands: the newest of those that `from` answers, with all columns that are used here. */
  newest?: (on: Kysely<Tables>, viewer: Viewer, count: number) => Rows<DB, TB>
  /** The number or code of the row is exactly the text; null where the text can be none. By an index where there are many rows. */
  exact?: (sought: SearchedText) => RawBuilder<SqlBool> | null
  /** A condition that an index serves, for rows that must be found however many others match, and their order. */
  first?: (sought: SearchedText) => { where: RawBuilder<SqlBool>; orderBy: RawBuilder<unknown> }
}

/** The rank of rows that have the text with a mistake. */
export const similarRank = 4

export interface Kind {
  allow: Action
  /** A select of the best rows that match, so many at most. */
  matching: (on: Kysely<Tables>, viewer: Viewer, sought: SearchedText, most: number) => Expression<unknown>
  /** The same for rows that have the text with one mistake in a word; null where that can't be. */
  similar: (on: Kysely<Tables>, viewer: Viewer, sought: SearchedText, most: number) => Expression<unknown> | null
}

/** A vague text matches too many rows to compare them all: the newest ones are compared. */
const mostCompared = 50
/**
 * The newest rows of a large table are read first. Most vague texts are found there often enough; for the others so few rows match that an
 * index leads to them quickly. The planner can't tell, because row-level security hides its statistics of text from it.
 */
const readFirst = 2000

function kindOf<DB, TB extends keyof DB>(name: SearchKind, kind: KindOf<DB, TB>): Kind {
  const id = sql.ref(kind.id)
  const customerId = kind.customerId === null ? sql<null>`null::integer` : sql.ref(kind.customerId)
  const newestFirst = sql`${id} desc`

  function found(rows: Rows<DB, TB>, where: RawBuilder<SqlBool>, rank: Expression<number>, orderBy: RawBuilder<unknown> = newestFirst) {
    return sql`(${rows
      .where(where)
      .select([
        sql<string>`${sql.lit(name)}`.as('kind'),
        sql<number>`${id}`.as('id'),
        kind.title.as('title'),
        (kind.subtitle ?? sql<null>`null::text`).as('subtitle'),
        sql<number | null>`${customerId}`.as('customerId'),
        sql<string | null>`(${kind.status ?? sql`null`})::text`.as('status'),
        sql<number>`${rank}`.as('rank'),
      ])
      .orderBy(orderBy)
      .limit(sql.lit(mostCompared))})`
  }

  /** The newest rows on which the condition is true. */
  function newestFound(on: Kysely<Tables>, viewer: Viewer, where: RawBuilder<SqlBool>, rank: Expression<number>) {
    if (!kind.newest) return found(kind.from(on, viewer), where, rank)
    // A sum, so that few matches aren't looked for in all rows by the index of their ids.
    const all = found(kind.from(on, viewer), where, rank, sql`(${id} + 0) desc`)
    return sql`(with recent as materialized ${found(kind.newest(on, viewer, readFirst), where, rank)}
      select * from recent union select * from ${all} as rest where (select count(*) from recent) < ${sql.lit(mostCompared)})`
  }

  function best(branches: RawBuilder<unknown>[], most: number) {
    const order = kind.named ? sql`search_fold(title), id` : sql`id desc`
    return sql`(select *, row_number() over (order by rank, ${order}) as position from (${sql.join(branches, sql` union `)}) as candidate
      order by position limit ${sql.lit(most)})`
  }

  /** Each word is found in one of its places; the customer's name may narrow rows down, but doesn't name one by itself. */
  function within(places: RawBuilder<SqlBool>[][], words: readonly Word[]): RawBuilder<SqlBool> {
    const own = places.map(anyOf)
    const isNarrowed = kind.customerId !== null && words.some(({ customerIds }) => customerIds.length > 0)
    if (!isNarrowed) return allOf(own)
    const narrowed = words.map(({ customerIds }, n) =>
      customerIds.length === 0 ? anyOf(places[n] ?? []) : anyOf([...(places[n] ?? []), sql`${customerId} in (${sql.join(customerIds)})`]),
    )
    return allOf([...narrowed, anyOf(own)])
  }

  /** 'borealis invoice': one of the words names the kind, and the others its rows or their customer. */
  function ofThisKind(words: readonly Word[]): RawBuilder<SqlBool> {
    const named = words.map((word) =>
      anyOf([
        ...kind.places(word),
        ...(kind.customerId !== null && word.customerIds.length > 0
          ? [sql<SqlBool>`${customerId} in (${sql.join([...word.customerIds])})`]
          : []),
      ]),
    )
    return allOf(named)
  }

  return {
    allow: kind.allow,
    matching: (on, viewer, sought, most) => {
      const exact = kind.exact?.(sought) ?? null
      const text = sql`search_fold(${kind.title})`
      const rank = sql<number>`case ${exact ? sql`when ${exact} then 0` : sql``} when ${text} like ${beginning(sought.text)} then 1
        when ${text} like ${wordBeginning(sought.text)} then 2 else 3 end`
      const others = withoutNameOf(name, sought.words)
      const anywhere = within(sought.words.map(kind.places), sought.words)
      const branches = [newestFound(on, viewer, others ? anyOf([anywhere, ofThisKind(others)]) : anywhere, rank)]
      if (exact) branches.push(found(kind.from(on, viewer), exact, rank))
      const first = kind.first?.(sought)
      if (first) branches.push(found(kind.from(on, viewer), first.where, rank, first.orderBy))
      return best(branches, most)
    },
    similar: (on, viewer, { words, mistyped }, most) => {
      if (mistyped === null || !kind.names) return null
      const where = within(mistyped.map(kind.names), words)
      return best([newestFound(on, viewer, where, sql<number>`${sql.lit(similarRank)}`)], most)
    },
  }
}

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
      word.isInFolded('s.folded_destination'),
      sql`s.order_id in ${ordersNumbered({ ...word, isIn: word.isInNumber })}`,
    ],
    exact: ({ number }) => sql`s.tracking_number = ${number}`,
  }),
  receipt: kindOf('receipt', {
    allow: 'receipts.read',
    from: visibleReceipts,
    id: 'r.id',
    title: sql.ref<string>('r.receipt_number'),
    subtitle: sql.ref<string>('r.supplier'),
    customerId: 'r.customer_id',
    status: sql.ref<string>('r.status'),
    places: (word) => [word.isInNumber('r.receipt_number'), word.isIn('r.supplier'), word.isIn('r.tracking_number')],
    names: (word) => [word.isIn('r.supplier')],
    exact: ({ number }) => sql`r.receipt_number = ${number}`,
  }),
  return: kindOf('return', {
    allow: 'returns.read',
    from: visibleReturns,
    id: 'r.id',
    title: sql.ref<string>('r.return_number'),
    subtitle: sql<string | null>`(select o.order_number from orders o where o.id = r.order_id)`,
    customerId: 'r.customer_id',
    status: sql.ref<string>('r.status'),
    places: (word) => [word.isInNumber('r.return_number'), word.isIn('r.tracking_number')],
    exact: ({ number }) => sql`r.return_number = ${number}`,
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
