import { NotificationRow } from '../../people/notifications/notification-row.tsx'
import { useOpenNotificationsPanel } from '../../people/notifications/notifications-panel-opener.ts'
import { useAlerts } from '../../people/notifications/use-notifications.ts'
import { useOpenNotification } from '../../people/notifications/use-open-notification.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { panelLink } from '../../platform/ui/panel-link.ts'
import { Skeleton } from '../../platform/ui/skeleton.tsx'

/** The newest three notifications. */
export function SystemAlerts() {
  const alerts = useAlerts()
  const open = useOpenNotification()
  const openPanel = useOpenNotificationsPanel()
  return (
    <Panel
      title="System Alerts"
      actions={
        <button type="button" className={panelLink} onClick={openPanel}>
          All notifications
        </button>
      }
    >
      {alerts.isError ? (
        <ErrorState title="Failed to load alerts" detail={detailFor(alerts.error)} onRetry={() => void alerts.refetch()} />
      ) : !alerts.data ? (
        <AlertsOnTheirWay />
      ) : alerts.data.length === 0 ? (
        <EmptyState title="No alerts" hint="Low stock and other alerts appear here." />
      ) : (
        <ul>
          {alerts.data.map((alert) => (
            <NotificationRow key={alert.id} brief notification={alert} onOpen={(opened) => void open(opened)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function AlertsOnTheirWay() {
  return (
    <div role="status" className="grid gap-2.5 px-4 py-4">
      <span className="sr-only">Loading...</span>
      <Skeleton className="w-2/5" />
      <Skeleton className="w-4/5" />
    </div>
  )
}
