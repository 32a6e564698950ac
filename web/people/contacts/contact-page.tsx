import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { type Contact, contactName, contacts, contactsEndpoints } from '../../../contract/people/contacts/contacts.ts'
import { CustomerLink } from '../../platform/address/record-link.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { EditDialog } from '../../platform/form/edit-dialog.tsx'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { ActButton, menuAction, useActs } from '../../platform/record/actions.tsx'
import { DeletedRecord } from '../../platform/record/deleted-record.tsx'
import { factsOf } from '../../platform/record/record-facts.tsx'
import { RecordHistory } from '../../platform/record/record-history.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'
import { deleteContact, makePrimary, restoreContact } from './contact-actions.ts'
import { PrimaryBadge } from './contact-badge.tsx'
import { useContact } from './use-contacts.ts'

// The form and its validation are loaded when first opened.
const ContactDialog = lazyPart(() => import('./contact-dialog.tsx'), 'ContactDialog')

const words = { isPrimary: { label: 'Contact', show: (isPrimary: unknown) => (isPrimary ? 'Primary' : 'Secondary') } }

/** A person at a customer, for staff. */
export function ContactPage() {
  const id = useRecordId()
  const contact = useQuery(readQuery(contactsEndpoints.get, { params: { id } }))
  const history = { record: contacts, id, words }
  const customer = contact.data && { customer: String(contact.data.customerId), tab: 'contacts' }
  return (
    <DetailPage
      id={id}
      noun="Contact"
      list={{ label: 'CRM', path: '/crm', ...(customer && { search: customer }) }}
      path="/contacts"
      read={contact}
      title={contactName}
      gone={(notFound) => <DeletedRecord {...history} nameOf={contactName} restore={restoreContact} notFound={notFound} />}
    >
      {(record) => (
        <>
          <DetailHead
            status={<PrimaryBadge isPrimary={record.isPrimary} />}
            actions={<ContactActions contact={record} />}
            facts={[
              { label: 'Customer', value: <CustomerLink of={record} /> },
              ...factsOf(contacts, record, ['title', 'department', 'email', 'phone', 'createdAt']),
            ]}
          />
          <RecordHistory {...history} />
        </>
      )}
    </DetailPage>
  )
}

function ContactActions({ contact }: { contact: Contact }) {
  const mayChange = useMay('crm.change')
  const editing = useOverlay('edit')
  const acts = useActs<Contact>()
  return (
    <>
      <ActButton acts={acts} act={makePrimary} row={contact} />
      {mayChange && (
        <Button icon={<Pencil aria-hidden />} onClick={() => editing.open(contact.id)}>
          Edit
        </Button>
      )}
      <Menu label="More actions" items={[printItem, menuAction(acts, deleteContact, contact, { danger: true })]} />
      <Suspense>
        {mayChange && editing.value && (
          <EditDialog id={contact.id} noun="Contact" useRecord={useContact} dialog={ContactDialog} onClose={editing.close} />
        )}
      </Suspense>
    </>
  )
}
