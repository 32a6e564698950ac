import { queryOptions, useQueries } from '@tanstack/react-query'
import type { ReadDefinition } from '../../../contract/endpoint.ts'
import { customerTypeService } from '../../../contract/people/customers/customer-types.ts'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { Facts } from '../../platform/detail/facts.tsx'
import { call } from '../../platform/lib/api.ts'
import { formatDate, formatNumber } from '../../platform/lib/format.ts'
import { queryOf, type ReadAddress } from '../../platform/lib/use-read.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { StatStrip } from '../../platform/ui/stat-strip.tsx'
import { CustomerStatusBadge } from '../customers/customer-badges.tsx'
import { crmTabs } from './crm-tabs.ts'

/** Who the customer is, and how much there is of what belongs to it. */
export function CrmOverview({ customer }: { customer: Customer }) {
  const { contactEmail, contactPhone } = customer
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
      <Counts customerId={customer.id} />
      <Facts
        facts={[
          { label: 'Name', value: customer.name },
          { label: 'Type', value: <Badge tone="blue">{customerTypeService(customer.type)}</Badge> },
          { label: 'Plan', value: customer.plan === 'premium' ? 'Premium' : 'Standard' },
          { label: 'Status', value: <CustomerStatusBadge status={customer.status} /> },
          { label: 'Contact Email', value: contactEmail ? <a href={`mailto:${contactEmail}`}>{contactEmail}</a> : 'No email' },
          { label: 'Contact Phone', value: contactPhone ? <a href={`tel:${contactPhone}`}>{contactPhone}</a> : 'No phone' },
          { label: 'Primary Contact', value: customer.primaryContact ?? 'No primary contact' },
          { label: 'Industry', value: customer.industry ?? 'Not specified' },
          { label: 'Customer Since', value: customer.createdAt ? formatDate(customer.createdAt) : 'N/A' },
        ]}
      />
    </div>
  )
}

/** The same query as the one of the tab, so that what one has read the other need not read again. */
function rowsQuery(endpoint: ReadAddress<ReadDefinition>, customerId: number) {
  const query = { customerId }
  return queryOptions({
    ...queryOf(endpoint, undefined, query),
    queryFn: async ({ signal }) => {
      const rows: unknown = await call(endpoint, { query, signal })
      return rows as readonly unknown[]
    },
  })
}

function Counts({ customerId }: { customerId: number }) {
  const reads = useQueries({ queries: crmTabs.map(({ endpoint }) => rowsQuery(endpoint, customerId)) })
  return (
    <StatStrip
      loading={reads.some(({ isPending }) => isPending)}
      items={crmTabs.map(({ value, label }, index) => {
        const rows = reads[index]?.data
        return {
          label,
          ...(rows && { value: formatNumber(rows.length) }),
          link: { to: '.', search: { customer: String(customerId), tab: value } },
        }
      })}
    />
  )
}
