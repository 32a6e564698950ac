import { type Contact, contactName, contactsEndpoints } from '../../contract/contacts/contacts.ts'
import { detailFor } from '../lib/api.ts'
import { useChange } from '../lib/use-change.ts'
import { toast } from '../ui/toast.tsx'

type Named = Pick<Contact, 'id' | 'firstName' | 'lastName'>

const onError = (error: Error) => toast({ title: 'Error', description: detailFor(error), tone: 'destructive' })

/** Deletes without confirmation; the toast offers to undo it, and afterwards the page of the contact. */
export function useDeleteContact() {
  const deletion = useChange(contactsEndpoints.delete, ({ id }: Named) => ({ params: { id } }))
  const { restore } = useRestoreContact()
  return (contact: Named) =>
    deletion.mutate(contact, {
      onSuccess: () =>
        toast({
          title: 'Contact deleted',
          description: `${contactName(contact)} was deleted. The history is kept.`,
          action: { label: 'Undo', onClick: () => restore(contact) },
        }),
      onError,
    })
}

export function useRestoreContact() {
  const restoration = useChange(contactsEndpoints.restore, ({ id }: Named) => ({ params: { id } }))
  const restore = (contact: Named) =>
    restoration.mutate(contact, { onSuccess: () => toast({ title: 'Contact restored', description: contactName(contact) }), onError })
  return { restore, restoring: restoration.isPending }
}

/** Makes a contact its customer's primary one, which the former no longer is. */
export function useMakePrimary() {
  const change = useChange(contactsEndpoints.update, ({ id }: Named) => ({ params: { id }, body: { isPrimary: true } }))
  const makePrimary = (contact: Named) =>
    change.mutate(contact, {
      onSuccess: ({ customerName }) =>
        toast({ title: 'Primary contact changed', description: `${contactName(contact)} is the primary contact of ${customerName}.` }),
      onError,
    })
  return { makePrimary, pending: change.isPending ? change.variables?.id : undefined }
}
