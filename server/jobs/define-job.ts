import type { z } from 'zod'
import type { EmbeddedCare } from '../db/embedded-care.ts'
import type { DatabaseLog, OpenDatabase } from '../db/open.ts'

/** A kind of work that is done after the transaction that asked for it, with retries when it fails. */
export interface Job<Data extends object = object> {
  name: string
  schema: z.ZodType<Data> | null
  handler: JobHandler<Data>
  /** When it also runs by itself: a cron expression in UTC. */
  every: string | null
}

export interface JobSurroundings {
  db: OpenDatabase
  /** Null on PostgreSQL, which takes care of itself. */
  care: EmbeddedCare | null
  log: DatabaseLog
}

type JobHandler<Data> = (surroundings: JobSurroundings, data: Data) => Promise<void>

/** @param schema checks what was enqueued when the job runs; null for a job that takes nothing. */
export function defineJob<Data extends object>(
  name: string,
  schema: z.ZodType<Data> | null,
  handler: JobHandler<Data>,
  every: string | null = null,
): Job<Data> {
  return { name, schema, handler, every }
}
