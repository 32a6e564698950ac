import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { asOwner } from './as-owner.ts'
import type { TestApp } from './test-app.ts'

/**
 * Starts `first`, blocks it at a table lock, runs `between`, and lets `first` continue: a race that
 * always ends the same way. On PostgreSQL only, because PGlite runs one transaction at a time.
 * @param mode a table lock that blocks `first`, but not `between`.
 */
export async function meanwhile<T>(
  { db }: TestApp,
  { table, mode }: { table: string; mode: 'share' | 'exclusive' },
  first: () => Promise<T>,
  between: () => Promise<unknown>,
): Promise<T> {
  return asOwner(db, db.url, async (owner) => {
    await owner.query(`begin; lock table ${table} in ${mode} mode`)
    const going = first()
    // The databases of other tests, copies of one template, have tables of the same number.
    const blocked = `select from pg_locks l join pg_database d on d.oid = l.database
      where not l.granted and l.relation = '${table}'::regclass and d.datname = current_database()`
    const waiting = async () => (await owner.query(blocked)).rows.length
    for (let tried = 0; (await waiting()) === 0 && tried < 200; tried++) await sleep(10)
    expect(await waiting()).toBe(1)
    await between()
    await owner.query('commit')
    return going
  })
}
