import type { Order } from '../../contract/orders.ts'
import { formatNumber } from '../lib/format.ts'

/** The lines of a movement. */
export function OrderLines({ items }: { items: Order['items'] }) {
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">Items of this movement</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-small text-muted">
          <th scope="col" className="w-36 pr-3 pb-1.5 font-medium max-sm:w-28">
            SKU
          </th>
          <th scope="col" className="pr-3 pb-1.5 font-medium">
            Name
          </th>
          <th scope="col" className="w-20 pb-1.5 text-right font-medium">
            Quantity
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((line) => (
          <tr key={line.inventoryId} className="border-b border-line last:border-b-0">
            <td className="mono py-2 pr-3 align-baseline wrap-anywhere">{line.sku}</td>
            <td className="py-2 pr-3 align-baseline wrap-anywhere">{line.name}</td>
            <td className="figures py-2 text-right align-baseline">{formatNumber(line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
