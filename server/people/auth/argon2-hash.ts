import { type Argon2Parameters, argon2Sync } from 'node:crypto'

declare module '../../platform/workers/thread-work.ts' {
  interface ThreadWork {
    'hash-password': typeof argon2Hash
  }
}

/**
 * Holds up the thread that calls it. Node's own threads would do it too, but there are four of them, and whatever is compressed would wait
 * behind hashes.
 */
export function argon2Hash(parameters: Argon2Parameters): Uint8Array {
  return argon2Sync('argon2id', parameters)
}
