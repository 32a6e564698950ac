import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import { customersEndpoints } from '../../contract/customers.ts'
import type { BodyInput, QueryInput } from '../../contract/endpoint.ts'
import { call } from '../lib/api.ts'
import { refetch } from '../lib/query-client.ts'
import { useListPage } from '../lib/use-list-page.ts'

export type CustomersQuery = QueryInput<typeof customersEndpoints.list>
export type NewCustomer = BodyInput<typeof customersEndpoints.create>
export type CustomerChange = BodyInput<typeof customersEndpoints.update>

/** Every customer that matches; a customer gets the one row that is its own. `enabled: false` waits. */
export function useCustomers(query: CustomersQuery = {}, options: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: ['customers', 'list', query],
    queryFn: options.enabled === false ? skipToken : ({ signal }) => call(customersEndpoints.list, { query, signal }),
  })
}

/** Names by customer id, for columns that show an owner. */
export function useCustomerNames(): ReadonlyMap<number, string> {
  const { data = [] } = useCustomers()
  return new Map(data.map((customer) => [customer.id, customer.name]))
}

export function useCustomersPage({ page, pageSize, ...query }: CustomersQuery & { sort: string; page: number; pageSize: number }) {
  return useListPage({ noun: 'customers', endpoint: customersEndpoints.list, query, page, pageSize })
}

/** One customer as it is now; null waits. */
export function useCustomer(id: number | null) {
  return useQuery({
    queryKey: ['customers', 'one', id],
    queryFn: id === null ? skipToken : ({ signal }) => call(customersEndpoints.get, { params: { id }, signal }),
  })
}

export function useCreateCustomer() {
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewCustomer; idempotencyKey: string }) =>
      call(customersEndpoints.create, { body, idempotencyKey }),
    onSuccess: () => refetch('customers'),
  })
}

export function useUpdateCustomer() {
  return useMutation({
    mutationFn: ({ id, version, change }: { id: number; version?: number; change: CustomerChange }) =>
      call(customersEndpoints.update, { params: { id }, body: change, ...(version !== undefined && { ifMatch: { version } }) }),
    onSuccess: () => refetch('customers'),
  })
}

/** Makes exactly these items the customer's. */
export function useAllocateInventory() {
  return useMutation({
    mutationFn: ({ id, inventoryIds }: { id: number; inventoryIds: number[] }) =>
      call(customersEndpoints.allocate, { params: { id }, body: { inventoryIds } }),
    onSuccess: () => refetch('inventory', 'customers'),
  })
}
