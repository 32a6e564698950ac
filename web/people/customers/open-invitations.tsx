import { RotateCw, X } from 'lucide-react'
import { useId } from 'react'
import { type Invitation, invitationsEndpoints } from '../../../contract/people/invitations/invitations.ts'
import { portalAccessLabels, roleLabel } from '../../../contract/roles.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatWhen } from '../../platform/lib/format.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { useSendsMail } from '../../platform/mail/unsent-mail.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import type { Column, RowAction } from '../../platform/ui/table-column.ts'
import { Truncated } from '../../platform/ui/truncated.tsx'

const columns: readonly Column<Invitation>[] = [
  { id: 'email', header: 'Email', mobile: 'key', width: '50%', cell: ({ email }) => <Truncated text={email} /> },
  {
    id: 'access',
    header: 'Access',
    mobile: 'status',
    cell: ({ customerId, role, portalAccess }) => (
      <span className="whitespace-nowrap">{customerId === null ? roleLabel(role) : portalAccessLabels[portalAccess]}</span>
    ),
  },
  {
    id: 'invitedBy',
    header: 'Invited by',
    from: 'medium',
    cell: ({ createdBy }) => <span className="whitespace-nowrap">{createdBy ?? '–'}</span>,
  },
  { id: 'mail', header: 'Mail', mobile: 'title', width: '50%', cell: (invitation) => <MailCell invitation={invitation} /> },
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

interface OpenInvitationsProps {
  /** A customer's name, or the staff. */
  invitedTo: string
  /** Why nothing can be sent again at the moment. */
  unavailable?: string | undefined
  rows: readonly Invitation[]
  error: Error | null
  onRetry: () => void
}

/** Invitations that no one has used yet, also those that have expired. */
export function OpenInvitations({ invitedTo, unavailable, rows, error, onRetry }: OpenInvitationsProps) {
  const heading = useId()
  const actions = useActions(unavailable)
  if (error) return <ErrorState title="Failed to load invitations" detail={detailFor(error)} onRetry={onRetry} />
  return (
    <section aria-labelledby={heading} className="border-t border-line">
      <h3 id={heading} className="px-4 pt-3 pb-1 text-small font-semibold">
        Open invitations
      </h3>
      <DataTable
        caption={`Open invitations of ${invitedTo}`}
        columns={columns}
        rows={rows}
        rowKey={(invitation) => invitation.id}
        rowName={(invitation) => invitation.email}
        actions={actions}
        empty={null}
      />
    </section>
  )
}

function useActions(unavailable: string | undefined) {
  const mayInvite = useMay('customers.invite')
  const sendsMail = useSendsMail()
  const resend = useChange(invitationsEndpoints.resend, ({ id }: Invitation) => ({ params: { id } }))
  const withdraw = useChange(invitationsEndpoints.withdraw, ({ id }: Invitation) => ({ params: { id } }))
  if (!mayInvite) return undefined
  return (invitation: Invitation): RowAction[] => [
    {
      label: 'Resend',
      icon: <RotateCw />,
      pending: resend.isPending && resend.variables?.id === invitation.id,
      unavailable,
      onSelect: () =>
        resend.mutate(invitation, {
          onSuccess: ({ email }) =>
            toast({
              title: 'Invitation Queued',
              description: `An email with a new link to ${email} will be ${sendsMail ? 'sent shortly' : 'saved as a file'}. The old link no longer works.`,
            }),
          onError: (error) => toastError(error),
        }),
    },
    {
      label: 'Revoke',
      icon: <X />,
      pending: withdraw.isPending && withdraw.variables?.id === invitation.id,
      onSelect: () =>
        withdraw.mutate(invitation, {
          onSuccess: ({ email }) => toast({ title: 'Invitation Revoked', description: `The link sent to ${email} no longer works.` }),
          onError: (error) => toastError(error),
        }),
    },
  ]
}

function MailCell({ invitation: { mail } }: { invitation: Invitation }) {
  const failed = mail !== null && mail.error !== null
  return <Truncated text={mailWords(mail)} className={failed ? 'text-caution-text' : ''} />
}

function mailWords(mail: Invitation['mail']): string {
  if (mail === null) return 'No email was requested'
  if (mail.state === 'sent' && mail.delivery === 'file') return 'Written to a file because no mail server is configured'
  if (mail.state === 'sent') return `Sent, ${formatWhen(mail.sentAt)}`
  if (mail.state === 'failed') return `Not sent. ${mail.error ?? ''}`
  return mail.error ? `Will be retried. ${mail.error}` : 'Queued'
}
