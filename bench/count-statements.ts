import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Call, callTimes } from './driver.ts'

const library = 'pg_stat_statements'
const calls = 200

/** Settings of a cluster that can count. Null where PostgreSQL lacks the extension. */
export function countingSettings(programs: string): string[] | null {
  const installed = existsSync(join(programs, '../lib', `${library}.so`))
  return installed ? [`shared_preload_libraries=${library}`] : null
}

/** Counting costs time: it is off except while asked for. */
export async function prepareCounting(admin: Client): Promise<void> {
  await track(admin, 'none')
  await admin.query(`create extension ${library}`)
}

export interface StatementCount {
  /** What a call sends besides opening and closing its transaction. */
  statements: number
  /** begin, set, commit and rollback. */
  framing: number
}

/** How many statements a call sends. `admin` is a connection to a database of the cluster that nothing else uses. */
export async function countStatements(admin: Client, database: string, port: number, next: () => Call): Promise<StatementCount> {
  await track(admin, 'top')
  await admin.query(`select ${library}_reset()`)
  await callTimes(port, calls, next)
  const { rows } = await admin.query<{ framing: boolean; calls: string }>(
    `select s.query ~* '^\\s*(begin|set|commit|rollback)' as framing, sum(s.calls) as calls
     from ${library} s join pg_database d on d.oid = s.dbid where d.datname = $1 group by 1`,
    [database],
  )
  await track(admin, 'none')
  // A job's look into its queue now and then is no part of a call.
  const perCall = (framing: boolean) => Math.round(Number(rows.find((row) => row.framing === framing)?.calls ?? 0) / calls)
  return { statements: perCall(false), framing: perCall(true) }
}

async function track(admin: Client, what: 'top' | 'none'): Promise<void> {
  await admin.query(`alter system set ${library}.track = '${what}'`)
  await admin.query('select pg_reload_conf()')
  // Connections notice before their next statement.
  await sleep(200)
}
