import type { BinaryLike } from 'node:crypto'

// In Node since 24.7; the published types don't know it yet.
declare module 'node:crypto' {
  interface Argon2Parameters {
    message: BinaryLike
    nonce: BinaryLike
    parallelism: number
    tagLength: number
    /** In KiB. */
    memory: number
    passes: number
  }
  function argon2Sync(algorithm: 'argon2id', parameters: Argon2Parameters): Buffer
}
