import { AsyncLocalStorage } from 'node:async_hooks'

/** The transaction, or the read in one, that the running code is part of. */
export const openTransaction = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs the work of a transaction. What it started and didn't wait for, as a timer, is part of it only until it ends. */
export async function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true }
  try {
    return await openTransaction.run(transaction, work)
  } finally {
    transaction.isOpen = false
  }
}

export function isInTransaction(): boolean {
  return openTransaction.getStore()?.isOpen ?? false
}
