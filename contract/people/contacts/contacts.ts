import { z } from 'zod'
import { createdRange } from '../../list-query.ts'
import { deletion, record } from '../../record.ts'
import { email, flag, moment, owner, phone, shown, text } from '../../record-fields.ts'

/** People at customers; at most one of each is primary. A customer's first contact becomes primary whatever is sent. */
export const contacts = record('contact', {
  path: 'contacts',
  method: 'PATCH',
  noun: 'contact',
  read: 'crm.read',
  change: 'crm.change',
  topic: 'contacts',
  shows: ['customers'],
  fields: {
    customerId: owner(),
    customerName: shown('Customer', z.string()),
    firstName: text('First Name', 100, { required: true, sort: true, search: true }),
    lastName: text('Last Name', 100, { sort: true, search: true }),
    title: text('Title', 200, { sort: true, search: true }),
    department: text('Department', 200, { sort: true, search: true }),
    email: email('Email', { search: true }),
    phone: phone('Phone', { search: true }),
    /** The contact to turn to first. */
    isPrimary: flag('Primary', { true: 'Primary', false: 'Secondary' }, { start: false, filter: 'primary' }),
    createdAt: moment('Created', { sort: true }),
    updatedAt: moment('Changed'),
  },
  filters: createdRange,
  files: 'contacts',
  summaries: {
    list: 'People at customers',
    create: 'Add a contact of a customer',
    update: 'Change a contact; making it primary takes that from the former one',
    history: 'Who changed which fields of a contact, also of a deleted one',
  },
})
export type Contact = z.output<typeof contacts.row>

export const contactsEndpoints = { ...contacts.calls, ...deletion(contacts) }

/** 'Noor Haddad'. */
export function contactName({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string {
  return lastName ? `${firstName} ${lastName}` : firstName
}
