import { useSyncExternalStore } from 'react'
import type { authEndpoints } from '../../contract/auth.ts'
import { call } from './api.ts'
import { sessionCalls } from './session-calls.ts'

/** The customer whose screens a staff member views. Stored only in this tab's session storage. */
export interface ViewedCustomer {
  customerId: number
  customerName: string
}

const idKey = 'viewAsCustomerId'
const nameKey = 'viewAsCustomerName'
const listeners = new Set<() => void>()

let viewed: ViewedCustomer | null = readStored()

export function viewedCustomer(): ViewedCustomer | null {
  return viewed
}

export function useViewedCustomer(): ViewedCustomer | null {
  return useSyncExternalStore(subscribe, viewedCustomer)
}

/** Starts viewing as a customer; the server is notified for the audit history. */
export async function startViewAs(customer: ViewedCustomer): Promise<void> {
  await call<typeof authEndpoints.startViewAs>(sessionCalls.startViewAs, { body: { customerId: customer.customerId } })
  sessionStorage.setItem(idKey, String(customer.customerId))
  sessionStorage.setItem(nameKey, customer.customerName)
  refresh()
}

/** Clears both values, notifies the server and reloads the page. */
export async function exitViewAs(): Promise<void> {
  forgetViewAs()
  // Works without the server too; only the audit entry is missing then.
  await call<typeof authEndpoints.endViewAs>(sessionCalls.endViewAs).catch(() => undefined)
  location.reload()
}

export function forgetViewAs(): void {
  sessionStorage.removeItem(idKey)
  sessionStorage.removeItem(nameKey)
  refresh()
}

function refresh(): void {
  viewed = readStored()
  for (const listener of listeners) listener()
}

function readStored(): ViewedCustomer | null {
  const customerId = Number(sessionStorage.getItem(idKey))
  if (!Number.isInteger(customerId) || customerId <= 0) return null
  return { customerId, customerName: sessionStorage.getItem(nameKey) || `C${customerId}` }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
