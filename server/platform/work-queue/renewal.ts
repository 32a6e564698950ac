import { setTimeout as sleep } from 'node:timers/promises'
import { ClaimLost } from './claims.ts'

/** Handed to work whose claim is renewed while it runs. */
export interface Kept {
  /** Fails with ClaimLost once the work was cancelled, or another worker has it. */
  check(): void
}

/** Does long work while its claim is renewed. The renewal has ended when the work has, so that it changes nothing afterwards. */
export async function whileRenewed<T>(renew: () => Promise<void>, everySeconds: number, work: (kept: Kept) => Promise<T>): Promise<T> {
  let lost: ClaimLost | null = null
  const ended = new AbortController()
  const renewing = (async () => {
    while (lost === null) {
      await sleep(everySeconds * 1_000, null, { signal: ended.signal })
      await renew().catch((error) => {
        // A connection that was lost says nothing about the claim: the next renewal finds out.
        if (error instanceof ClaimLost) lost = error
      })
    }
  })().catch(() => {
    // The work has ended meanwhile.
  })
  try {
    return await work({
      check() {
        if (lost !== null) throw lost
      },
    })
  } finally {
    ended.abort()
    await renewing
  }
}
