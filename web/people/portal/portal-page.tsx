import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { customerCode } from '../../../contract/people/customers/customer-codes.ts'
import { customerTypeSolution } from '../../../contract/people/customers/customer-types.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { useCompany } from '../../platform/calls/use-company.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useGreetedName, useMay } from '../../platform/lib/use-session.ts'
import { useTab } from '../../platform/list/use-tab.ts'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { Page } from '../../platform/screen/page.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { TabPanel, Tabs } from '../../platform/ui/tabs.tsx'
import { PortalOverview } from './portal-overview.tsx'

// The other tabs and the form are loaded when first opened.
const PortalOrders = lazyPart(() => import('./portal-orders.tsx'), 'PortalOrders')
const PortalTracking = lazyPart(() => import('./portal-tracking.tsx'), 'PortalTracking')
const PortalInventory = lazyPart(() => import('./portal-inventory.tsx'), 'PortalInventory')
const NewOrderDialog = lazyPart(() => import('../../goods-out/orders/new-order-dialog.tsx'), 'NewOrderDialog')

const tabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'orders', label: 'Orders' },
  { value: 'tracking', label: 'Tracking' },
  { value: 'inventory', label: 'Inventory' },
] as const

/** A customer's self-service portal: its movements, shipments and stock on one screen. */
export function PortalPage() {
  const name = useGreetedName()
  const [tab, openTab] = useTab(['overview', 'orders', 'tracking', 'inventory'])
  const mayOrder = useMay('orders.create')
  const adding = useOverlay('new')
  const add = mayOrder ? () => adding.open(true) : undefined
  useShortcut('n', 'New Movement', add)
  return (
    <Page
      title={`Welcome Back, ${name}`}
      subtitle={useCompanyLine()}
      actions={
        add && (
          <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden />} onClick={add}>
            New Movement
          </Button>
        )
      }
    >
      <Tabs label="Portal" value={tab} onValueChange={openTab} items={tabs}>
        <Suspense>
          <TabPanel value="overview">
            <PortalOverview onAdd={add} />
          </TabPanel>
          <TabPanel value="orders">
            <PortalOrders onAdd={add} />
          </TabPanel>
          <TabPanel value="tracking">
            <PortalTracking onAdd={add} />
          </TabPanel>
          <TabPanel value="inventory">
            <PortalInventory />
          </TabPanel>
        </Suspense>
      </Tabs>
      <Suspense>{adding.value && mayOrder && <NewOrderDialog onClose={adding.close} />}</Suspense>
    </Page>
  )
}

/** 'Acme Imports · Full 3PL Solution · customer C1'; a space keeps the line while it is loading. */
function useCompanyLine(): string {
  const company = useCompany()
  return company ? `${company.name} · ${customerTypeSolution(company.type)} · customer ${customerCode(company.id)}` : '\u00a0'
}
