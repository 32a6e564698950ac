import { CheckCheck } from 'lucide-react'
import { mostUnreadCounted, type Notification } from '../../../contract/people/notifications/notifications.ts'
import { detailFor } from '../../platform/lib/api.ts'
import { formatNumber } from '../../platform/lib/format.ts'
import { toastError } from '../../platform/lib/toast.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { ErrorState } from '../../platform/ui/error-state.tsx'
import { Skeleton } from '../../platform/ui/skeleton.tsx'
import { NotificationRow } from './notification-row.tsx'
import { useNotificationPages } from './use-notification-pages.ts'
import { useMarkAllRead, useUnreadCount } from './use-notifications.ts'
import { useOpenNotification } from './use-open-notification.ts'

/** All notifications of the person who is signed in, newest first. */
export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const unread = useUnreadCount()
  const markAll = useMarkAllRead()
  const open = useOpenNotification()

  function openAndClose(notification: Notification) {
    onClose()
    void open(notification)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      place="right"
      size="sm"
      title="Notifications"
      description={unreadInWords(unread)}
      footer={
        <Button
          icon={<CheckCheck aria-hidden="true" />}
          disabled={unread === 0}
          pending={markAll.isPending}
          onClick={() =>
            markAll.mutate(undefined, {
              onError: (error) => toastError(error),
            })
          }
        >
          Mark all as read
        </Button>
      }
    >
      <NotificationList onOpen={openAndClose} />
    </Dialog>
  )
}

function unreadInWords(unread: number): string {
  if (unread === 0) return 'No unread notifications'
  return `${formatNumber(unread)}${unread === mostUnreadCounted ? ' or more' : ''} unread`
}

function NotificationList({ onOpen }: { onOpen: (notification: Notification) => void }) {
  const notifications = useNotificationPages()
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = notifications
  if (!notifications.data) {
    if (!notifications.isError) return <RowsSkeleton />
    return (
      <ErrorState
        title="Failed to load notifications"
        detail={detailFor(notifications.error)}
        onRetry={() => void notifications.refetch()}
      />
    )
  }
  const rows = notifications.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <EmptyState title="No notifications yet" hint="Notifications that need your attention appear here." />
  return (
    <>
      <ul aria-label="Notifications" className="-mx-4 border-y border-line sm:-mx-6 sm:[&>li>button]:px-6">
        {rows.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </ul>
      {notifications.isFetchNextPageError && (
        <p role="alert" className="text-small text-negative-text">
          {detailFor(notifications.error)}
        </p>
      )}
      {hasNextPage && (
        <Button className="justify-self-center" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}

function RowsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="grid gap-2 border-b border-line py-3.5">
          <Skeleton className="w-2/5" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-1/4" />
        </div>
      ))}
    </div>
  )
}
