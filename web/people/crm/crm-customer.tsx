import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../platform/ui/tabs.tsx'
import { CrmOverview } from './crm-overview.tsx'
import { crmTabs } from './crm-tabs.ts'

const overview = { value: 'overview', label: 'Overview' }

/** The selected customer. */
export function CrmCustomer({ customer, tab = overview.value }: { customer: Customer; tab: string | undefined }) {
  const navigate = useNavigate()
  const open = (next: string) =>
    void navigate({
      to: '.',
      search: { customer: String(customer.id), tab: next === overview.value ? undefined : next },
      resetScroll: false,
    })
  return (
    <section aria-labelledby={crmHeadingId} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button asChild variant="ghost" className="-ml-2.5 xl:hidden print:hidden" icon={<ArrowLeft aria-hidden />}>
          <Link to="." search={{}}>
            Customers
          </Link>
        </Button>
        <h2
          id={crmHeadingId}
          tabIndex={-1}
          className="min-w-0 flex-1 text-title font-semibold wrap-anywhere max-sm:order-last max-sm:basis-full"
        >
          {customer.name}
        </h2>
        <Button asChild size="sm" variant="ghost" className="ml-auto print:hidden">
          <Link to="/customers/$id" params={{ id: String(customer.id) }}>
            Open Customer
          </Link>
        </Button>
      </header>
      <Tabs label="Customer" value={tab} onValueChange={open} items={[overview, ...crmTabs]}>
        <TabPanel value={overview.value}>
          <CrmOverview customer={customer} />
        </TabPanel>
        <Suspense fallback={<Skeleton className="h-48" />}>
          {crmTabs.map(({ value, Panel }) => (
            <TabPanel key={value} value={value}>
              <Panel customer={customer} />
            </TabPanel>
          ))}
        </Suspense>
      </Tabs>
    </section>
  )
}

export const crmHeadingId = 'crm-customer'
