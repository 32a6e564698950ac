import { contactsEndpoints } from '../../../contract/people/contacts/contacts.ts'
import { useRead } from '../../platform/lib/use-read.ts'

export function useContact(id: number) {
  return useRead(contactsEndpoints.get, { params: { id } })
}
