import { useQuery } from '@tanstack/react-query'
import { Eye, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { customerCode, customerNumber } from '../../../contract/people/customers/customer-codes.ts'
import { type Customer, customersEndpoints, paymentTermsLabels } from '../../../contract/people/customers/customers.ts'
import { portalAccessLabels } from '../../../contract/roles.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { cachedRow } from '../../platform/detail/cached-row.ts'
import { DetailHead, DetailPage } from '../../platform/detail/detail-page.tsx'
import { SectionColumns } from '../../platform/detail/section.tsx'
import { useRecordId } from '../../platform/detail/use-record-id.ts'
import { formatDate } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { readQuery } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Menu, printItem } from '../../platform/ui/menu.tsx'
import { CustomerViews } from '../customer-views/customer-views.tsx'
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
