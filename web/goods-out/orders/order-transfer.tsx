import { Suspense } from 'react'
import { receiptsEndpoints } from '../../../contract/goods-in/receipts/receipts.ts'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { transferStateLabels } from '../../../contract/goods-out/orders/transfer-state.ts'
import { RecordLink } from '../../platform/address/record-link.tsx'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { FactList } from '../../platform/detail/facts.tsx'
import { Section } from '../../platform/detail/section.tsx'
import { formatNumber } from '../../platform/lib/format.ts'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useRead } from '../../platform/lib/use-read.ts'
import { useMay, useViewer } from '../../platform/lib/use-session.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'

// The form is loaded when first opened.
const WriteOffDialog = lazyPart(() => import('./write-off-dialog.tsx'), 'WriteOffDialog')

const tones = { planned: 'grey', in_transit: 'blue', received: 'teal', short: 'red', closed: 'green' } as const

interface OrderTransferProps {
  order: Order
  transfer: NonNullable<Order['transfer']>
}

/** How the goods of a movement to another site arrive there. */
export function OrderTransfer({ order, transfer }: OrderTransferProps) {
  const writeOff = useOverlay('writeOff')
  const mayWriteOff = useMayWriteOff(transfer)
  const units = (count: number) => <span className="figures">{formatNumber(count)}</span>
  return (
    <Section
      title="Transfer"
      actions={
        mayWriteOff && (
          <Button size="sm" onClick={() => writeOff.open(true)}>
            Write Off Loss
          </Button>
        )
      }
    >
      <FactList
        facts={[
          { label: 'To', value: <span className="mono">{transfer.siteCode}</span> },
          { label: 'State', value: <Badge tone={tones[transfer.state]}>{transferStateLabels[transfer.state]}</Badge> },
          transfer.receiptId !== null && {
            label: 'Receipt',
            value: (
              <RecordLink to="/receipts/$id" id={transfer.receiptId} mono>
                {transfer.receiptNumber}
              </RecordLink>
            ),
          },
          { label: 'Sent', value: units(transfer.sent) },
          { label: 'On the way', value: units(transfer.inTransit) },
          { label: 'Received', value: units(transfer.received) },
          { label: 'Damaged', value: units(transfer.damaged) },
          { label: 'Missing', value: units(transfer.missing) },
          transfer.writtenOff > 0 && { label: 'Written off', value: units(transfer.writtenOff) },
        ]}
      />
      <Suspense>{writeOff.value && mayWriteOff && <WriteOffDialog order={order} onClose={writeOff.close} />}</Suspense>
    </Section>
  )
}

/** A loss is written off once the receipt is stored, by someone who works at its site too: others don't see it. */
function useMayWriteOff({ receiptId, missing }: OrderTransferProps['transfer']): boolean {
  const { seesCustomerScreens } = useViewer()
  const may = useMay('orders.transfer') && !seesCustomerScreens && missing > 0 && receiptId !== null
  const { data: receipt } = useRead(receiptsEndpoints.get, { params: { id: receiptId ?? 0 } }, { enabled: may })
  return may && receipt?.status === 'stored'
}
