import type { Instant } from '../db/column-types.ts'

declare module '../db/tables.ts' {
  interface Tables {
    idempotency_keys: IdempotencyKeys
  }
}

interface IdempotencyKeys {
  user_id: number
  key: string
  request_hash: Uint8Array
  status: number | null
  response: string | null
  created_at: Instant
}
