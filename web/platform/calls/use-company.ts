import { useViewer } from '../lib/use-session.ts'
import { useCustomer, useCustomers } from './use-customers.ts'

/**
 * The customer whose screens are shown: for customers their own record, found by its `userId`, which is
 * the user's id as a string; for staff the customer they view as. Undefined while loading, and for staff who don't view as a customer.
 */
export function useCompany() {
  const { user, customerId, seesCustomerScreens } = useViewer()
  const own = useCustomers({}, { enabled: seesCustomerScreens && customerId === undefined })
  const viewed = useCustomer(customerId)
  return customerId === undefined ? own.data?.find((customer) => customer.userId === String(user.id)) : viewed.data
}
