import { httpError } from '../../errors.ts'
import type { Database } from '../../platform/engine/database.ts'
import { system } from '../../viewer.ts'
import {
  type Attempt,
  type CountedFailures,
  hashAccount,
  networkOf,
  perAccountAndAddress,
  perAddress,
  refuseAboveLimit,
} from './sign-in-throttle.ts'

/*
 * Attempts to sign in whose outcome isn't known yet. Each could become a failure, so together with the failures there are no more of them than the
 * limits of failures allow: the next one waits for an outcome, and a burst of guesses is hashed no further than its limit.
 */

/** Two passwords are hashed at a time, and as many wait as the threads have room for (server/platform/workers/threads.ts). */
const mostUnderWay = 2 + 42
/** So that one network leaves the other half to everyone else. */
const mostOfNetwork = mostUnderWay / 2
const retryAfterSeconds = 2

interface Admitted {
  address: string
  account: string
}

const admitted = new Set<Admitted>()
/** The networks of the attempts under way, those that wait for room among them. */
const underWay: string[] = []
/** How many attempts have ended. */
let ended = 0
let waiting: { address: string; wake: () => void }[] = []

/**
 * Admits an attempt before its password is hashed. It is under way until it is disposed of, when its outcome is recorded.
 * @throws {HttpError} 429 above a limit, 503 when too many are under way, of all or of its network.
 */
export async function admitAttempt(db: Database, attempt: Attempt): Promise<AsyncDisposable> {
  const mine: Admitted = { address: networkOf(attempt.address), account: hashAccount(attempt.account).toString('hex') }
  const ofNetwork = underWay.filter((network) => network === mine.address)
  if (underWay.length >= mostUnderWay || ofNetwork.length >= mostOfNetwork) throw httpError('server.busy', undefined, { retryAfterSeconds })
  underWay.push(mine.address)
  try {
    return await whenThereIsRoom(db, attempt, mine)
  } catch (error) {
    leave(mine.address)
    throw error
  }
}

async function whenThereIsRoom(db: Database, attempt: Attempt, mine: Admitted): Promise<AsyncDisposable> {
  for (;;) {
    const before = ended
    const failed = await db.read(system, (on) => refuseAboveLimit(on, attempt, db.now()))
    // An attempt that ended meanwhile may be missing in this reading, and is no longer under way: it would count in neither.
    if (ended !== before) continue
    // Nothing is awaited between counting and taking.
    if (hasRoom(mine, failed)) break
    await new Promise<void>((wake) => waiting.push({ address: mine.address, wake }))
  }
  admitted.add(mine)
  return { [Symbol.asyncDispose]: async () => release(mine) }
}

function hasRoom({ address, account }: Admitted, failed: CountedFailures): boolean {
  const ofAddress = [...admitted].filter((other) => other.address === address)
  const ofAccount = ofAddress.filter((other) => other.account === account)
  return failed.account + ofAccount.length < perAccountAndAddress && failed.address + ofAddress.length < perAddress
}

function release(mine: Admitted): void {
  if (!admitted.delete(mine)) return
  leave(mine.address)
  ended += 1
  const { woken = [], others = [] } = Object.groupBy(waiting, ({ address }) => (address === mine.address ? 'woken' : 'others'))
  waiting = others
  for (const { wake } of woken) wake()
}

function leave(network: string): void {
  underWay.splice(underWay.indexOf(network), 1)
}
