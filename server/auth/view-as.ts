import { authEndpoints } from '../../contract/auth.ts'
import { did } from '../audit/history.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'

/** Only writes the audit history: viewing as a customer grants staff no extra rights. */
export const startViewAs = verb(authEndpoints.startViewAs, async ({ trx }, { customerId }) => {
  const customer = await trx.sql.selectFrom('customers').select('id').where('id', '=', customerId).executeTakeFirst()
  if (!customer) throw httpError('customer.not-found')
  return { answer: undefined, history: [did('view_as_start', 'customer', { id: customerId, customerId })], touched: {} }
})

/** Ends the current view; does nothing when there is none. */
export const endViewAs = verb(authEndpoints.endViewAs, async ({ trx, viewer }) => {
  const last = await trx.sql
    .selectFrom('audit_entries')
    .select(['action', 'entity_id'])
    .where('entity', '=', 'customer')
    .where('user_id', '=', viewer.userId)
    .where('action', 'in', ['view_as_start', 'view_as_end'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.action !== 'view_as_start' || last.entity_id === null)
    return { answer: undefined, history: { none: 'Nothing was begun.' }, touched: {} }
  const customer = { id: last.entity_id, customerId: last.entity_id }
  return { answer: undefined, history: [did('view_as_end', 'customer', customer)], touched: {} }
})
