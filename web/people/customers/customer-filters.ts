import { allCustomerTypes, customerTypeBadge } from '../../../contract/people/customers/customer-types.ts'
import { customerStatuses, customerStatusLabels } from '../../../contract/people/customers/customers.ts'
import { choices } from '../../platform/list/filters.ts'

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
