import { contactsEndpoints } from '../../contract/contacts.ts'
import { did } from '../audit/history.ts'
import { httpError } from '../errors.ts'
import { verb } from '../verb.ts'
import { getContact, lockContact, lockDeletedContact, primaryContactOf } from './contacts-queries.ts'

/** Hides a contact. Without its primary contact a customer has none, until another is made primary. */
export const deleteContact = verb(contactsEndpoints.delete, async ({ trx, viewer, now }, { id, ifMatch }) => {
  const before = await lockContact(trx, viewer, id, ifMatch)
  await trx.sql
    .updateTable('contacts')
    .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return { answer: undefined, before, history: [did('delete', 'contact', before, { before })], touched: { contacts: [{ id }] } }
})

/** Undoes a delete. Who was primary is so again, unless another one is by now. */
export const restoreContact = verb(contactsEndpoints.restore, async ({ trx, viewer, now }, { id }) => {
  const { customerId, isDeleted, wasPrimary, firstName, lastName } = await lockDeletedContact(trx, viewer, id)
  if (!isDeleted) throw httpError('contact.not-deleted', { name: [firstName, lastName].filter(Boolean).join(' ') })
  const isPrimary = wasPrimary && (await primaryContactOf(trx.sql, viewer, customerId)) === undefined
  await trx.sql
    .updateTable('contacts')
    .set((eb) => ({ deleted_at: null, is_primary: isPrimary, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const contact = await getContact(trx.sql, viewer, id)
  return { answer: contact, history: [did('restore', 'contact', contact, { after: contact })], touched: { contacts: [{ id }] } }
})
