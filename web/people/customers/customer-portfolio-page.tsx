import { Eye, Pencil, Plus } from 'lucide-react'
import type { Customer } from '../../../contract/people/customers/customers.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { useList } from '../../platform/list/use-list.ts'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { Page } from '../../platform/screen/page.tsx'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import type { RowAction } from '../../platform/ui/table-column.ts'
import { customersList } from './customers-list.tsx'
import { useViewAs } from './use-view-as.ts'

// Forms and their validation are loaded when first opened.
const AddCustomerDialog = lazyPart(() => import('./add-customer-dialog.tsx'), 'AddCustomerDialog')
const EditCustomerDialog = lazyPart(() => import('./edit-customer-dialog.tsx'), 'EditCustomerDialog')

/** Customer Portfolio: every customer. */
export function CustomerPortfolioPage() {
  const list = useList(customersList)
  const mayAdd = useMay('customers.create')
  const mayEdit = useMay('customers.update')
  const dialogs = useDialogs({
    new: mayAdd && ((onClose) => <AddCustomerDialog onClose={onClose} />),
    edit: mayEdit && ((onClose, id) => <EditCustomerDialog id={Number(id)} onClose={onClose} />),
  })
  const add = mayAdd ? () => dialogs.open('new') : undefined
  const actions = useCustomerActions(mayEdit && ((id) => dialogs.open('edit', id)))
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
      {dialogs.shown}
    </Page>
  )
}

function useCustomerActions(edit: false | ((id: number) => void)) {
  const mayViewAs = useMay('customers.view-as')
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
      edit && { label: 'Edit', icon: <Pencil />, look: 'text' as const, always: true, onSelect: () => edit(customer.id) },
    ].filter((action) => action !== false)
}
