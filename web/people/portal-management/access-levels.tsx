import { Link } from '@tanstack/react-router'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'

/** How many customers have which access (decisions §2: exactly the types 3pl and tpd2). */
export function AccessLevels() {
  const summary = useRead(customersEndpoints.summary)
  if (summary.isError) {
    return (
      <Panel title="Access Levels">
        <ErrorState title="Failed to load the access levels" detail={detailFor(summary.error)} onRetry={() => void summary.refetch()} />
      </Panel>
    )
  }
  return (
    <Panel title="Access Levels">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 px-4 py-2">
        <Level label="3PL Full Access" hint="Customers of type 3PL" count={summary.data?.threePl} search={{ type: '3pl' }} />
        <Level label="TPD2 Tracking" hint="Customers of type TPD2" count={summary.data?.tpd2} search={{ type: 'tpd2' }} />
        <Level label="View Only" hint="They can view but not change data" count={summary.data?.viewOnly} />
      </dl>
    </Panel>
  )
}

function Level({ label, hint, count, search }: { label: string; hint: string; count: number | undefined; search?: { type: string } }) {
  return (
    <div className="col-span-full grid grid-cols-subgrid items-center py-2">
      <dt className="font-medium">
        {search ? (
          <Link
            to="/customer-portal"
            search={search}
            className="inline-flex min-h-(--touch) items-center text-primary-text hover:underline"
          >
            {label}
          </Link>
        ) : (
          label
        )}
        <span className="block text-small font-normal text-muted">{hint}</span>
      </dt>
      <dd className="figures text-heading font-semibold">{count === undefined ? <Skeleton className="h-6 w-8" /> : formatNumber(count)}</dd>
    </div>
  )
}
