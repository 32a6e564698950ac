import { MailPlus, UserCheck, UserX, X } from 'lucide-react'
import { Suspense } from 'react'
import { type Colleague, type ColleagueInvitation, colleaguesEndpoints } from '../../../contract/people/invitations/colleagues.ts'
import { portalAccessLabels } from '../../../contract/roles.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { Section } from '../../platform/detail/section.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { formatWhen } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useChange, useRowChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { column } from '../../platform/list/columns.tsx'
import { ActiveBadge } from '../../platform/ui/active-badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import type { Column, RowAction } from '../../platform/ui/table-column.ts'

const InviteColleagueDialog = lazyPart(() => import('./invite-colleague-dialog.tsx'), 'InviteColleagueDialog')

type Listed = Pick<Colleague, 'email' | 'portalAccess'>
const email: Column<Listed> = column.text('email', { header: 'Email', mobile: 'title', width: '40%' })
const access: Column<Listed> = {
  id: 'access',
  header: 'Portal access',
  cell: ({ portalAccess }) => <span className="whitespace-nowrap">{portalAccessLabels[portalAccess]}</span>,
}
const invitedBy = (name: string | null) => <span className="whitespace-nowrap">{name ?? '–'}</span>

const columns: readonly Column<Colleague>[] = [
  column.text('name', { header: 'Name', mobile: 'key', width: '30%' }),
  email,
  { ...access, mobile: 'fact' },
  { id: 'invitedBy', header: 'Invited by', cell: (user) => invitedBy(user.invitedBy) },
  { id: 'state', header: 'State', mobile: 'status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
]

const invitationColumns: readonly Column<ColleagueInvitation>[] = [
  { ...email, mobile: 'key', width: '50%' },
  { ...access, mobile: 'status' },
  { id: 'invitedBy', header: 'Invited by', from: 'small', mobile: 'title', cell: ({ createdBy }) => invitedBy(createdBy) },
  {
    id: 'expires',
    header: 'Expires',
    mobile: 'fact',
    cell: ({ expiresAt, state }) => (
      <span className={state === 'expired' ? 'whitespace-nowrap text-caution-text' : 'whitespace-nowrap'}>
        {state === 'expired' && 'Expired '}
        {formatWhen(expiresAt)}
      </span>
    ),
  },
]

/** Who else signs in for one's own company, and who is invited to. */
export function ColleaguesSection() {
  const { user } = useViewer()
  const users = useRead(colleaguesEndpoints.list)
  const invitations = useRead(colleaguesEndpoints.listInvitations)
  const open = invitations.data?.filter(({ acceptedAt, withdrawnAt }) => acceptedAt === null && withdrawnAt === null)
  const mayInvite = useMay('colleagues.invite')
  const inviting = useOverlay('invite')
  const actions = useAccessActions(user.id)
  const withdraw = useWithdraw()
  return (
    <>
      <Section
        flush
        title="Colleagues"
        count={users.data?.length}
        actions={
          mayInvite && (
            <Button size="sm" icon={<MailPlus aria-hidden />} onClick={() => inviting.open(true)}>
              Invite Colleague
            </Button>
          )
        }
      >
        <DataTable
          caption="Colleagues"
          columns={columns}
          rows={users.data}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          actions={actions}
          skeletonRows={2}
          error={users.isError ? 'Failed to load colleagues' : null}
          errorDetail={users.error && detailFor(users.error)}
          onRetry={() => void users.refetch()}
          empty={null}
        />
        <Suspense>{mayInvite && inviting.value && <InviteColleagueDialog onClose={inviting.close} />}</Suspense>
      </Section>
      <Section flush title="Open Invitations" count={open?.length}>
        <DataTable
          caption="Open invitations"
          columns={invitationColumns}
          rows={open}
          rowKey={({ id }) => id}
          rowName={(invitation) => invitation.email}
          actions={withdraw}
          skeletonRows={1}
          error={invitations.isError ? 'Failed to load invitations' : null}
          errorDetail={invitations.error && detailFor(invitations.error)}
          onRetry={() => void invitations.refetch()}
          empty={<EmptyState title="No open invitations" />}
        />
      </Section>
    </>
  )
}

const onError = (error: Error) => toastError(error)

/** Disables and restores the access of others; no one changes the own. */
function useAccessActions(ownId: number) {
  const mayManage = useMay('colleagues.manage')
  const change = useRowChange(colleaguesEndpoints.update)
  if (!mayManage) return undefined
  return (colleague: Colleague): RowAction[] => {
    const { id, name, isActive } = colleague
    if (id === ownId) return []
    const onSuccess = () =>
      toast(
        isActive
          ? { title: 'Access Disabled', description: `${name} was signed out and can no longer sign in.` }
          : { title: 'Access Restored', description: `${name} can sign in again.` },
      )
    return [
      {
        label: isActive ? 'Disable Access' : 'Restore Access',
        icon: isActive ? <UserX /> : <UserCheck />,
        pending: change.isPending && change.variables?.read.id === id,
        onSelect: () => change.mutate({ read: colleague, body: { isActive: !isActive } }, { onSuccess, onError }),
      },
    ]
  }
}

function useWithdraw() {
  const mayManage = useMay('colleagues.manage')
  const withdraw = useChange(colleaguesEndpoints.withdraw, ({ id }: ColleagueInvitation) => ({ params: { id } }))
  if (!mayManage) return undefined
  return (invitation: ColleagueInvitation): RowAction[] => [
    {
      label: 'Withdraw',
      icon: <X />,
      pending: withdraw.isPending && withdraw.variables?.id === invitation.id,
      onSelect: () =>
        withdraw.mutate(invitation, {
          onSuccess: () => toast({ title: 'Invitation Withdrawn', description: `The link sent to ${invitation.email} no longer works.` }),
          onError,
        }),
    },
  ]
}
