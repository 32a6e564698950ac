import { setTimeout as sleep } from 'node:timers/promises'

const maxAttempts = 8
const serializationFailure = '40001'
const deadlock = '40P01'

/** Runs a piece of work again when it failed for a reason that isn't its own. */
export async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      if (tried === maxAttempts || !worthAnotherAttempt(error)) throw error
      // Those who collided must not collide again.
      if (!isOutdatedPlan(error)) await sleep(Math.random() * 10 * 2 ** tried)
    }
  }
}

function worthAnotherAttempt(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === serializationFailure || code === deadlock || isOutdatedPlan(error)
}

/**
 * A statement was prepared before a migration changed the columns it answers, as in a rolling upgrade. The connection it was
 * prepared on is of no more use. Told by the routine that raises it, as the message may be in any language.
 */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}
