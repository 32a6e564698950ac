import { Pencil, Send } from 'lucide-react'
import { Suspense } from 'react'
import { type Customer, type CustomerUser, customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { invitationsEndpoints } from '../../../contract/people/invitations/invitations.ts'
import { portalAccessLabels } from '../../../contract/roles.ts'
import { Section } from '../../platform/detail/section.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { formatDate } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { column } from '../../platform/list/columns.tsx'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { ActiveBadge } from '../../platform/ui/active-badge.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import type { Column, RowAction } from '../../platform/ui/table-column.ts'

// Forms and their validation are loaded when first opened, invitations where there are any.
const InviteDialog = lazyPart(() => import('./invite-dialog.tsx'), 'InviteDialog')
const OpenInvitations = lazyPart(() => import('./open-invitations.tsx'), 'OpenInvitations')
const EditUserDialog = lazyPart(() => import('./edit-user-dialog.tsx'), 'EditUserDialog')

const columns: readonly Column<CustomerUser>[] = [
  column.text('name', { header: 'Name', mobile: 'key', width: '30%' }),
  column.text('username', { header: 'Username', mobile: 'title', width: '40%' }),
  { id: 'primary', header: 'Role', cell: ({ isPrimary }) => (isPrimary ? <Badge>Primary</Badge> : 'Colleague') },
  {
    id: 'access',
    header: 'Portal access',
    cell: ({ portalAccess }) => <span className="whitespace-nowrap">{portalAccessLabels[portalAccess]}</span>,
  },
  {
    id: 'invitedBy',
    header: 'Invited by',
    from: 'medium',
    cell: ({ invitedBy }) => <span className="whitespace-nowrap">{invitedBy ?? '–'}</span>,
  },
  {
    id: 'lastSignIn',
    header: 'Last sign-in',
    mobile: 'fact',
    cell: ({ lastSignInAt }) => <span className="whitespace-nowrap">{lastSignInAt ? formatDate(lastSignInAt) : 'Never'}</span>,
  },
  { id: 'state', header: 'State', mobile: 'status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
]

/** Who may sign in for the customer, and who is invited to. */
export function CustomerUsers({ customer }: { customer: Customer }) {
  const { id, name, isActive } = customer
  const users = useRead(customersEndpoints.users, { params: { id } })
  const invitations = useRead(invitationsEndpoints.list, { params: { id } })
  const open = invitations.data?.filter(({ acceptedAt, withdrawnAt }) => acceptedAt === null && withdrawnAt === null) ?? []
  const mayInvite = useMay('customers.invite') && isActive
  const mayManage = useMay('customers.manage-users')
  const dialogs = useDialogs({
    invite:
      mayInvite &&
      ((onClose, value) => {
        const user = users.data?.find(({ id }) => String(id) === value)
        return (value === 'true' || user) && <InviteDialog customer={customer} {...(user && { user })} onClose={onClose} />
      }),
    user: mayManage && ((onClose, userId) => <EditUserDialog id={Number(userId)} customerId={id} onClose={onClose} />),
  })

  /** Whether a user can be invited: the account is active and was never used, and no invitation to it is open. */
  const isInvitable = (user: CustomerUser) =>
    user.lastSignInAt === null && user.isActive && !open.some(({ email }) => email.toLowerCase() === user.email.toLowerCase())
  const actions = (user: CustomerUser): RowAction[] => [
    ...(mayInvite && isInvitable(user) ? [{ label: 'Invite', icon: <Send />, onSelect: () => dialogs.open('invite', user.id) }] : []),
    ...(mayManage ? [{ label: 'Edit', icon: <Pencil />, onSelect: () => dialogs.open('user', user.id) }] : []),
  ]
  return (
    <Section
      flush
      title="Users"
      count={users.data?.length}
      actions={
        <>
          <span className={isActive ? 'text-muted' : 'text-caution-text'}>{isActive ? 'Can sign in' : 'Access is disabled'}</span>
          {mayInvite && (
            <Button size="sm" icon={<Send aria-hidden />} onClick={() => dialogs.open('invite')}>
              Invite
            </Button>
          )}
        </>
      }
    >
      <DataTable
        caption={`Users of ${name}`}
        columns={columns}
        rows={users.data}
        rowKey={(user) => user.id}
        rowName={(user) => user.name}
        actions={mayManage || mayInvite ? actions : undefined}
        skeletonRows={1}
        error={users.isError ? 'Failed to load users' : null}
        errorDetail={users.error && detailFor(users.error)}
        onRetry={() => void users.refetch()}
        empty={
          <EmptyState title="No one can sign in for this customer" hint={mayInvite ? 'Invite the first person by email.' : undefined} />
        }
      />
      <Suspense>
        {(open.length > 0 || invitations.error) && (
          <OpenInvitations
            invitedTo={name}
            unavailable={isActive ? undefined : 'Access of the customer is disabled'}
            rows={open}
            error={invitations.error}
            onRetry={() => void invitations.refetch()}
          />
        )}
      </Suspense>
      {dialogs.shown}
    </Section>
  )
}
