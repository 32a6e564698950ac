import { type Kysely, sql } from 'kysely'
import type { Customer, customersEndpoints } from '../../contract/customers.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import type { Transaction } from '../db/database.ts'
import { containing, iso } from '../db/json-columns.ts'
import { listOf, oneOf } from '../db/list.ts'
import { type Locked, lockRow } from '../db/locked.ts'
import { statements } from '../db/statements.ts'
import type { Tables } from '../db/tables.ts'
import type { Viewer } from '../viewer.ts'

const missing = 'customer.not-found'

/** Staff see all, a customer the one row that is its own. */
export function visibleCustomers(on: Kysely<Tables>, viewer: Viewer) {
  return on.selectFrom('customers as c').$if(viewer.customerId !== null, (q) => q.where('c.id', '=', viewer.customerId))
}

/** `userId` reads as the asking user's own for a customer, else as the primary user's (decisions §2). */
function userIdFor(viewer: Viewer) {
  if (viewer.role === 'customer') return sql<string | null>`${String(viewer.userId)}::text`
  return sql<string | null>`(select u.id::text from users u where u.customer_id = c.id and u.is_primary)`
}

/** What staff note about a customer is not for it to read (decisions §2), and its database role can't. */
function notesFor(viewer: Viewer) {
  return viewer.role === 'customer' ? sql<string | null>`null::text` : sql<string | null>`c.notes`
}

function selectCustomers(on: Kysely<Tables>, viewer: Viewer) {
  return visibleCustomers(on, viewer).select([
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

export const listCustomers = listOf({
  query: (on: Kysely<Tables>, viewer: Viewer, { status, type, q: words }: QueryOf<typeof customersEndpoints.list>) => {
    let customers = selectCustomers(on, viewer)
    if (status !== undefined) customers = customers.where('c.status', '=', status)
    if (type !== undefined) customers = customers.where('c.type', '=', type)
    if (words) {
      const pattern = containing(words)
      customers = customers.where((eb) =>
        eb.or([eb('c.name', 'ilike', pattern), eb('c.contact_email', 'ilike', pattern), sql<boolean>`c.type ilike ${pattern}`]),
      )
    }
    return customers
  },
  id: 'c.id',
  sorts: { name: { by: 'c.name', kind: 'text' }, id: { by: 'c.id', kind: 'integer' }, createdAt: { by: 'c.created_at', kind: 'time' } },
  defaultSort: 'name',
})

export async function getCustomer(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<Customer> {
  return oneOf(selectCustomers(on, viewer).where('c.id', '=', id), missing)
}

/** The customer under its lock; see lockRow. */
export function lockCustomer(trx: Transaction, viewer: Viewer, id: number, ifMatch: number | undefined): Promise<Locked<Customer>> {
  const lock = visibleCustomers(statements, viewer).where('c.id', '=', id).select('c.id').forNoKeyUpdate().compile()
  const read = selectCustomers(statements, viewer).where('c.id', '=', id).compile()
  return lockRow(trx, { lock, read, missing }, ifMatch)
}

export async function customerExists(on: Kysely<Tables>, id: number): Promise<boolean> {
  return (await on.selectFrom('customers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
