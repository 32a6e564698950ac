import type { Engine } from './engine.ts'

export type Health = 'ok' | 'out of reach' | 'disk full'

/** A sort that doesn't fit in memory needs space on the database's disk, and frees it afterwards. */
const trySpace = `begin; set local work_mem = '64kB';
  select count(*) from (select n from generate_series(1, 50000) as n order by n desc) as sorted; rollback`

/** Whether the database can serve. It checks the disk space only after a change has failed for lack of it. */
export function watchHealth(engine: Engine) {
  let diskWasFull = false
  let looking: Promise<Health> | null = null

  async function look(): Promise<Health> {
    try {
      await engine.runHealthCheck('select 1')
    } catch {
      return 'out of reach'
    }
    if (!diskWasFull) return 'ok'
    try {
      await engine.runHealthCheck(trySpace)
    } catch {
      return 'disk full'
    }
    diskWasFull = false
    return 'ok'
  }

  return {
    noteFailure: (error: unknown): void => {
      if (isDiskFull(error)) diskWasFull = true
    },
    /** Concurrent callers share one query. */
    check: (): Promise<Health> => {
      looking ??= look().finally(() => {
        looking = null
      })
      return looking
    },
  }
}

/** 53100 is PostgreSQL's code; the embedded database may pass on the operating system's. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '53100' || error.code === 'ENOSPC')
}
