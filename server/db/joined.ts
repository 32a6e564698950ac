import type { Database, Transaction } from './database.ts'

/**
 * A database handle whose work all happens inside one open transaction, at one moment. The demo loads through it: every
 * verb runs as it does for people, except that none of them ends the transaction: either the whole warehouse is there
 * afterwards or nothing of it.
 */
export function joined(db: Database, trx: Transaction, moment: Date): Database {
  const now = () => moment
  return {
    ...db,
    now,
    read: (_viewer, work) => work(trx.sql),
    transaction: (_viewer, work) => work({ ...trx, now, finish: trx.together }),
  }
}
