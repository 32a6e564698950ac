import { detailFor } from '../../platform/lib/api.ts'
import { formatDate } from '../../platform/lib/format.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import type { SecurityDialog } from './security-dialogs.tsx'
import { useTwoFactor } from './use-account-security.ts'

/** How few recovery codes are pointed out. */
const fewCodes = 3

/** Whether signing in takes a code of an authenticator app, and what can be done about it. */
export function TwoFactorPanel({ open }: { open: (dialog: SecurityDialog) => void }) {
  const state = useTwoFactor()
  if (state.isError)
    return (
      <Panel title="Two-Factor Sign-In">
        <ErrorState title="Failed to load two-factor sign-in" detail={detailFor(state.error)} onRetry={() => void state.refetch()} />
      </Panel>
    )
  if (!state.data)
    return (
      <Panel title="Two-Factor Sign-In">
        <Skeleton className="m-4 h-16" />
      </Panel>
    )
  const { isOn, since, recoveryCodesLeft: left } = state.data
  return (
    <Panel title="Two-Factor Sign-In" actions={<Badge tone={isOn ? 'green' : 'grey'}>{isOn ? 'On' : 'Off'}</Badge>}>
      <div className="grid justify-items-start gap-3 p-4">
        {isOn ? (
          <>
            <p>You sign in with your password and a code from your authenticator app{since && `, since ${formatDate(since)}`}.</p>
            <p className={left <= fewCodes ? 'text-caution-text' : 'text-muted'}>
              {left === 0 ? 'No recovery codes left. Generate new ones.' : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => open('recovery-codes')}>New Recovery Codes</Button>
              <Button onClick={() => open('turn-off')}>Turn Off</Button>
            </div>
          </>
        ) : (
          <>
            <p>Adds a code from an authenticator app on your phone to your password. A stolen password isn’t enough to sign in.</p>
            <Button variant="primary" onClick={() => open('set-up')}>
              Set Up
            </Button>
          </>
        )}
      </div>
    </Panel>
  )
}
