import { Printer } from 'lucide-react'
import { printOrdersEndpoints } from '../../../contract/goods-out/order-papers/print-orders.ts'
import { addressOf } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'

/** The labels of all units of a movement as one file; the primary action where everything is packed. */
export function LabelsButton({ orderId }: { orderId: number }) {
  return (
    <Button variant="primary" icon={<Printer aria-hidden />} asChild>
      <a href={addressOf(printOrdersEndpoints.print, {}, { ids: [orderId], papers: ['label'] })} download>
        Print Labels
      </a>
    </Button>
  )
}
