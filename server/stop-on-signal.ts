import closeWithGrace from 'close-with-grace'
import type { DatabaseLog } from './platform/set-up/open.ts'
import { failuresIn } from './start-failure.ts'

/** Closing may take a moment: open answers, running jobs, and a last backup. */
const closingTime = 20_000

/** Closes everything when a signal asks the process to stop, and ends it. */
export function stopOnSignal(started: AsyncDisposableStack, log: DatabaseLog): void {
  const onTimeout = () => log.error(new Error(`The process didn't close within ${closingTime / 1_000} seconds, so it was ended.`))
  const closing = closeWithGrace({ delay: closingTime, onTimeout, logger: false, skip: ['SIGINT', 'SIGTERM'] }, async ({ err }) => {
    if (err) log.error(err)
    try {
      await started.disposeAsync()
    } catch (error) {
      for (const failure of failuresIn(error)) log.error(failure as Error)
      // The failure is also in the exit code.
      throw error
    }
  })
  let askedAt = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Under npm one Ctrl-C arrives twice: from the terminal and from npm. Only a later one forces the end.
      if (askedAt && Date.now() - askedAt > 1_000) process.exit(1)
      // A second close would find nothing to do and end the process during the first.
      if (askedAt) return
      askedAt = Date.now()
      closing.close()
    })
  }
}
