import type { z } from 'zod'
import type { EmbeddedCare } from '../db/embedded-care.ts'
import type { DatabaseLog, OpenDatabase } from '../db/open.ts'

/** Work that runs after the transaction that enqueued it, with retries when it fails. */
export interface Job<Data extends object = object> {
  name: string
  schema: z.ZodType<Data> | null
  handler: JobHandler<Data>
  /** Schedule as a cron expression in UTC, if any. */
  every: string | null
}

export interface JobSurroundings {
  db: OpenDatabase
  /** Null on PostgreSQL, which needs no maintenance by the server. */
  care: EmbeddedCare | null
  log: DatabaseLog
}

type JobHandler<Data> = (surroundings: JobSurroundings, data: Data) => Promise<void>

/** @param schema validates the enqueued data when the job runs; null for a job without data. */
export function defineJob<Data extends object>(
  name: string,
  schema: z.ZodType<Data> | null,
  handler: JobHandler<Data>,
  every: string | null = null,
): Job<Data> {
  return { name, schema, handler, every }
}
