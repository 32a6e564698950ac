import { randomBytes, timingSafeEqual } from 'node:crypto'
import { inThread } from '../../platform/workers/threads.ts'

/**
 * The first of OWASP's equivalent parameter sets for argon2id: 46 MiB, one pass, one lane. Each hash stores its parameters, so
 * they may change. The next set, 19 MiB and two passes, left the server 135 MB larger permanently: blocks of that size
 * stay in each thread's allocator, larger ones are returned to the operating system.
 */
const owasps: Cost = { memory: 47_104, passes: 1, parallelism: 1 }
const tagLength = 32

interface Cost {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
}

let current = owasps

/** For the servers of tests, whose passwords protect nothing; no setting leads here. Without an argument the usual cost again. */
export function hashPasswordsAtCost(cost: Cost = owasps): void {
  current = cost
}

/**
 * `$argon2id$v=19$m=47104,t=1,p=1$<salt>$<hash>`, the usual PHC string. Takes about 80 ms: call it before a transaction.
 * @throws {HttpError} 503 when too many hashes wait already.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await inThread('hash-password', { message: password.normalize('NFKC'), nonce, tagLength, ...current })
  return `${parametersText()}$${unpadded(nonce)}$${unpadded(tag)}`
}

/** Without a stored hash it takes as long and returns false, so that the response time doesn't reveal which users exist. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored ?? nobodysHash())
  if (!parts) throw new Error('A stored password hash has an unknown form.')
  const [, memory, passes, parallelism, nonce = '', expected = ''] = parts
  const tag = await inThread('hash-password', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(tag, Buffer.from(expected, 'base64')) && stored !== null
}

/** Whether a hash was made with other parameters than the current ones. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`${parametersText()}$`)
}

function parametersText(): string {
  return `$argon2id$v=19$m=${current.memory},t=${current.passes},p=${current.parallelism}`
}

const noNonce = unpadded(randomBytes(16))
const noTag = unpadded(randomBytes(tagLength))

function nobodysHash(): string {
  return `${parametersText()}$${noNonce}$${noTag}`
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '')
}
