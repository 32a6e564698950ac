import { useNavigate } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { recordLink } from '../../platform/address/record-link.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'

const ReturnDialog = lazyPart(() => import('./return-dialog.tsx'), 'ReturnDialog')

/** Enters a return of goods of an exported movement; nothing for others, and for transfers, whose goods are still in the warehouse. */
export function ReturnOrderButton({ order: { id, orderNumber, customerName, exportedAt, transfer } }: { order: Order }) {
  const mayRequest = useMay('returns.request')
  const returning = useOverlay('return')
  const navigate = useNavigate()
  if (!mayRequest || exportedAt === null || transfer) return null
  return (
    <>
      <Button icon={<Undo2 aria-hidden />} onClick={() => returning.open(true)}>
        Return
      </Button>
      <Suspense>
        {returning.value && (
          <ReturnDialog
            record={null}
            order={{ id, code: orderNumber, name: customerName }}
            onClose={returning.close}
            onCreated={(created) => void navigate({ ...recordLink('/returns/$id', created.id), replace: true })}
          />
        )}
      </Suspense>
    </>
  )
}
