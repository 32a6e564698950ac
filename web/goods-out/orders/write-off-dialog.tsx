import type { Order } from '../../../contract/goods-out/orders/orders.ts'
import { transfersEndpoints } from '../../../contract/goods-out/orders/transfers.ts'
import { WhyDialog } from '../../platform/form/why-dialog.tsx'
import { plural } from '../../platform/lib/format.ts'
import { useChange } from '../../platform/lib/use-change.ts'

/** Takes what is missing of a transfer out of the stock. */
export function WriteOffDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const writeOff = useChange(transfersEndpoints.writeOff, (reason: string) => ({
    params: { id: order.id },
    body: { reason },
  }))
  const units = order.transfer?.missing ?? 0
  const missing = plural(units, 'unit')
  return (
    <WhyDialog
      name={`write-off-${order.id}`}
      noun="loss"
      title="Write Off Loss"
      description={`${missing} of ${order.orderNumber} did not arrive. ${units === 1 ? 'It is' : 'They are'} taken out of the stock.`}
      submitLabel="Write Off"
      required
      maxLength={300}
      hint="The owner of the goods can read this."
      send={writeOff.mutateAsync}
      said={({ exciseLoss }) => ({
        title: 'Loss Written Off',
        description: exciseLoss.length > 0 ? `Report the missing excise goods: ${exciseLoss.map(lossInWords).join(', ')}.` : missing,
      })}
      onClose={onClose}
    />
  )
}

function lossInWords({ sku, lot, quantity }: { sku: string; lot: string | null; quantity: number }): string {
  return `${quantity} of ${sku}${lot === null ? '' : `, lot ${lot}`}`
}
