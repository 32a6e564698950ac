import { accountSecurityEndpoints } from '../../../contract/people/auth/account-security.ts'
import { httpError } from '../../errors.ts'
import { did } from '../../platform/audit/history.ts'
import { inThread } from '../../platform/workers/threads.ts'
import { verb } from '../../verb.ts'
import { settleOwnPassword, verifyAndPrepare } from './confirm-password.ts'
import { authenticator, confirmSecret, hasSecondFactor, newSecret, replaceRecoveryCodes, storePendingSecret } from './second-factor.ts'
import { dropCachedSessions, endSomeSessions } from './sessions.ts'
import { lockAccount } from './users-queries.ts'

/** Begins the set-up: the key counts for nothing until a code of the app confirms it. */
export const startTwoFactor = verb(accountSecurityEndpoints.startTwoFactor, {
  asProduct: true,
  prepare: (db, viewer, { password }, origin) =>
    verifyAndPrepare(db, { viewer, origin }, password, async ({ username, isRight }) => {
      const secret = newSecret()
      const address = authenticator(secret, username).toString()
      return { secret, address, qrCode: isRight ? await inThread('draw-qr-code', address) : '' }
    }),
  run: async ({ trx, viewer, origin }, _input, { verified, secret, address, qrCode }) => {
    const turnedDown = await settleOwnPassword({ trx, viewer, origin }, verified)
    if (turnedDown) return turnedDown
    if (await hasSecondFactor(trx.sql, viewer.userId)) throw httpError('two-factor.is-on')
    await storePendingSecret(trx, viewer.userId, secret)
    return {
      answer: { key: secret.base32.match(/.{1,4}/g)?.join(' ') ?? '', address, qrCode },
      history: [did('start_two_factor', 'user', { id: viewer.userId, customerId: viewer.customerId }, { ...(origin && { origin }) })],
      touched: {},
    }
  },
})

/** A wrong code isn't counted: who asks has just been shown the key. */
export const confirmTwoFactor = verb(accountSecurityEndpoints.confirmTwoFactor, {
  asProduct: true,
  prepare: async () => null,
  run: async ({ trx, viewer, origin }, { code }) => {
    const row = { id: viewer.userId, customerId: viewer.customerId }
    await lockAccount(trx.sql, row)
    if (!(await confirmSecret(trx, viewer.userId, code))) throw httpError('two-factor.wrong-code', undefined, { field: 'code' })
    const recoveryCodes = await replaceRecoveryCodes(trx, viewer.userId)
    // They were started without a code.
    await endSomeSessions(trx, viewer.userId, { allBut: origin?.sessionToken ?? null })
    // What is required of this person may be fulfilled now.
    dropCachedSessions(trx, [viewer.userId])
    return {
      answer: { recoveryCodes },
      history: [did('turn_on_two_factor', 'user', row, { ...(origin && { origin }) })],
      touched: { account: [row] },
    }
  },
})
