import { setTimeout as sleep } from 'node:timers/promises'

const patience = 15_000

/** Reads until the value is as wished; answers the last one. */
export async function lastly<T>(read: () => Promise<T>, isGood: (value: T) => boolean): Promise<T> {
  const start = performance.now()
  for (;;) {
    const value = await read()
    if (isGood(value) || performance.now() - start > patience) return value
    await sleep(25)
  }
}
