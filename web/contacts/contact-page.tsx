import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Pencil, Printer, Star, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { type Contact, contactName, contactsEndpoints } from '../../contract/contacts/contacts.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { DetailHead, DetailPage } from '../detail/detail-page.tsx'
import { useRecordId } from '../detail/use-record-id.ts'
import { formatDate } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { readQuery } from '../lib/use-read.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import { PrimaryBadge } from './contact-badge.tsx'
import { ContactHistory } from './contact-history.tsx'
import { DeletedContact } from './deleted-contact.tsx'
import { useDeleteContact, useMakePrimary } from './use-contacts.ts'

// The form and its validation are loaded when first opened.
const EditContactDialog = lazyPart(() => import('./contact-dialog.tsx'), 'EditContactDialog')

/** A person at a customer, for staff. */
export function ContactPage() {
  const id = useRecordId()
  const contact = useQuery(readQuery(contactsEndpoints.get, { params: { id } }))
  const customer = contact.data && { customer: String(contact.data.customerId), tab: 'contacts' }
  return (
    <DetailPage
      id={id}
      noun="Contact"
      list={{ label: 'CRM', path: '/crm', ...(customer && { search: customer }) }}
      path="/contacts"
      read={contact}
      title={contactName}
      gone={(notFound) => <DeletedContact id={id} notFound={notFound} />}
    >
      {(record) => (
        <>
          <DetailHead
            status={<PrimaryBadge isPrimary={record.isPrimary} />}
            actions={<ContactActions contact={record} />}
            facts={[
              { label: 'Customer', value: <CustomerLink contact={record} /> },
              { label: 'Title', value: record.title ?? '–' },
              { label: 'Department', value: record.department ?? '–' },
              { label: 'Email', value: record.email ? <a href={`mailto:${record.email}`}>{record.email}</a> : 'No email' },
              { label: 'Phone', value: record.phone ? <a href={`tel:${record.phone}`}>{record.phone}</a> : 'No phone' },
              { label: 'Added', value: formatDate(record.createdAt) },
            ]}
          />
          <ContactHistory id={id} />
        </>
      )}
    </DetailPage>
  )
}

function CustomerLink({ contact: { customerId, customerName } }: { contact: Contact }) {
  return (
    <Link to="/customers/$id" params={{ id: String(customerId) }} className="text-primary-text hover:underline">
      {customerName}
    </Link>
  )
}

function ContactActions({ contact }: { contact: Contact }) {
  const mayChange = useMay('crm.change')
  const editing = useOverlay('edit')
  const remove = useDeleteContact()
  const { makePrimary, pending } = useMakePrimary()
  return (
    <>
      {mayChange && !contact.isPrimary && (
        <Button icon={<Star aria-hidden />} pending={pending === contact.id} onClick={() => makePrimary(contact)}>
          Make Primary
        </Button>
      )}
      {mayChange && (
        <Button icon={<Pencil aria-hidden />} onClick={() => editing.open(contact.id)}>
          Edit
        </Button>
      )}
      <Menu
        label="More actions"
        items={[
          { label: 'Print', icon: <Printer aria-hidden />, onSelect: () => window.print() },
          mayChange && { label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => remove(contact) },
        ]}
      />
      <Suspense>{mayChange && editing.value && <EditContactDialog id={contact.id} onClose={editing.close} />}</Suspense>
    </>
  )
}
