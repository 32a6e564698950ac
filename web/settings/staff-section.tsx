import { KeyRound, MailPlus, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { roleLabel } from '../../contract/roles.ts'
import { type StaffAccount, staffEndpoints } from '../../contract/staff.ts'
import { useOverlay } from '../address/use-overlay.ts'
import { OpenInvitations } from '../customers/open-invitations.tsx'
import { Section } from '../detail/section.tsx'
import { detailFor } from '../lib/api.ts'
import { formatDate } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useRead } from '../lib/use-read.ts'
import { useViewer } from '../lib/use-session.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ExportMenu } from '../ui/export-menu.tsx'
import type { Column, RowAction } from '../ui/table-column.ts'
import { Truncated } from '../ui/truncated.tsx'

// Loaded when first opened.
const InviteStaffDialog = lazyPart(() => import('./invite-staff-dialog.tsx'), 'InviteStaffDialog')
const EditStaffDialog = lazyPart(() => import('./edit-staff-dialog.tsx'), 'EditStaffDialog')
const ResetTwoFactorDialog = lazyPart(() => import('../account-security/password-dialogs.tsx'), 'ResetTwoFactorDialog')

const columns: readonly Column<StaffAccount>[] = [
  { id: 'name', header: 'Name', mobile: 'key', width: '35%', cell: ({ name }) => <Truncated text={name} /> },
  { id: 'email', header: 'Email', mobile: 'title', width: '45%', cell: ({ email }) => <Truncated text={email} /> },
  { id: 'role', header: 'Role', mobile: 'fact', cell: ({ role }) => <span className="whitespace-nowrap">{roleLabel(role)}</span> },
  {
    id: 'lastSignIn',
    header: 'Last sign-in',
    cell: ({ lastSignInAt }) => <span className="whitespace-nowrap">{lastSignInAt ? formatDate(lastSignInAt) : 'Never'}</span>,
  },
  {
    id: 'state',
    header: 'State',
    mobile: 'status',
    cell: ({ isActive, hasTwoFactor }) =>
      isActive ? (
        <span className="whitespace-nowrap text-ink-2">{hasTwoFactor ? 'Active, two-factor' : 'Active'}</span>
      ) : (
        <Badge>Suspended</Badge>
      ),
  },
]

/** Who works here, with which role, and who is invited to. */
export function StaffSection() {
  const { user } = useViewer()
  const staff = useRead(staffEndpoints.list)
  const invitations = useRead(staffEndpoints.listInvitations)
  const open = invitations.data?.filter(({ acceptedAt, withdrawnAt }) => acceptedAt === null && withdrawnAt === null) ?? []
  const inviting = useOverlay('invite')
  const editing = useOverlay('edit')
  const resetting = useOverlay('reset')
  const locked = staff.data?.find(({ id, hasTwoFactor }) => String(id) === resetting.value && hasTwoFactor)
  // Nobody changes the own access.
  const actions = ({ id, hasTwoFactor }: StaffAccount): RowAction[] =>
    id === user.id
      ? []
      : [
          { label: 'Edit', icon: <Pencil />, always: true, onSelect: () => editing.open(id) },
          ...(hasTwoFactor ? [{ label: 'Reset Two-Factor', icon: <KeyRound />, onSelect: () => resetting.open(id) }] : []),
        ]
  return (
    <Section
      flush
      title="Users"
      count={staff.data?.length}
      actions={
        <>
          <ExportMenu size="sm" rows={{ endpoint: staffEndpoints.list, query: {} }} />
          <Button size="sm" icon={<MailPlus aria-hidden />} onClick={() => inviting.open(true)}>
            Invite User
          </Button>
        </>
      }
    >
      <DataTable
        caption="Users"
        columns={columns}
        rows={staff.data}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        actions={actions}
        skeletonRows={2}
        error={staff.isError ? 'Failed to load users' : null}
        errorDetail={staff.error && detailFor(staff.error)}
        onRetry={() => void staff.refetch()}
        empty={<EmptyState title="No users" />}
      />
      {(open.length > 0 || invitations.error) && (
        <OpenInvitations invitedTo="the staff" rows={open} error={invitations.error} onRetry={() => void invitations.refetch()} />
      )}
      <Suspense>
        {inviting.value && <InviteStaffDialog onClose={inviting.close} />}
        {editing.value && <EditStaffDialog id={Number(editing.value)} onClose={editing.close} />}
        {locked && <ResetTwoFactorDialog userId={locked.id} name={locked.name} onClose={resetting.close} />}
      </Suspense>
    </Section>
  )
}
