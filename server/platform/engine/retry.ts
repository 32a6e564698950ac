import { setTimeout as sleep } from 'node:timers/promises'

const maxAttempts = 8
const serializationFailure = '40001'
const deadlock = '40P01'

/** Repeats work that failed for a transient reason. */
export async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      if (tried === maxAttempts || !worthAnotherAttempt(error)) throw error
      // A random pause, so that the same transactions don't collide again.
      if (!isOutdatedPlan(error)) await sleep(Math.random() * 10 * 2 ** tried)
    }
  }
}

function worthAnotherAttempt(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === serializationFailure || code === deadlock || isOutdatedPlan(error)
}

/** A statement waited longer for a lock than calls do. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

/**
 * A statement was prepared before a migration changed its result columns, as in a rolling upgrade. Its connection can't be
 * used any more. Recognized by the routine that raises it, because the message may be in any language.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}
