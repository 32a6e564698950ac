import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { stockRules } from '../contract/stock/reconciliation/reconciliation.ts'
import { asOwner } from '../tests/support/as-owner.ts'
import { runServerProcess } from '../tests/support/server-process.ts'
import { openTestDatabase, type TestDatabase } from '../tests/support/test-database.ts'
import { openDatabase } from './open-database.ts'
import type { OpenDatabase } from './platform/engine/database-handle.ts'
import { lockFolder } from './platform/set-up/folder-lock.ts'
import { createItem } from './stock/inventory/create-item.ts'
import { system } from './viewer.ts'

const template = inject('template')
// Starting processes takes long on a busy machine.
const patience = { timeout: 90_000 }

let folder: string
/** On PostgreSQL the installation is a database, on PGlite a folder that one process may open at a time. */
let shared: TestDatabase | null = null
let env: Record<string, string>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-reconcile-'))
  if (template.engine === 'pglite') {
    mkdirSync(join(folder, 'database'))
    execFileSync('tar', ['-xf', template.dump, '-C', join(folder, 'database')], { stdio: 'pipe' })
    env = { DATA_DIR: folder }
  } else {
    shared = await openTestDatabase()
    env = { DATABASE_URL: shared.url ?? '' }
  }
})
afterAll(async () => {
  await shared?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function withDatabase<T>(work: (db: OpenDatabase) => Promise<T>): Promise<T> {
  if (shared) return work(shared)
  const db = await openDatabase({ folder: join(folder, 'database') })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

test('the command prints for each rule whether it holds or which rows break it, and changes nothing', patience, async () => {
  await withDatabase((db) =>
    createItem(db, system, { sku: 'WID-1', name: 'Widget', unitOfMeasure: 'EA', lowStockThreshold: 10, quantity: 40 } as never),
  )
  const balanced = await runServerProcess('reconcile', { env })
  expect(balanced.output.trim().split('\n')).toEqual([
    ...Array.from({ length: stockRules.length }, () => expect.stringMatching(/^ok {6}\S/)),
    expect.stringMatching(new RegExp(`^The stock books balance: ${stockRules.length} rules hold \\(\\d+ ms\\)\\.$`)),
  ])
  expect(balanced.code).toBe(0)

  await withDatabase((db) => asOwner(db, shared?.url ?? null, (owner) => owner.query('update stock set on_hand = 41')))
  const broken = await runServerProcess('reconcile', { env })
  expect(broken.output).toContain(
    'BROKEN  the ledger sums to the on-hand: 1 row\n        sku WID-1, location UNASSIGNED, lot –, stockRow 1, onHand 41, ledger 40\n',
  )
  expect(broken.output.trim().split('\n').at(-1)).toBe(
    `The stock books do not balance: 1 of ${stockRules.length} rules are broken. Nothing was changed.`,
  )
  expect(broken.code).toBe(1)
  const { stock, results } = await withDatabase((db) =>
    db.read(system, async (on) => ({
      stock: await on.selectFrom('stock').select('on_hand').execute(),
      results: await on.selectFrom('reconciliations').select('ok').orderBy('id').execute(),
    })),
  )
  expect(stock).toEqual([{ on_hand: 41 }])
  expect(results).toEqual([{ ok: true }, { ok: false }])
})

test.skipIf(template.engine !== 'pglite')('a data folder in use or missing is rejected in one sentence', patience, async () => {
  const release = lockFolder(join(folder, 'database'))
  const held = await runServerProcess('reconcile', { env })
  release()
  expect(held).toEqual({
    code: 1,
    output: expect.stringMatching(/^The database in .* is in use by another process: stop that process first[^\n]*\n$/),
  })

  const missing = join(folder, 'nowhere')
  const none = await runServerProcess('reconcile', { env: { DATA_DIR: missing } })
  expect(none).toEqual({ code: 1, output: expect.stringMatching(/^There is no database in .*nowhere.database: set DATA_DIR[^\n]*\n$/) })
  expect(existsSync(missing)).toBe(false)
})
