import { contactsEndpoints } from '../../contract/contacts.ts'
import { changed, created, type HistoryEntry } from '../audit/history.ts'
import type { Transaction } from '../db/database.ts'
import { verb } from '../verb.ts'
import type { Viewer } from '../viewer.ts'
import { getContact, lockContact, lockPrimaryContact, primaryContactOf } from './contacts-queries.ts'

/** The first contact of a customer is its primary one. */
export const createContact = verb(contactsEndpoints.create, async ({ trx, viewer, now }, { customerId, isPrimary, ...fields }) => {
  const primary = await lockPrimaryContact(trx, viewer, customerId)
  const demoted = isPrimary && primary ? await demote(trx, viewer, primary, now) : nobody
  const { id } = await trx.sql
    .insertInto('contacts')
    .values({
      customer_id: customerId,
      first_name: fields.firstName,
      last_name: fields.lastName ?? null,
      title: fields.title ?? null,
      department: fields.department ?? null,
      email: fields.email ?? null,
      phone: fields.phone ?? null,
      is_primary: isPrimary || !primary,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const contact = await getContact(trx.sql, viewer, id)
  return {
    answer: contact,
    history: [created('contact', contact), ...demoted.history],
    touched: { contacts: [{ id }, ...demoted.rows] },
  }
})

export const updateContact = verb(contactsEndpoints.update, async ({ trx, viewer, now }, { id, ifMatch, isPrimary, ...fields }) => {
  const before = await lockContact(trx, viewer, id, ifMatch)
  const primary = isPrimary && !before.isPrimary ? await primaryContactOf(trx.sql, viewer, before.customerId) : undefined
  const demoted = primary ? await demote(trx, viewer, primary, now) : nobody
  await trx.sql
    .updateTable('contacts')
    .set((eb) => ({
      first_name: fields.firstName,
      last_name: fields.lastName,
      title: fields.title,
      department: fields.department,
      email: fields.email,
      phone: fields.phone,
      is_primary: isPrimary,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  const contact = await getContact(trx.sql, viewer, id)
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

const nobody: Demoted = { history: [], rows: [] }

/** Makes room for another primary contact. */
async function demote(trx: Transaction, viewer: Viewer, before: { id: number }, now: Date): Promise<Demoted> {
  const { id } = before
  await trx.sql
    .updateTable('contacts')
    .set((eb) => ({ is_primary: false, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return { history: [changed('contact', before, await getContact(trx.sql, viewer, id))], rows: [{ id }] }
}
