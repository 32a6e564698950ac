import { type Kysely, sql } from 'kysely'
import { type Contact, contactsEndpoints } from '../../contract/contacts.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { customerLock, customersNamed } from '../customers/customers-queries.ts'
import type { Transaction } from '../db/database.ts'
import { iso } from '../db/json-columns.ts'
import { listOf, oneOf } from '../db/list.ts'
import { between, matches } from '../db/list-filters.ts'
import { type Locked, lockRow } from '../db/locked.ts'
import { statements } from '../db/statements.ts'
import type { Tables } from '../db/tables.ts'
import { httpError } from '../errors.ts'
import type { Viewer } from '../viewer.ts'

const missing = 'contact.not-found'

/** Contacts, also deleted ones; none for customers, because the CRM is the staff's. */
function contactsOf(on: Kysely<Tables>, viewer: Viewer) {
  return on.selectFrom('contacts as p').$if(viewer.customerId !== null, (q) => q.where(sql<boolean>`false`))
}

export function visibleContacts(on: Kysely<Tables>, viewer: Viewer) {
  return contactsOf(on, viewer).where('p.deleted_at', 'is', null)
}

type Contacts = ReturnType<typeof visibleContacts>

function selectContacts(contacts: Contacts) {
  return contacts
    .innerJoin('customers as c', 'c.id', 'p.customer_id')
    .select([
      'p.id',
      'p.customer_id as customerId',
      'c.name as customerName',
      'p.first_name as firstName',
      'p.last_name as lastName',
      'p.title',
      'p.department',
      'p.email',
      'p.phone',
      'p.is_primary as isPrimary',
      iso('p.created_at').as('createdAt'),
      iso('p.updated_at').as('updatedAt'),
      'p.version',
    ])
}

function contactsAskedFor(contacts: Contacts, asked: QueryOf<typeof contactsEndpoints.list>) {
  let found = contacts
    .where(between('p.created_at', asked.createdFrom, asked.createdTo))
    .where(
      matches(asked.q, (word) => [
        word.isIn('p.first_name'),
        word.isIn('p.last_name'),
        word.isIn('p.title'),
        word.isIn('p.department'),
        word.isIn('p.email'),
        word.isIn('p.phone'),
        sql`p.customer_id in ${customersNamed(word)}`,
      ]),
    )
  if (asked.customerId) found = found.where('p.customer_id', 'in', asked.customerId)
  if (asked.primary) found = found.where('p.is_primary', '=', asked.primary === 'true')
  return found
}

export const listContacts = listOf(contactsEndpoints.list, {
  from: visibleContacts,
  where: contactsAskedFor,
  select: selectContacts,
  id: 'p.id',
  sorts: {
    firstName: { by: 'p.first_name', kind: 'text' },
    lastName: { by: 'p.last_name', kind: 'text', nullable: true },
    title: { by: 'p.title', kind: 'text', nullable: true },
    department: { by: 'p.department', kind: 'text', nullable: true },
    createdAt: { by: 'p.created_at', kind: 'time' },
  },
  defaultSort: '-createdAt',
})

export async function getContact(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<Contact> {
  return oneOf(selectContacts(visibleContacts(on, viewer)).where('p.id', '=', id), missing)
}

/** 404 when there was never such a contact; a deleted one passes. */
export async function requireContact(on: Kysely<Tables>, viewer: Viewer, id: number): Promise<void> {
  await oneOf(contactsOf(on, viewer).where('p.id', '=', id).select('p.id'), missing)
}

/**
 * Locks and reads the contact; see lockRow. The lock is the customer's, so that its contacts change one at a time: of two that become
 * primary at once, the second sees the first.
 */
export function lockContact(trx: Transaction, viewer: Viewer, id: number, ifMatch: number | undefined): Promise<Locked<Contact>> {
  const read = selectContacts(visibleContacts(statements, viewer)).where('p.id', '=', id).compile()
  return lockRow(trx, { lock: lockOfCustomer(viewer, id), read, missing }, ifMatch)
}

function lockOfCustomer(viewer: Viewer, id: number) {
  return customerLock(sql`(${contactsOf(statements, viewer).where('p.id', '=', id).select('p.customer_id')})`)
}

/** The primary contact of a customer, if it has one, under the lock of its contacts; 400 when there is no such customer. */
export async function lockPrimaryContact(trx: Transaction, viewer: Viewer, customerId: number): Promise<Contact | undefined> {
  const [found, [primary]] = await trx.together(customerLock(customerId), primaryOf(statements, viewer, customerId).compile())
  if (found.length === 0) throw httpError('customer.unknown', undefined, { field: 'customerId' })
  return primary
}

/** The customer's primary contact; undefined when it has none. */
export async function primaryContactOf(on: Kysely<Tables>, viewer: Viewer, customerId: number): Promise<Contact | undefined> {
  return primaryOf(on, viewer, customerId).executeTakeFirst()
}

function primaryOf(on: Kysely<Tables>, viewer: Viewer, customerId: number) {
  return selectContacts(visibleContacts(on, viewer)).where('p.customer_id', '=', customerId).where('p.is_primary', '=', true)
}

/** Locks a contact that may be deleted, as lockContact does; 404 when there was never such a contact. */
export async function lockDeletedContact(trx: Transaction, viewer: Viewer, id: number) {
  const read = contactsOf(statements, viewer)
    .where('p.id', '=', id)
    .select(['p.customer_id as customerId', 'p.first_name as firstName', 'p.last_name as lastName', 'p.is_primary as wasPrimary'])
    .select(sql<boolean>`p.deleted_at is not null`.as('isDeleted'))
  const [, [contact]] = await trx.together(lockOfCustomer(viewer, id), read.compile())
  if (!contact) throw httpError(missing)
  return contact
}
