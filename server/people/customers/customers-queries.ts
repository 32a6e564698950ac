import { type CompiledQuery, type Expression, type Kysely, sql } from 'kysely'
import type { AnswerOf } from '../../../contract/endpoint.ts'
import { customers, type customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { oneOf } from '../../platform/lists/list.ts'
import type { SearchedWord } from '../../platform/lists/list-filters.ts'
import { entity } from '../../platform/records/entity.ts'
import type { Viewer } from '../../viewer.ts'

/** Staff see all customers, a customer only its own row. */
export function visibleCustomers(on: Kysely<Tables>, viewer: Viewer) {
  return on.selectFrom('customers as c').$if(viewer.customerId !== null, (q) => q.where('c.id', '=', viewer.customerId))
}

/** `userId` is the viewer's own id for a customer, else the primary user's. */
function userIdFor(viewer: Viewer) {
  if (viewer.role === 'customer') return sql<string | null>`${String(viewer.userId)}::text`
  return sql<string | null>`(select u.id::text from users u where u.customer_id = c.id and u.is_primary)`
}

export const customerEntity = entity(customers, {
  table: 'customers',
  alias: 'c',
  missing: 'customer.not-found',
  visible: visibleCustomers,
  shown: (viewer) => ({
    userId: userIdFor(viewer),
    isActive: sql`c.status = 'active'`,
    // Its database role has no right to the notes.
    ...(viewer.role === 'customer' && { notes: sql`null::text` }),
  }),
  searched: (word) => [word.isIn('c.type')],
  sorts: { id: { by: 'c.id', kind: 'integer' } },
  defaultSort: 'name',
})

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

/** Lets what belongs to a customer change one at a time, until the transaction ends. Returns no row when there is no such customer. */
export function customerLock(id: number | Expression<number>): CompiledQuery<{ id: number }> {
  return statements.selectFrom('customers as c').where('c.id', '=', id).select('c.id').forNoKeyUpdate().compile()
}

/** Keeps a customer's status as it is until the transaction ends. */
export async function shareCustomer(on: Kysely<Tables>, id: number) {
  return oneOf(on.selectFrom('customers as c').where('c.id', '=', id).select(['c.name', 'c.status']).forShare(), customerEntity.missing)
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
