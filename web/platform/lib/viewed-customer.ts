import { useSyncExternalStore } from 'react'

/** The customer whose screens a staff member views. Stored only in this tab's session storage. */
export interface ViewedCustomer {
  customerId: number
  customerName: string
}

const idKey = 'viewAsCustomerId'
const nameKey = 'viewAsCustomerName'
/** The address at which viewing began. */
const fromKey = 'viewAsFrom'
const listeners = new Set<() => void>()

/** Undefined until it is first asked for. */
let viewed: ViewedCustomer | null | undefined

export function viewedCustomer(): ViewedCustomer | null {
  if (viewed === undefined) viewed = readStored()
  return viewed
}

export function useViewedCustomer(): ViewedCustomer | null {
  return useSyncExternalStore(subscribe, viewedCustomer)
}

export function rememberViewAs({ customerId, customerName }: ViewedCustomer, from = ''): void {
  sessionStorage.setItem(idKey, String(customerId))
  sessionStorage.setItem(nameKey, customerName)
  sessionStorage.setItem(fromKey, from)
  refresh()
}

/** Where the staff member was before; empty when that isn't known. */
export function viewedFrom(): string {
  return sessionStorage.getItem(fromKey) ?? ''
}

export function forgetViewAs(): void {
  sessionStorage.removeItem(idKey)
  sessionStorage.removeItem(nameKey)
  sessionStorage.removeItem(fromKey)
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
