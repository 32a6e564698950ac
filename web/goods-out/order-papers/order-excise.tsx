import { Pencil } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { exciseCodeLabels } from '../../../contract/platform/excise/excise-products.ts'
import { useOverlay } from '../../platform/address/use-overlay.ts'
import { FactList } from '../../platform/detail/facts.tsx'
import { Section } from '../../platform/detail/section.tsx'
import { lazyPart } from '../../platform/lib/lazy-part.ts'
import { useMay } from '../../platform/lib/use-session.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useOrderExcise } from './use-order-papers.ts'

const ExciseDialog = lazyPart(() => import('./excise-dialog.tsx'), 'ExciseDialog')

/** The code and the operators under which excise goods travel; nothing for movements without such goods. */
export function OrderExcise({ order }: { order: Order }) {
  const { data: excise } = useOrderExcise(order.id)
  const mayRecord = useMay('orders.record-excise')
  const edit = useOverlay('excise')
  const { arc, consignorSeed, consigneeSeed } = order
  const isRecorded = arc !== null || consignorSeed !== null || consigneeSeed !== null
  if (!excise || (excise.goods.length === 0 && !isRecorded)) return null
  const isOpen = order.status !== 'cancelled' && order.trackingStage !== 'exported'
  const codes = [...new Set(excise.goods.map(({ exciseCode }) => exciseCode))].sort()
  return (
    <Section
      title="Excise"
      actions={
        mayRecord &&
        isOpen && (
          <Button size="sm" icon={<Pencil aria-hidden />} onClick={() => edit.open(order.id)}>
            Edit Excise Data
          </Button>
        )
      }
    >
      <FactList
        facts={[
          { label: 'Products', value: codes.map((code) => `${exciseCodeLabels[code]} (${code})`).join(', ') || '–' },
          { label: 'ARC', value: <Code>{arc}</Code> },
          { label: 'Consignor SEED', value: <Code>{consignorSeed}</Code> },
          { label: 'Consignee SEED', value: <Code>{consigneeSeed}</Code> },
        ]}
      />
      <Suspense>
        {edit.value && mayRecord && isOpen && (
          <ExciseDialog order={order} proposedSeed={excise.proposedConsignorSeed} onClose={edit.close} />
        )}
      </Suspense>
    </Section>
  )
}

function Code({ children }: { children: ReactNode }) {
  return children ? <span className="mono">{children}</span> : <span className="text-muted">Not recorded</span>
}
