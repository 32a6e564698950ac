import { Pencil } from 'lucide-react'
import { type Contact, contactName, contacts, contactsEndpoints } from '../../../contract/people/contacts/contacts.ts'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { EditDialog } from '../../platform/form/edit-dialog.tsx'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { defineLoadedList, useLoadedList } from '../../platform/list/use-loaded-list.ts'
import { bulkOf, rowAction, useActs } from '../../platform/record/actions.tsx'
import { loadedColumnsOf } from '../../platform/record/record-columns.tsx'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import type { RowAction } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { deleteContact, makePrimary } from '../contacts/contact-actions.ts'
import { PrimaryBadge } from '../contacts/contact-badge.tsx'
import { useContact } from '../contacts/use-contacts.ts'
import { noResults } from './no-results.ts'

// The form and its validation are loaded when first opened.
const ContactDialog = lazyPart(() => import('../contacts/contact-dialog.tsx'), 'ContactDialog')

const column = loadedColumnsOf(contacts)

const contactsList = defineLoadedList(contactsEndpoints.list, {
  screen: 'crm-contacts',
  caption: 'Contacts',
  search: 'Search contacts...',
  searched: contactName,
  sort: 'name',
  columns: [
    {
      id: 'name',
      header: 'Name',
      mobile: 'key',
      width: '30%',
      sortBy: contactName,
      cell: (contact) => <Truncated text={contactName(contact)} />,
    },
    column('title', { mobile: 'title', width: '18%', from: 'medium', filter: true }),
    column('department', { width: '14%', from: 'medium', filter: true }),
    column('email', { width: '28%' }),
    column('phone', { mobile: 'fact' }),
    column('isPrimary', { id: 'primary', mobile: 'status', filter: true, cell: ({ isPrimary }) => <PrimaryBadge isPrimary={isPrimary} /> }),
  ],
  rowName: contactName,
  rowLink: ({ id }) => recordLink('/contacts/$id', id),
  failed: 'Failed to load contacts',
  ...noResults,
})

const deleteAll = bulkOf(deleteContact)

/** The people at a customer. */
export function ContactsTab({ customer }: { customer: Customer }) {
  const ofCustomer = { customerId: customer.id }
  const read = useRead(contactsEndpoints.list, { query: ofCustomer })
  const mayChange = useMay('crm.change')
  const dialogs = useDialogs({
    new: mayChange && ((onClose) => <ContactDialog record={null} customer={customer} onClose={onClose} />),
    edit:
      mayChange &&
      ((onClose, id) => <EditDialog id={Number(id)} noun="Contact" useRecord={useContact} dialog={ContactDialog} onClose={onClose} />),
  })
  const acts = useActs<Contact>()
  const actionsOf = (contact: Contact): RowAction[] => [
    ...rowAction(acts, makePrimary, contact),
    { label: 'Edit', icon: <Pencil />, onSelect: () => dialogs.open('edit', contact.id) },
    ...rowAction(acts, deleteContact, contact),
  ]
  return (
    <>
      <ListScreen
        list={useLoadedList(contactsList, { read, query: ofCustomer })}
        actions={mayChange ? actionsOf : undefined}
        bulk={mayChange ? [deleteAll] : []}
        backLabel="CRM"
        onAdd={mayChange ? () => dialogs.open('new') : undefined}
        addLabel="Add Contact"
      />
      {dialogs.shown}
    </>
  )
}
