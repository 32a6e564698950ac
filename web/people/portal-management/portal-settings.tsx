import type { PortalSettings as Settings } from '../../../contract/platform/settings/operator-settings.ts'
import { settingsEndpoints } from '../../../contract/platform/settings/settings.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { toast, toastError } from '../../platform/lib/toast.ts'
import { useChange } from '../../platform/lib/use-change.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { Switch } from '../../platform/ui/switch.tsx'

const switches = [
  { key: 'realTimeUpdates', label: 'Real-time Updates', hint: 'Customers’ screens update immediately.' },
  { key: 'emailNotifications', label: 'Email Notifications', hint: 'Customers receive email. Invitations are always sent.' },
  { key: 'dataExport', label: 'Data Export', hint: 'Customers can export their lists as files.' },
  {
    key: 'inviteColleagues',
    label: 'Invite Colleagues',
    hint: 'Customers with full access can invite colleagues and manage their access.',
  },
] as const satisfies readonly { key: keyof Settings; label: string; hint: string }[]

/** What is switched on for all customers. Administrators switch it; other staff see how it stands. */
export function PortalSettings() {
  const settings = useRead(settingsEndpoints.getPortal)
  const maySwitch = useMay('settings.change')
  const change = useChange(settingsEndpoints.updatePortal, (body: Settings) => ({ body }))
  const shown = change.isPending ? change.variables : settings.data

  function turn(key: keyof Settings, on: boolean, label: string) {
    if (!shown) return
    change.mutate(
      { ...shown, [key]: on },
      {
        onSuccess: () => toast({ title: 'Portal Settings Saved', description: `${label} is ${on ? 'on' : 'off'} for all customers.` }),
        onError: (error) => toastError(error),
      },
    )
  }

  return (
    <Panel title="Portal Settings">
      {settings.isError ? (
        <ErrorState title="Failed to load the portal settings" detail={detailFor(settings.error)} onRetry={() => void settings.refetch()} />
      ) : (
        <div className="grid gap-1 px-4 py-2">
          {switches.map(({ key, label, hint }) =>
            !shown ? (
              <Skeleton key={key} className="my-3 h-8" />
            ) : maySwitch ? (
              <Switch key={key} label={label} hint={hint} checked={shown[key]} onCheckedChange={(on) => turn(key, on, label)} />
            ) : (
              <Standing key={key} label={label} hint={hint} on={shown[key]} />
            ),
          )}
        </div>
      )}
    </Panel>
  )
}

function Standing({ label, hint, on }: { label: string; hint: string; on: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2">
      <span className="font-medium">{label}</span>
      <span className="row-span-2">{on ? 'On' : 'Off'}</span>
      <span className="text-small text-muted">{hint}</span>
    </div>
  )
}
