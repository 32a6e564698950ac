import { join } from 'node:path'
import { allJobs } from './all-jobs.ts'
import type { Config } from './config.ts'
import type { JobSurroundings } from './platform/jobs/define-job.ts'

/** Runs the jobs of the queue in this process. @param address where people reach the server, unless PUBLIC_URL says it. */
export async function startJobs(
  surroundings: Omit<JobSurroundings, 'settings'>,
  { smtpUrl, mailFrom, dataDir, publicUrl }: Config,
  address: string,
): Promise<AsyncDisposable> {
  // Imported only now, so that people can sign in earlier.
  const { startWorkers } = await import('./platform/jobs/start-workers.ts')
  const settings = { smtpUrl, mailFrom, mailFolder: join(dataDir, 'mail'), address: publicUrl ?? address }
  const workers = await startWorkers({ ...surroundings, settings }, allJobs)
  return { [Symbol.asyncDispose]: () => workers.stop() }
}
