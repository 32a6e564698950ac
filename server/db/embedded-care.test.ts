import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, openAsBlob, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { system } from '../viewer.ts'
import { careForEmbedded, type EmbeddedCare } from './embedded-care.ts'
import { type OpenDatabase, openDatabase } from './open.ts'
import type { PgliteEngine } from './pglite-engine.ts'

const template = inject('template')
/** There is an embedded database in that run only. */
const onPglite = test.skipIf(template.engine !== 'pglite')

let parent: string
let backups: string
let db: OpenDatabase
let care: EmbeddedCare

beforeAll(async () => {
  if (template.engine !== 'pglite') return
  parent = mkdtempSync(join(tmpdir(), 'tallyhouse-care-'))
  backups = join(parent, 'backups')
  db = await openDatabase({ dump: await openAsBlob(template.dump) })
  care = careForEmbedded(db.connections as PgliteEngine, backups, { info: () => {}, error: () => {} })
})
afterAll(async () => {
  if (template.engine !== 'pglite') return
  await care.stop()
  await db.close()
  rmSync(parent, { recursive: true })
})

onPglite('a backup unpacks to a database with everything that was committed', async () => {
  await addCustomer('Kept')
  await care.backUp()
  const folder = join(parent, 'restored')
  mkdirSync(folder)
  execFileSync('tar', ['-xzf', join(backups, readdirSync(backups)[0] ?? ''), '-C', folder], { stdio: 'pipe' })
  const restored = await openDatabase({ folder })
  const names = await restored.read(system, (kysely) => kysely.selectFrom('customers').select('name').execute())
  await restored.close()
  expect(names).toEqual([{ name: 'Kept' }])
})

onPglite('nothing is backed up twice, and of many backups the last two stay', async () => {
  await care.backUp()
  expect(readdirSync(backups)).toHaveLength(1)
  for (let n = 0; n < 3; n++) {
    await addCustomer(`Customer ${n}`)
    // Backups are named by the second.
    await new Promise((resolve) => setTimeout(resolve, 1_010))
    await care.backUp()
  }
  expect(readdirSync(backups)).toHaveLength(2)
  expect(readdirSync(backups).every((name) => name.endsWith('.tar.gz'))).toBe(true)
})

onPglite('tidying gives the planner its statistics, with rights the server itself lacks', async () => {
  expect(care.isUntidy()).toBe(true)
  await care.tidy()
  expect(care.isUntidy()).toBe(false)
  const { rows } = await db.read(system, (kysely) =>
    sql`select current_user as role, (select reltuples::int from pg_class where relname = 'customers') as customers`.execute(kysely),
  )
  expect(rows).toEqual([{ role: db.connections.roles.app, customers: 4 }])
})

onPglite('a folder with no whole database in it is refused and left as it is', async () => {
  const folder = join(parent, 'damaged')
  cpSync(join(parent, 'restored'), folder, { recursive: true })
  rmSync(join(folder, 'PG_VERSION'))
  const files = readdirSync(folder)
  await expect(openDatabase({ folder })).rejects.toThrow(
    /can't be opened \(PG_VERSION is missing\): move that folder away and unpack the newest backup/,
  )
  expect(readdirSync(folder)).toEqual(files)
  writeFileSync(join(folder, 'PG_VERSION'), '18\n')
  truncateSync(join(folder, 'global/pg_control'))
  await expect(openDatabase({ folder })).rejects.toThrow(/can't be opened \(could not read file .*pg_control/)
})

onPglite('a database whose making was broken off is made anew', async () => {
  const folder = join(parent, 'new')
  mkdirSync(`${folder}.making`)
  writeFileSync(join(`${folder}.making`, 'PG_VERSION'), '18\n')
  const made = await openDatabase({ folder })
  await made.close()
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true)
  expect(existsSync(`${folder}.making`)).toBe(false)
})

async function addCustomer(name: string): Promise<void> {
  const at = new Date()
  await db.transaction(system, (trx) =>
    trx.sql.insertInto('customers').values({ name, type: '3pl', created_at: at, updated_at: at }).execute(),
  )
}
