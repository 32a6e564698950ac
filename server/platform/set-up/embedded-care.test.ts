import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, openAsBlob, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../open-database.ts'
import { StartFailure } from '../../start-failure.ts'
import { system } from '../../viewer.ts'
import type { OpenDatabase } from '../engine/database-handle.ts'
import { openPglite, type PgliteEngine } from '../engine/pglite-engine.ts'
import { careForEmbedded, type EmbeddedCare } from './embedded-care.ts'

const template = inject('template')
/** Only that run has an embedded database. */
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

onPglite('nothing is backed up twice, and of many backups the last two stay; unfinished ones count for nothing and go', async () => {
  const [first = ''] = readdirSync(backups)
  await care.backUp()
  expect(readdirSync(backups)).toEqual([first])
  for (const name of [old(1), old(2), `${first}.part`, `${later(1)}.part`, `${later(2)}.part`, 'notes.txt']) {
    writeFileSync(join(backups, name), '')
  }
  const newest = await backUpAnew('Second')
  expect(readdirSync(backups).sort()).toEqual([first, newest, 'notes.txt'].sort())
})

onPglite('the newest backup stays when the clock was set back and older ones look newer', async () => {
  for (const name of [later(1), later(2)]) writeFileSync(join(backups, name), '')
  const newest = await backUpAnew('Third')
  expect(readdirSync(backups).sort()).toEqual([newest, later(2), 'notes.txt'].sort())
})

onPglite('a backup that fails says so, removes nothing and is made the next time', async () => {
  const elsewhere = join(parent, 'full')
  const other = careForEmbedded(db.connections as PgliteEngine, elsewhere, { info: () => {}, error: () => {} })
  writeFileSync(elsewhere, '')
  await addCustomer('Fourth')
  await expect(other.backUp()).rejects.toThrow(`The database couldn't be backed up to ${elsewhere}: `)
  await expect(other.stop()).rejects.toThrow(/couldn't be backed up/)
  rmSync(elsewhere)
  await other.stop()
  expect(readdirSync(elsewhere)).toHaveLength(1)
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
    /can't be opened \(PG_VERSION is missing\): move that folder away and restore the newest backup/,
  )
  expect(readdirSync(folder)).toEqual(files)
  writeFileSync(join(folder, 'PG_VERSION'), '18\n')
  truncateSync(join(folder, 'global/pg_control'))
  await expect(openDatabase({ folder })).rejects.toThrow(/can't be opened \(could not read file .*pg_control/)
})

onPglite('a folder whose tables cannot be read is refused in one sentence too, and closed', async () => {
  const folder = join(parent, 'spoilt')
  cpSync(join(parent, 'restored'), folder, { recursive: true })
  const spoilt = await openDatabase({ folder })
  const { rows } = await spoilt.connections.run(`select pg_relation_filepath('schema_migrations') as file`)
  await spoilt.close()
  writeFileSync(join(folder, String(rows[0]?.file)), randomBytes(8192))
  const failure = await openDatabase({ folder }).catch((error) => error)
  expect(failure).toBeInstanceOf(StartFailure)
  expect(failure.message).toMatch(/can't be opened \(invalid page in block 0 .*\): move that folder away and restore the newest backup/)
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

onPglite('a database that broke during set-up keeps nobody waiting', async () => {
  const owner = { roles: { app: 'postgres', customer: 'postgres', limited: 'postgres' }, functionSchema: 'public' }
  const engine = await openPglite({}, async () => owner)
  await expect(engine.asOwner((pglite) => pglite.close())).rejects.toThrow(/closed/)
  // Immediately: waiting for a turn that is never released would exceed the test's timeout.
  await expect(engine.run('select 1')).rejects.toThrow()
})

const old = (n: number) => `database-2020-01-01T00-00-0${n}Z.tar.gz`
const later = (n: number) => `database-2999-01-01T00-00-0${n}Z.tar.gz`

/** Returns the name of the backup. */
async function backUpAnew(customer: string): Promise<string> {
  await addCustomer(customer)
  const before = readdirSync(backups)
  // The names of backups have a precision of one second.
  await new Promise((resolve) => setTimeout(resolve, 1_010))
  await care.backUp()
  const [name = ''] = readdirSync(backups).filter((file) => !before.includes(file))
  return name
}

async function addCustomer(name: string): Promise<void> {
  const at = new Date()
  await db.transaction(system, (trx) =>
    trx.sql.insertInto('customers').values({ name, type: '3pl', created_at: at, updated_at: at }).execute(),
  )
}
