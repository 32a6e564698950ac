import { useQuery } from '@tanstack/react-query'
import { Eye, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { customerCode, customerNumber } from '../../contract/customers/customer-codes.ts'
import { type Customer, customersEndpoints, paymentTermsLabels } from '../../contract/customers/customers.ts'
import { portalAccessLabels } from '../../contract/roles.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { CustomerViews } from '../customer-views/customer-views.tsx'
import { cachedRow } from '../detail/cached-row.ts'
import { DetailHead, DetailPage } from '../detail/detail-page.tsx'
import { SectionColumns } from '../detail/section.tsx'
import { useRecordId } from '../detail/use-record-id.ts'
import { formatDate } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { readQuery } from '../lib/use-read.ts'
import { useMay } from '../lib/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Menu, printItem } from '../ui/menu.tsx'
import { CustomerStatusBadge, CustomerTypeBadge } from './customer-badges.tsx'
import { CustomerDetails, CustomerFigures, CustomerHistory, CustomerItems, CustomerMovements } from './customer-sections.tsx'
import { useViewAs } from './use-view-as.ts'

// The form and its validation are loaded when first opened, users and invitations after what stands above them.
const CustomerUsers = lazyPart(() => import('./customer-users.tsx'), 'CustomerUsers')
const EditCustomerDialog = lazyPart(() => import('./edit-customer-dialog.tsx'), 'EditCustomerDialog')

/** Everything about a customer, for staff. */
export function CustomerPage() {
  const id = useRecordId()
  const customer = useQuery({
    ...readQuery(customersEndpoints.get, { params: { id: String(id) } }),
    placeholderData: () => cachedRow(customersEndpoints.list, id),
  })
  return (
    <DetailPage
      id={id}
      noun="Customer"
      list={{ label: 'Customer Portfolio', path: '/customer-portfolio' }}
      path="/customers"
      read={customer}
      title={({ name }) => name}
    >
      {(record) => <CustomerRecord customer={record} />}
    </DetailPage>
  )
}

function CustomerRecord({ customer }: { customer: Customer }) {
  const { id, contactEmail, contactPhone, primaryContact } = customer
  return (
    <>
      <DetailHead
        status={
          <>
            <span className="mono text-muted">
              {customerNumber(id)} · {customerCode(id)}
            </span>
            <CustomerTypeBadge type={customer.type} />
            <CustomerStatusBadge status={customer.status} />
          </>
        }
        actions={<CustomerActions customer={customer} />}
        facts={[
          { label: 'Primary contact', value: primaryContact ?? 'No primary contact' },
          { label: 'Email', value: contactEmail ? <a href={`mailto:${contactEmail}`}>{contactEmail}</a> : 'No email' },
          { label: 'Phone', value: contactPhone ? <a href={`tel:${contactPhone}`}>{contactPhone}</a> : 'No phone' },
          { label: 'Payment Terms', value: paymentTermsLabels[customer.paymentTerms] },
          { label: 'Plan', value: customer.plan === 'premium' ? 'Premium' : 'Standard' },
          { label: 'Portal access', value: portalAccessLabels[customer.portalAccess] },
          { label: 'Industry', value: customer.industry ?? 'Not specified' },
          { label: 'Customer Since', value: formatDate(customer.createdAt) },
        ]}
      />
      <CustomerFigures id={id} />
      <SectionColumns
        main={
          <>
            <CustomerMovements customer={customer} />
            <CustomerItems customer={customer} />
            <Suspense>
              <CustomerUsers customer={customer} />
            </Suspense>
            <CustomerViews customerId={id} title="Views by Staff" empty="No staff member has viewed this customer’s portal" />
          </>
        }
        side={
          <>
            <CustomerDetails customer={customer} />
            <CustomerHistory id={id} />
          </>
        }
      />
    </>
  )
}

function CustomerActions({ customer }: { customer: Customer }) {
  const mayEdit = useMay('customers.update')
  const mayViewAs = useMay('customers.view-as')
  const edit = useOverlay('edit')
  const { viewAs, opening } = useViewAs()
  return (
    <>
      {mayViewAs && (
        <Button icon={<Eye aria-hidden />} pending={opening === customer.id} onClick={() => viewAs(customer)}>
          View as Customer
        </Button>
      )}
      {mayEdit && (
        <Button icon={<Pencil aria-hidden />} onClick={() => edit.open(customer.id)}>
          Edit
        </Button>
      )}
      <Menu label="More actions" items={[printItem]} />
      <Suspense>{edit.value && mayEdit && <EditCustomerDialog id={customer.id} onClose={edit.close} />}</Suspense>
    </>
  )
}
