import type { customerViewsEndpoints } from '../../../contract/people/auth/customer-views.ts'
import { call } from './api.ts'
import type { CallAddress } from './session-calls.ts'
import { forgetViewAs, rememberViewAs, type ViewedCustomer, viewedFrom } from './viewed-customer.ts'

type Calls = typeof customerViewsEndpoints

// Repeated here, checked by their types, because the sidebar is loaded before the contract.
const start = { method: 'POST', path: '/api/view-as' } as const satisfies CallAddress<Calls['start']>
const end = { method: 'DELETE', path: '/api/view-as' } as const satisfies CallAddress<Calls['end']>

/** Starts viewing as a customer; the server writes down who and when, and the customer can read it. */
export async function startViewAs(customer: ViewedCustomer): Promise<void> {
  await call<Calls['start']>(start, { body: { customerId: customer.customerId } })
  rememberViewAs(customer, location.pathname + location.search)
}

/** Clears the stored values, notifies the server, and loads the page at which viewing began. */
export async function exitViewAs(): Promise<void> {
  const from = viewedFrom()
  forgetViewAs()
  // Works without the server too: the view then ends with the session.
  await call<Calls['end']>(end).catch(() => undefined)
  if (from) location.replace(from)
  else location.reload()
}
