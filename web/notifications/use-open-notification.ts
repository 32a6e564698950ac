import { useNavigate } from '@tanstack/react-router'
import { inventoryEndpoints } from '../../contract/inventory.ts'
import type { Notification } from '../../contract/notifications.ts'
import { call, detailFor } from '../lib/api.ts'
import { toast } from '../ui/toast.tsx'
import { useMarkRead } from './use-notifications.ts'

/** Marks a notification as read and opens the screen of its subject, if there is one. */
export function useOpenNotification(): (notification: Notification) => Promise<void> {
  const navigate = useNavigate()
  const { mutate: markRead } = useMarkRead()

  return async ({ id, read, subjectType, subjectId }) => {
    const onError = (error: unknown) => toast({ title: 'Error', description: detailFor(error), tone: 'destructive' })
    if (!read) markRead(id, { onError })
    if (subjectType === 'order' && subjectId !== null) await navigate({ to: '/orders', search: { view: subjectId } })
    if (subjectType === 'reconciliation') await navigate({ to: '/dashboard' })
    if (subjectType === 'inventory' && subjectId !== null) {
      try {
        const { sku } = await call(inventoryEndpoints.get, { params: { id: subjectId } })
        await navigate({ to: '/inventory', search: { q: sku } })
      } catch (error) {
        // For example, the item has been deleted since.
        onError(error)
      }
    }
  }
}
