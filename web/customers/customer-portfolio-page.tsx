import { Eye, Pencil, Plus } from 'lucide-react'
import { Suspense } from 'react'
import type { Customer } from '../../contract/customers/customers.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useMay } from '../lib/use-session.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { useShortcut } from '../scan/use-shortcut.ts'
import { Page } from '../screen/page.tsx'
import { Button } from '../ui/button.tsx'
import type { RowAction } from '../ui/table-column.ts'
import { customersList } from './customers-list.tsx'
import { useViewAs } from './use-view-as.ts'

// Forms and their validation are loaded when first opened.
const AddCustomerDialog = lazyPart(() => import('./add-customer-dialog.tsx'), 'AddCustomerDialog')
const EditCustomerDialog = lazyPart(() => import('./edit-customer-dialog.tsx'), 'EditCustomerDialog')

/** Customer Portfolio: every customer. */
export function CustomerPortfolioPage() {
  const list = useList(customersList)
  const mayAdd = useMay('customers.create')
  const adding = useOverlay('new')
  const add = mayAdd ? () => adding.open(true) : undefined
  const actions = useCustomerActions()
  useShortcut('n', 'Add Customer', add)

  return (
    <Page
      title="Customer Portfolio"
      subtitle="Manage and monitor all customer accounts and relationships"
      actions={
        add && (
          <Button variant="primary" className="max-sm:flex-1" icon={<Plus aria-hidden />} onClick={add}>
            Add Customer
          </Button>
        )
      }
    >
      <ListScreen list={list} actions={actions} onAdd={add} />
      <CustomerDialogs />
    </Page>
  )
}

function CustomerDialogs() {
  const mayAdd = useMay('customers.create')
  const mayEdit = useMay('customers.update')
  const adding = useOverlay('new')
  const editing = useOverlay('edit')
  return (
    <Suspense>
      {mayAdd && adding.value && <AddCustomerDialog onClose={adding.close} />}
      {mayEdit && editing.value && <EditCustomerDialog id={Number(editing.value)} onClose={editing.close} />}
    </Suspense>
  )
}

function useCustomerActions() {
  const mayViewAs = useMay('customers.view-as')
  const mayEdit = useMay('customers.update')
  const editing = useOverlay('edit')
  const { viewAs, opening } = useViewAs()
  return (customer: Customer): RowAction[] =>
    [
      mayViewAs && {
        label: 'View as Customer',
        icon: <Eye />,
        look: 'text' as const,
        always: true,
        pending: opening === customer.id,
        onSelect: () => viewAs(customer),
      },
      mayEdit && { label: 'Edit', icon: <Pencil />, look: 'text' as const, always: true, onSelect: () => editing.open(customer.id) },
    ].filter((action) => action !== false)
}
