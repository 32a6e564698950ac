import { contactsEndpoints } from '../../../contract/people/contacts/contacts.ts'
import { changed, created, type HistoryEntry } from '../../platform/audit/history.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { verb } from '../../verb.ts'
import type { Viewer } from '../../viewer.ts'
import { contactEntity, lockPrimaryContact, primaryContactOf } from './contacts-queries.ts'

/** The first contact of a customer is its primary one. */
export const createContact = verb(contactsEndpoints.create, async ({ trx, viewer }, fields) => {
  const primary = await lockPrimaryContact(trx, viewer, fields.customerId)
  const demoted = fields.isPrimary && primary ? await demote(trx, viewer, primary) : noneDemoted
  const contact = await contactEntity.insert(trx, viewer, { ...fields, isPrimary: fields.isPrimary || !primary })
  return {
    answer: contact,
    history: [created('contact', contact), ...demoted.history],
    touched: { contacts: [{ id: contact.id }, ...demoted.rows] },
  }
})

export const updateContact = verb(contactsEndpoints.update, async ({ trx, viewer }, { id, ifMatch, ...fields }) => {
  const before = await contactEntity.lock(trx, viewer, id, ifMatch)
  const primary = fields.isPrimary && !before.isPrimary ? await primaryContactOf(trx.sql, viewer, before.customerId) : undefined
  const demoted = primary ? await demote(trx, viewer, primary) : noneDemoted
  const contact = await contactEntity.update(trx, viewer, id, fields)
  return {
    answer: contact,
    before,
    history: [changed('contact', before, contact), ...demoted.history],
    touched: { contacts: [{ id }, ...demoted.rows] },
  }
})

interface Demoted {
  history: HistoryEntry[]
  rows: { id: number }[]
}

const noneDemoted: Demoted = { history: [], rows: [] }

/** Makes room for another primary contact. */
async function demote(trx: Transaction, viewer: Viewer, before: { id: number }): Promise<Demoted> {
  const contact = await contactEntity.update(trx, viewer, before.id, { isPrimary: false })
  return { history: [changed('contact', before, contact)], rows: [{ id: before.id }] }
}
