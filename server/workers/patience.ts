import { AsyncLocalStorage } from 'node:async_hooks'

/* A person is answered that the server is busy, and tries again. The work of a job of the queue waits for a thread. */

const patience = new AsyncLocalStorage<true>()

/** Work for threads that begins in there waits for one, however long the line is. */
export function patiently<T>(work: () => T): T {
  return patience.run(true, work)
}

export function isPatient(): boolean {
  return patience.getStore() ?? false
}
