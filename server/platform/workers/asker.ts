import { AsyncLocalStorage } from 'node:async_hooks'

/** Who waits for a thread. */
export interface Asker {
  /** All people of one customer share its places; null for staff, who come first, and for the server itself. */
  customerId: number | null
  /** The work of a job of the queue waits, however long the line is; a person is answered that the server is busy. */
  isPatient: boolean
}

const askers = new AsyncLocalStorage<Asker>()

/** Work for threads that begins in there counts as this customer's, or as staff's. */
export function askedBy<T>(customerId: number | null, work: () => T): T {
  return askers.run({ customerId, isPatient: false }, work)
}

export function patiently<T>(work: () => T): T {
  return askers.run({ customerId: null, isPatient: true }, work)
}

export function currentAsker(): Asker {
  return askers.getStore() ?? { customerId: null, isPatient: false }
}
