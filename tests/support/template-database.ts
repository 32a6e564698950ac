import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/open-database.ts'
import type { OpenDatabase } from '../../server/platform/engine/database-handle.ts'
import { postgresPrograms, startPostgres } from './postgres.ts'
import { onDatabase, runOn } from './postgres-admin.ts'
import { madeAt, makePeople } from './test-people.ts'

/** Template databases of the test files: two are set up once per run, one empty and one with people, and copied for each file. */
export type Template =
  | { engine: 'pglite'; dump: string; dumpWithPeople: string }
  | { engine: 'postgres'; adminUrl: string; name: string; nameWithPeople: string }

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}

const clock = () => madeAt

/** Runs once before all tests of a run. TEST_ENGINE chooses the engine, TEST_POSTGRES_URL a cluster that runs already. */
export default async function prepareTemplates(project: TestProject): Promise<() => Promise<void>> {
  return process.env.TEST_ENGINE === 'postgres' ? preparePostgres(project) : preparePglite(project)
}

async function preparePglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-tests-'))
  const dump = join(folder, 'empty.tar')
  const dumpWithPeople = join(folder, 'with-people.tar')
  const db = await openDatabase({ clock })
  await dumpTo(dump, db)
  await makePeople(db)
  await dumpTo(dumpWithPeople, db)
  await db.close()
  project.provide('template', { engine: 'pglite', dump, dumpWithPeople })
  return async () => rmSync(folder, { recursive: true, force: true })
}

async function dumpTo(file: string, db: OpenDatabase): Promise<void> {
  if (!('asOwner' in db.connections)) throw new Error('The embedded database was expected.')
  const archive = await db.connections.asOwner((pglite) => pglite.dumpDataDir('none'))
  await writeFile(file, archive.stream())
}

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await cluster()
  // Several runs share a cluster.
  const name = `tallyhouse_template_${process.pid}`
  const nameWithPeople = `${name}_with_people`
  await runOn(adminUrl, `create database ${name}`)
  const empty = await openDatabase({ databaseUrl: onDatabase(adminUrl, name) })
  await empty.close()
  await runOn(adminUrl, `create database ${nameWithPeople} template ${name}`)
  const peopled = await openDatabase({ databaseUrl: onDatabase(adminUrl, nameWithPeople), clock })
  await makePeople(peopled)
  await peopled.close()
  project.provide('template', { engine: 'postgres', adminUrl, name, nameWithPeople })
  return async () => {
    await runOn(adminUrl, `drop database ${nameWithPeople}`, `drop database ${name}`)
    await stop()
  }
}

async function cluster(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  if (process.env.TEST_POSTGRES_URL) return { adminUrl: process.env.TEST_POSTGRES_URL, stop: async () => {} }
  const programs = postgresPrograms()
  if (!programs) throw new Error("TEST_ENGINE is postgres, but PostgreSQL's server programs aren't installed here.")
  const started = await startPostgres(programs)
  return { adminUrl: started.url('postgres'), stop: started.stop }
}
