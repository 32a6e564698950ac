import type { customerViewsEndpoints } from '../../contract/auth/customer-views.ts'
import { call } from './api.ts'
import type { CallAddress } from './session-calls.ts'
import { forgetViewAs, rememberViewAs, type ViewedCustomer } from './viewed-customer.ts'

type Calls = typeof customerViewsEndpoints

// Repeated here, checked by their types, because the sidebar is loaded before the contract.
const start = { method: 'POST', path: '/api/view-as' } as const satisfies CallAddress<Calls['start']>
const end = { method: 'DELETE', path: '/api/view-as' } as const satisfies CallAddress<Calls['end']>

/** Starts viewing as a customer; the server writes down who and when, and the customer can read it. */
export async function startViewAs(customer: ViewedCustomer): Promise<void> {
  await call<Calls['start']>(start, { body: { customerId: customer.customerId } })
  rememberViewAs(customer)
}

/** Clears both values, notifies the server and reloads the page. */
export async function exitViewAs(): Promise<void> {
  forgetViewAs()
  // Works without the server too: the view then ends with the session.
  await call<Calls['end']>(end).catch(() => undefined)
  location.reload()
}
