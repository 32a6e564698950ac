import { FileText } from 'lucide-react'
import { Suspense } from 'react'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import type { RowAction } from '../../platform/ui/table-column.ts'

const OrderDocumentsDialog = lazyPart(() => import('./order-documents-dialog.tsx'), 'OrderDocumentsDialog')

/** 'Documents' of a movement in a list. */
export function useDocuments() {
  const opened = useOverlay('documents')
  const actionOf = (orderId: number): RowAction => ({
    label: 'Documents',
    icon: <FileText />,
    look: 'text',
    always: true,
    onSelect: () => opened.open(orderId),
  })
  const dialog = <Suspense>{opened.value && <OrderDocumentsDialog orderId={Number(opened.value)} onClose={opened.close} />}</Suspense>
  return { actionOf, dialog }
}
