import { detailFor } from '../../platform/lib/api.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import type { SecurityDialog } from './security-dialogs.tsx'
import { useSecuritySettings, useTwoFactor } from './use-account-security.ts'

/** For administrators: whether staff must sign in with a second factor. */
export function StaffRequirementPanel({ open }: { open: (dialog: SecurityDialog) => void }) {
  const settings = useSecuritySettings()
  const hasOwn = useTwoFactor().data?.isOn === true
  const title = 'Two-Factor Sign-In for Staff'
  if (settings.isError)
    return (
      <Panel title={title}>
        <ErrorState
          title="Failed to load the security settings"
          detail={detailFor(settings.error)}
          onRetry={() => void settings.refetch()}
        />
      </Panel>
    )
  if (!settings.data)
    return (
      <Panel title={title}>
        <Skeleton className="m-4 h-16" />
      </Panel>
    )
  const { requireTwoFactor } = settings.data
  return (
    <Panel title={title} actions={<Badge tone={requireTwoFactor ? 'green' : 'grey'}>{requireTwoFactor ? 'Required' : 'Optional'}</Badge>}>
      <div className="grid justify-items-start gap-3 p-4">
        <p>If required, staff must set it up before they can do anything else. It’s always optional for customers.</p>
        {hasOwn ? (
          <Button onClick={() => open('requirement')}>{requireTwoFactor ? 'Stop Requiring It' : 'Require It'}</Button>
        ) : (
          <p className="text-muted">Set it up for your own account before you require it for others.</p>
        )}
      </div>
    </Panel>
  )
}
