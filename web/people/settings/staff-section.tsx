import { KeyRound, MailPlus, Pencil } from 'lucide-react'
import { type StaffAccount, staffEndpoints } from '../../../contract/people/auth/staff.ts'
import { roleLabel } from '../../../contract/roles.ts'
import { overlayLink } from '../../platform/address/overlay-link.ts'
import { Section } from '../../platform/detail/section.tsx'
import { formatDate, plural } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import { useSites } from '../../platform/lib/use-sites.ts'
import { bulkCall } from '../../platform/list/bulk-call.ts'
import type { BulkRun } from '../../platform/list/bulk-run.ts'
import { ListScreen } from '../../platform/list/list-screen.tsx'
import { defineLoadedList, useLoadedList } from '../../platform/list/use-loaded-list.ts'
import { useShortcut } from '../../platform/scan/use-shortcut.ts'
import { useDialogs } from '../../platform/screen/use-dialogs.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import type { RowAction } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { OpenInvitations } from '../customers/open-invitations.tsx'

// Loaded when first opened.
const InviteStaffDialog = lazyPart(() => import('./invite-staff-dialog.tsx'), 'InviteStaffDialog')
const EditStaffDialog = lazyPart(() => import('./edit-staff-dialog.tsx'), 'EditStaffDialog')
const ResetTwoFactorDialog = lazyPart(() => import('../auth/password-dialogs.tsx'), 'ResetTwoFactorDialog')

const usersList = defineLoadedList(staffEndpoints.list, {
  screen: 'users',
  caption: 'Users',
  search: 'Search users…',
  searched: ({ name, email, username }) => `${name} ${email} ${username}`,
  sort: 'name',
  columns: [
    { id: 'name', header: 'Name', mobile: 'key', width: '30%', sortBy: ({ name }) => name, cell: ({ name }) => <Truncated text={name} /> },
    {
      id: 'email',
      header: 'Email',
      mobile: 'title',
      width: '40%',
      sortBy: ({ email }) => email,
      cell: ({ email }) => <Truncated text={email} />,
    },
    {
      id: 'role',
      header: 'Role',
      mobile: 'fact',
      sortBy: ({ role }) => roleLabel(role),
      filterBy: ({ role }) => roleLabel(role),
      cell: ({ role }) => <Badge>{roleLabel(role)}</Badge>,
    },
    {
      id: 'sites',
      header: 'Sites',
      from: 'small',
      ofSites: true,
      cell: ({ siteIds }) => <SiteChips ids={siteIds} />,
    },
    {
      id: 'lastSignIn',
      header: 'Last sign-in',
      from: 'small',
      sortBy: ({ lastSignInAt }) => lastSignInAt,
      cell: ({ lastSignInAt }) => <span className="whitespace-nowrap">{lastSignInAt ? formatDate(lastSignInAt) : 'Never'}</span>,
    },
    {
      id: 'state',
      header: 'State',
      mobile: 'status',
      sortBy: stateWords,
      filterBy: stateWords,
      cell: (user) => (user.isActive ? <span className="whitespace-nowrap text-ink-2">{stateWords(user)}</span> : <Badge>Suspended</Badge>),
    },
  ],
  rowName: ({ name }) => name,
  failed: 'Failed to load users',
  empty: { title: 'No users' },
  noMatch: { title: 'No users match', hint: 'Try another word or remove a filter.' },
})

/** The sites that a person is limited to. */
function SiteChips({ ids }: { ids: readonly number[] }) {
  const sites = useSites().filter(({ id }) => ids.includes(id))
  if (sites.length === 0) return <span className="text-muted">All</span>
  return (
    <span className="flex flex-wrap gap-1">
      {sites.map(({ id, code }) => (
        <Badge key={id}>{code}</Badge>
      ))}
    </span>
  )
}

function stateWords({ isActive, hasTwoFactor }: StaffAccount): string {
  if (!isActive) return 'Suspended'
  return hasTwoFactor ? 'Active, two-factor' : 'Active'
}

const restoreAccess: BulkRun<StaffAccount> = {
  label: 'Restore Access',
  running: 'Restoring',
  done: (count) => `Access of ${plural(count, 'user')} restored`,
  ...bulkCall(staffEndpoints.update, ({ id }) => ({ params: { id }, body: { isActive: true } })),
}

const suspend: BulkRun<StaffAccount> = {
  label: 'Suspend',
  running: 'Suspending',
  done: (count) => `${plural(count, 'user')} suspended and signed out`,
  refuses: ({ isActive }) => (isActive ? undefined : 'This user is already suspended.'),
  ...bulkCall(staffEndpoints.update, ({ id }) => ({ params: { id }, body: { isActive: false } })),
  undo: restoreAccess,
}

const bulk: readonly BulkRun<StaffAccount>[] = [
  suspend,
  { ...restoreAccess, refuses: ({ isActive }) => (isActive ? 'This user isn’t suspended.' : undefined) },
]

/** Who works here, with which role, and who is invited to. */
export function StaffSection() {
  const { user } = useViewer()
  const staff = useRead(staffEndpoints.list)
  const invitations = useRead(staffEndpoints.listInvitations)
  const open = invitations.data?.filter(({ acceptedAt, withdrawnAt }) => acceptedAt === null && withdrawnAt === null) ?? []
  const dialogs = useDialogs({
    invite: (onClose) => <InviteStaffDialog onClose={onClose} />,
    edit: (onClose, id) => <EditStaffDialog id={Number(id)} onClose={onClose} />,
    reset: (onClose, value) => {
      const locked = staff.data?.find(({ id, hasTwoFactor }) => String(id) === value && hasTwoFactor)
      return locked && <ResetTwoFactorDialog userId={locked.id} name={locked.name} onClose={onClose} />
    },
  })
  const invite = () => dialogs.open('invite')
  useShortcut('n', 'Invite User', invite)
  // No one changes the own access.
  const rowLink = ({ id }: StaffAccount) => (id === user.id ? undefined : overlayLink('edit', id))
  const actions = ({ id, hasTwoFactor }: StaffAccount): RowAction[] =>
    id === user.id
      ? []
      : [
          { label: 'Edit', icon: <Pencil />, always: true, onSelect: () => dialogs.open('edit', id) },
          ...(hasTwoFactor ? [{ label: 'Reset Two-Factor', icon: <KeyRound />, onSelect: () => dialogs.open('reset', id) }] : []),
        ]
  return (
    <Section
      flush
      title="Users"
      count={staff.data?.length}
      actions={
        <Button size="sm" icon={<MailPlus aria-hidden />} onClick={invite}>
          Invite User
        </Button>
      }
    >
      <ListScreen list={useLoadedList({ ...usersList, rowLink }, { read: staff })} actions={actions} bulk={bulk} />
      {(open.length > 0 || invitations.error) && (
        <OpenInvitations invitedTo="the staff" rows={open} error={invitations.error} onRetry={() => void invitations.refetch()} />
      )}
      {dialogs.shown}
    </Section>
  )
}
