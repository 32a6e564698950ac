import { Navigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { activitiesEndpoints } from '../../../contract/people/activities/activities.ts'
import { useSearchState } from '../../platform/address/use-search-state.ts'
import { useCustomers } from '../../platform/calls/use-customers.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { Page } from '../../platform/screen/page.tsx'
import { classNames } from '../../platform/ui/class-names.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { CrmCustomer, crmHeadingId } from './crm-customer.tsx'
import { CrmCustomers } from './crm-customers.tsx'
import { crmTabs } from './crm-tabs.ts'

const inUrl = z.coerce.number().int().positive()
const searchSchema = z.object({ customer: inUrl, tab: z.enum(crmTabs.map(({ value }) => value)), edit: inUrl })

/** Customers at the left, the selected one at the right; on a narrow screen one after the other. */
export function CrmPage() {
  const [{ customer: selected, tab, edit }] = useSearchState(searchSchema)
  const customers = useCustomers()
  const frame = useFocusOfStep(selected)
  const customer = customers.data?.find(({ id }) => id === selected)
  return (
    <Page title="CRM - Customer Relationship Management">
      {selected === undefined && tab === 'activities' && edit !== undefined && <ToCustomerOf activity={edit} />}
      {customers.data ? (
        <div ref={frame} className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-5 xl:grid-cols-[15rem_minmax(0,1fr)]">
          <div
            className={classNames('xl:sticky xl:top-[calc(var(--topbar)+1rem)] print:hidden', selected !== undefined && 'max-xl:hidden')}
          >
            <CrmCustomers customers={customers.data} selected={selected} tab={tab} />
          </div>
          {customer ? (
            <CrmCustomer key={customer.id} customer={customer} tab={tab} />
          ) : (
            <div className={selected === undefined ? 'max-xl:hidden' : undefined}>
              <Panel>
                {selected === undefined ? (
                  <EmptyState title="Select a Customer" hint="Choose a customer from the list to view their details" />
                ) : (
                  <EmptyState searched title="Customer not found" hint="This customer doesn’t exist. Choose one from the list." />
                )}
              </Panel>
            </div>
          )}
        </div>
      ) : customers.isError ? (
        <ErrorState title="Failed to load customers" detail={detailFor(customers.error)} onRetry={() => void customers.refetch()} />
      ) : (
        <p role="status" aria-busy className="py-11 text-center text-muted">
          Loading customers...
        </p>
      )}
    </Page>
  )
}

/** A notification names an activity, and not whose it is. */
function ToCustomerOf({ activity }: { activity: number }) {
  const { data } = useRead(activitiesEndpoints.get, { params: { id: activity } })
  if (!data) return null
  return <Navigate to="." search={{ customer: String(data.customerId), tab: 'activities', edit: String(data.id) }} replace />
}

/**
 * On a narrow screen the customer and the list take each other's place: the focus moves to the customer's
 * heading, and back to its entry in the list.
 */
function useFocusOfStep(selected: number | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef(selected)
  useEffect(() => {
    const before = last.current
    last.current = selected
    const focused = document.activeElement
    const isLost = focused === document.body || focused?.checkVisibility() === false
    if (before === selected || !isLost) return
    const entry = frame.current?.querySelector<HTMLElement>(`[data-customer="${before}"]`)
    if (selected === undefined) entry?.focus()
    else document.getElementById(crmHeadingId)?.focus()
  }, [selected])
  return frame
}
