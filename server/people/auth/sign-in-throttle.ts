import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { httpError } from '../../errors.ts'
import type { Database, Transaction } from '../../platform/engine/database.ts'
import type { Tables } from '../../platform/engine/tables.ts'
import { system } from '../../viewer.ts'

/** The account limit counts per address, so that no one can lock another person out from a different address. */
const periodMs = 15 * 60_000
export const perAccountAndAddress = 10
export const perAddress = 100

export interface Attempt {
  /** The IP address of the caller. */
  address: string
  /** The username or email as typed. */
  account: string
}

/** Rejects a throttled attempt before anything slow. */
export async function refuseThrottled(db: Database, attempt: Attempt): Promise<void> {
  await db.read(system, (on) => refuseAboveLimit(on, attempt, db.now()))
}

/**
 * Called in a transaction after the password check and before the answer. Concurrent attempts from one address
 * wait for each other here, on all servers, so that concurrent guesses can't exceed the limit: attempts beyond it
 * are rejected whether or not the password was right. Only failures count, so successful sign-ins never throttle each other.
 */
export async function settleAttempt(trx: Transaction, attempt: Attempt, outcome: 'succeeded' | 'failed'): Promise<void> {
  const address = networkOf(attempt.address)
  await sql`select pg_advisory_xact_lock(${throttleLock}, hashtext(${address}))`.execute(trx.sql)
  await refuseAboveLimit(trx.sql, attempt, trx.now())
  if (outcome === 'succeeded') return
  await trx.sql
    .insertInto('failed_sign_ins')
    .values({ address, account_hash: hashAccount(attempt.account), at: trx.now() })
    .execute()
}

/** Deletes failures that no longer count. */
export async function deleteOldFailures(trx: Transaction): Promise<number> {
  const { numDeletedRows } = await trx.sql
    .deleteFrom('failed_sign_ins')
    .where('at', '<=', new Date(trx.now().getTime() - periodMs))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** First part of the advisory lock's key. Arbitrary, but unique among the two-part locks. */
const throttleLock = 7_447_002

/** How many failures of the last fifteen minutes count, each up to its limit. */
export interface CountedFailures {
  account: number
  address: number
}

/** @throws {HttpError} 429 above a limit. */
export async function refuseAboveLimit(on: Kysely<Tables>, attempt: Attempt, now: Date): Promise<CountedFailures> {
  const ofAddress = on
    .selectFrom('failed_sign_ins')
    .where('address', '=', networkOf(attempt.address))
    .where('at', '>', new Date(now.getTime() - periodMs))
  const ofAccount = ofAddress.where('account_hash', '=', hashAccount(attempt.account))
  const latest = (failures: typeof ofAddress, most: number) => failures.select('at').orderBy('at', 'desc').limit(most)
  const { account, address, failedAccount, failedAddress } = await on
    .selectNoFrom([
      latest(ofAccount, 1)
        .offset(perAccountAndAddress - 1)
        .as('account'),
      latest(ofAddress, 1)
        .offset(perAddress - 1)
        .as('address'),
      countOf(on, latest(ofAccount, perAccountAndAddress)).as('failedAccount'),
      countOf(on, latest(ofAddress, perAddress)).as('failedAddress'),
    ])
    .executeTakeFirstOrThrow()
  // The sign-in is allowed again when this failure has expired.
  const blockedBy = Math.max(account?.getTime() ?? 0, address?.getTime() ?? 0)
  if (blockedBy === 0) return { account: failedAccount ?? 0, address: failedAddress ?? 0 }
  const seconds = Math.max(1, Math.ceil((blockedBy + periodMs - now.getTime()) / 1000))
  throw httpError('sign-in.throttled', { minutes: Math.ceil(seconds / 60) }, { retryAfterSeconds: seconds })
}

function countOf(on: Kysely<Tables>, failures: SelectQueryBuilder<Tables, 'failed_sign_ins', { at: Date }>) {
  return on.selectFrom(failures.as('latest')).select(sql<number>`count(*)::integer`.as('count'))
}

/** All spellings of a name count as one. Hashed, because people sometimes type their password into the wrong field. */
export function hashAccount(account: string): Buffer {
  return createHash('sha256').update(account.normalize('NFKC').trim().toLowerCase()).digest()
}

/** The /64 network of an IPv6 address, because one customer of a provider usually holds the whole network; an IPv4 address unchanged. */
export function networkOf(ip: string): string {
  const [address = '', _zone] = ip.split('%', 2)
  if (!isIPv6(address)) return ip
  const groups = groupsOf(address)
  const isMappedIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMappedIPv4) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight groups of an IPv6 address in any notation. */
function groupsOf(ip: string): number[] {
  // The URL parser converts it to the canonical notation.
  const canonical = new URL(`http://[${ip}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => part.split(':').flatMap((group) => (group ? [Number(`0x${group}`)] : [])))
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
