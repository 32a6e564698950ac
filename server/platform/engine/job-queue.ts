import type { Viewer } from '../../viewer.ts'
import type { Connection, Engine } from './engine.ts'
import type { OwnerSession } from './owner-session.ts'

/** The job queue as the database needs it. Passed in, because the domains define the jobs; `jobQueueOf` in server/platform/jobs makes one. */
export interface JobQueueKind {
  /** When it differs from the stored one the queue is installed again. */
  version: string
  /** Creates or migrates its tables and queues with the owner's rights. */
  install(session: OwnerSession): Promise<void>
  open(engine: Engine): Promise<JobQueue>
}

/** The sending side of the queue. */
export interface JobQueue {
  /**
   * Resolves once jobs can be added. To be awaited before a transaction takes its connection: getting ready needs connections too, and
   * would wait forever for those of the transactions that wait for it.
   */
  ready(): Promise<void>
  /** Adds a job within the transaction of `connection`. */
  enqueue(connection: Connection, viewer: Viewer, work: QueuedWork): Promise<void>
  close(): Promise<void>
}

interface QueuedWork {
  job: string
  data: object
  /** At once unless given. */
  afterSeconds: number | undefined
}
