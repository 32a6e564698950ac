import { expect } from 'vitest'
import type { Database } from '../../server/platform/engine/database.ts'
import { findBreaches } from '../../server/stock/reconciliation/reconciliation-queries.ts'
import { system } from '../../server/viewer.ts'

/** Fails with the rows that break a rule of the stock books. */
export async function expectBooksToBalance(db: Database): Promise<void> {
  const breaches = await db.read(system, findBreaches)
  expect(breaches, breaches.map(({ rule, rows }) => `${rule}: ${JSON.stringify(rows)}`).join('; ')).toEqual([])
}
