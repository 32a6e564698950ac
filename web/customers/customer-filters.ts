import { allCustomerTypes, customerTypeBadge } from '../../contract/customers/customer-types.ts'
import { customerStatuses, customerStatusLabels } from '../../contract/customers/customers.ts'
import { choices } from '../list/filters.ts'

/** The filters of lists of customers. */
export const customerFilters = {
  status: choices(
    'Status',
    customerStatuses.map((status) => ({ value: status, label: customerStatusLabels[status] })),
  ),
  type: choices(
    'Type',
    allCustomerTypes.map((type) => ({ value: type, label: customerTypeBadge(type) })),
  ),
}
