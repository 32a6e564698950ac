import type { Viewer } from '../viewer.ts'
import type { Connection, Engine } from './engine.ts'
import type { OwnerSession } from './owner-session.ts'

/** The job queue as the database needs it: handed in, as jobs are made by domains. `jobQueueOf` in server/jobs makes one. */
export interface JobQueueKind {
  /** Another one means that it has to be installed anew. */
  version: string
  /** Makes or migrates its tables and queues with the owner's rights. */
  install(session: OwnerSession): Promise<void>
  open(engine: Engine): Promise<JobQueue>
}

/** The sending side of the queue. */
export interface JobQueue {
  /** Adds a job within the transaction of `connection`. */
  enqueue(connection: Connection, viewer: Viewer, job: string, data: object): Promise<void>
  close(): Promise<void>
}
