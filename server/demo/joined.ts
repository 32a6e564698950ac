import type { Database, Transaction } from '../platform/engine/database.ts'

/**
 * A database handle whose work all runs inside one open transaction, at one fixed time. The demo loads through it: every
 * verb runs as usual, except that none of them ends the transaction, so that either the whole demo is loaded
 * or nothing.
 */
export function joined(db: Database, trx: Transaction, moment: Date): Database {
  const now = () => moment
  return {
    ...db,
    now,
    read: (_viewer, work) => work(trx.sql),
    transaction: (_viewer, work) => work({ ...trx, now, finish: trx.send }),
  }
}
