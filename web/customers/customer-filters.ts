import { allCustomerTypes, customerTypeBadge } from '../../contract/customer-types.ts'
import { customerStatuses } from '../../contract/customers.ts'
import { choices } from '../list/filters.ts'
import { customerStatusLabel } from './customer-badges.tsx'

/** The filters of lists of customers. */
export const customerFilters = {
  status: choices(
    'Status',
    customerStatuses.map((status) => ({ value: status, label: customerStatusLabel(status) })),
  ),
  type: choices(
    'Type',
    allCustomerTypes.map((type) => ({ value: type, label: customerTypeBadge(type) })),
  ),
}
