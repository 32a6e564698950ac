import { Eye, MailPlus, Settings2 } from 'lucide-react'
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
import { useViewAs } from '../customers/use-view-as.ts'
import { AccessLevels } from './access-levels.tsx'
import { portalAccountsList } from './portal-accounts-list.tsx'
import { PortalSettings } from './portal-settings.tsx'

// Loaded when first opened.
const InviteDialog = lazyPart(() => import('../customers/invite-dialog.tsx'), 'InviteDialog')
const EditCustomerDialog = lazyPart(() => import('../customers/edit-customer-dialog.tsx'), 'EditCustomerDialog')

/** Customer Portal Management: who has access to the portal, and what customers can do there. */
export function PortalManagementPage() {
  const list = useList(portalAccountsList)
  const mayEdit = useMay('customers.update')
  const mayInvite = useMay('customers.invite')
  const dialogs = useDialogs({
    invite: mayInvite && ((onClose) => <InviteDialog onClose={onClose} />),
    edit: mayEdit && ((onClose, id) => <EditCustomerDialog id={Number(id)} onClose={onClose} />),
  })
  const actions = useAccountActions(mayEdit && ((id) => dialogs.open('edit', id)))
  const invite = mayInvite ? () => dialogs.open('invite') : undefined
  useShortcut('n', 'Invite Customer', invite)
  return (
    <Page
      title="Customer Portal Management"
      subtitle="Manage portal access and what customers can do there"
      actions={
        invite && (
          <Button variant="primary" className="max-sm:flex-1" icon={<MailPlus aria-hidden />} onClick={invite}>
            Invite Customer
          </Button>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 min-[100rem]:grid-cols-[minmax(0,1fr)_20rem] sm:gap-5">
        <ListScreen list={list} actions={actions} />
        <div className="grid gap-4 sm:gap-5 sm:max-[100rem]:grid-cols-2">
          <PortalSettings />
          <AccessLevels />
        </div>
      </div>
      {dialogs.shown}
    </Page>
  )
}

function useAccountActions(edit: false | ((id: number) => void)) {
  const mayViewAs = useMay('customers.view-as')
  const { viewAs, opening } = useViewAs('/customer-portal')
  return (customer: Customer): RowAction[] =>
    [
      mayViewAs && {
        label: 'View Portal',
        icon: <Eye />,
        look: 'text' as const,
        always: true,
        pending: opening === customer.id,
        onSelect: () => viewAs(customer),
      },
      edit && { label: 'Manage', icon: <Settings2 />, look: 'text' as const, always: true, onSelect: () => edit(customer.id) },
    ].filter((action) => action !== false)
}
