import { contactsEndpoints } from '../../contract/contacts/contacts.ts'
import { useRead } from '../lib/use-read.ts'

export function useContact(id: number) {
  return useRead(contactsEndpoints.get, { params: { id } })
}
