import type { z } from 'zod'
import type { OpenDatabase } from '../engine/database-handle.ts'
import type { Files } from '../file-store/file-store.ts'
import type { EmbeddedCare } from '../set-up/embedded-care.ts'
import type { DatabaseLog } from '../set-up/open.ts'

/** Work that runs after the transaction that enqueued it, with retries when it fails. */
export interface Job<Data extends object = object> {
  name: string
  schema: z.ZodType<Data> | null
  handler: JobHandler<Data>
  /** Schedule as a cron expression in UTC, if any. */
  every: string | null
  /** Whether it also runs when a server starts, for what an earlier one left. */
  atStart: boolean
}

export interface JobSurroundings {
  db: OpenDatabase
  /** Null on PostgreSQL, which needs no maintenance by the server. */
  care: EmbeddedCare | null
  files: Files
  log: DatabaseLog
  settings: JobSettings
  /** Aborted when the server stops: a job that does one thing after the other ends after the one at hand, and the next start goes on. */
  stopping?: AbortSignal
}

/** What jobs need of the configuration. */
export interface JobSettings {
  /** Null writes mails into files. */
  smtpUrl: string | null
  mailFrom: string
  mailFolder: string
  /** Where people reach the server. Links in mails lead there. */
  address: string
}

type JobHandler<Data> = (surroundings: JobSurroundings, data: Data) => Promise<void>

/** @param schema validates the enqueued data when the job runs; null for a job without data. */
export function defineJob<Data extends object>(
  name: string,
  schema: z.ZodType<Data> | null,
  handler: JobHandler<Data>,
  every: string | null = null,
  { atStart = false }: { atStart?: boolean } = {},
): Job<Data> {
  return { name, schema, handler, every, atStart }
}
