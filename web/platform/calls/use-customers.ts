import type { BodyInput, QueryInput } from '../../../contract/endpoint.ts'
import { customersEndpoints } from '../../../contract/people/customers/customers.ts'
import { useChange } from '../lib/use-change.ts'
import { type ReadSwitch, useRead } from '../lib/use-read.ts'

export type CustomersQuery = QueryInput<typeof customersEndpoints.list>
export type CustomerChange = BodyInput<typeof customersEndpoints.update>

/** All matching customers; a customer's user gets only its own. */
export function useCustomers(query: CustomersQuery = {}, when?: ReadSwitch) {
  return useRead(customersEndpoints.list, { query }, when)
}

/** The current data of one customer; nothing is fetched without an id. */
export function useCustomer(id: number | undefined) {
  return useRead(customersEndpoints.get, { params: { id: String(id) } }, { enabled: id !== undefined })
}

/** Changes a customer whatever its version; a form sends the version that was read. */
export function useUpdateCustomer() {
  return useChange(customersEndpoints.update, ({ id, change }: { id: number; change: CustomerChange }) => ({
    params: { id },
    body: change,
  }))
}

/** Allocates exactly these items to the customer. */
export function useAllocateInventory() {
  return useChange(customersEndpoints.allocate, ({ id, inventoryIds }: { id: number; inventoryIds: number[] }) => ({
    params: { id },
    body: { inventoryIds },
  }))
}
