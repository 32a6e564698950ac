/** When work is done and tried again, in seconds. */
export interface Timings {
  /** How long a claim lasts that isn't renewed: afterwards it belongs to a process that is gone. */
  claimLasts: number
  /** From each failed attempt to the next; after the attempt that follows the last pause the work is given up. */
  pauses: readonly number[]
}

/** An attempt beyond these is the end of work that was interrupted each time, as when it ends its process. */
export function mostAttempts({ pauses }: Timings): number {
  return pauses.length + 1
}

/** Null after the last attempt. */
export function pauseAfter({ pauses }: Timings, attempt: number): number | null {
  return pauses[attempt - 1] ?? null
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1_000)
}
