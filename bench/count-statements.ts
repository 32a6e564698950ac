import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Call, callTimes } from './driver.ts'
import { asOwner } from './fill-database.ts'

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

/** How many statements a call sends. */
export function countStatements(adminUrl: string, database: string, port: number, next: () => Call): Promise<StatementCount> {
  return asOwner(adminUrl, async (admin) => {
    await track(admin, 'top')
    await admin.query(`select ${library}_reset()`)
    await callTimes(port, calls, next)
    await track(admin, 'none')
    const { rows } = await admin.query<{ framing: boolean; calls: string }>(
      `select s.query ~* '^\\s*(begin|set|commit|rollback)' as framing, sum(s.calls) as calls
       from ${library} s join pg_database d on d.oid = s.dbid where d.datname = $1 group by 1`,
      [database],
    )
    // A job's look into its queue now and then is no part of a call.
    const perCall = (framing: boolean) => Math.round(Number(rows.find((row) => row.framing === framing)?.calls ?? 0) / calls)
    return { statements: perCall(false), framing: perCall(true) }
  })
}

export interface StatementTime {
  query: string
  calls: number
  /** Milliseconds, all calls together. */
  total: number
}

/** Where the database spends its time while `work` runs, statements inside functions too; the longest first. */
export function timeStatements(adminUrl: string, database: string, work: () => Promise<unknown>): Promise<StatementTime[]> {
  return asOwner(adminUrl, async (admin) => {
    await track(admin, 'all')
    await admin.query(`select ${library}_reset()`)
    await work()
    await track(admin, 'none')
    const { rows } = await admin.query<StatementTime>(
      `select regexp_replace(s.query, '\\s+', ' ', 'g') as query, s.calls::integer, s.total_exec_time as total
       from ${library} s join pg_database d on d.oid = s.dbid where d.datname = $1 order by 3 desc limit 25`,
      [database],
    )
    return rows
  })
}

async function track(admin: Client, what: 'top' | 'all' | 'none'): Promise<void> {
  await admin.query(`alter system set ${library}.track = '${what}'`)
  await admin.query('select pg_reload_conf()')
  // Connections notice before their next statement.
  await sleep(200)
}
