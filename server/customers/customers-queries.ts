import { type CompiledQuery, type Expression, type Kysely, sql } from 'kysely'
import { allCustomerTypes } from '../../contract/customer-types.ts'
import { type Customer, customerStatuses, customersEndpoints } from '../../contract/customers.ts'
import type { AnswerOf, QueryOf } from '../../contract/endpoint.ts'
import type { Transaction } from '../db/database.ts'
import { iso } from '../db/json-columns.ts'
import { listOf, oneOf } from '../db/list.ts'
import { matches, positionIn, type SearchedWord } from '../db/list-filters.ts'
import { type Locked, lockRow } from '../db/locked.ts'
import { statements } from '../db/statements.ts'
import type { Tables } from '../db/tables.ts'
import type { Viewer } from '../viewer.ts'

const missing = 'customer.not-found'

/** Staff see all customers, a customer only its own row. */
export function visibleCustomers(on: Kysely<Tables>, viewer: Viewer) {
  return on.selectFrom('customers as c').$if(viewer.customerId !== null, (q) => q.where('c.id', '=', viewer.customerId))
}

/** `userId` is the viewer's own id for a customer, else the primary user's (decisions §2). */
function userIdFor(viewer: Viewer) {
  if (viewer.role === 'customer') return sql<string | null>`${String(viewer.userId)}::text`
  return sql<string | null>`(select u.id::text from users u where u.customer_id = c.id and u.is_primary)`
}

/** A customer may not read the staff's notes about it (decisions §2); its database role has no right to. */
function notesFor(viewer: Viewer) {
  return viewer.role === 'customer' ? sql<string | null>`null::text` : sql<string | null>`c.notes`
}

type Customers = ReturnType<typeof visibleCustomers>

function selectCustomers(customers: Customers, viewer: Viewer) {
  return customers.select([
    'c.id',
    'c.name',
    userIdFor(viewer).as('userId'),
    'c.type',
    'c.plan',
    'c.industry',
    'c.status',
    sql<boolean>`c.status = 'active'`.as('isActive'),
    'c.portal_access as portalAccess',
    'c.contact_email as contactEmail',
    'c.contact_phone as contactPhone',
    'c.primary_contact as primaryContact',
    'c.address',
    'c.payment_terms as paymentTerms',
    'c.seed_id_company as seedIdCompany',
    'c.seed_id_warehouse as seedIdWarehouse',
    'c.certified_receiver as certifiedReceiver',
    'c.tax_warehouse as taxWarehouse',
    notesFor(viewer).as('notes'),
    iso('c.created_at').as('createdAt'),
    iso('c.updated_at').as('updatedAt'),
    'c.version',
  ])
}

function customersAskedFor(customers: Customers, { status, type, q }: QueryOf<typeof customersEndpoints.list>) {
  let found = customers.where(
    matches(q, (word) => [word.isIn('c.name'), word.isIn('c.contact_email'), word.isIn('c.primary_contact'), word.isIn('c.type')]),
  )
  if (status) found = found.where('c.status', 'in', status)
  if (type) found = found.where('c.type', 'in', type)
  return found
}

export const listCustomers = listOf(customersEndpoints.list, {
  from: visibleCustomers,
  where: customersAskedFor,
  select: selectCustomers,
  id: 'c.id',
  sorts: {
    name: { by: 'c.name', kind: 'text' },
    id: { by: 'c.id', kind: 'integer' },
    type: { by: positionIn(allCustomerTypes, 'c.type'), kind: 'integer' },
    status: { by: positionIn(customerStatuses, 'c.status'), kind: 'integer' },
    createdAt: { by: 'c.created_at', kind: 'time' },
  },
  defaultSort: 'name',
})

export async function getCustomer(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<Customer> {
  return oneOf(selectCustomers(visibleCustomers(on, viewer), viewer).where('c.id', '=', id), missing)
}

export async function summariseCustomers(on: Kysely<Tables>, viewer: Viewer): Promise<AnswerOf<typeof customersEndpoints.summary>> {
  return visibleCustomers(on, viewer)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('c.status', '=', 'active').as('active'),
      eb.fn.countAll<number>().filterWhere('c.type', '=', '3pl').as('threePl'),
      eb.fn.countAll<number>().filterWhere('c.type', '=', 'tpd2').as('tpd2'),
      eb.fn.countAll<number>().filterWhere('c.portal_access', '=', 'view_only').as('viewOnly'),
    ])
    .executeTakeFirstOrThrow()
}

/** Locks and reads the customer; see lockRow. */
export function lockCustomer(trx: Transaction, viewer: Viewer, id: number, ifMatch: number | undefined): Promise<Locked<Customer>> {
  const lock = visibleCustomers(statements, viewer).where('c.id', '=', id).select('c.id').forNoKeyUpdate().compile()
  const read = selectCustomers(visibleCustomers(statements, viewer), viewer).where('c.id', '=', id).compile()
  return lockRow(trx, { lock, read, missing }, ifMatch)
}

/** Lets what belongs to a customer change one at a time, until the transaction ends. Returns no row when there is no such customer. */
export function customerLock(id: number | Expression<number>): CompiledQuery<{ id: number }> {
  return statements.selectFrom('customers as c').where('c.id', '=', id).select('c.id').forNoKeyUpdate().compile()
}

/** Keeps a customer's status as it is until the transaction ends. */
export async function shareCustomer(on: Kysely<Tables>, id: number) {
  return oneOf(on.selectFrom('customers as c').where('c.id', '=', id).select(['c.name', 'c.status']).forShare(), missing)
}

/** 404 when the customer isn't there, or isn't the viewer's to see. */
export async function requireCustomer(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<void> {
  await oneOf(visibleCustomers(on, viewer).where('c.id', '=', id).select('c.id'), missing)
}

/** The ids of customers with this word in their name, for searches of what belongs to one. */
export function customersNamed(word: SearchedWord) {
  return sql`(select c.id from customers c where ${word.isIn('c.name')})`
}

/** The ids of customers with exactly this name, whatever its case. */
export async function customersCalled(on: Kysely<Tables>, name: string): Promise<number[]> {
  const found = await on
    .selectFrom('customers')
    .select('id')
    .where(sql`fold(name)`, '=', sql`fold(${name})`)
    .orderBy('id')
    .limit(10)
    .execute()
  return found.map(({ id }) => id)
}

export async function customerExists(on: Kysely<Tables>, id: number): Promise<boolean> {
  return (await on.selectFrom('customers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
