import { customersEndpoints } from '../../contract/customers.ts'
import type { BodyInput, QueryInput } from '../../contract/endpoint.ts'
import { useChange } from '../lib/use-change.ts'
import { type ReadSwitch, useRead } from '../lib/use-read.ts'

export type CustomersQuery = QueryInput<typeof customersEndpoints.list>
export type NewCustomer = BodyInput<typeof customersEndpoints.create>
export type CustomerChange = BodyInput<typeof customersEndpoints.update>

/** All matching customers; a customer's user gets only its own. */
export function useCustomers(query: CustomersQuery = {}, when?: ReadSwitch) {
  return useRead(customersEndpoints.list, { query }, when)
}

/** The current data of one customer; nothing is fetched without an id. */
export function useCustomer(id: number | undefined) {
  return useRead(customersEndpoints.get, { params: { id: String(id) } }, { enabled: id !== undefined })
}

export function useCreateCustomer() {
  return useChange(customersEndpoints.create, (input: { body: NewCustomer; idempotencyKey: string }) => input)
}

export function useUpdateCustomer() {
  return useChange(customersEndpoints.update, ({ id, version, change }: { id: number; version?: number; change: CustomerChange }) => ({
    params: { id },
    body: change,
    ...(version !== undefined && { ifMatch: { version } }),
  }))
}

/** Allocates exactly these items to the customer. */
export function useAllocateInventory() {
  return useChange(customersEndpoints.allocate, ({ id, inventoryIds }: { id: number; inventoryIds: number[] }) => ({
    params: { id },
    body: { inventoryIds },
  }))
}
