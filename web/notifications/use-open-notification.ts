import { useNavigate } from '@tanstack/react-router'
import type { Notification } from '../../contract/notifications.ts'
import { detailFor } from '../lib/api.ts'
import { toast } from '../ui/toast.tsx'
import { useMarkRead } from './use-notifications.ts'

/** Marks a notification as read and opens the screen of its subject, if there is one. */
export function useOpenNotification(): (notification: Notification) => Promise<void> {
  const navigate = useNavigate()
  const { mutate: markRead } = useMarkRead()

  return async ({ id, read, subjectType, subjectId }) => {
    if (!read) markRead(id, { onError: (error) => toast({ title: 'Error', description: detailFor(error), tone: 'destructive' }) })
    if (subjectType === 'order' && subjectId !== null) await navigate({ to: '/orders', search: { view: subjectId } })
    if (subjectType === 'receipt' && subjectId !== null) await navigate({ to: '/receipts/$id', params: { id: String(subjectId) } })
    if (subjectType === 'shipment' && subjectId !== null) await navigate({ to: '/shipments/$id', params: { id: String(subjectId) } })
    if (subjectType === 'quote' && subjectId !== null) await navigate({ to: '/quotes/$id', params: { id: String(subjectId) } })
    if (subjectType === 'invoice' && subjectId !== null) await navigate({ to: '/invoices/$id', params: { id: String(subjectId) } })
    // The screen finds out whose activity it is.
    if (subjectType === 'activity' && subjectId !== null) await navigate({ to: '/crm', search: { tab: 'activities', edit: subjectId } })
    if (subjectType === 'reconciliation') await navigate({ to: '/dashboard' })
    // The page says so when the item has been deleted since.
    if (subjectType === 'inventory' && subjectId !== null) await navigate({ to: '/inventory/$id', params: { id: String(subjectId) } })
  }
}
