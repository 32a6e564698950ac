import { Pencil, Star, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { type Contact, contactName, contactsEndpoints } from '../../contract/contacts/contacts.ts'
import type { Customer } from '../../contract/customers/customers.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { PrimaryBadge } from '../contacts/contact-badge.tsx'
import { useDeleteContact, useMakePrimary } from '../contacts/use-contacts.ts'
import { plural } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useRead } from '../lib/use-read.ts'
import { useMay } from '../lib/use-session.ts'
import { bulkCall } from '../list/bulk-call.ts'
import type { BulkAction } from '../list/bulk-run.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { recordLink } from '../list/row-links.ts'
import { defineLoadedList, useLoadedList } from '../list/use-loaded-list.ts'
import type { RowAction } from '../ui/table-column.ts'
import { Truncated } from '../ui/truncated.tsx'
import { noResults } from './no-results.ts'

// The forms and their validation are loaded when first opened.
const AddContactDialog = lazyPart(() => import('../contacts/contact-dialog.tsx'), 'AddContactDialog')
const EditContactDialog = lazyPart(() => import('../contacts/contact-dialog.tsx'), 'EditContactDialog')

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
      width: '36%',
      sortBy: contactName,
      cell: (contact) => <Truncated text={contactName(contact)} />,
    },
    {
      id: 'title',
      header: 'Title',
      mobile: 'title',
      width: '20%',
      from: 'medium',
      sortBy: ({ title }) => title,
      filterBy: ({ title }) => title,
      cell: ({ title }) => <Truncated text={title ?? '–'} />,
    },
    {
      id: 'department',
      header: 'Department',
      width: '16%',
      from: 'medium',
      sortBy: ({ department }) => department,
      filterBy: ({ department }) => department,
      cell: ({ department }) => <Truncated text={department ?? '–'} />,
    },
    { id: 'email', header: 'Email', width: '28%', sortBy: ({ email }) => email, cell: ({ email }) => <Truncated text={email ?? '–'} /> },
    {
      id: 'phone',
      header: 'Phone',
      mobile: 'fact',
      sortBy: ({ phone }) => phone,
      cell: ({ phone }) => <span className="figures whitespace-nowrap">{phone ?? '–'}</span>,
    },
    {
      id: 'primary',
      header: 'Primary',
      mobile: 'status',
      sortBy: ({ isPrimary }) => (isPrimary ? 0 : 1),
      filterBy: ({ isPrimary }) => (isPrimary ? 'Primary' : 'Secondary'),
      cell: ({ isPrimary }) => <PrimaryBadge isPrimary={isPrimary} />,
    },
  ],
  rowName: contactName,
  rowLink: ({ id }) => recordLink('/contacts/$id', id),
  failed: 'Failed to load contacts',
  ...noResults,
})

const restoreAll: BulkAction<Contact> = {
  label: 'Restore',
  running: 'Restoring',
  done: (count) => `${plural(count, 'contact')} restored`,
  ...bulkCall(contactsEndpoints.restore, ({ id }) => ({ params: { id } })),
}

const deleteAll: BulkAction<Contact> = {
  label: 'Delete',
  running: 'Deleting',
  done: (count) => `${plural(count, 'contact')} deleted`,
  ...bulkCall(contactsEndpoints.delete, ({ id }) => ({ params: { id } })),
  undo: restoreAll,
}

/** The people at a customer. */
export function ContactsTab({ customer }: { customer: Customer }) {
  const ofCustomer = { customerId: customer.id }
  const read = useRead(contactsEndpoints.list, { query: ofCustomer })
  const mayChange = useMay('crm.change')
  const adding = useOverlay('new')
  const editing = useOverlay('edit')
  const remove = useDeleteContact()
  const { makePrimary, pending } = useMakePrimary()
  const actionsOf = (contact: Contact): RowAction[] => [
    ...(contact.isPrimary
      ? []
      : [{ label: 'Make Primary', icon: <Star />, pending: pending === contact.id, onSelect: () => makePrimary(contact) }]),
    { label: 'Edit', icon: <Pencil />, onSelect: () => editing.open(contact.id) },
    { label: 'Delete', icon: <Trash2 />, onSelect: () => remove(contact) },
  ]
  return (
    <>
      <ListScreen
        list={useLoadedList(contactsList, { read, query: ofCustomer })}
        actions={mayChange ? actionsOf : undefined}
        bulk={mayChange ? [deleteAll] : []}
        backLabel="CRM"
        onAdd={mayChange ? () => adding.open(true) : undefined}
        addLabel="Add Contact"
      />
      <Suspense>
        {mayChange && adding.value && <AddContactDialog customer={customer} onClose={adding.close} />}
        {mayChange && editing.value && <EditContactDialog id={Number(editing.value)} onClose={editing.close} />}
      </Suspense>
    </>
  )
}
