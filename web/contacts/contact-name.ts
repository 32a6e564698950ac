import type { Contact } from '../../contract/contacts.ts'

/** 'Noor Haddad'. */
export function contactName({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string {
  return lastName ? `${firstName} ${lastName}` : firstName
}
