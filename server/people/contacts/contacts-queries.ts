import { type Kysely, sql } from 'kysely'
import { type Contact, contacts } from '../../../contract/people/contacts/contacts.ts'
import { httpError } from '../../errors.ts'
import type { Transaction } from '../../platform/engine/database.ts'
import { onlyRow } from '../../platform/engine/only-row.ts'
import { statements } from '../../platform/engine/statements.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { forStaff } from '../../platform/lists/list-filters.ts'
import { entity } from '../../platform/records/entity.ts'
import type { Viewer } from '../../viewer.ts'
import { customerLock, customersNamed } from '../customers/customers-queries.ts'

/** Contacts, also deleted ones; none for customers, because the CRM is the staff's. */
function contactsOf(on: Kysely<Tables>, viewer: Viewer) {
  return forStaff(on.selectFrom('contacts as p'), viewer)
}

export const contactEntity = entity(contacts, {
  table: 'contacts',
  alias: 'p',
  missing: 'contact.not-found',
  visible: contactsOf,
  joins: (rows) => rows.innerJoin('customers as c', 'c.id', 'p.customer_id'),
  shown: () => ({ customerName: sql.ref('c.name') }),
  searched: (word) => [sql`p.customer_id in ${customersNamed(word)}`],
  keepsDeleted: true,
  lock: lockOfCustomer,
  defaultSort: '-createdAt',
})

/** Contacts of a customer change one at a time: of two that become primary at once, the second sees the first. */
function lockOfCustomer(viewer: Viewer, id: number) {
  return customerLock(sql`(${contactsOf(statements, viewer).where('p.id', '=', id).select('p.customer_id')})`)
}

/** The primary contact of a customer, if it has one, under the lock of its contacts; 400 when there is no such customer. */
export async function lockPrimaryContact(trx: Transaction, viewer: Viewer, customerId: number): Promise<Contact | undefined> {
  const { locked, primary } = await trx.send({
    locked: customerLock(customerId),
    primary: primaryOf(statements, viewer, customerId).compile(),
  })
  if (locked.length === 0) throw httpError('customer.unknown', undefined, { field: 'customerId' })
  return primary[0]
}

/** The customer's primary contact; undefined when it has none. */
export async function primaryContactOf(on: Kysely<Tables>, viewer: Viewer, customerId: number): Promise<Contact | undefined> {
  return primaryOf(on, viewer, customerId).executeTakeFirst()
}

function primaryOf(on: Kysely<Tables>, viewer: Viewer, customerId: number) {
  return contactEntity.select(
    contactEntity.rows(on, viewer).where('p.customer_id', '=', customerId).where('p.is_primary', '=', true),
    viewer,
  )
}

/** Locks a contact that may be deleted; 404 when there was never such a contact. */
export async function lockDeletedContact(trx: Transaction, viewer: Viewer, id: number) {
  const read = contactsOf(statements, viewer)
    .where('p.id', '=', id)
    .select(['p.customer_id as customerId', 'p.first_name as firstName', 'p.last_name as lastName', 'p.is_primary as wasPrimary'])
    .select(sql<boolean>`p.deleted_at is not null`.as('isDeleted'))
  const { contact } = await trx.send({ locked: lockOfCustomer(viewer, id), contact: read.compile() })
  return onlyRow(contact, contactEntity.missing)
}
