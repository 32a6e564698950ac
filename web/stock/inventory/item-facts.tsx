import { customerCode } from '../../../contract/people/customers/customer-codes.ts'
import type { InventoryItem } from '../../../contract/stock/inventory/inventory.ts'
import { defaultLowStockThreshold } from '../../../contract/stock/inventory/stock-status.ts'
import { RecordLink } from '../../platform/address/record-link.tsx'
import { useCustomer } from '../../platform/calls/use-customers.ts'
import { formatNumber, formatQuantity } from '../../platform/lib/format.ts'
import { useViewer } from '../../platform/lib/use-session.ts'
import type { WaybillCell } from '../../platform/ui/waybill.tsx'

/** The figures and the place of an item; for staff also whose it is. */
export function useItemFacts(item: InventoryItem): (WaybillCell | false)[] {
  const { seesCustomerScreens } = useViewer()
  const { unitOfMeasure: unit } = item
  const span = seesCustomerScreens ? 6 : 3
  return [
    { label: 'On hand', value: formatQuantity(item.quantity, unit) },
    { label: 'Reserved', value: formatQuantity(item.reservedQuantity, unit) },
    { label: 'Available', value: formatQuantity(item.availableQuantity, unit) },
    { label: 'Low stock at', value: formatNumber(item.lowStockThreshold ?? defaultLowStockThreshold) },
    { label: 'Location', value: <span className="mono">{item.location ?? 'No location'}</span>, span },
    { label: 'Category', value: item.category ?? 'None', span },
    !seesCustomerScreens && { label: 'Customer', value: <Owner customerId={item.customerId} />, span: 6 },
  ]
}

function Owner({ customerId }: { customerId: number | null }) {
  const { data: customer } = useCustomer(customerId ?? undefined)
  if (customerId === null) return 'Unallocated'
  return (
    <RecordLink to="/customers/$id" id={customerId}>
      {customer?.name ?? customerCode(customerId)}
    </RecordLink>
  )
}
