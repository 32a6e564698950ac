import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/db/open.ts'
import { postgresPrograms, startPostgres } from './postgres.ts'
import { onDatabase, runOn } from './postgres-admin.ts'

/** Where test files get their database from: one set up once per run, copied for each file. */
export type Template = { engine: 'pglite'; dump: string } | { engine: 'postgres'; adminUrl: string; name: string }

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}

/** Runs once before all tests of a run. TEST_ENGINE chooses the engine, TEST_POSTGRES_URL a cluster that runs already. */
export default async function prepareTemplate(project: TestProject): Promise<() => Promise<void>> {
  return process.env.TEST_ENGINE === 'postgres' ? preparePostgres(project) : preparePglite(project)
}

async function preparePglite(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-tests-'))
  const dump = join(folder, 'template.tar')
  const db = await openDatabase({})
  if (!('asOwner' in db.connections)) throw new Error('The embedded database was expected.')
  const archive = await db.connections.asOwner((pglite) => pglite.dumpDataDir('none'))
  await writeFile(dump, archive.stream())
  await db.close()
  project.provide('template', { engine: 'pglite', dump })
  return async () => rmSync(folder, { recursive: true, force: true })
}

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await cluster()
  const name = 'tallyhouse_template'
  await runOn(adminUrl, `drop database if exists ${name}`, `create database ${name}`)
  const db = await openDatabase({ databaseUrl: onDatabase(adminUrl, name) })
  await db.close()
  project.provide('template', { engine: 'postgres', adminUrl, name })
  return stop
}

async function cluster(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  if (process.env.TEST_POSTGRES_URL) return { adminUrl: process.env.TEST_POSTGRES_URL, stop: async () => {} }
  const programs = postgresPrograms()
  if (!programs) throw new Error("TEST_ENGINE is postgres, but PostgreSQL's server programs aren't installed here.")
  const started = await startPostgres(programs)
  return { adminUrl: started.url('postgres'), stop: started.stop }
}
