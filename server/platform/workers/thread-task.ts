import type { MessagePort } from 'node:worker_threads'
import type { CarriedError } from './carried-error.ts'
import type { StreamName, WorkName } from './thread-work.ts'

/** What a thread is given when it starts. */
export interface ThreadSettings {
  /** Added to its nice value. */
  nice: number
}

/** What a thread is given to do. */
export type ThreadTask =
  | { work: WorkName; given: readonly unknown[] }
  | { stream: StreamName; given: unknown; pieces: MessagePort; source: MessagePort | null }

/** What comes back. The pieces of a stream have gone through its port by then. */
export type ThreadAnswer = { result: unknown } | { failed: CarriedError }
