import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartFailure } from '../../start-failure.ts'

/*
 * What must not be readable in a copy of the database is encrypted with a key that is kept outside of it (AES-256-GCM). A file holds the keys,
 * one a line: the first one encrypts, each of them decrypts, so that a key can be replaced while servers run (docs/decisions/0054).
 */

interface SecretKey {
  /** Begins each secret that is encrypted with the key. */
  id: Buffer
  key: Buffer
}
export type SecretKeys = readonly [SecretKey, ...SecretKey[]]

const keyBytes = 32
const idBytes = 4
const nonceBytes = 12
const tagBytes = 16
const overhead = idBytes + nonceBytes + tagBytes

/** A secret is encrypted with a key that isn't among those given. */
export class UnknownKey extends Error {}

export function secretKeyOf(key: Buffer): SecretKey {
  return { id: createHash('sha256').update(key).digest().subarray(0, idBytes), key }
}

/**
 * Reads the keys of a file. Without a name of one, `usual` is read, and made with a new key if it isn't there.
 * @throws {StartFailure} where the file can't be read or holds anything but keys
 */
export function readSecretKeys(file: string | null, usual: string): SecretKeys {
  if (file === null) makeKeyFile(usual)
  const path = file ?? usual
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartFailure(
      `The secret key in '${path}' can't be read (${reason}): correct SECRET_KEY_FILE, or let this user read the file.`,
    )
  }
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || [])
  const [first, ...others] = lines.map((line) => Buffer.from(line, 'base64'))
  if (!first || [first, ...others].some((key) => key.length !== keyBytes))
    throw new StartFailure(
      `The file '${path}' holds no secret key: write ${keyBytes} random bytes in base64 into it, one key a line, as 'openssl rand -base64 ${keyBytes}' prints them.`,
    )
  return [secretKeyOf(first), ...others.map(secretKeyOf)]
}

function makeKeyFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, `${randomBytes(keyBytes).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    // Another server on the same folder may have made it at the same moment.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/** @param belongsTo names the row, as 'two-factor 7': a secret that is copied into another row can't be read. */
export function seal([{ id, key }]: SecretKeys, secret: Uint8Array, belongsTo: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([id, nonce, cipher.getAuthTag(), sealed])
}

/** @throws {UnknownKey} where the secret is sealed with none of the keys */
export function unseal(keys: SecretKeys, sealed: Uint8Array, belongsTo: string): Buffer {
  const bytes = Buffer.from(sealed)
  const known = keys.find((key) => isSealedWith(key, bytes))
  if (!known) throw new UnknownKey(`The secret of ${belongsTo} is encrypted with a key that this server doesn't have.`)
  const nonce = bytes.subarray(idBytes, idBytes + nonceBytes)
  const tag = bytes.subarray(idBytes + nonceBytes, overhead)
  const decipher = createDecipheriv('aes-256-gcm', known.key, nonce).setAAD(Buffer.from(belongsTo)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(overhead)), decipher.final()])
}

export function isSealedWith({ id }: SecretKey, sealed: Uint8Array): boolean {
  return sealed.length > overhead && Buffer.from(sealed).subarray(0, idBytes).equals(id)
}
