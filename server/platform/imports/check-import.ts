import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { system } from '../../viewer.ts'
import type { Database, Transaction } from '../engine/database.ts'
import { type CheckContext, type Checked, type Group, mostRowsOfGroup, tooLargeMessage, type Wanted } from './check-groups.ts'
import { type ClaimedImport, endClaim, sayDone } from './claim-import.ts'
import { beforeFirst, nextGroups } from './groups-of.ts'
import { rowsFromLine, type StoredRow, writeGroups, writeResults } from './import-rows-queries.ts'
import { countRows } from './imports-queries.ts'
import { opens } from './person-of-import.ts'
import { planAnew } from './planning.ts'
import { rowReader } from './read-row.ts'

const rowsAtOnce = 1_000
/** Rows that are read before other calls have their turn; some 2 ms. */
const rowsOfTurn = 50
const checkedStates = ['pending', 'ready', 'error'] as const

/** Finds out what each row would do, or what is wrong with it. Each step is a short transaction; a new attempt begins again. */
export async function checkImport(db: Database, claimed: ClaimedImport): Promise<void> {
  const tooLarge = await findGroups(db, claimed)
  const wanted: Wanted = new Map()
  let done = 0
  let after = beforeFirst
  for (;;) {
    const read = await db.transaction(opens(claimed.viewer), async (trx) => {
      await planAnew(trx.sql)
      const found = await nextGroups(trx.sql, claimed.id, after, { states: checkedStates, without: tooLarge })
      // On a copy, so that a repeated transaction doesn't count twice.
      const context = contextOf(trx, claimed, new Map(wanted))
      const checked = await checkGroups(context, await readGroups(context, found.groups))
      await writeResults(
        trx,
        checked.flatMap(({ results }) => results),
      )
      await sayDone(trx, claimed, progress(claimed, claimed.rows, done + found.rows))
      return { ...found, wanted: context.wanted }
    })
    for (const [key, quantity] of read.wanted) wanted.set(key, quantity)
    done += read.rows
    if (!read.next) break
    after = read.next
  }
  await db.transaction(system, async (trx) => {
    const counts = await countRows(trx, claimed.id)
    await endClaim(trx, claimed, { state: 'checked', done: claimed.rows, counts: JSON.stringify(counts) })
  })
}

/** Both passes count half. */
function progress({ rows }: ClaimedImport, grouped: number, checked: number): number {
  return Math.min(Math.floor((grouped + checked) / 2), rows)
}

/**
 * The first pass finds out which rows belong together, as they may stand anywhere in the file. Answers the groups that are too large; their
 * rows have errors, and are never read at once.
 */
async function findGroups(db: Database, claimed: ClaimedImport): Promise<Set<number>> {
  const groups = new Map<string, { line: number; rows: number }>()
  let line = 0
  let done = 0
  for (;;) {
    const rows = await db.transaction(opens(claimed.viewer), async (trx) => {
      await planAnew(trx.sql)
      const reader = rowReader(trx.sql, claimed)
      const found = await rowsFromLine(trx.sql, claimed.id, line, rowsAtOnce)
      const grouped = []
      const begun = new Map<string, number>()
      for (const row of found) {
        const key = reader.keyOf(await reader.read(row))
        const first = groups.get(key)?.line ?? begun.get(key) ?? row.line
        begun.set(key, first)
        grouped.push({ id: row.id, key, line: first, isSkipped: row.state === 'skipped' })
      }
      await writeGroups(trx, grouped)
      await sayDone(trx, claimed, progress(claimed, done + found.length, 0))
      return { found, grouped }
    })
    for (const { key, line: first, isSkipped } of rows.grouped) {
      const group = groups.get(key) ?? { line: first, rows: 0 }
      if (!isSkipped) group.rows += 1
      groups.set(key, group)
    }
    done += rows.found.length
    const last = rows.found.at(-1)
    if (!last || rows.found.length < rowsAtOnce) break
    line = last.line
  }
  const tooLarge = [...groups.values()].filter(({ rows }) => rows > mostRowsOfGroup)
  for (const group of tooLarge) await db.transaction(system, (trx) => refuseGroup(trx, claimed.id, group))
  return new Set(tooLarge.map((group) => group.line))
}

async function refuseGroup(trx: Transaction, importId: number, { line, rows }: { line: number; rows: number }): Promise<void> {
  await sql`
    update import_rows set state = 'error', action = null, messages = ${JSON.stringify([tooLargeMessage(rows)])}::jsonb, item_id = null, site_id = null, quantity = null
    where import_id = ${importId} and group_line = ${line} and state <> 'skipped'`.execute(trx.sql)
}

export function contextOf(trx: Transaction, info: ClaimedImport | CheckContext['info'], wanted: Wanted, isUnderLock = false): CheckContext {
  return { on: trx.sql, now: trx.now(), info, reader: rowReader(trx.sql, info), wanted, isUnderLock }
}

export async function readGroups({ reader }: CheckContext, groups: readonly (readonly StoredRow[])[]): Promise<Group[]> {
  const read: Group[] = []
  let sinceTurn = 0
  for (const group of groups) {
    const rows = []
    for (const row of group) rows.push(await reader.read(row))
    read.push(rows)
    sinceTurn += rows.length
    // Reading only takes the processor: calls would wait for all of it.
    if (sinceTurn >= rowsOfTurn) {
      await nextTurn()
      sinceTurn = 0
    }
  }
  return read
}

export function checkGroups(context: CheckContext, groups: readonly Group[]): Promise<Checked<unknown>[]> {
  const { kind, house } = context.info
  return house.importers[kind].check(context, groups)
}
