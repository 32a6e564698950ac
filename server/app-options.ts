import type { Database } from './platform/engine/database.ts'
import type { Files } from './platform/file-store/file-store.ts'
import type { ResponseTimeouts } from './platform/http/open-responses.ts'
import type { LogOptions } from './platform/http/request-log.ts'

export interface AppOptions extends LogOptions {
  database: Database
  supportEmail: string
  /** Where uploaded files are received and kept. */
  files: Files
  /** How many bytes of files that belong to no record one user may have. */
  uploadQuota?: number
  /** How many bytes the files of one customer's people may take in all. */
  customerQuota?: number
  /** Whether a mail server is configured; without one each mail becomes a file. */
  sendsMail: boolean
  /** The code that the creator of the first administrator has to enter; null skips the check, as in tests. */
  setupCode: string | null
  /** Where people reach the server, as `https://warehouse.example`. Links in mails lead there. */
  publicUrl?: string | null
  /** The address or name it will listen on; this computer's own when left out. */
  listenHost?: string
  /** Proxies whose X-Forwarded headers are trusted: addresses, networks, or 'loopback'. */
  trustProxy?: string[]
  /** Folder of the built screens; without it the server serves the API only. */
  webRoot?: string
  /** Timeouts of responses; tests use shorter ones. */
  responseTimeouts?: ResponseTimeouts
  /** Checks each answer against the contract and fails with 500 when they differ: for tests, as it costs time. */
  strictResponses?: boolean
}
