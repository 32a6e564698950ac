import { LogOut } from 'lucide-react'
import type { OpenSession } from '../../../contract/people/auth/account-security.ts'
import { Section } from '../../platform/detail/section.tsx'
import { detailFor } from '../../platform/lib/api.ts'
import { formatDate, formatDateTime } from '../../platform/lib/format.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import type { Column, RowAction } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'
import { useEndOtherSessions, useEndSession, useSessions } from './use-account-security.ts'

const columns: readonly Column<OpenSession>[] = [
  { id: 'device', header: 'Device', mobile: 'key', width: '50%', cell: ({ device }) => <Truncated text={device} /> },
  {
    id: 'this',
    header: 'Session',
    mobile: 'status',
    cell: ({ isThis }) => (isThis ? <Badge tone="green">This one</Badge> : <span className="text-muted">Other</span>),
  },
  { id: 'address', header: 'Address', mobile: 'title', width: '50%', cell: ({ address }) => <Truncated text={address ?? 'Unknown'} /> },
  {
    id: 'lastUsed',
    header: 'Last used',
    mobile: 'fact',
    cell: ({ lastUsedAt }) => <span className="whitespace-nowrap">{formatDateTime(lastUsedAt)}</span>,
  },
  {
    id: 'signedIn',
    header: 'Signed in',
    from: 'medium',
    cell: ({ signedInAt }) => <span className="whitespace-nowrap">{formatDate(signedInAt)}</span>,
  },
]

/** Where the person is signed in, and how to end that. */
export function SessionsPanel() {
  const sessions = useSessions()
  const end = useEndSession()
  const endOthers = useEndOtherSessions()
  const actions = (session: OpenSession): RowAction[] =>
    session.isThis
      ? []
      : [
          {
            label: 'Sign Out',
            icon: <LogOut />,
            always: true,
            pending: end.isPending && end.variables === session.id,
            onSelect: () =>
              end.mutate(session.id, {
                onSuccess: () => toast({ title: 'Signed Out', description: `${session.device} is signed out.` }),
                onError: (error) => toastError(error),
              }),
          },
        ]
  return (
    <Section
      flush
      title="Sessions"
      count={sessions.data?.length}
      actions={
        (sessions.data?.length ?? 0) > 1 && (
          <Button
            size="sm"
            pending={endOthers.isPending}
            onClick={() =>
              endOthers.mutate(undefined, {
                onSuccess: () => toast({ title: 'Signed Out', description: 'You’re signed out on all other devices.' }),
                onError: (error) => toastError(error),
              })
            }
          >
            Sign Out Other Sessions
          </Button>
        )
      }
    >
      <DataTable
        caption="Where you are signed in"
        columns={columns}
        rows={sessions.data}
        rowKey={({ id }) => id}
        rowName={({ device }) => device}
        actions={actions}
        skeletonRows={2}
        error={sessions.isError ? 'Failed to load your sessions' : null}
        errorDetail={sessions.error && detailFor(sessions.error)}
        onRetry={() => void sessions.refetch()}
        empty={<EmptyState title="No active sessions" />}
      />
    </Section>
  )
}
