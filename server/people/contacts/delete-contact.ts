import { contactName, contactsEndpoints } from '../../../contract/people/contacts/contacts.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { verb } from '../../verb.ts'
import { contactEntity, lockDeletedContact, primaryContactOf } from './contacts-queries.ts'

/** Hides a contact. Without its primary contact a customer has none, until another is made primary. */
export const deleteContact = verb(contactsEndpoints.delete, async ({ trx, viewer }, { id, ifMatch }) => {
  const before = await contactEntity.lock(trx, viewer, id, ifMatch)
  await contactEntity.hide(trx, id)
  return { answer: undefined, before, history: [did('delete', 'contact', before, { before })], touched: { contacts: [{ id }] } }
})

/** Undoes a delete. Who was primary is so again, unless another one is by now. */
export const restoreContact = verb(contactsEndpoints.restore, async ({ trx, viewer }, { id }) => {
  const { customerId, isDeleted, wasPrimary, ...person } = await lockDeletedContact(trx, viewer, id)
  if (!isDeleted) throw httpError('contact.not-deleted', { name: contactName(person) })
  const isPrimary = wasPrimary && (await primaryContactOf(trx.sql, viewer, customerId)) === undefined
  const contact = await contactEntity.update(trx, viewer, id, { isPrimary }, { deleted_at: null })
  return { answer: contact, history: [did('restore', 'contact', contact, { after: contact })], touched: { contacts: [{ id }] } }
})
