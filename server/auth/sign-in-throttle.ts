import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { type Kysely, sql } from 'kysely'
import type { Database, Transaction } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { httpError } from '../errors.ts'
import { system } from '../viewer.ts'

/** Decisions §2. Always by address as well as by account, so that nobody can lock another person out from elsewhere. */
const periodMs = 15 * 60_000
const perAccountAndAddress = 10
const perAddress = 100

export interface Attempt {
  /** The IP address of the caller. */
  address: string
  /** The name somebody tries to sign in with, as typed. */
  account: string
}

/** Refuses an attempt that would be refused anyway, before anything slow is done for it. */
export async function refuseThrottled(db: Database, attempt: Attempt): Promise<void> {
  await db.read(system, (on) => refuseAboveLimit(on, attempt, db.now()))
}

/**
 * To be called in a transaction once it is known whether the attempt succeeded, and before anybody is told. The attempts of one address
 * wait for each other here, on all servers. However many are made at once, the limit is all that is learnt: what comes after it
 * is refused without telling right from wrong. Only failures are counted, so right sign-ins never stand in each other's way.
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

/** Failures that count no longer. */
export async function deleteOldFailures(trx: Transaction): Promise<number> {
  const { numDeletedRows } = await trx.sql
    .deleteFrom('failed_sign_ins')
    .where('at', '<=', new Date(trx.now().getTime() - periodMs))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Any number that no other two-part advisory lock begins with. */
const throttleLock = 7_447_002

async function refuseAboveLimit(on: Kysely<Tables>, attempt: Attempt, now: Date): Promise<void> {
  const ofAddress = on
    .selectFrom('failed_sign_ins')
    .select('at')
    .where('address', '=', networkOf(attempt.address))
    .where('at', '>', new Date(now.getTime() - periodMs))
    .orderBy('at', 'desc')
    .limit(1)
  const { account, address } = await on
    .selectNoFrom([
      ofAddress
        .where('account_hash', '=', hashAccount(attempt.account))
        .offset(perAccountAndAddress - 1)
        .as('account'),
      ofAddress.offset(perAddress - 1).as('address'),
    ])
    .executeTakeFirstOrThrow()
  // The latest failure that has to become too old first.
  const blockedBy = Math.max(account?.getTime() ?? 0, address?.getTime() ?? 0)
  if (blockedBy === 0) return
  const seconds = Math.max(1, Math.ceil((blockedBy + periodMs - now.getTime()) / 1000))
  throw httpError('sign-in.throttled', { minutes: Math.ceil(seconds / 60) }, { retryAfterSeconds: seconds })
}

/** Each spelling of a name counts as one. A hash, because people type their password into the wrong field. */
function hashAccount(account: string): Buffer {
  return createHash('sha256').update(account.normalize('NFKC').trim().toLowerCase()).digest()
}

/** The /64 network of an IPv6 address, as whoever has one address of it has all of them; any other address as it is. */
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

/** The eight numbers of an IPv6 address, whichever way it is written. */
function groupsOf(ip: string): number[] {
  // The URL parser writes it in its one canonical form.
  const canonical = new URL(`http://[${ip}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => part.split(':').flatMap((group) => (group ? [Number(`0x${group}`)] : [])))
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
